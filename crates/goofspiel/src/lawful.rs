//! The implementation of [`Lawful`] for this game.

use crate::card::{Card, Zone};
use crate::game::{Goofspiel, SEATS};
use crate::options::{Deal, MOST, Options};
use interregnum_kernel::{Game, LawKey, Lawful, Seat, View, Viewer, Zones};

impl Lawful for Goofspiel {
    const SOURCE: Zone = Zone::Box;

    /// Everybody knows where every card lies; only the order of the pile is hidden.
    fn truth(&self, _key: LawKey) -> Zones<Card, Zone> {
        self.view(Viewer::Spectator).zones()
    }

    fn past(&self, _key: LawKey) -> (Deal, Vec<(Seat, Card)>) {
        let prizes = self.prizes.iter().map(|prize| prize.number()).collect();
        let choices = self.rounds.iter().map(|round| round.bids.0.map(Some)).chain([self.chosen.0]);
        let choices = choices.flat_map(|cards| SEATS.into_iter().zip(cards));
        let actions = choices.filter_map(|(seat, card)| Some((seat, card?))).collect();
        (Deal { seed: None, prizes }, actions)
    }

    fn every_action(_options: &Options) -> Vec<Card> {
        Card::all(0..=MOST as u8 + 1).collect()
    }

    fn bound(options: &Options) -> usize {
        SEATS.len() * usize::from(options.cards)
    }

    interregnum_kernel::turn_zones!(Hand, Played, Won);
}
