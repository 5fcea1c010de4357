//! A card, and a heap of cards as a bit set.
//!
//! Every copy in the box has a place, a bit: factions in the rulebook's order, values
//! upwards, equal cards side by side. A card is named by the lowest place of its equals,
//! and a set fills the places of equal cards from the lowest up. So two sets with the same
//! cards have the same bits, no copy can be told from its equals, and "one of each kind"
//! is a single mask.

use crate::faction::{Faction, FactionSet};
use interregnum_kernel::{BadText, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// How many cards are in both boxes.
pub(crate) const PLACES: usize = 104;

/// A card: a faction and a value. Equal cards are the same card (C1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

struct Table {
    /// The card that each place belongs to.
    card: [Card; PLACES],
    faction: [Faction; PLACES],
    value: [u8; PLACES],
    /// The places of all cards equal to the one at this place.
    equals: [CardSet; PLACES],
    /// All places of a faction.
    of_faction: [CardSet; Faction::COUNT],
    /// The lowest place of every card.
    kinds: CardSet,
    /// The card of a faction with a value.
    named: [[Option<Card>; 10]; Faction::COUNT],
}

static TABLE: Table = TABLE_AT_COMPILE_TIME;
const TABLE_AT_COMPILE_TIME: Table = table();

const fn table() -> Table {
    let mut table = Table {
        card: [Card(0); PLACES],
        faction: [Faction::ALL[0]; PLACES],
        value: [0; PLACES],
        equals: [CardSet::EMPTY; PLACES],
        of_faction: [CardSet::EMPTY; Faction::COUNT],
        kinds: CardSet::EMPTY,
        named: [[None; 10]; Faction::COUNT],
    };
    let mut place = 0;
    let mut number = 0;
    while number < Faction::COUNT {
        let faction = Faction::ALL[number];
        let values = faction.values();
        let mut copy = 0;
        while copy < values.len() {
            let again = copy > 0 && values[copy - 1] == values[copy];
            table.card[place] = if again { table.card[place - 1] } else { Card(place as u8) };
            table.faction[place] = faction;
            table.value[place] = values[copy];
            table.of_faction[number].0 |= 1 << place;
            let first = table.card[place].0 as usize;
            table.kinds.0 |= 1 << first;
            table.equals[first].0 |= 1 << place;
            table.named[number][values[copy] as usize] = Some(table.card[place]);
            place += 1;
            copy += 1;
        }
        number += 1;
    }
    table
}

impl Card {
    /// The card with this faction and value, if there is one.
    pub fn new(faction: Faction, value: u8) -> Option<Self> {
        *TABLE.named[faction.index()].get(usize::from(value))?
    }

    /// The card's faction.
    #[inline]
    pub fn faction(self) -> Faction {
        TABLE.faction[self.index()]
    }

    /// The card's value, 0 to 9.
    #[inline]
    pub fn value(self) -> u8 {
        TABLE.value[self.index()]
    }

    /// The card's lowest place.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card at a place.
    pub(crate) const fn at(place: usize) -> Self {
        TABLE_AT_COMPILE_TIME.card[place]
    }

    /// Its name in a language.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("card-{}", self.faction().code())).with("value", usize::from(self.value()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.faction(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = || BadText::new("card", text);
        let (code, value) = text.split_at_checked(2).ok_or_else(bad)?;
        let &[digit @ b'0'..=b'9'] = value.as_bytes() else { return Err(bad()) };
        let faction = code.parse().map_err(|_| bad())?;
        Self::new(faction, digit - b'0').ok_or_else(bad)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A heap of cards without order, in which equal cards may lie several times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All cards of a faction.
    #[inline]
    pub fn of_faction(faction: Faction) -> Self {
        TABLE.of_faction[faction.index()]
    }

    /// All cards of several factions.
    pub const fn of_factions(factions: FactionSet) -> Self {
        let mut set = Self::EMPTY;
        let mut number = 0;
        while number < Faction::COUNT {
            if factions.contains(Faction::ALL[number]) {
                set.0 |= TABLE_AT_COMPILE_TIME.of_faction[number].0;
            }
            number += 1;
        }
        set
    }

    /// Whether such a card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in. There must be room for it: no set holds more of a card than the box.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let equals = TABLE.equals[card.index()].0;
        debug_assert_ne!(self.0 & equals, equals, "{card} is in the box no more often");
        self.0 |= (self.0 & equals) << 1 | 1 << card.0;
    }

    /// Takes one such card out, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let equals = TABLE.equals[card.index()].0;
        self.0 = self.0 & !equals | (self.0 & equals) >> 1 & equals;
    }

    /// The cards of this faction.
    #[inline]
    #[must_use]
    pub fn faction(self, faction: Faction) -> Self {
        Self(self.0 & TABLE.of_faction[faction.index()].0)
    }

    /// The cards that lie in a set of whole factions.
    #[inline]
    #[must_use]
    pub const fn within(self, factions: Self) -> Self {
        Self(self.0 & factions.0)
    }

    /// The cards that do not lie in a set of whole factions.
    #[inline]
    #[must_use]
    pub const fn outside(self, factions: Self) -> Self {
        Self(self.0 & !factions.0)
    }

    /// The cards of both sets together; `other` holds whole factions of which this set has
    /// no card.
    #[inline]
    #[must_use]
    pub const fn beside(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// One of each card.
    #[inline]
    #[must_use]
    pub(crate) fn one_of_each(self) -> Self {
        Self(self.0 & TABLE.kinds.0)
    }

    /// Whether no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many cards equal to this one are in the set.
    pub fn count(self, card: Card) -> usize {
        (self.0 & TABLE.equals[card.index()].0).count_ones() as usize
    }

    /// The card in the highest place: of one faction, the highest value.
    #[inline]
    pub fn highest(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(TABLE.card[127 - self.0.leading_zeros() as usize]) }
    }

    /// The card in the lowest place.
    #[inline]
    pub(crate) fn lowest(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(TABLE.card[self.0.trailing_zeros() as usize]) }
    }

    /// The card at the n-th occupied place, from 0.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<Card> {
        let low = self.0 as u64;
        let below = low.count_ones() as usize;
        let (mut bits, skip, offset) =
            if n < below { (low, n, 0) } else { ((self.0 >> 64) as u64, n - below, 64) };
        for _ in 0..skip {
            bits &= bits.wrapping_sub(1);
        }
        if bits == 0 { None } else { Some(TABLE.card[bits.trailing_zeros() as usize + offset]) }
    }

    /// The distinct cards, upwards.
    pub fn kinds(self) -> Cards {
        Cards(self.one_of_each())
    }

    /// All cards, upwards, equal ones as often as they are there.
    pub const fn cards(self) -> Cards {
        Cards(self)
    }

    /// The factions of which there is a card.
    pub fn factions(self) -> FactionSet {
        Faction::ALL.into_iter().filter(|&faction| !self.faction(faction).is_empty()).collect()
    }
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
        self.0.0 &= self.0.0 - 1;
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
        assert!((0..6).all(|n| set.nth(n) == Some(list[n])));
        assert_eq!(set.nth(6), None);
        assert_eq!(set.highest(), Some(card("Se9")));
    }

    #[test]
    fn no_card_but_the_rulebooks_is_read() {
        for text in ["Go", "Go10", "Kn1", "Gn2", "Gi0", "go1", "Xx1", "", "Go٣", "é1"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
