//! The deal: the nobles, and the deck in order.

use crate::card::{Card, Kind, PLACES, TABLE};
use crate::card_set::CardSet;
use crate::options::{Options, SEATS};
use crate::symbol::Symbol;
use interregnum_kernel::{BadSetup, Seed, mix, present, shuffle};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// The largest number of cards in a deck: all except the King and three nobles.
pub(crate) const DECK: usize = 112;

/// The nobles by seat, and all other cards except the King in order: the hands in blocks of seven,
/// seat 0's first; the rest is the pile, top first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seed of the deal, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<Seed>,
    /// One noble for each seat.
    pub nobles: Vec<Card>,
    /// The other cards.
    pub deck: Vec<Card>,
}

/// The six nobles in rank order.
const NOBLES: [Card; 6] = {
    let mut nobles = [Card::QUEEN; 6];
    let mut rank = 0;
    while rank < nobles.len() {
        nobles[rank] = Card::noble(Symbol::ALL[rank]);
        rank += 1;
    }
    nobles
};

impl Deal {
    /// The deal that follows from a seed. First the six nobles are shuffled, and each seat
    /// gets one (L2.1); then the deck, in which the nobles left over come last before the
    /// shuffle (L2.3).
    pub fn from_seed(options: Options, seed: Seed) -> Self {
        let mut rng = seed.generator();
        let mut nobles = NOBLES.to_vec();
        shuffle(&mut rng, &mut nobles);
        let rest = nobles.split_off(usize::from(options.players));
        let mut deck: Vec<Card> = CardSet::DEALT.cards().chain(rest).collect();
        shuffle(&mut rng, &mut deck);
        Self { seed: Some(seed), nobles, deck }
    }

    /// Checks that the cards are those of the box (L1, L2.1).
    pub(crate) fn check(&self, options: Options) -> Result<(), BadSetup> {
        if self.nobles.len() != usize::from(options.players) {
            return Err(BadSetup::new("L2.1", "defaite-bad-nobles", self.nobles.len()));
        }
        if let Some(card) = self.nobles.iter().find(|card| card.kind() != Kind::Noble) {
            return Err(BadSetup::new("L2.1", "defaite-no-noble", card.to_string()));
        }
        let mut missing = CardSet::BOX;
        missing.remove(Card::KING);
        missing.remove_all(self.nobles.iter().chain(&self.deck)).map_err(|card| {
            let rule = if card == Card::KING { "L2.1" } else { "L1.2" };
            BadSetup::new(rule, "defaite-deck-too-many", card.to_string())
        })?;
        match missing.lowest() {
            Some(card) => Err(BadSetup::new("L2.3", "defaite-deck-missing", card.to_string())),
            None => Ok(()),
        }
    }
}

/// A random deal without heap allocation: for playouts.
#[inline]
pub(crate) fn drawn(options: Options, rng: &mut impl Rng) -> ([Card; SEATS], Deck) {
    let players = usize::from(options.players);
    let mut nobles = NOBLES;
    mix(rng, &mut nobles);
    let mut deck = Deck { cards: SORTED, number: (DECK + 3 - players) as u8, drawn: 0 };
    let rest = &nobles[players..];
    deck.cards[DECK - 3..DECK - 3 + rest.len()].copy_from_slice(rest);
    let number = usize::from(deck.number);
    mix(rng, &mut deck.cards[..number]);
    (nobles, deck)
}

/// All cards except the nobles and the King, followed by space for three nobles.
static SORTED: [Card; DECK] = {
    let mut cards = [Card::QUEEN; DECK];
    let (mut place, mut number) = (0, 0);
    while place < PLACES {
        if CardSet::DEALT.has_place(place) {
            cards[number] = TABLE.card[place];
            number += 1;
        }
        place += 1;
    }
    assert!(number == DECK - 3);
    cards
};

/// The deck in the order in which it was dealt, and how much of it has been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    cards: [Card; DECK],
    number: u8,
    drawn: u8,
}

impl Deck {
    /// A deck from which nothing has been drawn.
    pub(crate) fn new(cards: &[Card]) -> Self {
        let mut deck = Self { cards: [Card::QUEEN; DECK], number: cards.len() as u8, drawn: 0 };
        deck.cards[..cards.len()].copy_from_slice(cards);
        deck
    }

    /// The whole deck, in the order of the deal.
    pub(crate) fn all(&self) -> &[Card] {
        &self.cards[..usize::from(self.number)]
    }

    /// The cards left, top first.
    pub(crate) fn pile(&self) -> &[Card] {
        &self.all()[usize::from(self.drawn)..]
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.drawn == self.number
    }

    /// Draws the card on top.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        self.drawn += 1;
        Some(self.cards[usize::from(self.drawn - 1)])
    }
}
