//! A card, and a multiset of cards in bits.
//!
//! The box holds every card twice (B1.1). A set has two bits for each: the low one is set first,
//! the high one, eight bits up, only for the second of two equal cards. So two sets with the same
//! cards have the same bits, copies cannot be distinguished, and "one of each kind" is the low
//! byte.

use interregnum_kernel::{Phrase, Rule, Seat};
use serde::{Serialize, Serializer};
use std::fmt;

/// The number of players.
pub(crate) const SEATS: usize = 2;
/// The seat of the blue clan.
pub const YARG: Seat = Seat::new(0);
/// The seat of the red clan.
pub const APPLEWOOD: Seat = Seat::new(1);

/// The other seat.
#[inline]
pub(crate) const fn other(seat: Seat) -> Seat {
    seat.clockwise(1, SEATS)
}

/// A card, in the order of the rulebook's table; its index there is its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's table names them")]
pub enum Card {
    Musician,
    Princess,
    Spy,
    Assassin,
    Ambassador,
    Wizard,
    General,
    Prince,
}

use Card::{Ambassador, Assassin, General, Musician, Prince, Princess, Spy, Wizard};

impl Card {
    /// The rules behind the card's power.
    pub(crate) const fn power_rules(self) -> &'static [Rule] {
        match self {
            Self::Musician => &[Rule("B3.2")],
            Self::Princess => &[Rule("B3.3")],
            Self::Spy => &[Rule("B5.1"), Rule("B3.9")],
            Self::Assassin => &[Rule("B3.5")],
            Self::Ambassador => &[Rule("B4.2"), Rule("B4.3")],
            Self::Wizard => &[Rule("B3.1")],
            Self::General => &[Rule("B2.2")],
            Self::Prince => &[Rule("B3.4")],
        }
    }

    /// How many kinds there are.
    pub const COUNT: usize = 8;

    /// All of them, lowest first.
    pub const ALL: [Self; Self::COUNT] =
        [Musician, Princess, Spy, Assassin, Ambassador, Wizard, General, Prince];

    /// The card's value, 0 to 7.
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The card with a value, of which only the lowest three bits count.
    #[inline]
    pub(crate) const fn of_value(value: u8) -> Self {
        // The compiler removes this match; a list would be read from memory.
        match value & 7 {
            0 => Musician,
            1 => Princess,
            2 => Spy,
            3 => Assassin,
            4 => Ambassador,
            5 => Wizard,
            6 => General,
            _ => Prince,
        }
    }

    /// Whether both are the same card, for constant expressions.
    pub(crate) const fn is(self, other: Self) -> bool {
        self as u8 == other as u8
    }

    /// The two letters that stand for the card.
    pub const fn code(self) -> &'static str {
        match self {
            Musician => "Mu",
            Princess => "Pp",
            Spy => "Sp",
            Assassin => "As",
            Ambassador => "Am",
            Wizard => "Wi",
            General => "Ge",
            Prince => "Pr",
        }
    }

    /// The card's name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("rat-{}", self.code()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

interregnum_kernel::text_notation!(Card, "card", Self::ALL);

/// Cards without order, each at most twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// B1.1: the eight cards of one clan.
    pub const CLAN: Self = Self(0x00FF);
    /// The sixteen cards of the box.
    pub const BOX: Self = Self(0xFFFF);

    /// The set as a number: the low byte says which cards are in it, the high byte which are
    /// in it twice. Equal sets have equal numbers.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// Adds a card. The set must not contain it twice already.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        debug_assert!(self.count(card) < 2, "every card is in the box twice");
        let bit = 1 << card as u8;
        self.0 |= (self.0 & bit) << 8 | bit;
    }

    /// Removes one copy of a card, if there is one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let bit = 1 << card as u8;
        let both = bit | bit << 8;
        self.0 = self.0 & !both | (self.0 & both) >> 8;
    }

    /// The set with one more copy of a card, which it must not contain twice already.
    #[inline]
    #[must_use]
    pub const fn with(mut self, card: Card) -> Self {
        self.insert(card);
        self
    }

    /// The set with one copy of a card less, if there is one.
    #[inline]
    #[must_use]
    pub const fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// The cards of both sets together, no card more than twice.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        other.cards().fold(self, Self::with)
    }

    /// The cards of this set without those of the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        other.cards().fold(self, Self::without)
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

    /// How many copies of the card are in the set.
    pub const fn count(self, card: Card) -> usize {
        (self.0 & 0x0101 << card as u8).count_ones() as usize
    }

    /// One of each card.
    #[inline]
    #[must_use]
    pub const fn one_of_each(self) -> Self {
        Self(self.0 & 0x00FF)
    }

    /// The n-th distinct card, counted from 0.
    #[inline]
    pub(crate) const fn nth_kind(self, n: usize) -> Option<Card> {
        if n >= self.one_of_each().len() {
            return None;
        }
        Some(NTH[(self.0 & 0xFF) as usize][n & 7])
    }

    /// The cards above this one.
    #[inline]
    #[must_use]
    pub(crate) const fn above(self, card: Card) -> Self {
        let upto = (2 << card as u8) - 1;
        Self(self.0 & !(upto | upto << 8))
    }

    /// The distinct cards, lowest first.
    #[inline]
    pub const fn kinds(self) -> Cards {
        Cards(self.one_of_each())
    }

    /// All cards, lowest first, with duplicates.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards(self)
    }

    /// The lowest card.
    #[inline]
    pub(crate) const fn lowest(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::of_value(self.0.trailing_zeros() as u8)) }
    }
}

/// By the low byte of a set: its distinct cards, lowest first.
static NTH: [[Card; Card::COUNT]; 256] = {
    let mut kinds = [[Card::ALL[0]; Card::COUNT]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut value, mut n) = (0, 0);
        while value < Card::COUNT {
            if byte >> value & 1 == 1 {
                kinds[byte][n] = Card::ALL[value];
                n += 1;
            }
            value += 1;
        }
        byte += 1;
    }
    kinds
};

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
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
#[derive(Clone, Copy, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0.remove(card);
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

    fn set(cards: &[Card]) -> CardSet {
        cards.iter().copied().collect()
    }

    #[test]
    fn a_set_holds_equal_cards_as_often_as_they_are_put_in() {
        let mut both = set(&[Prince, Spy, Prince]);
        assert_eq!((both.count(Prince), both.count(Spy), both.count(Wizard)), (2, 1, 0));
        assert_eq!(both.cards().collect::<Vec<_>>(), [Spy, Prince, Prince]);
        assert_eq!(both.kinds().collect::<Vec<_>>(), [Spy, Prince]);
        both.remove(Prince);
        assert_eq!(both, set(&[Spy, Prince]));
        both.remove(Prince);
        assert_eq!(both, set(&[Spy]));
        both.remove(Prince);
        assert_eq!(both, set(&[Spy]));
    }

    #[test]
    fn the_same_cards_make_the_same_set() {
        assert_eq!(set(&[Musician, General, Musician]), set(&[Musician, Musician, General]));
        assert_eq!(CardSet::CLAN.plus(CardSet::CLAN), CardSet::BOX);
        assert_eq!(CardSet::BOX.minus(CardSet::CLAN), CardSet::CLAN);
        assert_eq!(CardSet::BOX.cards().count(), 16);
    }

    #[test]
    fn no_card_but_the_rulebooks_is_read() {
        for text in ["pr", "PR", "Pr ", "", "Go7", "Prince"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        assert!(Card::ALL.into_iter().all(|card| card.code().parse() == Ok(card)));
    }
}
