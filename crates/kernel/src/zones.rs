//! Where cards lie as one viewer knows it, and how events change that.

use crate::Told;
use std::collections::BTreeMap;

/// The contents of one zone: known cards with their multiplicity, and the number of unknown cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile<C: Ord> {
    /// Cards that the viewer can name, with their multiplicity.
    pub known: BTreeMap<C, usize>,
    /// The number of the other cards.
    pub unknown: usize,
}

impl<C: Ord> Default for Pile<C> {
    fn default() -> Self {
        Self { known: BTreeMap::new(), unknown: 0 }
    }
}

/// All zones of a game as one viewer knows them. Empty zones are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zones<C: Ord, Z: Ord>(BTreeMap<Z, Pile<C>>);

impl<C: Ord, Z: Ord> Default for Zones<C, Z> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<C: Ord + Copy, Z: Ord + Copy> Zones<C, Z> {
    /// Adds a card the viewer can name.
    pub fn add(&mut self, zone: Z, card: C) {
        *self.0.entry(zone).or_default().known.entry(card).or_default() += 1;
    }

    /// Adds several cards the viewer can name.
    pub fn add_all(&mut self, zone: Z, cards: impl IntoIterator<Item = C>) {
        for card in cards {
            self.add(zone, card);
        }
    }

    /// Adds cards the viewer cannot name.
    pub fn add_unknown(&mut self, zone: Z, number: usize) {
        if number > 0 {
            self.0.entry(zone).or_default().unknown += number;
        }
    }

    /// Every zone that is not empty.
    pub fn iter(&self) -> impl Iterator<Item = (&Z, &Pile<C>)> {
        self.0.iter()
    }

    /// What lies in this zone.
    pub fn pile(&self, zone: Z) -> Option<&Pile<C>> {
        self.0.get(&zone)
    }

    /// All known cards with their multiplicity, wherever they lie, and the number of unknown cards.
    pub fn total(&self) -> (BTreeMap<C, usize>, usize) {
        let mut known = BTreeMap::new();
        let mut unknown = 0;
        for pile in self.0.values() {
            for (card, number) in &pile.known {
                *known.entry(*card).or_default() += number;
            }
            unknown += pile.unknown;
        }
        (known, unknown)
    }

    /// The same zones under other names.
    #[must_use]
    pub fn renamed(self, name: impl Fn(Z) -> Z) -> Self {
        Self(self.0.into_iter().map(|(zone, pile)| (name(zone), pile)).collect())
    }

    /// Applies an event to the zones; `false` if the event names a card that cannot have been
    /// there.
    #[must_use]
    pub fn follow<F>(&mut self, told: &Told<C, Z, F>) -> bool {
        match *told {
            Told::Moved { card, from, to, .. } => {
                let taken = self.take(from, card);
                match card {
                    Some(card) => self.add(to, card),
                    None => self.add_unknown(to, 1),
                }
                taken
            }
            Told::Shown { card: Some(card), zone, .. } => {
                let taken = self.take_unknown(zone);
                self.add(zone, card);
                taken
            }
            Told::Shown { card: None, .. } | Told::Happened { .. } | Told::Hidden => true,
        }
    }

    /// Takes out a card: a named card from the known cards if it is among them, else one of the
    /// unknown cards.
    fn take(&mut self, zone: Z, card: Option<C>) -> bool {
        let known = card.is_some_and(|card| {
            let Some(pile) = self.0.get_mut(&zone) else { return false };
            let Some(number) = pile.known.get_mut(&card) else { return false };
            *number -= 1;
            if *number == 0 {
                pile.known.remove(&card);
            }
            true
        });
        if card.is_none() {
            self.forget(zone);
        }
        let taken = known || self.take_unknown(zone);
        if self.0.get(&zone).is_some_and(|pile| *pile == Pile::default()) {
            self.0.remove(&zone);
        }
        taken
    }

    /// Turns all known cards of the zone into unknown ones: after an unnamed card has left, the
    /// viewer no longer knows which of them remain.
    fn forget(&mut self, zone: Z) {
        if let Some(pile) = self.0.get_mut(&zone) {
            pile.unknown += std::mem::take(&mut pile.known).into_values().sum::<usize>();
        }
    }

    /// Takes out one of the unknown cards, if there is one.
    fn take_unknown(&mut self, zone: Z) -> bool {
        let Some(pile) = self.0.get_mut(&zone) else { return false };
        let taken = pile.unknown > 0;
        pile.unknown -= usize::from(taken);
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    fn moved(card: Option<char>, from: u8, to: u8) -> Told<char, u8, ()> {
        Told::Moved { card, from, to, rule: Rule("") }
    }

    #[test]
    fn a_hand_shuffled_into_a_pile_is_forgotten() {
        let mut zones = Zones::default();
        zones.add_all(0, ['a', 'b']);
        assert!(zones.follow(&moved(None, 0, 1)));
        assert_eq!(zones.pile(0), Some(&Pile { known: BTreeMap::new(), unknown: 1 }));
        assert_eq!(zones.total(), (BTreeMap::new(), 2));
    }

    #[test]
    fn a_card_taken_unseen_may_be_one_that_was_known() {
        let mut zones = Zones::default();
        zones.add(0, 'a');
        zones.add_unknown(0, 2);
        assert!(zones.follow(&moved(None, 0, 1)));
        assert_eq!(zones.pile(0), Some(&Pile { known: BTreeMap::new(), unknown: 2 }));
    }

    #[test]
    fn a_named_card_that_is_not_there_cannot_leave() {
        let mut zones = Zones::default();
        zones.add(0, 'a');
        assert!(!zones.clone().follow(&moved(Some('b'), 0, 1)));
        assert!(zones.follow(&moved(Some('a'), 0, 1)));
        assert_eq!(zones.pile(0), None);
        assert!(!zones.follow(&moved(None, 0, 1)));
    }

    #[test]
    fn a_card_shown_where_it_lies_was_unknown_before() {
        let mut zones = Zones::default();
        zones.add_unknown(0, 1);
        let shown = Told::<_, _, ()>::Shown { card: Some('a'), zone: 0, rule: Rule("") };
        assert!(zones.follow(&shown));
        assert_eq!(zones.total(), (BTreeMap::from([('a', 1)]), 0));
        assert!(!zones.follow(&shown));
    }
}
