//! What seats promise for the shuffle, and show.

use super::DecideResult;
use crate::seat_holder::Person;
use crate::state::{Stage, State};
use crate::{Commitment, Contribution, Happening, Refused};
use interregnum_kernel::Seat;

impl State {
    /// A promise can be made, and changed, until the table is full; after a game it is for the next.
    /// Once the table is full, only the seats that it waits for promise, and only once: a client that
    /// sees no promise missing but its own knows all the others.
    pub(super) fn commit(&self, seat: Seat, commitment: Commitment) -> DecideResult {
        let awaited = self.person(seat).is_some_and(Person::has_to_promise);
        let same = self.person(seat).is_some_and(|person| person.promise == Some(commitment));
        match self.stage {
            Stage::Gathering | Stage::Over(_) if same => Ok(Vec::new()),
            Stage::Gathering | Stage::Over(_) => Ok(vec![Happening::Committed { seat, commitment }]),
            Stage::Promising(_) if awaited => Ok(vec![Happening::Committed { seat, commitment }]),
            Stage::Promising(_) | Stage::Shuffling(_) | Stage::Playing(_) => Err(Refused::HasBegun),
            Stage::Closed => Err(Refused::Closed),
        }
    }

    pub(super) fn show(&self, seat: Seat, bytes: Contribution) -> DecideResult {
        let person = self.person(seat).filter(|person| person.has_to_show());
        match (&self.stage, person.and_then(|person| person.promise)) {
            (Stage::Gathering | Stage::Promising(_), _) => Err(Refused::NotBegun),
            (Stage::Shuffling(_), Some(promise)) if promise == self.deal_id().promise(seat, bytes) => {
                Ok(vec![Happening::Showed { seat, bytes }])
            }
            (Stage::Shuffling(_), Some(_)) => Err(Refused::OtherBytes),
            _ => Err(Refused::NothingToShow),
        }
    }
}
