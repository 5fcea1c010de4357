//! A multiset of cards in bits: see [`card`](crate::card) for the places.

use crate::card::{
    COURTIERS, Card, EVENTS, GOLD, KING, MUSKETEERS, NOBLES, PROVINCES, QUEEN, SPECIALS, TABLE, WORD,
};
use crate::event::EventCard;
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::Range;

/// Cards without order, equal cards possibly several times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(pub(crate) [u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 2]);
    /// All 116 cards.
    pub const BOX: Self = TABLE_ALL;
    /// All courtiers.
    pub const COURTIERS: Self = Self::of_places(COURTIERS);
    /// All special persons.
    pub const SPECIALS: Self = Self::of_places(SPECIALS);
    /// L1.4: all cards with a number.
    pub const NUMBERS: Self = Self::of_places(MUSKETEERS)
        .plus_places(Self::of_places(GOLD))
        .plus_places(Self::COURTIERS)
        .plus_places(Self::of_places(PROVINCES));
    /// The six nobles, and the Queen (L6.1).
    pub const NOBLES: Self = Self::of_places(NOBLES.start..QUEEN + 1);
    /// L5.1: all persons who can be corrupted.
    pub const CORRUPTIBLE: Self =
        Self::COURTIERS.plus_places(Self::SPECIALS).plus_places(Self::of_places(QUEEN..QUEEN + 1));
    /// L9: all interruptions.
    pub const INTERRUPTIONS: Self = {
        let mut set = Self::EMPTY;
        let (mut place, mut number) = (EVENTS.start, 0);
        while number < EventCard::ALL.len() {
            let event = EventCard::ALL[number];
            if event.is_interruption() {
                set = set.plus_places(Self::of_places(place..place + event.number()));
            }
            place += event.number();
            number += 1;
        }
        set
    };
    /// L3.5: all cards of hands that may be played to the middle.
    pub const PLAYABLE: Self = Self::NUMBERS
        .plus_places(Self::NOBLES)
        .plus_places(Self::SPECIALS)
        .plus_places(Self::of_places(EVENTS))
        .minus_places(Self::INTERRUPTIONS);

    /// L2.1: all cards except the six nobles and the King.
    pub(crate) const DEALT: Self =
        Self::BOX.minus_places(Self::of_places(NOBLES)).minus_places(Self::of_places(KING..KING + 1));

    /// Whether a place is taken.
    pub(crate) const fn has_place(self, place: usize) -> bool {
        self.0[place / WORD] >> (place % WORD) & 1 == 1
    }

    /// The cards of a range of places.
    const fn of_places(places: Range<usize>) -> Self {
        let mut set = Self::EMPTY;
        let mut place = places.start;
        while place < places.end {
            set.0[place / WORD] |= 1 << (place % WORD);
            place += 1;
        }
        set
    }

    /// The cards in the places of either set: of both together, if they have no card in common.
    #[inline]
    #[must_use]
    pub(crate) const fn plus_places(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cards that are not in the other set, which holds all copies of its cards.
    #[inline]
    #[must_use]
    pub(crate) const fn minus_places(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The cards that are also in the other set, which holds all copies of its cards.
    #[inline]
    #[must_use]
    pub const fn within(self, whole: Self) -> Self {
        Self([self.0[0] & whole.0[0], self.0[1] & whole.0[1]])
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        let (word, bit) = card.bit();
        self.0[word] & bit != 0
    }

    /// Adds a card. The set must not contain all its copies already.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let (word, bit) = card.bit();
        let equals = TABLE.equals[card.index()];
        let word = &mut self.0[word];
        debug_assert_ne!(*word & equals, equals, "{card} is in the box no more often");
        *word |= (*word & equals) << 1 | bit;
    }

    /// Adds a card that exists only once; does nothing if the set contains it.
    #[inline]
    pub(crate) const fn mark(&mut self, card: Card) {
        let (word, bit) = card.bit();
        self.0[word] |= bit;
    }

    /// Removes one copy of a card, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let equals = TABLE.equals[card.index()];
        let word = &mut self.0[card.bit().0];
        *word = *word & !equals | (*word & equals) >> 1 & equals;
    }

    /// One of each card.
    #[inline]
    #[must_use]
    pub(crate) fn one_of_each(self) -> Self {
        self.within(TABLE.kinds)
    }

    /// Whether no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// How many copies of the card are in the set.
    pub fn count(self, card: Card) -> usize {
        (self.0[card.bit().0] & TABLE.equals[card.index()]).count_ones() as usize
    }

    /// The card in the lowest place.
    #[inline]
    pub(crate) fn lowest(self) -> Option<Card> {
        let place = match self.0 {
            [0, 0] => return None,
            [0, high] => WORD + high.trailing_zeros() as usize,
            [low, _] => low.trailing_zeros() as usize,
        };
        Some(TABLE.card[place])
    }

    /// The n-th card, from 0, of a set that holds one of each, and more than n.
    #[inline]
    pub(crate) fn nth_of_each(self, n: usize) -> Card {
        debug_assert_eq!(self, self.one_of_each(), "the set holds no card twice");
        debug_assert!(n < self.len(), "the set holds more than {n} cards");
        let [low, high] = self.0;
        let below = low.count_ones() as usize;
        if n < below { Card::at(nth_bit(low, n)) } else { Card::at(WORD + nth_bit(high, n - below)) }
    }

    /// The distinct cards, ascending.
    pub fn kinds(self) -> Cards {
        Cards(self.one_of_each())
    }

    /// All cards, ascending, with duplicates.
    pub const fn cards(self) -> Cards {
        Cards(self)
    }
}

/// All places that have a card, as a constant, because [`TABLE`] cannot be read while it is
/// computed.
const TABLE_ALL: CardSet = CardSet([(1 << COURTIERS.end) - 1, (1 << (EVENTS.end - WORD)) - 1]);

/// The index of the n-th set bit of `bits`, which has more than n of them.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(crate) fn nth_bit(bits: u64, n: usize) -> usize {
    safe_arch::population_deposit_u64(1 << (n % WORD), bits).trailing_zeros() as usize
}

/// The index of the n-th set bit of `bits`, which has more than n of them.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(crate) const fn nth_bit(mut bits: u64, n: usize) -> usize {
    let mut passed = 0;
    while passed < n {
        bits &= bits.wrapping_sub(1);
        passed += 1;
    }
    bits.trailing_zeros() as usize
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// The cards of a set, one by one.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        let word = usize::from(self.0.0[0] == 0);
        self.0.0[word] &= self.0.0[word] - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cards {}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().expect("a card")).collect()
    }

    #[test]
    fn the_box_is_what_the_table_has() {
        assert_eq!(CardSet::BOX, TABLE.all);
        assert_eq!(CardSet::NUMBERS.len(), 19 + 19 + 22 + 22);
        assert_eq!(CardSet::PLAYABLE.len(), 116 - 4 - 1);
        assert_eq!(CardSet::INTERRUPTIONS, set("Mas Mas Ctr Ctr"));
        assert_eq!(CardSet::CORRUPTIBLE.len(), 22 + 10 + 1);
        assert_eq!(CardSet::NOBLES.len(), 7);
    }

    #[test]
    fn the_same_cards_make_the_same_set() {
        let there = set("Pv3Su Ms1 Ms1 Au3 Reb Pv3Su");
        assert_eq!(there, set("Reb Pv3Su Au3 Ms1 Pv3Su Ms1"));
        assert_eq!(there.count("Ms1".parse().expect("a card")), 2);
        let mut less = there;
        less.remove("Ms1".parse().expect("a card"));
        assert_eq!(less, set("Pv3Su Ms1 Au3 Reb Pv3Su"));
        less.remove("Ms7".parse().expect("a card"));
        assert_eq!(less.len(), 5);
    }

    #[test]
    fn the_nth_card_is_the_nth_of_the_list() {
        let set = set("Ms1 Au3 Co7 Pv4 NoBo Con Ctr");
        for (n, card) in set.cards().enumerate() {
            assert_eq!(set.nth_of_each(n), card);
        }
    }
}
