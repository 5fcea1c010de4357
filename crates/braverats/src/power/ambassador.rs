//! Ambassador: a win with it counts one more (B4.2).

use crate::card::Card;
use crate::duel::Duel;
use crate::options::Options;
use interregnum_kernel::Seat;

pub(super) const CARD: Card = Card::Ambassador;

/// B4.3: in a held round the ruling keeps the extra victory for its owner.
pub(super) const fn work(duel: &mut Duel, seat: Seat, options: &Options) {
    duel.count_more(seat);
    if options.ambassador_keeps {
        duel.keep_more(seat);
    }
}
