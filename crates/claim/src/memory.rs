//! What was played and taken, trick by trick: what a perfect memory holds.

use crate::card::Card;
use crate::trick::{SEATS, Trick};
use interregnum_kernel::{BySeat, Seat, SeatSet};

/// The most tricks of a phase, and of a game.
const PHASE: usize = 13;
const GAME: usize = 2 * PHASE;

/// A trick that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PastTrick {
    pub(crate) trick: Trick,
    pub(crate) winner: Seat,
}

/// What the players took after a trick of phase one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Recruits {
    /// What each seat took.
    pub(crate) took: BySeat<Card, SEATS>,
    /// Who took it from the pile, unseen by the others.
    pub(crate) drew: SeatSet,
    /// Who looked at the pile's top card, and who then took it.
    pub(crate) look: Option<(Seat, Seat)>,
}

/// All tricks so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    tricks: [PastTrick; GAME],
    recruits: [Recruits; PHASE],
    played: u8,
    recruited: u8,
}

impl Memory {
    pub(crate) fn new() -> Self {
        let nothing = PastTrick { trick: Trick::led_by(Seat::new(0)), winner: Seat::new(0) };
        Self { tricks: [nothing; GAME], recruits: [Recruits::default(); PHASE], played: 0, recruited: 0 }
    }

    #[inline]
    pub(crate) fn note_trick(&mut self, trick: Trick, winner: Seat) {
        self.tricks[usize::from(self.played)] = PastTrick { trick, winner };
        self.played += 1;
    }

    #[inline]
    pub(crate) fn note_recruits(&mut self, recruits: Recruits) {
        self.recruits[usize::from(self.recruited)] = recruits;
        self.recruited += 1;
    }

    /// The tricks that are over, both phases, in order.
    pub(crate) fn tricks(&self) -> &[PastTrick] {
        &self.tricks[..usize::from(self.played)]
    }

    /// What was taken after each trick of phase one.
    pub(crate) fn recruits(&self) -> &[Recruits] {
        &self.recruits[..usize::from(self.recruited)]
    }

    /// The tricks of phase two that are over. Phase two begins when all that phase one's
    /// tricks brought has been taken, so they are those after the last that was recruited.
    pub(crate) fn second_phase(&self) -> &[PastTrick] {
        &self.tricks()[usize::from(self.recruited)..]
    }
}

impl Recruits {
    /// Who saw, when it was taken, what this seat took from the pile.
    pub(crate) fn witnesses(&self, seat: Seat) -> SeatSet {
        match self.look {
            Some((looker, taker)) if taker == seat => SeatSet::one(seat).with(looker),
            _ => SeatSet::one(seat),
        }
    }
}
