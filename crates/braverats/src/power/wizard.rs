//! Wizard: the opponent's card has no power this round (B3.1).

use crate::card::{Card, other};
use crate::duel::Duel;
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Wizard;

/// A +2 of the round before is no power of the card that is played now (B3.7).
pub(super) const fn work(duel: &mut Duel, seat: Seat, _options: &Options) {
    duel.strip(other(seat), Why::Wizard);
}
