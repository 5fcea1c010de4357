//! The middle: what the players have played in this round.

use crate::card::{Card, Kind};
use crate::options::SEATS;

/// The cards of the middle, by place in the order of turns. A place is empty before its
/// player has played, if they passed, and when the card has gone on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Middle([Option<Card>; SEATS]);

impl Middle {
    pub(crate) const EMPTY: Self = Self([None; SEATS]);

    /// What lies at a place.
    #[inline]
    pub(crate) const fn at(&self, place: usize) -> Option<Card> {
        self.0[place]
    }

    /// Lays a card down.
    #[inline]
    pub(crate) const fn lay(&mut self, place: usize, card: Card) {
        self.0[place] = Some(card);
    }

    /// Takes the card at a place away.
    #[inline]
    pub(crate) const fn take(&mut self, place: usize) {
        self.0[place] = None;
    }

    /// Takes one such card away, if it is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(place) = self.0.iter().position(|&lying| lying == Some(card)) {
            self.take(place);
        }
    }

    /// Everything that lies there, with its place.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (usize, Card)> + '_ {
        self.0.iter().enumerate().filter_map(|(place, card)| card.map(|card| (place, card)))
    }

    /// The cards of a kind, with their places.
    pub(crate) fn of_kind(&self, kind: Kind) -> impl Iterator<Item = (usize, Card)> + '_ {
        self.cards().filter(move |(_, card)| card.kind() == kind)
    }
}
