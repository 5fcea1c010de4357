//! The server's clock, which never goes back while the server runs, and the clock of a table, which
//! never goes back at all.
//!
//! Debug builds let a test move time: `INTERREGNUM_TEST_CLOCK` names a file with the milliseconds by which the
//! server's time is ahead of the machine's. Release builds contain no such switch.

use interregnum_table::{Span, Time};
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

    /// Starts at the time of another clock.
    pub(crate) fn starting_at(at: Time) -> Self {
        Self { opened: Instant::now(), at }
    }

    pub(crate) fn now(&self) -> Time {
        Time(self.at.0 + millis(self.opened.elapsed())) + moved::ahead()
    }
}

/// The clock of one table: the server's, but never before the table's last entry. If the machine's
/// clock was set back while the server was down, the table's time goes on from its last entry; else bots
/// would wait, and deadlines last, until the clock has caught up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableClock {
    clock: Clock,
    ahead: Span,
}

impl TableClock {
    /// The clock of a table whose last entry was made at this time.
    pub(crate) fn after(clock: Clock, last: Time) -> Self {
        Self { clock, ahead: last - clock.now() }
    }

    pub(crate) fn now(&self) -> Time {
        self.clock.now() + self.ahead
    }

    /// The time until a moment; zero if it has passed.
    pub(crate) fn until(&self, moment: Time) -> Duration {
        Duration::from_millis((moment - self.now()).0)
    }
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(not(debug_assertions))]
mod moved {
    use interregnum_table::Span;

    pub(super) const fn ahead() -> Span {
        Span(0)
    }
}

/// How far a test has moved time. It never goes back, also while the test writes the file.
#[cfg(debug_assertions)]
mod moved {
    use interregnum_table::Span;
    use std::path::PathBuf;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    static FILE: LazyLock<Option<PathBuf>> =
        LazyLock::new(|| std::env::var_os("INTERREGNUM_TEST_CLOCK").map(PathBuf::from));
    static AHEAD: AtomicU64 = AtomicU64::new(0);

    pub(super) fn ahead() -> Span {
        let Some(file) = &*FILE else { return Span(0) };
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let ahead = text.trim().parse().unwrap_or_default();
        Span(AHEAD.fetch_max(ahead, Ordering::Relaxed).max(ahead))
    }
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
        let table = TableClock::after(clock, before);
        assert_eq!(table.until(before), Duration::ZERO);
        assert!(table.until(Time(before.0 + 60_000)) > Duration::from_secs(50));
    }

    #[test]
    fn the_time_of_a_table_goes_on_from_its_last_entry() {
        let clock = Clock::new();
        let last = clock.now() + Span::seconds(86_400);
        let table = TableClock::after(clock, last);
        assert!(last <= table.now() && table.now() < last + Span::seconds(10));
        assert!(table.until(last + Span::seconds(60)) <= Duration::from_mins(1));
    }
}
