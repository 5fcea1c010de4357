//! Two cards against each other (B3): what their powers do, and who wins the round.

use crate::card::{APPLEWOOD, Card, SEATS, YARG, other};
use crate::happening::Why;
use crate::options::Options;
use crate::power;
use interregnum_kernel::{BySeat, Seat, SeatSet};
use serde::Serialize;

/// The result of two cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nobody wins the round; its victory waits for the next win.
    Held,
    /// This seat wins the round.
    Round(Seat),
    /// This seat wins the game at once.
    Game(Seat),
}

/// B2.2: what a power of the previous round adds to a card's strength.
const RAISE: u8 = 2;

/// Two cards against each other. A duel begins undecided; then the powers act in the order of B3,
/// and the first that decides it is final.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    cards: [Card; SEATS],
    strengths: [u8; SEATS],
    powerless: [Option<Why>; SEATS],
    verdict: Verdict,
    /// The verdict again, in a form without branches: whether the round is held, and who wins it.
    held: bool,
    won: SeatSet,
    /// What decided; `None` until something has.
    why: Option<Why>,
    extra: SeatSet,
    kept: SeatSet,
    raised: SeatSet,
    first: Option<Seat>,
}

impl Duel {
    /// The duel of these two cards, by seat; those of the `raised` seats have +2.
    #[inline]
    pub fn of(cards: BySeat<Card, SEATS>, raised: SeatSet, options: &Options) -> &'static Self {
        power::duel(cards.0, raised, options)
    }

    /// Two cards whose powers have not acted yet.
    pub(crate) const fn new(cards: [Card; SEATS], raised: SeatSet) -> Self {
        let mut strengths = [cards[0].value(), cards[1].value()];
        let mut seat = 0;
        while seat < SEATS {
            if raised.contains(Seat::new(seat)) {
                strengths[seat] += RAISE;
            }
            seat += 1;
        }
        Self {
            cards,
            strengths,
            powerless: [None; SEATS],
            verdict: Verdict::Held,
            held: false,
            won: SeatSet::NONE,
            why: None,
            extra: SeatSet::NONE,
            kept: SeatSet::NONE,
            raised: SeatSet::NONE,
            first: None,
        }
    }

    /// The seat's card.
    pub const fn card(&self, seat: Seat) -> Card {
        self.cards[seat.index()]
    }

    /// B2.2: the strengths of both cards.
    pub const fn strengths(&self) -> BySeat<u8, SEATS> {
        BySeat(self.strengths)
    }

    /// The result of the cards.
    #[inline]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Whether nobody wins.
    #[inline]
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Who wins the round.
    #[inline]
    pub const fn won(&self) -> SeatSet {
        self.won
    }

    /// The reason of the verdict.
    pub const fn why(&self) -> Why {
        match self.why {
            Some(why) => why,
            None => Why::Strength,
        }
    }

    /// Why the seat's card lost its power, if it did.
    pub const fn powerless(&self, seat: Seat) -> Option<Why> {
        self.powerless[seat.index()]
    }

    /// Whose win counts one more (B4.2).
    #[inline]
    pub const fn extra(&self) -> SeatSet {
        self.extra
    }

    /// Who keeps one more for a later win, if the round is held (B4.3).
    #[inline]
    pub const fn kept(&self) -> SeatSet {
        self.kept
    }

    /// Whose card has +2 in the next round.
    #[inline]
    pub const fn raised(&self) -> SeatSet {
        self.raised
    }

    /// Who must reveal first in the next round.
    #[inline]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}

/// What a power may do to a duel.
impl Duel {
    /// Whether this seat has played this card and it has its power.
    pub(crate) const fn is_able(&self, seat: Seat, card: Card) -> bool {
        self.card(seat).is(card) && self.powerless(seat).is_none()
    }

    /// The verdict by strength: the greater wins, equal is held.
    pub(crate) const fn greater(&self) -> Verdict {
        let [yarg, applewood] = self.strengths;
        if yarg == applewood {
            Verdict::Held
        } else {
            Verdict::Round(if yarg > applewood { YARG } else { APPLEWOOD })
        }
    }

    /// The reversed verdict: the lower strength wins, equal is held.
    pub(crate) const fn lower(&self) -> Verdict {
        match self.greater() {
            Verdict::Round(seat) => Verdict::Round(other(seat)),
            held => held,
        }
    }

    /// Decides the duel, unless it is decided.
    pub(crate) const fn decide(&mut self, verdict: Verdict, why: Why) {
        if self.why.is_none() {
            self.verdict = verdict;
            self.why = Some(why);
            match verdict {
                Verdict::Held => self.held = true,
                Verdict::Round(seat) => self.won = self.won.with(seat),
                Verdict::Game(_) => {}
            }
        }
    }

    /// Takes its power from the seat's card.
    pub(crate) const fn strip(&mut self, seat: Seat, why: Why) {
        self.powerless[seat.index()] = Some(why);
    }

    /// Makes a win of the seat in this round count one more.
    pub(crate) const fn count_more(&mut self, seat: Seat) {
        self.extra = self.extra.with(seat);
    }

    /// Lets the seat keep one more victory, if the round is held.
    pub(crate) const fn keep_more(&mut self, seat: Seat) {
        self.kept = self.kept.with(seat);
    }

    /// Raises the seat's card of the next round.
    pub(crate) const fn raise_next(&mut self, seat: Seat) {
        self.raised = self.raised.with(seat);
    }

    /// Lets the seat reveal first in the next round.
    pub(crate) const fn reveal_first(&mut self, seat: Seat) {
        self.first = Some(seat);
    }
}
