//! The cards of hands that viewers can name, followed event by event.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::happening::{DefaiteEvent, DefaiteTold, Zone};
use crate::options::SEATS;
use crate::state::Defaite;
use interregnum_kernel::{BySeat, Seat, Viewer, Witness};

/// The cards of each hand that one viewer can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct KnownHands(BySeat<CardSet, SEATS>);

impl KnownHands {
    pub(crate) fn of(&self, seat: Seat) -> CardSet {
        self.0[seat]
    }

    /// Follows a card that moved, named if the viewer saw it.
    pub(crate) fn follow(&mut self, card: Option<Card>, from: Zone, to: Zone) {
        match (from, to, card) {
            (Zone::Pile | Zone::Looked(_), Zone::Hand(seat), Some(card)) => self.0[seat].insert(card),
            // A viewer who does not see which cards are looked at no longer knows which cards of the
            // hand will be left.
            (Zone::Hand(at), Zone::Looked(_), None) => self.0[at] = CardSet::EMPTY,
            (Zone::Hand(seat), _, Some(card)) => self.0[seat].remove(card),
            _ => {}
        }
    }
}

/// What each player knows of the others' hands. As a witness of the rules it stays up to date with a
/// game, for programs that observe many positions: a view goes through the whole game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandMemory(BySeat<KnownHands, SEATS>);

impl HandMemory {
    /// What the players know in this position.
    pub fn of(game: &Defaite) -> Self {
        let mut memory = Self(BySeat::default());
        game.again(&mut memory, |_, _, _| {});
        memory
    }

    pub(crate) fn of_seat(&self, seat: Seat) -> &KnownHands {
        &self.0[seat]
    }
}

impl Witness<DefaiteEvent> for HandMemory {
    #[inline]
    fn note(&mut self, event: impl FnOnce() -> DefaiteEvent) {
        let event = event();
        if let DefaiteEvent::Moved { from: Zone::Hand(_), .. }
        | DefaiteEvent::Moved { to: Zone::Hand(_), .. } = event
        {
            for viewer in Seat::all(SEATS) {
                if let DefaiteTold::Moved { card, from, to, .. } = event.told(Viewer::Seat(viewer)) {
                    self.0[viewer].follow(card, from, to);
                }
            }
        }
    }
}
