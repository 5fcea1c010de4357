//! A multiset of cards in bits: see [`card`](crate::card) for the places.

use crate::card::{
    COURTIERS, Card, EVENTS, GOLD, KING, MUSKETEERS, NOBLES, PLACES, PROVINCES, QUEEN, SPECIALS, TABLE,
};
use crate::event::EventCard;
use interregnum_kernel::WORD;
use std::ops::Range;

interregnum_kernel::card_set!(Card, TABLE);

impl CardSet {
    /// The number of places, some of them without a card.
    pub const PLACES: usize = PLACES;

    /// All 116 cards.
    pub const BOX: Self = TABLE_ALL;
    /// All courtiers.
    pub const COURTIERS: Self = Self::of_places(COURTIERS);
    /// All special persons.
    pub const SPECIALS: Self = Self::of_places(SPECIALS);
    /// L1.4: all cards with a number.
    pub const NUMBERS: Self = Self::of_places(MUSKETEERS)
        .beside(Self::of_places(GOLD))
        .beside(Self::COURTIERS)
        .beside(Self::of_places(PROVINCES));
    /// The six nobles, and the Queen (L6.1).
    pub const NOBLES: Self = Self::of_places(NOBLES.start..QUEEN + 1);
    /// L5.1: all persons who can be corrupted.
    pub const CORRUPTIBLE: Self =
        Self::COURTIERS.beside(Self::SPECIALS).beside(Self::of_places(QUEEN..QUEEN + 1));
    /// L9: all interruptions.
    pub const INTERRUPTIONS: Self = {
        let mut set = Self::EMPTY;
        let (mut place, mut number) = (EVENTS.start, 0);
        while number < EventCard::ALL.len() {
            let event = EventCard::ALL[number];
            if event.is_interruption() {
                set = set.beside(Self::of_places(place..place + event.number()));
            }
            place += event.number();
            number += 1;
        }
        set
    };
    /// L3.5: all cards of hands that may be played to the middle.
    pub const PLAYABLE: Self = Self::NUMBERS
        .beside(Self::NOBLES)
        .beside(Self::SPECIALS)
        .beside(Self::of_places(EVENTS))
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

    /// The cards that are not in the other set, which holds all copies of its cards.
    #[inline]
    #[must_use]
    pub(crate) const fn minus_places(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Puts a card in of which the box has only one, if it is not in yet.
    #[inline]
    pub(crate) const fn mark(&mut self, card: Card) {
        let (word, bit) = card.bit();
        self.0[word] |= bit;
    }
}

/// All places that have a card, as a constant, because [`TABLE`] cannot be read while it is
/// computed.
const TABLE_ALL: CardSet = CardSet([(1 << COURTIERS.end) - 1, (1 << (EVENTS.end - WORD)) - 1]);

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
