//! The clock of a table, which never goes back.

use interregnum_table::{Span, Time};

/// The clock of a table: that of the machine, but never before the table's last entry. If the machine's
/// clock was set back, the table's time goes on from there; else its bots would wait until the clock has
/// caught up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableClock {
    ahead: Span,
    latest: Time,
}

impl TableClock {
    /// The clock of a table whose last entry was made at this time, when the machine's clock shows `now`.
    pub(crate) fn after(last: Time, now: Time) -> Self {
        Self { ahead: last - now, latest: last.max(now) }
    }

    /// The table's time when the machine's clock shows `now`.
    pub(crate) fn read(&mut self, now: Time) -> Time {
        self.latest = self.latest.max(now + self.ahead);
        self.latest
    }

    /// The time from the last reading until a moment; none if it has passed.
    pub(crate) fn until(&self, moment: Time) -> Span {
        moment - self.latest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_table_never_goes_back() {
        let mut clock = TableClock::after(Time(1000), Time(400));
        assert_eq!(clock.read(Time(400)), Time(1000));
        assert_eq!(clock.read(Time(450)), Time(1050));
        assert_eq!(clock.read(Time(10)), Time(1050));
        assert_eq!(clock.until(Time(1200)), Span(150));
        assert_eq!(clock.until(Time(1)), Span(0));
    }

    #[test]
    fn a_table_that_was_left_for_a_while_follows_the_machine() {
        let mut clock = TableClock::after(Time(1000), Time(90_000));
        assert_eq!(clock.read(Time(90_005)), Time(90_005));
    }
}
