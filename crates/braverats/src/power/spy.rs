//! Spy: in the next round the opponent reveals first (B5.1).

use crate::card::{Card, other};
use crate::duel::Duel;
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Spy;

/// B3.9: two Spies cancel each other.
pub(super) const fn work(duel: &mut Duel, seat: Seat, _options: &Options) {
    if duel.card(other(seat)).is(CARD) {
        duel.strip(seat, Why::Spies);
    } else {
        duel.reveal_first(other(seat));
    }
}
