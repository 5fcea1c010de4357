//! The policy network: the probability of each card that a player may play in phase one.
//!
//! The search weights its worlds by it: a world in which the other side's past cards are likely
//! counts more. One hidden layer with `ReLU` over the features hand, prize, led card and tricks left,
//! then a softmax over the legal cards. `interregnum fit` fitted the weights to the cards that good
//! players chose.

use super::{stored, weights};
use crate::search::Dice;
use interregnum_games::claim::{Card, CardSet, playable};
use rand_core::Rng;
use std::sync::OnceLock;

/// The width of the layer.
pub(super) const WIDE: usize = 32;
const HAND: usize = 0;
const PRIZE: usize = CardSet::PLACES;
const LED: usize = 2 * CardSet::PLACES;
const NONE_LED: usize = 3 * CardSet::PLACES;
const LEFT: usize = NONE_LED + 1;
/// The number of features: one to thirteen tricks are left.
pub(super) const ROWS: usize = LEFT + 14;

/// The most cards of a hand.
const MOST_CARDS: usize = 13;

/// The hidden layer before `ReLU`.
pub(super) type Sum = [f32; WIDE];

/// The network's weights.
#[derive(Clone)]
pub(super) struct Policy {
    pub(super) rows: Vec<Sum>,
    /// The output weights of each card.
    pub(super) cards: Vec<Sum>,
    pub(super) bias: [f32; CardSet::PLACES],
}

impl Policy {
    pub(super) fn zero() -> Self {
        Self {
            rows: vec![[0.0; WIDE]; ROWS],
            cards: vec![[0.0; WIDE]; CardSet::PLACES],
            bias: [0.0; CardSet::PLACES],
        }
    }

    /// The fitted policy.
    pub(super) fn fitted() -> &'static Self {
        static HABIT: OnceLock<Policy> = OnceLock::new();
        HABIT.get_or_init(|| Self::read(weights::policy()).unwrap_or_else(Self::zero))
    }

    /// The rows of the features beside the hand: the prize, the led card, the tricks left.
    pub(super) fn setting(prize: CardSet, led: Option<Card>, left: usize) -> impl Iterator<Item = usize> {
        let led = led.map_or(NONE_LED, |card| LED + card.place());
        prize.cards().map(|card| PRIZE + card.place()).chain([led, LEFT + left.min(13)])
    }

    /// The rows of a hand. The rows of a hand in two parts are those of the parts.
    pub(super) fn hand(cards: CardSet) -> impl Iterator<Item = usize> {
        cards.cards().map(|card| HAND + card.place())
    }

    /// Adds rows to a sum.
    #[inline]
    pub(super) fn add(&self, sum: &mut Sum, rows: impl Iterator<Item = usize>) {
        for row in rows {
            sum.iter_mut().zip(&self.rows[row]).for_each(|(sum, weight)| *sum += weight);
        }
    }

    /// The probability of `card` among the legal cards, which contain it.
    #[inline]
    pub(super) fn likely(&self, sum: &Sum, legal: CardSet, card: Card) -> f32 {
        let mut cells = *sum;
        cells.iter_mut().for_each(|cell| *cell = cell.max(0.0));
        let weigh = |card: Card| self.weight(&cells, card).exp();
        let all: f32 = legal.kinds().map(weigh).sum();
        weigh(card) / all
    }

    /// Samples a card of phase one by this policy. `sharp` is the inverse temperature: the larger,
    /// the more often the likeliest card. `None` from an empty hand.
    #[inline]
    pub(super) fn choose(
        &self,
        hand: CardSet,
        prize: CardSet,
        led: Option<Card>,
        sharp: f32,
        dice: &mut Dice,
    ) -> Option<Card> {
        let mut cells: Sum = [0.0; WIDE];
        self.add(&mut cells, Self::hand(hand).chain(Self::setting(prize, led, hand.len())));
        cells.iter_mut().for_each(|cell| *cell = cell.max(0.0));
        let mut likely = [(None, 0.0f32); MOST_CARDS];
        let mut all = 0.0;
        for (slot, card) in likely.iter_mut().zip(playable(led, hand).kinds()) {
            *slot = (Some(card), (sharp * self.weight(&cells, card)).exp());
            all += slot.1;
        }
        let mut lot = (dice.next_u32() >> 8) as f32 / (1u32 << 24) as f32 * all;
        let mut chosen = None;
        for (card, weight) in likely {
            if card.is_none() || lot < 0.0 {
                break;
            }
            chosen = card;
            lot -= weight;
        }
        chosen
    }

    #[inline]
    pub(super) fn weight(&self, cells: &Sum, card: Card) -> f32 {
        let weights = &self.cards[card.place()];
        let sum: f32 = cells.iter().zip(weights).map(|(cell, weight)| cell * weight).sum();
        (sum + self.bias[card.place()]).clamp(-20.0, 20.0)
    }

    /// All weights, in the order of the file.
    pub(super) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        self.rows.iter_mut().flatten().chain(self.cards.iter_mut().flatten()).chain(&mut self.bias)
    }

    /// The weights as bytes.
    pub(super) fn write(&self) -> Vec<u8> {
        stored::write(self.clone().numbers())
    }

    /// Reads the weights back; `None` if their number is wrong.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut policy = Self::zero();
        stored::read(bytes, policy.numbers())?;
        Some(policy)
    }
}
