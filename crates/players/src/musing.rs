//! A player that tries things out and trusts its sense besides.
//!
//! Playouts at random know nothing of what sensible players do next; first sight knows nothing
//! of how the cards may lie. Together they are stronger than either.

use crate::{Flat, Judged, Memory, Playable, Player, Weighed, plausible};
use interregnum_kernel::View;
use rand_core::Rng;

/// How much chance a point of merit makes up for. Chosen by letting players with and without
/// it meet in Claim for two, three and four on seed 1001, which nothing is reported on.
const TRUST: f64 = 0.03;

/// Weighs what it tries together with what it thinks at first sight.
pub struct Musing<G: Playable> {
    thinker: Flat<G>,
    /// How often it does not take the best, but one of those that look about as good.
    lapse: f64,
    /// How much chance makes a difference to it then.
    warmth: f64,
}

impl<G: Playable> Musing<G> {
    /// A player that always takes what looks best.
    pub const fn new(thinker: Flat<G>) -> Self {
        Self { thinker, lapse: 0.0, warmth: 1.0 }
    }

    /// A player that so often takes something that looks about as good.
    pub(crate) const fn slipping(thinker: Flat<G>, lapse: f64, warmth: f64) -> Self {
        Self { thinker, lapse, warmth }
    }
}

impl<G: Playable> Player<G> for Musing<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [] | [_] = view.legal() {
            return view.legal().first().copied();
        }
        let weighed = self.thinker.weigh(view, rng);
        let judged = G::judge(view, Memory::Whole);
        let worth = |(weighed, judged): (&Weighed<_>, &Judged<_>)| weighed.chance + TRUST * judged.merit;
        let worths: Vec<f64> = weighed.iter().zip(&judged).map(worth).collect();
        plausible::slipping(&worths, self.lapse, self.warmth, rng).map(|place| weighed[place].action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        self.thinker.weigh(view, rng)
    }
}
