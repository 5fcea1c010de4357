//! Stacks of musketeers or of gold: a reserve, guards, a raise.

use crate::card::{Card, GOLD, MUSKETEERS, SUIT, TABLE};
use crate::card_set::CardSet;
use interregnum_kernel::{Phrase, nth_bit};
use serde::Serialize;
use std::fmt;

/// The kind of cards with which a contest is fought: musketeers for a province (L4), gold for a
/// person (L5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// For an attack.
    Musketeers,
    /// For a corruption.
    Gold,
}

impl Means {
    /// The first place of its cards.
    #[inline]
    const fn first(self) -> usize {
        match self {
            Self::Musketeers => MUSKETEERS.start,
            Self::Gold => GOLD.start,
        }
    }

    /// The means to which the card belongs, if it can be laid in a contest.
    #[inline]
    pub fn of(card: Card) -> Option<Self> {
        match card.index() {
            place if place < MUSKETEERS.end => Some(Self::Musketeers),
            place if place < GOLD.end => Some(Self::Gold),
            _ => None,
        }
    }

    /// The name of this kind of cards.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Musketeers => "defaite-suit-musketeers",
            Self::Gold => "defaite-suit-gold",
        })
    }
}

/// A stack of cards of one means, which the caller must know. The top bits cache the sum of the
/// values, which the rules need often.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardStack(u32);

/// The bits of a stack that are cards.
const CARDS: u32 = (1 << SUIT) - 1;
/// Where the sum begins.
const SUM: u32 = 24;

impl CardStack {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The cards of a means in a set.
    #[inline]
    pub(crate) fn within(cards: CardSet, means: Means) -> Self {
        let bits = (cards.0[0] >> means.first()) as u32 & CARDS;
        Self(bits | sum(bits, means) << SUM)
    }

    /// The sum of the values.
    #[inline]
    pub const fn sum(self) -> u32 {
        self.0 >> SUM
    }

    /// Whether the stack is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 & CARDS).count_ones() as usize
    }

    #[inline]
    fn equals(card: Card, means: Means) -> u32 {
        (TABLE.equals[card.index()] >> means.first()) as u32
    }

    /// Adds a card of the stack's means.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card, means: Means) {
        let equals = Self::equals(card, means);
        debug_assert_ne!(self.0 & equals, equals, "{card} is in the box no more often");
        self.0 |= (self.0 & equals) << 1 | 1 << (card.index() - means.first());
        self.0 += u32::from(card.value()) << SUM;
    }

    /// Removes a card of the stack's means; the stack must contain it.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card, means: Means) {
        debug_assert!(self.contains(card, means), "{card} is in the stack");
        let equals = Self::equals(card, means);
        self.0 = self.0 & !equals | (self.0 & equals) >> 1 & equals;
        self.0 -= u32::from(card.value()) << SUM;
    }

    /// Whether the card is in the stack.
    #[inline]
    pub(crate) fn contains(self, card: Card, means: Means) -> bool {
        Means::of(card) == Some(means) && self.0 >> (card.index() - means.first()) & 1 == 1
    }

    /// The highest card.
    #[inline]
    pub(crate) fn highest(self, means: Means) -> Option<Card> {
        let cards = self.0 & CARDS;
        let place = cards.checked_ilog2()?;
        Some(Card::at(means.first() + place as usize))
    }

    /// Adds all cards of another stack.
    #[inline]
    pub(crate) fn insert_all(&mut self, other: Self, means: Means) {
        other.cards(means).for_each(|card| self.insert(card, means));
    }

    /// The cards, highest first.
    pub(crate) fn cards(mut self, means: Means) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let card = self.highest(means)?;
            self.remove(card, means);
            Some(card)
        })
    }

    /// The cards as a set.
    pub(crate) const fn set(self, means: Means) -> CardSet {
        CardSet([((self.0 & CARDS) as u64) << means.first(), 0])
    }

    /// One of each card, as places.
    #[inline]
    pub(crate) fn kinds(self, means: Means) -> Kinds {
        Kinds { bits: self.0 & (TABLE.kinds.0[0] >> means.first()) as u32 & CARDS, means }
    }
}

/// L1.4: values ascend with the places, so the sum is the number of cards of value 1 or more, plus
/// those of 2 or more, and so on.
#[inline]
const fn sum(bits: u32, means: Means) -> u32 {
    match means {
        Means::Musketeers => {
            bits.count_ones()
                + (bits >> 4).count_ones()
                + (bits >> 8).count_ones()
                + (bits >> 11).count_ones()
                + (bits >> 14).count_ones()
                + (bits >> 16).count_ones()
                + (bits >> 18).count_ones()
        }
        Means::Gold => bits.count_ones() + (bits >> 8).count_ones() + (bits >> 15).count_ones(),
    }
}

impl fmt::Debug for CardStack {
    /// The stack does not know its means, so it cannot name its cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cards of {}", self.len(), self.sum())
    }
}

/// Distinct cards of one means.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kinds {
    bits: u32,
    means: Means,
}

impl Kinds {
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// The n-th card, counted from 0; there must be more than n.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Card {
        Card::at(self.means.first() + nth_bit(u64::from(self.bits), n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_a_heap_is_the_sum_of_its_values() {
        for means in [Means::Musketeers, Means::Gold] {
            let mut stack = CardStack::EMPTY;
            let mut expected = 0;
            let mut set = CardSet::EMPTY;
            for card in CardSet::BOX.cards().filter(|&card| Means::of(card) == Some(means)) {
                stack.insert(card, means);
                set.insert(card);
                expected += u32::from(card.value());
                assert_eq!(stack.sum(), expected);
                assert_eq!(CardStack::within(set, means), stack);
            }
            assert_eq!(expected, if means == Means::Gold { 34 } else { 62 });
        }
    }

    #[test]
    fn cards_come_out_of_a_heap_highest_first() {
        let mut stack = CardStack::EMPTY;
        for text in ["Ms2", "Ms7", "Ms2", "Ms1"] {
            stack.insert(text.parse().expect("a card"), Means::Musketeers);
        }
        let cards: Vec<String> = stack.cards(Means::Musketeers).map(|card| card.to_string()).collect();
        assert_eq!(cards, ["Ms7", "Ms2", "Ms2", "Ms1"]);
    }
}
