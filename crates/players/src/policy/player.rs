//! The policy as a player.

use crate::observe::{Observed, Observer};
use crate::{Player, Weighed, softmax};
use interregnum_kernel::View;
use rand_core::Rng;

/// Chooses by a network; where there is none, another player chooses.
pub struct Policy<G: Observed> {
    /// The softmax temperature of a choice; zero for the likeliest action.
    temperature: f64,
    /// The observer for a number of players, once it was needed.
    observer: Option<(usize, G::Observer)>,
    observation: Vec<u8>,
    finisher: Box<dyn Player<G>>,
}

impl<G: Observed> Policy<G> {
    /// A player; `finisher` chooses where there is no network.
    pub fn new(temperature: f64, finisher: Box<dyn Player<G>>) -> Self {
        Self { temperature, observer: None, observation: Vec::new(), finisher }
    }

    /// The logits of the legal actions, in the view's order; `None` where the finisher chooses.
    pub(super) fn logits(&mut self, view: &G::View) -> Option<(Vec<f64>, Vec<G::Action>)> {
        let (network, players) = G::network(view)?;
        if self.observer.as_ref().is_none_or(|(number, _)| *number != players) {
            self.observer = Some((players, G::observer(players)?));
        }
        let (_, observer) = self.observer.as_ref()?;
        self.observation.resize(network.columns(), 0);
        let (indices, actions): (Vec<_>, Vec<_>) =
            features::<G>(observer, view, &mut self.observation).into_iter().unzip();
        let logits = network.logits(&self.observation, indices.into_iter());
        Some((logits.into_iter().map(f64::from).collect(), actions))
    }
}

/// Writes the network's input for a view, and returns the legal actions with the indices of their
/// outputs. A golden file compares both with the trainer's.
pub fn features<G: Observed>(
    observer: &G::Observer,
    view: &G::View,
    out: &mut [u8],
) -> Vec<(usize, G::Action)> {
    observer.observe_view(view, out);
    observer.indices(view)
}

impl<G: Observed> Player<G> for Policy<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [only] = view.legal() {
            return Some(*only);
        }
        let Some((logits, actions)) = self.logits(view) else { return self.finisher.act(view, rng) };
        softmax::drawn(&logits, self.temperature, rng).map(|place| actions[place])
    }

    fn mix(&mut self, view: &G::View) -> Option<Vec<f64>> {
        if let [_] = view.legal() {
            return Some(vec![1.0]);
        }
        let Some((logits, _)) = self.logits(view) else { return self.finisher.mix(view) };
        softmax::probabilities(&logits, self.temperature)
    }

    /// The finisher's values; a network computes none.
    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        if G::network(view).is_some() { Vec::new() } else { self.finisher.weigh(view, rng) }
    }
}
