//! A player of good sense who thinks no further than what lies on the table.

use crate::{Judged, Memory, Player, Sense, Weighed, explained};
use interregnum_kernel::pick;
use rand_core::Rng;
use std::marker::PhantomData;

/// Does what looks best at first sight; of what looks equal, any.
pub struct Greedy<G>(PhantomData<fn() -> G>);

impl<G> Default for Greedy<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Sense> Player<G> for Greedy<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        let judged = G::judge(view, Memory::Whole);
        let best = judged.iter().map(|judged| judged.merit).fold(f64::NEG_INFINITY, f64::max);
        let equal: Vec<_> = judged.iter().filter(|judged| judged.merit >= best).collect();
        pick(rng, equal.into_iter()).map(|judged| judged.action)
    }

    fn weigh(&mut self, view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        explained::<G>(view, G::judge(view, Memory::Whole).into_iter().map(Judged::weighed).collect())
    }
}
