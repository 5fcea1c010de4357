//! Flat Monte Carlo with a heuristic.
//!
//! Random playouts ignore how sensible players play on; the heuristic ignores how the hidden cards
//! may lie. The sum of both is stronger than either.

use crate::{Flat, Playable, Player, Recall, Scored, Weighed, softmax};
use interregnum_kernel::View;
use rand_core::Rng;

/// The weight of the heuristic: the chance that a point of merit adds. It was tuned in Claim for
/// two, three and four players on seed 1001, which no report uses.
const TRUST: f64 = 0.03;

/// Adds the heuristic's score to the values of playouts.
pub struct GuidedFlat<G: Playable> {
    thinker: Flat<G>,
    /// The probability of a softmax choice instead of the best action.
    lapse: f64,
    /// The temperature of the softmax, in chances to win.
    temperature: f64,
}

impl<G: Playable> GuidedFlat<G> {
    /// A player that always chooses the best value.
    pub const fn new(thinker: Flat<G>) -> Self {
        Self { thinker, lapse: 0.0, temperature: 1.0 }
    }

    /// A player that makes a softmax choice with probability `lapse`.
    pub(crate) const fn slipping(thinker: Flat<G>, lapse: f64, temperature: f64) -> Self {
        Self { thinker, lapse, temperature }
    }
}

impl<G: Playable> Player<G> for GuidedFlat<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [] | [_] = view.legal() {
            return view.legal().first().copied();
        }
        let weighed = self.thinker.weigh(view, rng);
        let judged = G::score(view, Recall::Perfect);
        let worth = |(weighed, judged): (&Weighed<_>, &Scored<_>)| weighed.chance + TRUST * judged.merit;
        let worths: Vec<f64> = weighed.iter().zip(&judged).map(worth).collect();
        softmax::slipping(&worths, self.lapse, self.temperature, rng).map(|place| weighed[place].action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        self.thinker.weigh(view, rng)
    }
}
