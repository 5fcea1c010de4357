//! `BraveRats`: the heuristic, the exact solution as a player, and the exploitability of a player.

mod exploit;
mod heuristic;
mod open;
mod search;
mod solution;

pub use exploit::{Exploited, exploited};
pub use solution::ByTheSolution;

use crate::search::Search;
use crate::{Budget, Playable, Player, Solution};
use interregnum_games::braverats::{Action, BraveRats};
use interregnum_kernel::BadText;
use std::num::NonZero;

impl Playable for BraveRats {
    type EndgameSolver = ();

    const EXAMPLE: Option<&'static str> =
        Some("hand 0: Pr Ge Mu Sp\nhand 1: Sp As Pp Wi\nvictories 2 1; target 4");

    fn set_up(text: &str) -> Option<Result<Self, BadText>> {
        Some(Self::position(text))
    }

    fn position_text(&self) -> Option<String> {
        self.position_text()
    }

    fn solution(position: &Self) -> Option<Solution<Action>> {
        open::solution(position)
    }

    fn perfect(threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(ByTheSolution::new(threads)))
    }

    fn searcher(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Search::new(budget, threads)))
    }
}
