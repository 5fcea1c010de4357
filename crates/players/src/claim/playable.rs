//! The players of Claim.

use super::{EndgameSolver, network, open, weights};
use crate::policy::Policy;
use crate::search::Search;
use crate::{Budget, Playable, Player, Solution, Weighed};
use interregnum_games::claim::{Action, Claim, ClaimView};
use interregnum_kernel::{Seat, SeatSet};
use std::num::NonZero;

/// The budget of the search that plays phase two after a policy: the solver may visit 400,000 positions.
const FINISHER: Budget = Budget::Worlds(20_000);

impl Playable for Claim {
    type EndgameSolver = EndgameSolver;

    fn known(endgame: &mut EndgameSolver, view: &ClaimView, node_limit: u64) -> Option<Vec<Weighed<Action>>> {
        endgame.weighed(view, node_limit)
    }

    fn solution(position: &Self) -> Option<Solution<Action>> {
        open::solution(position)
    }

    /// C3.3: four play in teams.
    fn partners(players: usize, seat: Seat) -> SeatSet {
        let own = SeatSet::one(seat);
        if players == 4 { own.with(seat.clockwise(2, players)) } else { own }
    }

    fn lacks_weights() -> bool {
        weights::is_missing()
    }

    fn provide_weights(files: &[u8]) -> bool {
        weights::provide(files)
    }

    fn searcher(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Search::new(budget, threads)))
    }

    /// The search plays phase two between two players, which it solves.
    fn policy(temperature: f64, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        network(2)?;
        Some(Box::new(Policy::new(temperature, Self::searcher(FINISHER, threads)?)))
    }
}
