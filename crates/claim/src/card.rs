//! A card, and its bit among all cards of both boxes.
//!
//! Every copy in the box has a place, that is, a bit: factions in the rulebook's order, values
//! ascending, equal cards adjacent; Claim's box fills one machine word, Claim 2's the next. A card
//! is represented by the lowest place of its copies, and a set fills the places of equal cards from
//! below. So two sets with the same cards have the same bits, copies cannot be distinguished, and
//! "one of each kind" is a single mask.

use crate::card_set::CardSet;
use crate::faction::{Faction, FactionSet};
use interregnum_kernel::{BadText, Phrase, WORD};
use std::fmt;
use std::str::FromStr;

/// How many places there are, some of them without a card.
pub(crate) const PLACES: usize = 2 * WORD;
/// The number of factions in the first word.
const FIRST_BOX: usize = 5;

/// A card: a faction and a value. Equal cards are the same card (C1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

pub(crate) struct DeckTable {
    /// The card that each place belongs to.
    pub(crate) card: [Card; PLACES],
    pub(crate) faction: [Faction; PLACES],
    pub(crate) value: [u8; PLACES],
    /// The places, in their word, of all cards equal to the one at this place.
    pub(crate) equals: [u64; PLACES],
    /// All places of a faction.
    pub(crate) of_faction: [CardSet; Faction::COUNT],
    /// All places of the faction that this place belongs to.
    pub(crate) fellows: [CardSet; PLACES],
    /// The lowest place of every card.
    pub(crate) kinds: CardSet,
    /// The card of a faction with a value.
    pub(crate) named: [[Option<Card>; 10]; Faction::COUNT],
}

pub(crate) static TABLE: DeckTable = table();

/// The first place of a faction.
pub(crate) const fn first_place(number: usize) -> usize {
    let (mut place, mut faction) = if number < FIRST_BOX { (0, 0) } else { (WORD, FIRST_BOX) };
    while faction < number {
        place += Faction::ALL[faction].values().len();
        faction += 1;
    }
    place
}

const fn table() -> DeckTable {
    let mut table = DeckTable {
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
    /// A placeholder where there is no card.
    pub(crate) const NONE: Self = Self(0);

    /// The card with this faction and value, if there is one.
    pub fn new(faction: Faction, value: u8) -> Option<Self> {
        *TABLE.named[faction.index()].get(usize::from(value))?
    }

    /// All cards of a faction, ascending, with duplicates.
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

    /// A unique number below [`CardSet::PLACES`], for lookup tables.
    #[inline]
    pub const fn place(self) -> usize {
        self.index()
    }

    /// The card's lowest place.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card whose lowest place this is.
    #[inline]
    pub(crate) const fn at(place: usize) -> Self {
        Self((place % PLACES) as u8)
    }

    /// The word of a set that holds the card, and its bit there.
    #[inline]
    pub(crate) const fn bit(self) -> (usize, u64) {
        (self.index() / WORD % 2, 1 << (self.index() % WORD))
    }

    /// The card's name.
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

interregnum_kernel::serialize_as_text!(Card);
interregnum_kernel::deserialize_from_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_card_but_the_rulebooks_is_read() {
        for text in ["Go", "Go10", "Kn1", "Gn2", "Gi0", "go1", "Xx1", "", "Go٣", "é1"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
