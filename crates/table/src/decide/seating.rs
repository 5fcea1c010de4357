//! Sitting down and getting up.

use super::{DecideResult, MOST_CHANGES};
use crate::seat_holder::SeatHolder;
use crate::state::{Stage, State};
use crate::{Commitment, Happening, PersonId, Refused, name, playthrough};
use interregnum_kernel::Seat;

impl State {
    pub(super) fn sit(
        &self,
        who: &PersonId,
        seat: Option<Seat>,
        name: &str,
        (commitment, commits): (Option<Commitment>, bool),
    ) -> DecideResult {
        if self.seat_of(who).is_some() {
            return Err(Refused::AlreadySeated);
        }
        if self.unseated.contains(who) {
            return Err(Refused::Unseated);
        }
        let name = name::name(name)?;
        let seat = self.open_seat(seat)?;
        Ok(vec![Happening::Sat { seat, holder: *who, name, commitment, commits }])
    }

    pub(super) fn seat_bot(&self, seat: Seat, bot: &str) -> DecideResult {
        let seat = self.open_seat(Some(seat))?;
        if !playthrough::has_bot(&self.setup.game, bot) {
            return Err(Refused::UnknownBot { found: bot.chars().take(40).collect() });
        }
        Ok(vec![Happening::BotSat { seat, bot: bot.to_owned() }])
    }

    pub(super) fn unseat(&self, seat: Seat) -> DecideResult {
        self.is_between_games()?;
        match self.seats.get(seat.index()) {
            None => Err(Refused::NoSuchSeat),
            Some(SeatHolder::Bot(_)) => Ok(vec![Happening::Rose { seat, unseated: false }]),
            Some(SeatHolder::Person(person)) => {
                Ok(vec![Happening::Rose { seat, unseated: person.holder != self.host }])
            }
            Some(SeatHolder::Open) => Err(Refused::NotABot),
        }
    }

    /// During the game the seat stays the person's, and the others decide about it. Over days everybody
    /// comes and goes.
    pub(super) fn leave(&self, seat: Seat) -> DecideResult {
        match self.stage {
            Stage::Gathering | Stage::Over(_) => Ok(vec![Happening::Rose { seat, unseated: false }]),
            Stage::Promising(_) | Stage::Shuffling(_) => Err(Refused::HasBegun),
            Stage::Playing(_) if self.has_left(seat) || self.setup.clock.is_days() => Ok(Vec::new()),
            Stage::Playing(_) if self.person(seat).is_some_and(|person| person.leaves >= MOST_CHANGES) => {
                Err(Refused::TooOften)
            }
            Stage::Playing(_) => Ok(vec![Happening::Left { seat }]),
            Stage::Closed => Err(Refused::Closed),
        }
    }

    /// Whether the others may decide about this seat already.
    fn has_left(&self, seat: Seat) -> bool {
        let absence = self.person(seat).and_then(|person| person.absence.as_ref());
        absence.is_some_and(|absence| absence.until.is_none())
    }

    pub(super) fn close(&self) -> DecideResult {
        match self.stage {
            Stage::Gathering | Stage::Over(_) => Ok(vec![Happening::Closed]),
            _ => Err(Refused::HasBegun),
        }
    }

    /// The seat that is asked for, or the first, if it is open.
    fn open_seat(&self, seat: Option<Seat>) -> Result<Seat, Refused> {
        self.is_between_games()?;
        let Some(seat) = seat else {
            let first = self.seats.iter().position(SeatHolder::is_open).and_then(Seat::checked);
            return first.ok_or(Refused::TableFull);
        };
        match self.seats.get(seat.index()) {
            None => Err(Refused::NoSuchSeat),
            Some(SeatHolder::Open) => Ok(seat),
            Some(_) => Err(Refused::SeatTaken),
        }
    }

    fn is_between_games(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Gathering | Stage::Over(_) => Ok(()),
            Stage::Promising(_) | Stage::Shuffling(_) | Stage::Playing(_) => Err(Refused::HasBegun),
            Stage::Closed => Err(Refused::Closed),
        }
    }
}
