//! A player that keeps to an exact solution.

use crate::{Greedy, Player};
use interregnum_games::braverats::{Action, BraveRats, BraveRatsView};
use interregnum_kernel::View;
use interregnum_solve::Perfect;
use rand_core::Rng;
use std::num::NonZero;

/// Plays `BraveRats` by its solution. Where cards are hidden, in a draft and with piles,
/// there is none, and good sense has to do.
pub struct ByTheSolution {
    solved: Perfect,
    sense: Greedy<BraveRats>,
}

impl ByTheSolution {
    /// A player that solves with so many threads.
    pub fn new(threads: NonZero<usize>) -> Self {
        Self { solved: Perfect::new(threads), sense: Greedy::default() }
    }
}

impl Player<BraveRats> for ByTheSolution {
    fn act(&mut self, view: &BraveRatsView, mut rng: &mut dyn Rng) -> Option<Action> {
        let solved = self.solved.act(view, &mut rng).filter(|action| view.legal().contains(action));
        solved.or_else(|| self.sense.act(view, rng))
    }
}
