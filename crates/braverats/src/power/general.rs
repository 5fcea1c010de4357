//! General: in the next round its player's card has +2 (B2.2). If both players play a General, both
//! have the effect (B3.9).

use crate::card::Card;
use crate::duel::Duel;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::General;

pub(super) const fn work(duel: &mut Duel, seat: Seat, _options: &Options) {
    duel.raise_next(seat);
}
