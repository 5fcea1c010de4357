//! Musician: the round is held (B3.2).

use crate::card::{Card, other};
use crate::duel::{Duel, Verdict};
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Musician;

/// B3.8: it cancels nothing, unless the ruling says so, and then only what would work in
/// the next round.
pub(super) const fn work(duel: &mut Duel, seat: Seat, options: &Options) {
    duel.decide(Verdict::Held, Why::Musician);
    let beside = duel.card(other(seat));
    if options.musician_cancels && matches!(beside, Card::General | Card::Spy) {
        duel.strip(other(seat), Why::BesideMusician);
    }
}
