//! The clock of the house: it never goes back while the house is open.

use interregnum_table::Time;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tells the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    opened: Instant,
    at: Time,
}

impl Clock {
    /// Looks at the machine's clock once; from then on time passes evenly.
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { opened: Instant::now(), at: Time(millis(since)) }
    }

    pub(crate) fn now(&self) -> Time {
        Time(self.at.0 + millis(self.opened.elapsed()))
    }

    /// How long it is until a moment; nothing if that has passed.
    pub(crate) fn until(&self, moment: Time) -> Duration {
        Duration::from_millis(moment.0.saturating_sub(self.now().0))
    }
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_and_never_goes_back() {
        let clock = Clock::new();
        let before = clock.now();
        std::thread::sleep(Duration::from_millis(3));
        assert!(clock.now().0 >= before.0 + 3);
        assert_eq!(clock.until(before), Duration::ZERO);
        assert!(clock.until(Time(before.0 + 60_000)) > Duration::from_secs(50));
    }
}
