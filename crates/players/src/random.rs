//! The random player.

use crate::Player;
use interregnum_kernel::{Game, View, pick};
use rand_core::Rng;

/// Chooses a legal action uniformly at random.
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        pick(rng, view.legal().iter().copied())
    }

    fn mix(&mut self, view: &G::View) -> Option<Vec<f64>> {
        let number = view.legal().len();
        Some(vec![1.0 / number as f64; number])
    }
}
