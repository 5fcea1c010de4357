//! Vacation in a game that is played over days.

use super::DecideResult;
use crate::state::State;
use crate::{Clock, Happening, Refused, Span, Time};
use interregnum_kernel::Seat;

impl State {
    pub(super) fn take_vacation(&self, seat: Seat, days: u32, now: Time) -> DecideResult {
        let game = self.game()?;
        if !matches!(self.setup.clock, Clock::Days { vacation: 1.., .. }) {
            return Err(Refused::NoVacation);
        }
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        let vacation = game.clocks.vacation(seat);
        if days == 0 || days > vacation.left {
            return Err(Refused::VacationSpent { left: vacation.left });
        }
        let until = vacation.until(now).unwrap_or(now) + Span::days(days);
        Ok(vec![Happening::VacationTaken { seat, days, until }])
    }

    pub(super) fn end_vacation(&self, seat: Seat, now: Time) -> DecideResult {
        match self.game()?.clocks.vacation(seat).until(now) {
            Some(_) => Ok(vec![Happening::VacationEnded { seat }]),
            None => Err(Refused::NotOnVacation),
        }
    }
}
