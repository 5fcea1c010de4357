//! The server's clock, which never goes back while the server runs.

use interregnum_table::Time;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A monotonic clock that starts at the machine's time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    opened: Instant,
    at: Time,
}

impl Clock {
    /// Reads the machine's clock once; later times are measured from there.
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { opened: Instant::now(), at: Time(millis(since)) }
    }

    pub(crate) fn now(&self) -> Time {
        Time(self.at.0 + millis(self.opened.elapsed()))
    }

    /// The time until a moment; zero if it has passed.
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
