//! A multiset of cards in bits: see [`card`](crate::card) for the places.

use crate::card::{Card, PLACES, TABLE, WORD, first_place};
use crate::faction::{Faction, FactionSet};
use serde::{Serialize, Serializer};
use std::fmt;

/// Cards without order, equal cards possibly several times.
///
/// Two words; adding or removing a card touches one of them. Functions on the whole set use both
/// words as one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(pub(crate) [u64; 2]);

impl CardSet {
    /// The number of places, some of them without a card.
    pub const PLACES: usize = PLACES;

    /// No card.
    pub const EMPTY: Self = Self([0; 2]);

    /// Both words, the lower places first.
    #[inline]
    const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << WORD
    }

    #[inline]
    const fn of_bits(bits: u128) -> Self {
        Self([bits as u64, (bits >> WORD) as u64])
    }

    /// All cards of a faction.
    #[inline]
    pub fn of_faction(faction: Faction) -> Self {
        TABLE.of_faction[faction.index()]
    }

    /// All cards of several factions.
    #[inline]
    pub const fn of_factions(factions: FactionSet) -> Self {
        let mut set = Self::EMPTY;
        let mut number = 0;
        while number < Faction::COUNT {
            if factions.contains(Faction::ALL[number]) {
                let first = first_place(number);
                let all = (1 << Faction::ALL[number].values().len()) - 1;
                set.0[first / WORD] |= all << (first % WORD);
            }
            number += 1;
        }
        set
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

    /// Removes one copy of a card, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let equals = TABLE.equals[card.index()];
        let word = &mut self.0[card.bit().0];
        *word = *word & !equals | (*word & equals) >> 1 & equals;
    }

    /// The cards of the same faction as this one.
    #[inline]
    #[must_use]
    pub(crate) fn fellows(self, card: Card) -> Self {
        self.within(TABLE.fellows[card.index()])
    }

    /// The cards of this faction.
    #[inline]
    #[must_use]
    pub fn faction(self, faction: Faction) -> Self {
        self.within(TABLE.of_faction[faction.index()])
    }

    /// The cards that are in a set of whole factions.
    #[inline]
    #[must_use]
    pub const fn within(self, factions: Self) -> Self {
        Self::of_bits(self.bits() & factions.bits())
    }

    /// The cards of both sets together; the sets must have no faction in common.
    #[inline]
    #[must_use]
    pub(crate) const fn beside(self, other: Self) -> Self {
        Self::of_bits(self.bits() | other.bits())
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
        self.bits() == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits().count_ones() as usize
    }

    /// How many copies of the card are in the set.
    pub fn count(self, card: Card) -> usize {
        (self.0[card.bit().0] & TABLE.equals[card.index()]).count_ones() as usize
    }

    /// The card in the highest place: of one faction, the highest value.
    #[inline]
    pub fn highest(self) -> Option<Card> {
        let place = match self.0 {
            [0, 0] => return None,
            [low, 0] => WORD - 1 - low.leading_zeros() as usize,
            [_, high] => 2 * WORD - 1 - high.leading_zeros() as usize,
        };
        Some(TABLE.card[place])
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
        let second = n >= below;
        let (bits, skip) = if second { (high, n - below) } else { (low, n) };
        let place = nth_bit(bits, skip);
        Card::at(if second { place | WORD as u8 } else { place })
    }

    /// The distinct cards, ascending.
    pub fn kinds(self) -> Cards {
        Cards(self.one_of_each())
    }

    /// All cards, ascending, with duplicates.
    pub const fn cards(self) -> Cards {
        Cards(self)
    }

    /// The places of the set's cards, ascending, each below [`CardSet::PLACES`]; every copy of a
    /// card has its own place.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let word = usize::from(bits[0] == 0);
            let place = WORD * word + bits[word].trailing_zeros() as usize;
            if bits[word] == 0 {
                return None;
            }
            bits[word] &= bits[word] - 1;
            Some(place)
        })
    }

    /// The factions of which there is a card.
    pub fn factions(self) -> FactionSet {
        Faction::ALL.into_iter().filter(|&faction| !self.faction(faction).is_empty()).collect()
    }
}

/// The index of the n-th set bit of `bits`, which has more than n of them.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
fn nth_bit(bits: u64, n: usize) -> u8 {
    safe_arch::population_deposit_u64(1 << (n % WORD), bits).trailing_zeros() as u8
}

/// The index of the n-th set bit of `bits`, which has more than n of them.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
const fn nth_bit(mut bits: u64, n: usize) -> u8 {
    let mut passed = 0;
    while passed < n {
        bits &= bits.wrapping_sub(1);
        passed += 1;
    }
    bits.trailing_zeros() as u8
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

    fn card(text: &str) -> Card {
        text.parse().expect("a card of the rulebook")
    }

    #[test]
    fn a_set_holds_equal_cards_as_often_as_they_are_put_in() {
        let mut set = CardSet::EMPTY;
        for expected in 1..=5 {
            set.insert(card("Go0"));
            assert_eq!(set.count(card("Go0")), expected);
        }
        set.insert(card("Go1"));
        set.remove(card("Go0"));
        assert_eq!(set.len(), 5);
        assert_eq!(set.kinds().collect::<Vec<_>>(), [card("Go0"), card("Go1")]);
    }

    #[test]
    fn the_same_cards_make_the_same_set() {
        let texts = ["Gn3", "Gn3", "Gn1", "Gi9", "Se0"];
        let there: CardSet = texts.iter().map(|text| card(text)).collect();
        let back: CardSet = texts.iter().rev().map(|text| card(text)).collect();
        assert_eq!(there, back);
        let mut less = there;
        less.remove(card("Gn3"));
        less.insert(card("Gn3"));
        assert_eq!(less, there);
    }

    #[test]
    fn taking_out_what_is_not_there_changes_nothing() {
        let mut set: CardSet = [card("Go0"), card("Kn2")].into_iter().collect();
        let before = set;
        set.remove(card("Go1"));
        set.remove(card("Se9"));
        assert_eq!(set, before);
    }

    #[test]
    fn the_nth_card_is_the_nth_of_the_list() {
        let set: CardSet = ["Go0", "Kn9", "Un3", "Gi9", "Tr2", "Se9"].iter().map(|text| card(text)).collect();
        let list: Vec<Card> = set.cards().collect();
        assert!((0..6).all(|n| set.nth_of_each(n) == list[n]));
        assert_eq!(set.highest(), Some(card("Se9")));
        assert_eq!(set.lowest(), Some(card("Go0")));
    }
}
