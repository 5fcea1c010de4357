//! What each card can do: one file a card, one function a power.
//!
//! The engine names no card. It asks for the [`Duel`] of two cards, in which every power has
//! worked, in the order of the list below, which is the order of B3. There are not many
//! duels, so the compiler fights them all beforehand.

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

/// Lets the power of every card that has it work, card by card. Equal cards work at the
/// same time: whether they can is asked before either does.
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

/// Both cards' powers, in the order of B3; what no power decides the strengths do (B3.6).
const fn fight(mut duel: Duel, options: &Options) -> Duel {
    work!(duel, options: wizard, musician, princess, prince, assassin, ambassador, general, spy);
    duel.decide(duel.greater(), Why::Strength);
    duel
}

/// How many duels there are: two cards, who is raised, two rulings.
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

/// The duel of two cards, fought.
#[inline]
pub(crate) fn duel(cards: [Card; SEATS], raised: SeatSet, options: &Options) -> &'static Duel {
    &FOUGHT[place(cards, raised, options)]
}
