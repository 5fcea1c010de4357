//! Fits the policy to chosen cards: mini-batches, Adam, cross-entropy.

use super::adam::Adam;
use crate::claim::policy::{Policy, WIDE};
use interregnum_games::claim::{Card, CardSet};
use interregnum_kernel::{below, mix};
use rand_core::Rng;

/// What a player saw, the legal cards and the chosen card.
#[derive(Clone)]
pub(super) struct Decision {
    pub(super) rows: Vec<u16>,
    pub(super) legal: CardSet,
    pub(super) card: Card,
}

impl Decision {
    pub(super) fn new(hand: CardSet, prize: CardSet, led: Option<Card>, legal: CardSet, card: Card) -> Self {
        let rows = Policy::hand(hand).chain(Policy::setting(prize, led, hand.len()));
        Self { rows: rows.map(|row| row as u16).collect(), legal, card }
    }
}

/// The size of a mini-batch.
const BATCH: usize = 256;

/// A policy being fitted.
pub(super) struct Learner {
    pub(super) policy: Policy,
    gradient: Policy,
    adam: Adam,
}

impl Learner {
    /// Starts from small random weights.
    pub(super) fn new(rng: &mut impl Rng) -> Self {
        let mut policy = Policy::zero();
        let mut near = |spread: f32| (below(rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
        policy.rows.iter_mut().flatten().for_each(|number| *number = near(0.4));
        policy.cards.iter_mut().flatten().for_each(|number| *number = near(0.4));
        let numbers = policy.numbers().count();
        Self { policy, gradient: Policy::zero(), adam: Adam::new(numbers) }
    }

    /// One epoch in a random order; returns the mean cross-entropy.
    pub(super) fn epoch(&mut self, decisions: &[Decision], rate: f32, rng: &mut impl Rng) -> f64 {
        let mut order: Vec<u32> = (0..decisions.len() as u32).collect();
        mix(rng, &mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            self.gradient.numbers().for_each(|number| *number = 0.0);
            loss += batch.iter().map(|&place| self.learn(&decisions[place as usize])).sum::<f64>();
            let gradients = self.gradient.numbers().map(|gradient| *gradient / batch.len() as f32);
            self.adam.step(rate, self.policy.numbers().zip(gradients));
        }
        loss / decisions.len().max(1) as f64
    }

    /// The mean cross-entropy, without learning.
    pub(super) fn loss(policy: &Policy, decisions: &[Decision]) -> f64 {
        let one = |decision: &Decision| {
            let mut sum = [0.0; WIDE];
            policy.add(&mut sum, decision.rows.iter().map(|&row| usize::from(row)));
            -f64::from(policy.likely(&sum, decision.legal, decision.card).max(1e-9)).ln()
        };
        decisions.iter().map(one).sum::<f64>() / decisions.len().max(1) as f64
    }

    fn learn(&mut self, decision: &Decision) -> f64 {
        let (policy, gradient) = (&self.policy, &mut self.gradient);
        let mut cells = [0.0; WIDE];
        policy.add(&mut cells, decision.rows.iter().map(|&row| usize::from(row)));
        cells.iter_mut().for_each(|cell| *cell = cell.max(0.0));
        let weights: Vec<(Card, f32)> =
            decision.legal.kinds().map(|card| (card, policy.weight(&cells, card).exp())).collect();
        let all: f32 = weights.iter().map(|(_, weight)| weight).sum();
        let mut back = [0.0; WIDE];
        let mut loss = 0.0;
        for (card, weight) in weights {
            let chosen = card == decision.card;
            let likely = weight / all;
            if chosen {
                loss = -f64::from(likely.max(1e-9)).ln();
            }
            let error = likely - f32::from(u8::from(chosen));
            gradient.bias[card.place()] += error;
            for lane in 0..WIDE {
                gradient.cards[card.place()][lane] += error * cells[lane];
                back[lane] += error * policy.cards[card.place()][lane];
            }
        }
        for (back, cell) in back.iter_mut().zip(&cells) {
            *back = if *cell > 0.0 { *back } else { 0.0 };
        }
        for &row in &decision.rows {
            gradient.rows[usize::from(row)].iter_mut().zip(&back).for_each(|(sum, error)| *sum += error);
        }
        loss
    }
}
