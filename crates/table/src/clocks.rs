//! The clocks of a game, as stored deadlines.

use crate::vacation::Vacation;
use crate::{Clock, Span, Time, TimeScene, VacationScene};
use interregnum_kernel::{Seat, SeatSet};

/// The clocks of a game: how much time each seat has, and when it is up while it runs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clocks {
    rule: Clock,
    left: Vec<Span>,
    until: Vec<Option<Time>>,
    /// By seat, in a game over days; otherwise none, so that other games take no room for it.
    vacations: Vec<Vacation>,
}

impl Clocks {
    pub(crate) fn new(rule: Clock, players: usize) -> Self {
        let (span, vacation) = match rule {
            Clock::None => (Span(0), 0),
            Clock::Move { span } | Clock::Bank { span, .. } => (span, 0),
            Clock::Days { span, vacation } => (span.unwrap_or_default(), vacation),
        };
        let (left, until) = (vec![span; players], vec![None; players]);
        let vacations = if rule.is_days() { vec![Vacation::new(vacation); players] } else { Vec::new() };
        Self { rule, left, until, vacations }
    }

    /// Whether there is a time that can pass.
    const fn limits(&self) -> bool {
        !matches!(self.rule, Clock::None | Clock::Days { span: None, .. })
    }

    /// A seat has chosen: its clock stops, and gets what the rule adds.
    pub(crate) fn acted(&mut self, seat: Seat, at: Time) {
        if self.halt(seat, at)
            && let Clock::Bank { increment, .. } = self.rule
        {
            self.left[seat.index()] = self.left[seat.index()] + increment;
        }
    }

    /// Lets the clocks of these seats run, and no others.
    pub(crate) fn run(&mut self, seats: SeatSet, at: Time) {
        for seat in Seat::all(self.until.len()) {
            if !seats.contains(seat) {
                self.halt(seat, at);
            } else if self.limits() && self.until[seat.index()].is_none() {
                let from = self.vacation(seat).until(at).unwrap_or(at);
                self.until[seat.index()] = Some(from + self.left[seat.index()]);
            }
        }
    }

    /// Stops a clock; `false` if it did not run. A clock for every move is full again.
    fn halt(&mut self, seat: Seat, at: Time) -> bool {
        let Some(until) = self.until[seat.index()].take() else { return false };
        if matches!(self.rule, Clock::Bank { .. }) {
            self.left[seat.index()] = until - at;
        }
        true
    }

    /// Moves every deadline by the server's downtime.
    pub(crate) fn give_back(&mut self, lost: Span) {
        self.until.iter_mut().flatten().for_each(|until| *until = *until + lost);
    }

    /// Gives every seat more time: for the move it is thinking about, or for the whole game.
    pub(crate) fn extend(&mut self, more: Span) {
        for (until, left) in self.until.iter_mut().zip(&mut self.left) {
            match (until, self.rule) {
                (Some(until), _) => *until = *until + more,
                (None, Clock::Bank { .. }) => *left = *left + more,
                (None, _) => {}
            }
        }
    }

    /// The vacation of a seat; none in a game that is not played over days.
    pub(crate) fn vacation(&self, seat: Seat) -> Vacation {
        self.vacations.get(seat.index()).copied().unwrap_or(Vacation::new(0))
    }

    /// A seat goes on vacation: its clock stands still for these days.
    pub(crate) fn take_vacation(&mut self, seat: Seat, days: u32, at: Time) {
        let Some(vacation) = self.vacations.get_mut(seat.index()) else { return };
        vacation.take(days, at);
        if let Some(until) = &mut self.until[seat.index()] {
            *until = *until + Span::days(days);
        }
    }

    /// A seat is back before its vacation ends: its clock goes on.
    pub(crate) fn end_vacation(&mut self, seat: Seat, at: Time) {
        let Some(vacation) = self.vacations.get_mut(seat.index()) else { return };
        let cut_off = vacation.end(at);
        if let Some(until) = &mut self.until[seat.index()] {
            *until = Time(until.0.saturating_sub(cut_off.0));
        }
    }

    /// The first deadline, and whose it is.
    pub(crate) fn next(&self) -> Option<(Time, Seat)> {
        let until = |seat: Seat| self.until[seat.index()].map(|until| (until, seat));
        Seat::all(self.until.len()).filter_map(until).min()
    }

    /// Whether a seat that has no time left gives the game up. Over days that is so where only two play:
    /// in a game of more, the others play on with everybody who took a seat.
    pub(crate) const fn ends_the_game(&self) -> bool {
        match self.rule {
            Clock::Bank { .. } => true,
            Clock::Days { .. } => self.until.len() == 2,
            Clock::None | Clock::Move { .. } => false,
        }
    }

    /// Whether the time of every seat is up at the same moment, in a game that is played over days.
    pub(crate) fn all_lapse_together(&self) -> bool {
        let first = self.until.first().copied().flatten();
        self.rule.is_days() && first.is_some() && self.until.iter().all(|until| *until == first)
    }

    /// A seat's time as everybody sees it.
    pub(crate) fn scene(&self, seat: Seat) -> Option<TimeScene> {
        let time = TimeScene { left: self.left[seat.index()], until: self.until[seat.index()] };
        self.limits().then_some(time)
    }

    /// A seat's vacation as everybody sees it; `None` where there is none to take.
    pub(crate) fn vacation_scene(&self, seat: Seat) -> Option<VacationScene> {
        let vacation = self.vacation(seat);
        let scene = VacationScene { left: vacation.left, until: vacation.last() };
        matches!(self.rule, Clock::Days { vacation: 1.., .. }).then_some(scene)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);

    #[test]
    fn a_bank_loses_what_was_used_and_gains_the_increment() {
        let rule = Clock::Bank { span: Span(1000), increment: Span(50) };
        let mut clocks = Clocks::new(rule, 2);
        clocks.run(SeatSet::one(FIRST), Time(100));
        assert_eq!(clocks.next(), Some((Time(1100), FIRST)));
        clocks.acted(FIRST, Time(400));
        clocks.run(SeatSet::one(FIRST), Time(500));
        assert_eq!(clocks.next(), Some((Time(1250), FIRST)));
    }

    #[test]
    fn a_clock_for_every_move_is_full_again() {
        let mut clocks = Clocks::new(Clock::Move { span: Span(1000) }, 2);
        clocks.run(SeatSet::one(FIRST), Time(0));
        clocks.acted(FIRST, Time(900));
        clocks.run(SeatSet::one(FIRST), Time(900));
        assert_eq!(clocks.next(), Some((Time(1900), FIRST)));
    }

    #[test]
    fn a_clock_that_is_halted_without_a_choice_gains_nothing() {
        let rule = Clock::Bank { span: Span(1000), increment: Span(50) };
        let mut clocks = Clocks::new(rule, 2);
        clocks.run(SeatSet::one(FIRST), Time(0));
        clocks.run(SeatSet::NONE, Time(100));
        assert_eq!(clocks.scene(FIRST), Some(TimeScene { left: Span(900), until: None }));
    }

    #[test]
    fn time_that_the_server_was_away_is_given_back() {
        let mut clocks = Clocks::new(Clock::Move { span: Span(1000) }, 2);
        clocks.run(SeatSet::one(FIRST), Time(0));
        clocks.give_back(Span(5000));
        assert_eq!(clocks.next(), Some((Time(6000), FIRST)));
    }

    #[test]
    fn more_time_is_for_this_move_or_for_the_whole_game() {
        for (rule, waiting) in [
            (Clock::Move { span: Span(1000) }, Span(1000)),
            (Clock::Bank { span: Span(1000), increment: Span(0) }, Span(1300)),
        ] {
            let mut clocks = Clocks::new(rule, 2);
            clocks.run(SeatSet::one(FIRST), Time(0));
            clocks.extend(Span(300));
            assert_eq!(clocks.next(), Some((Time(1300), FIRST)));
            assert_eq!(clocks.scene(Seat::new(1)), Some(TimeScene { left: waiting, until: None }));
        }
    }

    #[test]
    fn without_a_clock_there_is_no_deadline() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.run(SeatSet::one(FIRST), Time(0));
        assert_eq!((clocks.next(), clocks.scene(FIRST)), (None, None));
    }
}
