//! The powers: one file for each card, one function for each power.
//!
//! The engine names no card. It looks up the [`Duel`] of two cards, in which every power has acted
//! in the order of the list below, which is the order of B3. There are few duels, so all are
//! computed at compile time.

mod ambassador;
mod assassin;
mod general;
mod musician;
mod prince;
mod princess;
mod spy;
mod wizard;

use crate::card::{APPLEWOOD, Card, SEATS, YARG};
use crate::duel::Duel;
use crate::happening::Why;
use crate::options::Options;
use interregnum_kernel::SeatSet;

/// Applies the power of each card in turn. Equal cards act at the same time: both are checked
/// before either acts.
macro_rules! work {
    ($duel:ident, $options:ident: $($card:ident),+) => {$(
        let able = [$duel.is_able(YARG, $card::CARD), $duel.is_able(APPLEWOOD, $card::CARD)];
        if able[0] {
            $card::work(&mut $duel, YARG, $options);
        }
        if able[1] {
            $card::work(&mut $duel, APPLEWOOD, $options);
        }
    )+};
}

/// Applies both cards' powers in the order of B3; if none decides, the strengths do (B3.6).
const fn fight(mut duel: Duel, options: &Options) -> Duel {
    work!(duel, options: wizard, musician, princess, prince, assassin, ambassador, general, spy);
    duel.decide(duel.greater(), Why::Strength);
    duel
}

/// The number of duels: two cards, the raised seats, two rulings.
const DUELS: usize = Card::COUNT * Card::COUNT * (1 << SEATS) * 4;

const fn place(cards: [Card; SEATS], raised: SeatSet, options: &Options) -> usize {
    let mut place = options.musician_cancels as usize * 2 + options.ambassador_keeps as usize;
    place = place * 2 + raised.contains(YARG) as usize;
    place = place * 2 + raised.contains(APPLEWOOD) as usize;
    place = place * Card::COUNT + cards[0] as usize;
    place * Card::COUNT + cards[1] as usize
}

static FOUGHT: [Duel; DUELS] = fight_all();

const fn fight_all() -> [Duel; DUELS] {
    let nothing = Duel::new([Card::ALL[0]; SEATS], SeatSet::NONE);
    let mut fought = [nothing; DUELS];
    let mut number = 0;
    while number < DUELS {
        let rest = number / (Card::COUNT * Card::COUNT);
        let mut options = Options::STANDARD;
        options.musician_cancels = rest & 8 != 0;
        options.ambassador_keeps = rest & 4 != 0;
        let mut raised = SeatSet::NONE;
        if rest & 2 != 0 {
            raised = raised.with(YARG);
        }
        if rest & 1 != 0 {
            raised = raised.with(APPLEWOOD);
        }
        let cards = [Card::ALL[number / Card::COUNT % Card::COUNT], Card::ALL[number % Card::COUNT]];
        assert!(place(cards, raised, &options) == number, "every duel has its place");
        fought[number] = fight(Duel::new(cards, raised), &options);
        number += 1;
    }
    fought
}

/// The decided duel of two cards.
#[inline]
pub(crate) fn duel(cards: [Card; SEATS], raised: SeatSet, options: &Options) -> &'static Duel {
    &FOUGHT[place(cards, raised, options)]
}
