//! The cards played and taken, trick by trick: the history that perfect recall needs.

use crate::card::Card;
use crate::trick::{SEATS, Trick};
use interregnum_kernel::{Seat, SeatSet};
use std::fmt;

/// The largest number of tricks of a phase, and of a game.
const PHASE: usize = 13;
const GAME: usize = 2 * PHASE;

/// What the players took after a trick of phase one.
///
/// One machine word, lowest byte first: the cards by seat, who drew, who looked. Search writes the
/// bytes one by one and then reads the word; separate fields would stall store forwarding.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Recruits(u64);

const DREW: usize = 8 * SEATS;
const LOOK: usize = DREW + 8;

/// All tricks so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TrickHistory {
    tricks: [Trick; GAME],
    recruits: [Recruits; PHASE],
    played: u8,
    recruited: u8,
}

impl TrickHistory {
    pub(crate) fn new() -> Self {
        let nothing = Trick::led_by(Seat::new(0));
        Self { tricks: [nothing; GAME], recruits: [Recruits::default(); PHASE], played: 0, recruited: 0 }
    }

    #[inline]
    pub(crate) fn note_trick(&mut self, trick: Trick) {
        self.tricks[usize::from(self.played)] = trick;
        self.played += 1;
    }

    #[inline]
    pub(crate) fn note_recruits(&mut self, recruits: Recruits) {
        self.recruits[usize::from(self.recruited)] = recruits;
        self.recruited += 1;
    }

    /// The tricks that are over, both phases, in order.
    pub(crate) fn tricks(&self) -> &[Trick] {
        &self.tricks[..usize::from(self.played)]
    }

    /// What was taken after each trick of phase one.
    pub(crate) fn recruits(&self) -> &[Recruits] {
        &self.recruits[..usize::from(self.recruited)]
    }

    /// The tricks of phase two that are over: those after the last trick with recruits.
    pub(crate) fn second_phase(&self) -> &[Trick] {
        &self.tricks()[usize::from(self.recruited)..]
    }
}

impl Recruits {
    /// Recruits of which only the seats that drew and looked are known; the cards are added later.
    pub(crate) fn new(drew: SeatSet, look: Option<(Seat, Seat)>) -> Self {
        let mut recruits = drew.fold(Self::default(), Self::with_draw);
        if let Some((looker, taker)) = look {
            recruits.note_look(looker, taker);
        }
        recruits
    }

    /// The card that a seat took; meaningless for a seat that has not taken.
    #[inline]
    pub(crate) const fn took(self, seat: Seat) -> Card {
        Card::at((self.0 >> (8 * (seat.index() % SEATS))) as usize)
    }

    /// Notes the card that a seat took; called at most once per seat.
    #[inline]
    pub(crate) const fn take(&mut self, seat: Seat, card: Card) {
        self.0 |= (card.index() as u64) << (8 * (seat.index() % SEATS));
    }

    /// The seats that drew from the pile, unseen by the others.
    #[inline]
    pub(crate) fn drew(self) -> SeatSet {
        Seat::all(SEATS).filter(|&seat| self.has_drawn(seat)).collect()
    }

    /// Whether a seat drew from the pile.
    #[inline]
    pub(crate) const fn has_drawn(self, seat: Seat) -> bool {
        self.0 >> (DREW + seat.index() % SEATS) & 1 == 1
    }

    #[inline]
    const fn with_draw(self, seat: Seat) -> Self {
        Self(self.0 | 1 << (DREW + seat.index() % SEATS))
    }

    /// Notes that a seat draws from the pile. If a seat looked at the top card and nobody has drawn
    /// since, this seat takes that card.
    #[inline]
    pub(crate) fn note_draw(&mut self, seat: Seat) {
        let first = (self.0 >> DREW) as u8 == 0;
        *self = self.with_draw(seat);
        if let Some((looker, _)) = self.look()
            && first
        {
            self.note_look(looker, seat);
        }
    }

    /// The seat that looked at the pile's top card, and the seat that took it (until then, the
    /// looker).
    #[inline]
    pub(crate) const fn look(self) -> Option<(Seat, Seat)> {
        let look = self.0 >> LOOK;
        if look == 0 {
            return None;
        }
        Some((Seat::new((look - 1) as usize % SEATS), Seat::new((look - 1) as usize / SEATS % SEATS)))
    }

    /// Notes who looked, and who took the card.
    #[inline]
    pub(crate) const fn note_look(&mut self, looker: Seat, taker: Seat) {
        let look = 1 + looker.index() + SEATS * taker.index();
        self.0 = self.0 & ((1 << LOOK) - 1) | (look as u64) << LOOK;
    }

    /// Whether the viewer knows what this seat drew from the pile.
    #[inline]
    pub(crate) fn is_witness(self, seat: Seat, viewer: Seat) -> bool {
        viewer == seat || self.look() == Some((viewer, seat))
    }

    /// The seats that know what this seat drew from the pile.
    pub(crate) fn witnesses(self, seat: Seat) -> SeatSet {
        match self.look() {
            Some((looker, taker)) if taker == seat => SeatSet::one(seat).with(looker),
            _ => SeatSet::one(seat),
        }
    }
}

impl fmt::Debug for Recruits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let took: Vec<Card> = Seat::all(SEATS).map(|seat| self.took(seat)).collect();
        write!(f, "took {took:?}, drew {:?}, look {:?}", self.drew(), self.look())
    }
}
