//! Assassin: the lower strength wins (B3.5). Two Assassins do not cancel each other.

use crate::card::Card;
use crate::duel::Duel;
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Assassin;

pub(super) const fn work(duel: &mut Duel, _seat: Seat, _options: &Options) {
    duel.decide(duel.lower(), Why::Assassin);
}
