//! La Défaite: the heuristic, and the game as the search sees it.

mod heuristic;
mod networks;
mod search;

pub(crate) use networks::network;

use crate::policy::{Policy, PolicySearch};
use crate::search::Search;
use crate::{Budget, Playable, Player};
use interregnum_games::defaite::Defaite;
use interregnum_kernel::BadText;
use std::num::NonZero;

impl Playable for Defaite {
    type EndgameSolver = ();

    const EXAMPLE: Option<&'static str> = Some(
        "players 3; round 3; king held 2; turn 1\nhand 0: Ms5 Au2 Co6Li\nhand 1: Reb Ms1 Au3\nhand 2: Pv4 Ms2\ncourt 0: NoLi Pv3Su+Ms2+Ms1\ncourt 1: NoSu Qu+Au1\nreserve 1: Ms3 Au1\npoints 0: 12\npile: Au1 Au1",
    );

    fn set_up(text: &str) -> Option<Result<Self, BadText>> {
        Some(Self::position(text))
    }

    fn position_text(&self) -> Option<String> {
        self.position_text()
    }

    const WORLDS: u64 = 10_000;

    fn searcher(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Search::new(budget, threads)))
    }

    /// There is a network for every number of players, so that the search never has to choose.
    fn policy(temperature: f64, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        network(3)?;
        let search = Search::new(Budget::Worlds(Self::WORLDS), threads);
        Some(Box::new(Policy::new(temperature, Box::new(search))))
    }

    fn policy_search(budget: Budget, threads: NonZero<usize>) -> Option<Box<dyn Player<Self>>> {
        network(3)?;
        Some(Box::new(PolicySearch::new(budget, threads, Box::new(Search::new(budget, threads)))))
    }
}
