//! La Défaite: the heuristic, and the game as the search sees it.

mod heuristic;
mod search;

use crate::search::Search;
use crate::{Budget, Playable, Player};
use interregnum_games::defaite::Defaite;
use std::num::NonZero;

impl Playable for Defaite {
    type EndgameSolver = ();

    const WORLDS: u64 = 10_000;

    fn searcher(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Search::new(budget, threads)))
    }
}
