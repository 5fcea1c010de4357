//! Prince: wins the round (B3.4).

use crate::card::{Card, other};
use crate::duel::{Duel, Verdict};
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Prince;

/// Against another Prince the strengths decide.
pub(super) const fn work(duel: &mut Duel, seat: Seat, _options: &Options) {
    if duel.card(other(seat)).is(CARD) {
        duel.decide(duel.greater(), Why::Princes);
    } else {
        duel.decide(Verdict::Round(seat), Why::Prince);
    }
}
