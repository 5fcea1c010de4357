//! Vacation: days on which the clock of a player stands still, in a game that is played over days.

use crate::{Span, Time};

/// The vacation of a player in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Vacation {
    /// The days that the player may still take.
    pub(crate) left: u32,
    /// From when to when the last one lasts.
    taken: Option<(Time, Time)>,
}

impl Vacation {
    pub(crate) const fn new(days: u32) -> Self {
        Self { left: days, taken: None }
    }

    /// When the vacation ends that the player is on.
    pub(crate) fn until(&self, now: Time) -> Option<Time> {
        self.taken.map(|(_, until)| until).filter(|until| *until > now)
    }

    /// When the last vacation ends or ended.
    pub(crate) fn last(&self) -> Option<Time> {
        self.taken.map(|(_, until)| until)
    }

    /// Takes days, from now or after those of the vacation that the player is on.
    pub(crate) fn take(&mut self, days: u32, now: Time) {
        self.left = self.left.saturating_sub(days);
        let from = self.taken.filter(|(_, until)| *until > now).unwrap_or((now, now));
        self.taken = Some((from.0, from.1 + Span::days(days)));
    }

    /// Ends the vacation. The player keeps the days that have not begun; gives the time that is cut off.
    pub(crate) fn end(&mut self, now: Time) -> Span {
        let Some((from, until)) = self.taken.filter(|(_, until)| *until > now) else { return Span(0) };
        let whole = |span: Span| u32::try_from(span.0 / Span::days(1).0).unwrap_or(u32::MAX);
        // The first day has begun with the vacation.
        let begun = whole(now - from) + 1;
        self.left += whole(until - from).saturating_sub(begun);
        self.taken = Some((from, now));
        until - now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Span = Span::days(1);

    #[test]
    fn a_vacation_that_is_ended_costs_the_days_that_have_begun() {
        let mut vacation = Vacation::new(7);
        vacation.take(5, Time(0));
        assert_eq!((vacation.left, vacation.until(Time(0))), (2, Some(Time(0) + Span::days(5))));
        assert_eq!(vacation.end(Time(DAY.0 + 1)), Span(4 * DAY.0 - 1));
        assert_eq!((vacation.left, vacation.until(Time(DAY.0 + 1))), (5, None));
        assert_eq!(vacation.end(Time(DAY.0 + 1)), Span(0));
    }

    #[test]
    fn a_vacation_can_be_made_longer() {
        let mut vacation = Vacation::new(7);
        vacation.take(2, Time(0));
        vacation.take(3, Time(DAY.0));
        assert_eq!((vacation.left, vacation.until(Time(DAY.0))), (2, Some(Time(0) + Span::days(5))));
    }
}
