//! Moves, of people and of bots.

use super::{DecideResult, MOST_CHANGES, Moment};
use crate::game_state::GameState;
use crate::state::State;
use crate::{Deed, Ending, Entropy, Happening, MovedBy, Refused, Turn, Version};
use interregnum_kernel::{Seat, SeatSet};

impl State {
    pub(super) fn act(&self, seat: Seat, action: &str, turn: Turn, version: Version) -> DecideResult {
        let game = self.game()?;
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        is_now(game, turn, version)?;
        moved(game, Deed { seat, action: action.to_owned(), by: MovedBy::Player })
    }

    /// A bot's answer is taken when its time has come, whatever it was asked.
    pub(super) fn bot_acts(&self, seat: Seat, turn: Turn, action: &str, moment: Moment) -> DecideResult {
        let game = self.game()?;
        is_now(game, turn, moment.version)?;
        let bot = self.seats.get(seat.index()).and_then(|holder| holder.bot());
        if bot.is_none() || !game.awaited().contains(seat) {
            return Err(Refused::NotABotsTurn);
        }
        if moment.now < game.since + self.setup.pace {
            return Err(Refused::TooSoon);
        }
        let by = if self.person(seat).is_some() { MovedBy::StandIn } else { MovedBy::Player };
        moved(game, Deed { seat, action: action.to_owned(), by })
    }

    pub(super) fn resign(&self, seat: Seat, entropy: Entropy) -> DecideResult {
        self.game()?;
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        Ok(vec![self.gives_up(seat, Ending::Resigned { seat }, entropy)])
    }
}

/// A move is for the position it was chosen in, and for no other.
pub(super) fn is_now(game: &GameState, turn: Turn, version: Version) -> Result<(), Refused> {
    if game.turn == turn { Ok(()) } else { Err(Refused::Stale { turn: game.turn, version }) }
}

/// What an action comes to. Where one seat acts, the rules judge the action when it is applied.
/// Where several choose at the same time, it is checked now, and applied with the last choice.
pub(crate) fn moved(game: &GameState, deed: Deed) -> DecideResult {
    let seat = deed.seat;
    if game.playthrough.to_act() == SeatSet::one(seat) {
        return Ok(vec![Happening::Played { moves: vec![deed], timeout: false }]);
    }
    game.playthrough.check(seat, &deed.action)?;
    if is_sealed(game, &deed)? {
        return Ok(Vec::new());
    }
    Ok(vec![match game.complete(&deed) {
        Some(moves) => Happening::Played { moves, timeout: false },
        None => Happening::Chose { seat, action: deed.action, by: deed.by },
    }])
}

/// Whether a choice is the one that a seat has sealed already; it can be changed a number of times.
fn is_sealed(game: &GameState, deed: &Deed) -> Result<bool, Refused> {
    match game.sealed.get(deed.seat.index()).and_then(Option::as_ref) {
        Some(sealed) if sealed.action == deed.action && sealed.by == deed.by => Ok(true),
        Some(sealed) if sealed.changes >= MOST_CHANGES => Err(Refused::TooOften),
        Some(_) | None => Ok(false),
    }
}
