//! The players of Claim.

use super::finisher::Finisher;
use super::{EndgameSolver, network, open, weights};
use crate::policy::{Policy, PolicySearch};
use crate::search::Search;
use crate::{Budget, Playable, Player, Solution, Weighed};
use interregnum_games::claim::{Action, Claim, ClaimView};
use interregnum_kernel::{BadText, Seat, SeatSet};
use std::num::NonZero;

impl Playable for Claim {
    type EndgameSolver = EndgameSolver;

    const EXAMPLE: Option<&'static str> = Some(
        "players 2; kingdom claim; leader 0\nhand 0: Go7 Un2 Kn8\nhand 1: Kn3 Dw4 Do5\nscore 0: Un9 Go4\nscore 1: Dw1 Dw9",
    );

    fn set_up(text: &str) -> Option<Result<Self, BadText>> {
        Some(Self::position(text))
    }

    fn position_text(&self) -> Option<String> {
        self.position_text()
    }

    fn known(endgame: &mut EndgameSolver, view: &ClaimView, node_limit: u64) -> Option<Vec<Weighed<Action>>> {
        endgame.weighed(view, node_limit)
    }

    fn solution(position: &Self) -> Option<Solution<Action>> {
        open::solution(position)
    }

    fn has_solved_part(players: usize) -> bool {
        players == 2
    }

    /// C12.3: phase two between two players hides nothing.
    fn is_solved(&self) -> bool {
        self.phase_two().is_some()
    }

    fn exact_margin(endgame: &mut EndgameSolver, position: &Self, node_limit: u64) -> Option<i32> {
        endgame.margin_within(&position.phase_two()?, node_limit).map(i32::from)
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

    /// The search plays phase two; between two players it solves it.
    fn policy(temperature: f64, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        network(2)?;
        Some(Box::new(Policy::new(temperature, Box::new(Finisher::new(threads)))))
    }

    /// In phase two as [`policy`](Self::policy).
    fn policy_search(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        network(2)?;
        Some(Box::new(PolicySearch::new(budget, threads, Box::new(Finisher::new(threads)))))
    }
}
