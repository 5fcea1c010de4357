//! The possible hands of the others, and the probability that they beat a card.

use crate::Recall;
use interregnum_games::claim::{Card, CardSet, ClaimView, Faction};
use interregnum_kernel::Seat;

/// What is known of the others' hands.
pub(super) struct Others<'a> {
    view: &'a ClaimView,
    recall: Recall,
    /// The cards of which nothing is known.
    unseen: CardSet,
}

impl<'a> Others<'a> {
    pub(super) fn of(view: &'a ClaimView, me: Seat, recall: Recall) -> Self {
        Self { view, recall, unseen: unseen(view, me, recall) }
    }

    pub(super) const fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// The hand of a seat, if all of it is known.
    pub(super) fn hand(&self, seat: Seat) -> Option<CardSet> {
        let hand = self.view.seats[seat.index()].hand;
        (self.recall == Recall::Perfect && hand.unknown == 0).then_some(hand.known)
    }

    /// The probability that a seat holds a card with a property.
    fn holds(&self, seat: Seat, is: impl Fn(Card) -> bool) -> f64 {
        let seat = &self.view.seats[seat.index()];
        let whole = self.recall == Recall::Perfect;
        if whole && seat.hand.known.cards().any(&is) {
            return 1.0;
        }
        let number = if whole { 0 } else { seat.hand.known.len() } + usize::from(seat.hand.unknown);
        let possible = |card: &Card| !(whole && seat.voids.contains(card.faction()));
        let wanted = self.unseen.cards().filter(possible).filter(|&card| is(card)).count();
        let miss = 1.0 - (number as f64 / self.unseen.len().max(1) as f64).min(1.0);
        1.0 - miss.powf(wanted as f64)
    }

    /// The probability that a seat that has yet to play beats this card: if it can, when it wants
    /// the trick; if it must, when it does not.
    pub(super) fn beats(&self, seat: Seat, led: Faction, card: Card, wanted: bool) -> f64 {
        let strength = card.strength(led);
        let follows = |other: Card| other.faction() == led || other.faction() == Faction::Doppelgangers;
        let higher = |other: Card| other.strength(led) > strength;
        if !wanted {
            let stuck = 1.0 - self.holds(seat, |other| follows(other) && !higher(other));
            return stuck * self.holds(seat, |other| other.faction() == led && higher(other));
        }
        let following = self.holds(seat, |other| follows(other) && higher(other));
        let lacking = 1.0 - self.holds(seat, |other| other.faction() == led);
        let otherwise = lacking * self.holds(seat, |other| !follows(other) && higher(other));
        1.0 - (1.0 - following) * (1.0 - otherwise)
    }
}

/// The cards of which nothing is known: without recall, all that the viewer neither holds nor sees
/// on the table.
fn unseen(view: &ClaimView, me: Seat, recall: Recall) -> CardSet {
    if recall == Recall::Perfect {
        return view.unseen();
    }
    let own = &view.seats[me.index()];
    let open = [own.hand.known, own.followers.known, own.score, view.face_up, view.aside];
    let open = open.into_iter().chain(view.seats.iter().map(|seat| seat.front));
    let loose = view.trick.iter().copied().chain(view.looked_at);
    let mut unseen = view.deck;
    open.flat_map(CardSet::cards).chain(loose).for_each(|card| unseen.remove(card));
    unseen
}
