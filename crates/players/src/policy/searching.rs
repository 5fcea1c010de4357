//! The policy, improved by a search among the actions that it finds plausible.

use super::player::Policy;
use crate::observe::Observed;
use crate::search::{Search, Searched};
use crate::{Budget, Player, Weighed, explained};
use interregnum_kernel::View;
use rand_core::Rng;
use std::num::NonZero;

/// The network knows what good players choose, the search counts the cards that are left, and they err in different
/// positions. The search tries the plausible actions alone, so that its worlds are not spent on the others; then the action
/// is taken for which the product of its probability and the exponential of its value is greatest (one step of policy
/// improvement). Where there is no network, another player chooses.
pub struct PolicySearch<G: Observed + Searched> {
    policy: Policy<G>,
    search: Search<G>,
}

/// The budget that usually suffices.
pub(crate) const BUDGET: Budget = Budget::Worlds(1000);
/// How far a plausible action's logit may be below the best one.
const PLAUSIBLE: f64 = 3.0;
/// The difference in the chance to win that weighs as much as one of 1 in the logits.
const TEMPERATURE: f64 = 0.05;
/// How many worlds of the mean value count towards each value, so that few worlds say little.
const PRIOR: f64 = 5.0;
/// The `tries` that the chosen action is shown with.
const SHOWN: f64 = 1e6;

impl<G: Observed + Searched> PolicySearch<G> {
    /// A player with this budget for each search; `finisher` chooses where there is no network.
    pub fn new(budget: Budget, threads: NonZero<usize>, finisher: Box<dyn Player<G>>) -> Self {
        Self { policy: Policy::new(1.0, finisher), search: Search::new(budget, threads) }
    }

    /// The logits of the legal actions in the view's order, and the plausible actions; `None` where there is no network.
    fn plausible(&mut self, view: &G::View) -> Option<(Vec<f64>, Vec<G::Action>)> {
        let (logits, mut actions) = self.policy.logits(view)?;
        let least = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max) - PLAUSIBLE;
        let mut at_least = logits.iter().map(|logit| *logit >= least);
        actions.retain(|_| at_least.next().unwrap_or_default());
        Some((logits, actions))
    }

    /// The value of every legal action in the view's order; `tries` is proportional to the product for the plausible
    /// actions, and zero for the others.
    fn improved(
        &mut self,
        view: &G::View,
        (logits, plausible): &(Vec<f64>, Vec<G::Action>),
        rng: &mut dyn Rng,
    ) -> Vec<Weighed<G::Action>> {
        let mut weighed = self.search.weigh_among(view, plausible, rng);
        let mut scores = improved_logits(logits, &weighed);
        for (score, weighed) in scores.iter_mut().zip(&weighed) {
            if !plausible.contains(&weighed.action) {
                *score = f64::NEG_INFINITY;
            }
        }
        let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        weighed.iter_mut().zip(scores).for_each(|(weighed, score)| weighed.tries = shown(score - best));
        weighed
    }
}

/// The logits after one step of policy improvement.
fn improved_logits<A>(logits: &[f64], weighed: &[Weighed<A>]) -> Vec<f64> {
    let tries: f64 = weighed.iter().map(|weighed| weighed.tries as f64).sum();
    let worth: f64 = weighed.iter().map(|weighed| weighed.tries as f64 * weighed.chance).sum();
    let mean = if tries > 0.0 { worth / tries } else { 0.5 };
    let value = |weighed: &Weighed<A>| {
        let tries = weighed.tries as f64;
        (weighed.chance * tries + mean * PRIOR) / (tries + PRIOR)
    };
    logits.iter().zip(weighed).map(|(logit, weighed)| logit + value(weighed) / TEMPERATURE).collect()
}

/// A share of the chosen action's tries, from how far a logit is below the best.
#[expect(clippy::cast_sign_loss, reason = "an exponential is not negative")]
fn shown(below: f64) -> u64 {
    (below.exp() * SHOWN) as u64
}

impl<G: Observed + Searched> Player<G> for PolicySearch<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [only] = view.legal() {
            return Some(*only);
        }
        let Some(choice) = self.plausible(view) else { return self.policy.act(view, rng) };
        if let [only] = choice.1[..] {
            return Some(only);
        }
        let weighed = self.improved(view, &choice, rng);
        weighed.into_iter().max_by_key(|weighed| weighed.tries).map(|weighed| weighed.action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        let Some(choice) = self.plausible(view) else { return self.policy.weigh(view, rng) };
        explained::<G>(view, self.improved(view, &choice, rng))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(chance: f64, tries: u64) -> Weighed<u8> {
        Weighed { action: 0, chance, tries, why: None }
    }

    #[test]
    fn a_value_outweighs_a_logit_by_the_temperature() {
        let improved = improved_logits(&[0.0, 1.0], &[weighed(0.6, 1_000_000), weighed(0.5, 1_000_000)]);
        // A tenth more is two temperatures, less the one of the logits.
        assert!((improved[0] - improved[1] - 1.0).abs() < 1e-3, "{improved:?}");
    }

    #[test]
    fn few_worlds_say_little() {
        // One world won against a mean of a half: 1/6 of the difference counts.
        let improved = improved_logits(&[0.0, 0.0], &[weighed(1.0, 1), weighed(0.5, 1_000_000)]);
        assert!((improved[0] - improved[1] - 0.5 / 6.0 / TEMPERATURE).abs() < 1e-3, "{improved:?}");
    }

    #[test]
    fn without_worlds_the_logits_decide() {
        let improved = improved_logits(&[0.0, 0.25], &[weighed(0.5, 0), weighed(0.5, 0)]);
        assert!((improved[1] - improved[0] - 0.25).abs() < 1e-12, "{improved:?}");
    }
}
