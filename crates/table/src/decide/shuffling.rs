//! What seats promise for the shuffle, and show.

use super::Decided;
use crate::state::{Stage, State};
use crate::{Commitment, Contribution, Happening, Refused};
use interregnum_kernel::Seat;

impl State {
    /// A promise can be made, and changed, until the table is full; after a game it is for
    /// the next.
    pub(super) fn commit(&self, seat: Seat, commitment: Commitment) -> Decided {
        match self.stage {
            Stage::Gathering | Stage::Over(_) => Ok(vec![Happening::Committed { seat, commitment }]),
            Stage::Shuffling(_) | Stage::Playing(_) => Err(Refused::HasBegun),
            Stage::Closed => Err(Refused::Closed),
        }
    }

    pub(super) fn show(&self, seat: Seat, bytes: Contribution) -> Decided {
        let person = self.person(seat).filter(|person| person.has_to_show());
        match (&self.stage, person.and_then(|person| person.promise)) {
            (Stage::Gathering, _) => Err(Refused::NotBegun),
            (Stage::Shuffling(_), Some(promise)) if promise == bytes.commitment() => {
                Ok(vec![Happening::Showed { seat, bytes }])
            }
            (Stage::Shuffling(_), Some(_)) => Err(Refused::OtherBytes),
            _ => Err(Refused::NothingToShow),
        }
    }
}
