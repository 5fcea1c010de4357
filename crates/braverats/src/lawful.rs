//! The implementation of [`Lawful`] for BraveRats.

use crate::card::{Card, SEATS};
use crate::deal::{Deal, GameDeal};
use crate::happening::Zone;
use crate::notation::Action;
use crate::options::{DealVariant, Options};
use crate::state::BraveRats;
use interregnum_kernel::{LawKey, Lawful, Seat, Zones};

impl Lawful for BraveRats {
    const SOURCE: Zone = Zone::Box;

    fn truth(&self, _key: LawKey) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_all(Zone::Box, self.unopened().cards());
        if !self.packet.is_empty() {
            zones.add_all(Zone::Packet(self.holder()), self.packet.cards());
        }
        for seat in Seat::all(SEATS) {
            zones.add_all(Zone::Hand(seat), self.hand(seat).cards());
            zones.add_all(Zone::Pile(seat), self.piles[seat].cards());
            zones.add_all(Zone::Table(seat), self.played(seat));
        }
        zones
    }

    fn past(&self, _key: LawKey) -> (Deal, Vec<(Seat, Action)>) {
        self.story()
    }

    fn every_action(_options: &Options) -> Vec<Action> {
        Card::ALL.into_iter().flat_map(|card| [Action::Play(card), Action::Keep(card)]).collect()
    }

    fn bound(options: &Options) -> usize {
        // In each game every card is played at most once; of each packet three are chosen.
        options.games() * (16 + if options.deal == DealVariant::Draft { 12 } else { 0 })
    }

    /// `None` for Princess Attack and the draft, where the rules treat the seats differently.
    fn turned(options: &Options, deal: &Deal, steps: usize) -> Option<(Options, Deal)> {
        if steps.is_multiple_of(SEATS) {
            return Some((*options, deal.clone()));
        }
        if matches!(options.deal, DealVariant::Princess | DealVariant::Draft) {
            return None;
        }
        let games = deal.games.iter().cloned().map(turned_game).collect();
        Some((*options, Deal { seed: None, games }))
    }

    interregnum_kernel::turn_zones!(Packet, Hand, Pile, Table);
}

/// The deal of one game with the seats exchanged.
fn turned_game(mut game: GameDeal) -> GameDeal {
    if let Some(cards) = &mut game.cards {
        let block = cards.len() / SEATS;
        cards.rotate_right(block);
    }
    if let Some(traitor) = &mut game.traitor {
        traitor.reverse();
    }
    if let Some(piles) = &mut game.piles {
        piles.reverse();
    }
    game
}
