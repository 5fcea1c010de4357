//! Where cards lie as one viewer knows it, and how events change that.

use crate::Told;
use std::collections::BTreeMap;

/// What lies in one zone: known cards with their number, and how many unknown ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile<C: Ord> {
    /// Cards the viewer can name, with their number.
    pub known: BTreeMap<C, usize>,
    /// How many more there are.
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

    /// Every zone that holds something.
    pub fn iter(&self) -> impl Iterator<Item = (&Z, &Pile<C>)> {
        self.0.iter()
    }

    /// What lies in this zone.
    pub fn pile(&self, zone: Z) -> Option<&Pile<C>> {
        self.0.get(&zone)
    }

    /// Every card by name with its number, wherever it lies, and the number of unknown ones.
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

    /// Changes the zones as an event tells; `false` if the event speaks of a card that
    /// cannot have been there.
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
                let hidden = self.pile(zone).is_some_and(|pile| pile.unknown > 0);
                let taken = hidden && self.take_unknown(zone);
                self.add(zone, card);
                taken
            }
            Told::Shown { card: None, .. } | Told::Happened { .. } | Told::Hidden => true,
        }
    }

    /// Takes a card out: a named one is taken from the known cards if it is among them,
    /// else it was one of the unknown.
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
        let taken = known || self.take_unknown(zone);
        if self.0.get(&zone).is_some_and(|pile| *pile == Pile::default()) {
            self.0.remove(&zone);
        }
        taken
    }

    /// Takes out a card that is not named. If the viewer knew all cards of the zone, it is
    /// no longer known which of them are left: so a hand is shuffled into a pile.
    fn take_unknown(&mut self, zone: Z) -> bool {
        let Some(pile) = self.0.get_mut(&zone) else { return false };
        if pile.unknown == 0 {
            pile.unknown = std::mem::take(&mut pile.known).into_values().sum();
        }
        let taken = pile.unknown > 0;
        pile.unknown -= usize::from(taken);
        taken
    }
}
