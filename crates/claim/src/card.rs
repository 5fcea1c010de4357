//! A card, and a heap of cards as a bit set.
//!
//! Every copy in the box has a place, a bit: factions in the rulebook's order, values
//! upwards, equal cards side by side; Claim's box fills one machine word, Claim 2's the
//! next. A card is named by the lowest place of its equals, and a set fills the places of
//! equal cards from the lowest up. So two sets with the same cards have the same bits, no
//! copy can be told from its equals, and "one of each kind" is a single mask.

use crate::faction::{Faction, FactionSet};
use interregnum_kernel::{BadText, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// How many bits one of a set's two words has.
const WORD: usize = 64;
/// How many places there are, some of them without a card.
pub(crate) const PLACES: usize = 2 * WORD;
/// How many factions the first word holds.
const FIRST_BOX: usize = 5;

/// A card: a faction and a value. Equal cards are the same card (C1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

struct Table {
    /// The card that each place belongs to.
    card: [Card; PLACES],
    faction: [Faction; PLACES],
    value: [u8; PLACES],
    /// The places, in their word, of all cards equal to the one at this place.
    equals: [u64; PLACES],
    /// All places of a faction.
    of_faction: [CardSet; Faction::COUNT],
    /// All places of the faction that this place belongs to.
    fellows: [CardSet; PLACES],
    /// The lowest place of every card.
    kinds: CardSet,
    /// The card of a faction with a value.
    named: [[Option<Card>; 10]; Faction::COUNT],
}

static TABLE: Table = table();

/// The first place of a faction.
pub(crate) const fn first_place(number: usize) -> usize {
    let (mut place, mut faction) = if number < FIRST_BOX { (0, 0) } else { (WORD, FIRST_BOX) };
    while faction < number {
        place += Faction::ALL[faction].values().len();
        faction += 1;
    }
    place
}

const fn table() -> Table {
    let mut table = Table {
        card: [Card(0); PLACES],
        faction: [Faction::ALL[0]; PLACES],
        value: [0; PLACES],
        equals: [0; PLACES],
        of_faction: [CardSet::EMPTY; Faction::COUNT],
        fellows: [CardSet::EMPTY; PLACES],
        kinds: CardSet::EMPTY,
        named: [[None; 10]; Faction::COUNT],
    };
    let mut number = 0;
    while number < Faction::COUNT {
        let values = Faction::ALL[number].values();
        let first = first_place(number);
        let all = CardSet::of_factions(FactionSet::of(&[Faction::ALL[number]]));
        table.of_faction[number] = all;
        let mut copy = 0;
        while copy < values.len() {
            let place = first + copy;
            table.fellows[place] = all;
            let again = copy > 0 && values[copy - 1] == values[copy];
            let card = if again { table.card[place - 1] } else { Card(place as u8) };
            table.card[place] = card;
            table.faction[place] = Faction::ALL[number];
            table.value[place] = values[copy];
            table.named[number][values[copy] as usize] = Some(card);
            table.equals[card.index()] |= 1 << (place % WORD);
            table.kinds.0[place / WORD] |= 1 << (card.index() % WORD);
            copy += 1;
        }
        number += 1;
    }
    table
}

impl Card {
    /// Stands where there is no card.
    pub(crate) const NONE: Self = Self(0);

    /// The card with this faction and value, if there is one.
    pub fn new(faction: Faction, value: u8) -> Option<Self> {
        *TABLE.named[faction.index()].get(usize::from(value))?
    }

    /// All cards of a faction, upwards, equal ones as often as they are in the box.
    #[inline]
    pub(crate) fn all_of(faction: Faction) -> &'static [Self] {
        let first = first_place(faction.index());
        &TABLE.card[first..first + faction.values().len()]
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

    /// The card whose lowest place this is.
    #[inline]
    pub(crate) const fn at(place: u8) -> Self {
        Self(place % PLACES as u8)
    }

    /// The word of a set that holds the card, and its bit there.
    #[inline]
    const fn bit(self) -> (usize, u64) {
        (self.index() / WORD % 2, 1 << (self.index() % WORD))
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
///
/// Two words, of which putting a card in or taking one out touches one. Questions about the
/// whole set are asked of both words together as one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
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

    /// Whether such a card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        let (word, bit) = card.bit();
        self.0[word] & bit != 0
    }

    /// Puts a card in. There must be room for it: no set holds more of a card than the box.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let (word, bit) = card.bit();
        let equals = TABLE.equals[card.index()];
        let word = &mut self.0[word];
        debug_assert_ne!(*word & equals, equals, "{card} is in the box no more often");
        *word |= (*word & equals) << 1 | bit;
    }

    /// Takes one such card out, if there is one.
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

    /// The cards that lie in a set of whole factions.
    #[inline]
    #[must_use]
    pub const fn within(self, factions: Self) -> Self {
        Self::of_bits(self.bits() & factions.bits())
    }

    /// The cards of both sets together, which hold no card of the same faction.
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

    /// How many cards equal to this one are in the set.
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
        Card(if second { place | WORD as u8 } else { place })
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

/// The place of the n-th one of `bits`, which has more than n.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
fn nth_bit(bits: u64, n: usize) -> u8 {
    safe_arch::population_deposit_u64(1 << (n % WORD), bits).trailing_zeros() as u8
}

/// The place of the n-th one of `bits`, which has more than n.
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

    #[test]
    fn no_card_but_the_rulebooks_is_read() {
        for text in ["Go", "Go10", "Kn1", "Gn2", "Gi0", "go1", "Xx1", "", "Go٣", "é1"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
