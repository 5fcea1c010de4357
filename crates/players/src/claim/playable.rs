//! Which players Claim has.

use super::Oracle;
use crate::search::Search;
use crate::{Budget, Playable, Player, Weighed};
use interregnum_games::claim::{Action, Claim, ClaimView};
use interregnum_kernel::{Seat, SeatSet};
use std::num::NonZero;

impl Playable for Claim {
    type Oracle = Oracle;

    fn known(oracle: &mut Oracle, view: &ClaimView, patience: u64) -> Option<Vec<Weighed<Action>>> {
        oracle.weighed(view, patience)
    }

    /// C3.3: four play in teams.
    fn partners(players: usize, seat: Seat) -> SeatSet {
        let own = SeatSet::one(seat);
        if players == 4 { own.with(seat.clockwise(2, players)) } else { own }
    }

    fn searcher(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Search::new(budget, threads)))
    }
}
