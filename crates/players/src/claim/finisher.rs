//! The player of phase two after a policy has played phase one.

use crate::search::Search;
use crate::{Budget, Player, Weighed};
use interregnum_games::claim::{Action, Claim, ClaimView};
use rand_core::Rng;
use std::num::NonZero;

/// Between two players: the solver may visit 400,000 positions.
const TWO: Budget = Budget::Worlds(20_000);
/// With more players phase two is not solved, and more worlds do not make the search stronger.
const MORE: Budget = Budget::Worlds(5_000);

/// The search, with a budget for the number of players.
pub(super) struct Finisher {
    two: Search<Claim>,
    more: Search<Claim>,
}

impl Finisher {
    pub(super) fn new(threads: NonZero<usize>) -> Self {
        Self { two: Search::new(TWO, threads), more: Search::new(MORE, threads) }
    }

    const fn search(&mut self, view: &ClaimView) -> &mut Search<Claim> {
        if view.seats.len() == 2 { &mut self.two } else { &mut self.more }
    }
}

impl Player<Claim> for Finisher {
    fn act(&mut self, view: &ClaimView, rng: &mut dyn Rng) -> Option<Action> {
        self.search(view).act(view, rng)
    }

    fn weigh(&mut self, view: &ClaimView, rng: &mut dyn Rng) -> Vec<Weighed<Action>> {
        self.search(view).weigh(view, rng)
    }
}
