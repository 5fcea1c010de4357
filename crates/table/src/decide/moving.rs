//! Moves, of people and of bots.

use super::{Decided, Moment};
use crate::sitting::Sitting;
use crate::state::State;
use crate::{Deed, Ending, Fresh, Happening, MovedBy, Refused, Turn, Version};
use interregnum_kernel::{Seat, SeatSet};

impl State {
    pub(super) fn act(&self, seat: Seat, action: &str, turn: Turn, version: Version) -> Decided {
        let sitting = self.sitting()?;
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        is_now(sitting, turn, version)?;
        moved(sitting, seat, action, MovedBy::Player)
    }

    /// A bot's answer is taken when its time has come, whatever it was asked.
    pub(super) fn bot_acts(&self, seat: Seat, turn: Turn, action: &str, moment: Moment) -> Decided {
        let sitting = self.sitting()?;
        is_now(sitting, turn, moment.version)?;
        let bot = self.places.get(seat.index()).and_then(|place| place.bot());
        if bot.is_none() || !sitting.awaited().contains(seat) {
            return Err(Refused::NotABotsTurn);
        }
        if moment.now < sitting.since + self.setup.pace {
            return Err(Refused::TooSoon);
        }
        let by = if self.person(seat).is_some() { MovedBy::StandIn } else { MovedBy::Player };
        moved(sitting, seat, action, by)
    }

    pub(super) fn resign(&self, seat: Seat, fresh: Fresh) -> Decided {
        self.sitting()?;
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        Ok(vec![self.gives_up(seat, Ending::Resigned { seat }, fresh)])
    }
}

/// A move is for the position it was chosen in, and for no other.
fn is_now(sitting: &Sitting, turn: Turn, version: Version) -> Result<(), Refused> {
    if sitting.turn == turn { Ok(()) } else { Err(Refused::Stale { turn: sitting.turn, version }) }
}

/// What an action comes to. Where one seat acts, the rules judge the action when it is applied.
/// Where several choose at the same time, it is checked now, and applied with the last choice.
fn moved(sitting: &Sitting, seat: Seat, action: &str, by: MovedBy) -> Decided {
    let deed = Deed { seat, action: action.to_owned(), by };
    if sitting.playthrough.to_act() == SeatSet::one(seat) {
        return Ok(vec![Happening::Played { moves: vec![deed], timeout: false }]);
    }
    sitting.playthrough.check(seat, action)?;
    Ok(vec![match sitting.complete(&deed) {
        Some(moves) => Happening::Played { moves, timeout: false },
        None => Happening::Chose { seat, action: deed.action, by },
    }])
}
