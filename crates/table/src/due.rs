//! What happens because time has passed.

use crate::game_state::GameState;
use crate::state::{Stage, State};
use crate::{Deed, Ending, Entropy, Happening, MovedBy, Pledge, Proposal, Time};
use interregnum_kernel::Seat;

/// A stored deadline.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Deadline {
    /// Seats have made the promises they announced, or have not.
    Promising,
    /// Seats have shown what they promised, or have not.
    Showing,
    /// A seat's thinking time is up.
    Clock(Seat),
    /// An absent player was waited for.
    Grace(Seat),
}

impl State {
    /// When something will be due, if nothing happens before.
    pub(crate) fn deadline(&self) -> Option<Time> {
        self.next().map(|(time, _)| time)
    }

    /// What the first deadline that has passed makes happen.
    pub(crate) fn due(&self, now: Time, entropy: Entropy) -> Option<Happening> {
        let (_, deadline) = self.next().filter(|(time, _)| *time <= now)?;
        match deadline {
            Deadline::Promising => Some(Self::shows(now)),
            Deadline::Showing => Some(self.deals()),
            Deadline::Grace(seat) => Some(Happening::GraceOver { seat }),
            Deadline::Clock(seat) => match &self.stage {
                Stage::Playing(game) => self.time_is_up(game, seat, entropy),
                _ => None,
            },
        }
    }

    fn next(&self) -> Option<(Time, Deadline)> {
        match &self.stage {
            Stage::Promising(until) => Some((*until, Deadline::Promising)),
            Stage::Shuffling(until) => Some((*until, Deadline::Showing)),
            Stage::Playing(game) => {
                let clock = game.clocks.next().map(|(time, seat)| (time, Deadline::Clock(seat)));
                self.graces().chain(clock).min()
            }
            // A rematch waits for those who may yet come back.
            Stage::Over(_) if self.pending(Proposal::Rematch).is_some() => self.graces().min(),
            Stage::Gathering | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// When the grace of each absent person ends who is still waited for.
    fn graces(&self) -> impl Iterator<Item = (Time, Deadline)> {
        let grace = |seat: Seat| {
            let until = self.person(seat)?.absence.as_ref()?.until?;
            Some((until, Deadline::Grace(seat)))
        };
        Seat::all(self.seats.len()).filter_map(grace)
    }

    /// A bank that is empty gives the game up, and so does one of two who lets a move over days pass;
    /// else the first legal action is done.
    fn time_is_up(&self, game: &GameState, seat: Seat, entropy: Entropy) -> Option<Happening> {
        if game.clocks.all_lapse_together() && game.clocks.ends_the_game() {
            return Some(Happening::Ended { ending: Ending::Lapsed, next: Pledge::draw(entropy) });
        }
        if game.clocks.ends_the_game() {
            return Some(self.gives_up(seat, Ending::OutOfTime { seat }, entropy));
        }
        let action = game.playthrough.first_legal(seat)?;
        let deed = Deed { seat, action, by: MovedBy::Clock };
        Some(match game.complete(&deed) {
            Some(moves) => Happening::Played { moves, timeout: true },
            None => Happening::Chose { seat, action: deed.action, by: deed.by },
        })
    }
}
