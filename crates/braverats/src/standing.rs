//! The standing of a game between two rounds, and how the next two cards change it (B4).
//!
//! These are pure functions, used by the engine and by solvers.

use crate::card::{APPLEWOOD, Card, CardSet, SEATS, YARG};
use crate::duel::{Duel, Verdict};
use crate::options::Options;
use interregnum_kernel::{BySeat, Seat, SeatSet};
use serde::Serialize;

/// The part of the past rounds on which the rules still depend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The victories by seat.
    #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
    pub victories: BySeat<u8, SEATS>,
    /// B4.1: how many held rounds wait.
    pub held: u8,
    /// B4.3: extra victories that held rounds keep, by seat.
    #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
    pub kept: BySeat<u8, SEATS>,
    /// B2.2: whose card has +2 in this round.
    pub raised: SeatSet,
    /// B5.1: who chooses and reveals first in this round; nobody if both choose together.
    pub first: Option<Seat>,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// B4.5: the cards ran out.
    Draw,
    /// B4.4: enough victories.
    Victories,
    /// B3.3: a Princess met a Prince.
    Princess,
}

impl Reason {
    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Victories => "victories",
            Self::Princess => "princess",
            Self::Draw => "draw",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameEnd {
    /// Who has won it.
    pub winner: Option<Seat>,
    /// What ended it.
    pub reason: Reason,
}

impl GameEnd {
    /// B4.5: the cards have run out.
    pub const DRAW: Self = Self { winner: None, reason: Reason::Draw };

    const fn won(seat: Seat, reason: Reason) -> Self {
        Self { winner: Some(seat), reason }
    }
}

/// A round, resolved.
#[derive(Clone, Copy, Debug)]
pub struct Resolved {
    /// The result of the two cards.
    pub duel: &'static Duel,
    /// How many victories the round's winner gets.
    pub gained: u8,
    /// How the game stands after it.
    pub next: Standing,
    /// How the game ended, if this round ended it.
    pub end: Option<GameEnd>,
}

impl Standing {
    /// The standing after these two cards, by seat. It does not check whether cards are left
    /// (B4.5).
    #[inline]
    pub fn resolve(self, options: &Options, cards: BySeat<Card, SEATS>) -> Resolved {
        let duel = Duel::of(cards, self.raised, options);
        // B3.10: the +2 and the early reveal last one round, whatever its result.
        let mut next = Self { raised: duel.raised(), first: duel.first(), ..self };
        // Without branches, because the processor cannot predict who wins.
        let (mut gained, mut end) = (0, None);
        let held = u8::from(duel.is_held());
        next.held = held * (self.held + 1);
        for seat in [YARG, APPLEWOOD] {
            let one = |seats: SeatSet| u8::from(seats.contains(seat));
            let counts = 1 + self.held + one(duel.extra()) + self.kept[seat]; // B4.1, B4.2, B4.3
            let won = one(duel.won()) * counts;
            gained += won;
            next.victories[seat] += won;
            next.kept[seat] = held * (self.kept[seat] + one(duel.kept())); // B4.3
            if next.victories[seat] >= options.target {
                end = Some(GameEnd::won(seat, Reason::Victories)); // B4.4
            }
        }
        if let Verdict::Game(seat) = duel.verdict() {
            end = Some(GameEnd::won(seat, Reason::Princess)); // B3.3
        }
        Resolved { duel, gained, next, end }
    }
}

impl Resolved {
    /// How the game ended, if it has: by this round, or because no card is left.
    #[inline]
    pub const fn ended(&self, cards_left: bool) -> Option<GameEnd> {
        match self.end {
            None if !cards_left => Some(GameEnd::DRAW), // B4.5
            end => end,
        }
    }
}

/// A game between two rounds in which both players know both hands: the input of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// The cards not yet played, by seat.
    pub hands: BySeat<CardSet, SEATS>,
    /// How the game stands.
    pub standing: Standing,
}

/// What comes after a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Another round.
    Goes(Open),
    /// The end.
    Over(GameEnd),
}

impl Open {
    /// What comes after these two cards, by seat, one from each hand.
    #[inline]
    #[must_use]
    pub fn after(mut self, options: &Options, cards: BySeat<Card, SEATS>) -> After {
        for (hand, card) in self.hands.0.iter_mut().zip(cards.0) {
            hand.remove(card);
        }
        let resolved = self.standing.resolve(options, cards);
        self.standing = resolved.next;
        let left = self.hands.0.iter().all(|hand| !hand.is_empty());
        resolved.ended(left).map_or(After::Goes(self), After::Over)
    }
}
