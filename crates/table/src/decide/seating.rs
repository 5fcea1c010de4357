//! Sitting down and getting up.

use super::Decided;
use crate::place::Place;
use crate::state::{Stage, State};
use crate::{Commitment, Happening, Refused, SecretHash, name, playthrough};
use interregnum_kernel::Seat;

impl State {
    pub(super) fn sit(
        &self,
        who: &SecretHash,
        seat: Option<Seat>,
        name: &str,
        (commitment, commits): (Option<Commitment>, bool),
    ) -> Decided {
        if self.seat_of(who).is_some() {
            return Err(Refused::AlreadySeated);
        }
        let name = name::name(name)?;
        let seat = self.open_seat(seat)?;
        Ok(vec![Happening::Sat { seat, holder: *who, name, commitment, commits }])
    }

    pub(super) fn seat_bot(&self, seat: Seat, bot: &str) -> Decided {
        let seat = self.open_seat(Some(seat))?;
        if !playthrough::has_bot(&self.setup.game, bot) {
            return Err(Refused::UnknownBot { found: bot.chars().take(40).collect() });
        }
        Ok(vec![Happening::BotSat { seat, bot: bot.to_owned() }])
    }

    pub(super) fn unseat(&self, seat: Seat) -> Decided {
        self.is_between_games()?;
        match self.places.get(seat.index()) {
            None => Err(Refused::NoSuchSeat),
            Some(Place::Bot(_)) => Ok(vec![Happening::Rose { seat }]),
            Some(Place::Open | Place::Person(_)) => Err(Refused::NotABot),
        }
    }

    /// During the game the seat stays the person's, and the others decide about it.
    pub(super) fn leave(&self, seat: Seat) -> Decided {
        match self.stage {
            Stage::Gathering | Stage::Over(_) => Ok(vec![Happening::Rose { seat }]),
            Stage::Promising(_) | Stage::Shuffling(_) => Err(Refused::HasBegun),
            Stage::Playing(_) => Ok(vec![Happening::Left { seat }]),
            Stage::Closed => Err(Refused::Closed),
        }
    }

    pub(super) fn close(&self) -> Decided {
        match self.stage {
            Stage::Gathering | Stage::Over(_) => Ok(vec![Happening::Closed]),
            _ => Err(Refused::HasBegun),
        }
    }

    /// The seat that is asked for, or the first, if it is open.
    fn open_seat(&self, seat: Option<Seat>) -> Result<Seat, Refused> {
        self.is_between_games()?;
        let Some(seat) = seat else {
            let first = self.places.iter().position(Place::is_open).and_then(Seat::checked);
            return first.ok_or(Refused::TableFull);
        };
        match self.places.get(seat.index()) {
            None => Err(Refused::NoSuchSeat),
            Some(Place::Open) => Ok(seat),
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
