//! The implementation of [`Lawful`] for this game.

use crate::card::{Card, Zone};
use crate::game::{Goofspiel, SEATS};
use crate::options::{Deal, MOST, Options};
use interregnum_kernel::{Game, LawKey, Lawful, Seat, View, Viewer, Zones};

impl Lawful for Goofspiel {
    /// Everybody knows where every card lies; only the order of the pile is hidden.
    fn truth(&self, _key: LawKey) -> Zones<Card, Zone> {
        self.view(Viewer::Spectator).zones()
    }

    fn past(&self, _key: LawKey) -> (Deal, Vec<(Seat, Card)>) {
        let prizes = self.pile[..usize::from(self.options.cards)].to_vec();
        let played = self.played[..self.rounds].iter().map(|cards| cards.map(Some));
        let choices = played.chain([self.chosen.0]).flat_map(|cards| SEATS.into_iter().zip(cards));
        let actions = choices.filter_map(|(seat, card)| Some((seat, Card::Hand(card?)))).collect();
        (Deal { seed: None, prizes }, actions)
    }

    fn source() -> Zone {
        Zone::Box
    }

    fn every_action(_options: &Options) -> Vec<Card> {
        (0..=MOST as u8 + 1).flat_map(|number| [Card::Hand(number), Card::Prize(number)]).collect()
    }

    fn bound(options: &Options) -> usize {
        SEATS.len() * usize::from(options.cards)
    }

    fn turned(options: &Options, deal: &Deal, _steps: usize) -> Option<(Options, Deal)> {
        Some((*options, deal.clone()))
    }

    fn turned_zone(zone: Zone, steps: usize, players: usize) -> Zone {
        match zone {
            Zone::Hand(seat) => Zone::Hand(seat.clockwise(steps, players)),
            Zone::Played(seat) => Zone::Played(seat.clockwise(steps, players)),
            Zone::Won(seat) => Zone::Won(seat.clockwise(steps, players)),
            Zone::Box | Zone::Pile | Zone::Stake | Zone::Discard => zone,
        }
    }

    fn turned_action(action: Card, _steps: usize, _players: usize) -> Card {
        action
    }
}
