//! Wizard: the opponent's card has no power this round (B3.1).

use crate::card::{Card, other};
use crate::duel::Duel;
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Wizard;

/// The +2 of the previous round is not a power of the card played now (B3.7).
pub(super) const fn work(duel: &mut Duel, seat: Seat, _options: &Options) {
    duel.strip(other(seat), Why::Wizard);
}
