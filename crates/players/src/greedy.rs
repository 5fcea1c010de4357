//! A player that follows the heuristic and does not search.

use crate::{Heuristic, Player, Recall, Scored, Weighed, explained};
use interregnum_kernel::pick;
use rand_core::Rng;
use std::marker::PhantomData;

/// Chooses the action with the best heuristic score; a random one of equals.
pub struct Greedy<G>(PhantomData<fn() -> G>);

impl<G> Default for Greedy<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Heuristic> Player<G> for Greedy<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        let judged = G::score(view, Recall::Perfect);
        let best = judged.iter().map(|judged| judged.merit).fold(f64::NEG_INFINITY, f64::max);
        let equal: Vec<_> = judged.iter().filter(|judged| judged.merit >= best).collect();
        pick(rng, equal.into_iter()).map(|judged| judged.action)
    }

    fn mix(&mut self, view: &G::View) -> Option<Vec<f64>> {
        let scored = G::score(view, Recall::Perfect);
        let best = scored.iter().map(|scored| scored.merit).fold(f64::NEG_INFINITY, f64::max);
        let equal = scored.iter().filter(|scored| scored.merit >= best).count() as f64;
        Some(scored.iter().map(|scored| if scored.merit >= best { 1.0 / equal } else { 0.0 }).collect())
    }

    fn weigh(&mut self, view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        explained::<G>(view, G::score(view, Recall::Perfect).into_iter().map(Scored::weighed).collect())
    }
}
