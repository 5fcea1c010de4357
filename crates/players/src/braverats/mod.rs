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
use std::num::NonZero;

impl Playable for BraveRats {
    type EndgameSolver = ();

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
