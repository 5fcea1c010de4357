//! The deal: the deck in order, and the pile it leaves.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::kingdom::Options;
use interregnum_kernel::{BadSetup, Seed, mix, present, shuffle};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// The largest numbers of cards in a deck and in a pile.
pub(crate) const DECK: usize = 72;
const PILE: usize = 36;

/// All cards in order: the first block is seat 0's hand, the next seat 1's and so on; the rest is
/// the pile, top first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seed of the deal, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<Seed>,
    /// The cards.
    pub deck: Vec<Card>,
}

impl Deal {
    /// The deal that follows from a seed.
    pub fn from_seed(options: Options, seed: Seed) -> Self {
        let mut deck: Vec<Card> = options.cards().cards().collect();
        shuffle(&mut seed.generator(), &mut deck);
        Self { seed: Some(seed), deck }
    }

    /// Checks that the deck is the kingdom's (C2.2, C2.3).
    pub(crate) fn check(&self, options: Options) -> Result<(), BadSetup> {
        let mut missing = options.cards();
        missing.remove_all(&self.deck).map_err(|card| {
            let is_known = options.kingdom.contains(card.faction());
            let (rule, key) =
                if is_known { ("C1.2", "claim-deck-too-many") } else { ("C2.1", "claim-deck-stranger") };
            BadSetup::new(rule, key, card.to_string())
        })?;
        match missing.lowest() {
            Some(card) => Err(BadSetup::new("C3.1", "claim-deck-missing", card.to_string())),
            None => Ok(()),
        }
    }
}

/// A deck in random order, without heap allocation: for playouts.
#[inline]
pub(crate) fn shuffled(options: Options, rng: &mut impl Rng) -> ([Card; DECK], usize) {
    let mut deck = [Card::NONE; DECK];
    let mut size = 0;
    for faction in options.kingdom {
        let cards = Card::all_of(faction);
        deck[size..size + cards.len()].copy_from_slice(cards);
        size += cards.len();
    }
    mix(rng, &mut deck[..size]);
    (deck, size)
}

/// The face-up cards: at most two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FaceUp {
    cards: [Card; 2],
    number: u8,
}

impl FaceUp {
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.number)]
    }

    /// The number of different cards.
    #[inline]
    pub(crate) fn kinds(&self) -> usize {
        match self.number {
            2 if self.cards[0] == self.cards[1] => 1,
            number => usize::from(number),
        }
    }

    /// Adds a card; the lower of two comes first, so that equal contents compare equal.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        self.cards[usize::from(self.number)] = card;
        self.number += 1;
        if self.number == 2 && self.cards[0] > self.cards[1] {
            self.cards.swap(0, 1);
        }
    }

    /// Removes the first card, if there is one.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        if self.number == 0 {
            return None;
        }
        self.number -= 1;
        let card = self.cards[0];
        self.cards = [self.cards[1], Card::NONE];
        Some(card)
    }

    /// Removes a card, which must be there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.cards().contains(&card), "{card} lies face up");
        let other = if self.cards[0] == card { self.cards[1] } else { self.cards[0] };
        self.number -= 1;
        self.cards = [if self.number == 0 { Card::NONE } else { other }, Card::NONE];
    }

    pub(crate) fn set(&self) -> CardSet {
        self.cards().iter().copied().collect()
    }
}

/// The draw pile, top first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pile {
    cards: [Card; PILE],
    next: u8,
    end: u8,
}

impl Pile {
    pub(crate) fn new(cards: &[Card]) -> Self {
        let mut pile = Self { cards: [Card::default(); PILE], next: 0, end: cards.len() as u8 };
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile
    }

    /// The cards left, top first.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.next == self.end
    }

    /// The card on top.
    pub(crate) fn top(&self) -> Option<Card> {
        self.cards().first().copied()
    }

    /// Takes the card on top.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let card = self.cards[usize::from(self.next)];
        self.next += 1;
        Some(card)
    }

    pub(crate) fn set(&self) -> CardSet {
        self.cards().iter().copied().collect()
    }
}

impl PartialEq for Pile {
    /// Cards that have been drawn do not count.
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}
