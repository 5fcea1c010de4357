//! Masquerade: an interruption; in the next round cards are played to the middle face down (L9.2).

use super::{EventCard, Occasion};
use crate::happening::{DefaiteEvent, Zone};
use crate::rule_runner::RuleRunner;
use crate::state::Defaite;
use interregnum_kernel::{Seat, Witness};

pub(super) struct Masquerade;

const RULE: &str = "L9.2";

impl Occasion for Masquerade {
    const NUMBER: usize = 2;
    const CODE: &'static str = "Mas";
    const INTERRUPTION: bool = true;
}

/// Whether the player holds one.
#[inline]
pub(crate) fn is_held(game: &Defaite, seat: Seat) -> bool {
    game.hands[seat].contains(EventCard::Masquerade.card())
}

/// L13.1: whether it may be played now, in the player's own turn.
#[inline]
pub(crate) fn may_call(game: &Defaite, seat: Seat) -> bool {
    !game.round.masquerade_next && is_held(game, seat)
}

/// Plays it: the next round is a masquerade.
pub(crate) fn call<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>, seat: Seat) {
    let card = EventCard::Masquerade.card();
    scene.hands[seat].remove(card);
    scene.round.masquerade_next = true;
    scene.discard(card, Zone::Hand(seat), RULE);
}

/// Reveals the cards of the middle when all have played.
pub(crate) fn unmask<W: Witness<DefaiteEvent>>(scene: &mut RuleRunner<'_, W>) {
    for place in 0..scene.seats() {
        if let Some(card) = scene.middle.at(place) {
            let seat = scene.at(place);
            scene.moved(card, Zone::Hand(seat), Zone::Middle, RULE);
        }
    }
}
