//! Princess: against the Prince she wins the game (B3.3).

use crate::card::{Card, other};
use crate::duel::{Duel, Verdict};
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Princess;

pub(super) const fn work(duel: &mut Duel, seat: Seat, _options: &Options) {
    if duel.card(other(seat)).is(Card::Prince) {
        duel.decide(Verdict::Game(seat), Why::Princess);
    }
}
