//! A multiset of cards in bits: see [`card`](crate::card) for the places.

use crate::card::{Card, PLACES, TABLE, first_place};
use crate::faction::{Faction, FactionSet};
use interregnum_kernel::WORD;

interregnum_kernel::card_set!(Card, TABLE);

impl CardSet {
    /// The number of places, some of them without a card.
    pub const PLACES: usize = PLACES;

    /// The places that the set fills, as bits: place `n` is bit `n % 64` of word `n / 64`.
    #[inline]
    pub const fn words(self) -> [u64; 2] {
        self.0
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

    /// The places that the set fills, upwards, each below [`CardSet::PLACES`]: cards in their
    /// order, the second of two equal cards in a place of its own.
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
