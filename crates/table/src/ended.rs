//! How the game of a table ended, for those who record and list it. A [`Scene`](crate::Scene) tells it too, but works
//! out what everybody sees, which takes many times as long.

use crate::state::Stage;
use crate::{Ending, SeatScene, StageScene, Table};
use interregnum_kernel::{Seat, SeatSet};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The reason.
    pub ending: Ending,
    /// Who won.
    pub winners: SeatSet,
    /// By seat; `None` where no person sits.
    pub people: Vec<Option<Attendance>>,
}

/// Whether a person took part until the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attendance {
    /// Whether the person was away at the end.
    pub is_absent: bool,
    /// Whether a bot played in the person's place.
    pub has_stand_in: bool,
    /// Whether the person has resigned.
    pub has_resigned: bool,
}

impl Table {
    /// How the game ended that is over; `None` if none is.
    pub fn ended(&self) -> Option<Ended> {
        let Stage::Over(finished) = &self.state().stage else { return None };
        let attendance = |seat: Seat| {
            let person = self.state().person(seat)?;
            Some(Attendance {
                is_absent: person.absence.is_some(),
                has_stand_in: person.stand_in.is_some(),
                has_resigned: person.resigned,
            })
        };
        let people = Seat::all(self.state().seats.len()).map(attendance).collect();
        Some(Ended { ending: finished.ending, winners: finished.winners(), people })
    }

    /// Which game of the table is played or was played last, from 1.
    pub const fn round(&self) -> u32 {
        self.state().round
    }

    /// What a list shows of a table that changes: its stage, without the hands of a game that is over, and who sits where.
    pub fn listing(&self) -> (StageScene, Vec<SeatScene>) {
        self.state().listing()
    }
}
