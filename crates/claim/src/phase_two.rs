//! Phase two between two players: a small position for search.
//!
//! With two players phase two hides nothing from a player who remembers (C12.3), so it can be built
//! from a view. It runs the same rules as the whole game: the trick decides who wins and who leads
//! next, the powers decide where the cards go.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::faction::{Faction, FactionSet};
use crate::happening::Phase;
use crate::score::Vote;
use crate::spoils::PhaseTwoZones;
use crate::state::{Claim, Stage};
use crate::trick::{SEATS, Trick};
use crate::view::ClaimView;
use interregnum_kernel::{BySeat, Seat, Silent};

/// A position of phase two between two players: everything that the rest of the game depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PhaseTwo {
    kingdom: FactionSet,
    hands: BySeat<CardSet, 2>,
    scores: BySeat<CardSet, SEATS>,
    fronts: BySeat<CardSet, SEATS>,
    aside: CardSet,
    trick: Trick,
}

impl PhaseTwo {
    /// The factions in the deck, whose votes are counted.
    pub const fn kingdom(&self) -> FactionSet {
        self.kingdom
    }

    /// Who plays next; `None` when all cards have been played.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let turn = self.trick.leader().clockwise(self.trick.played(), 2);
        if self.hands[turn].is_empty() { None } else { Some(turn) }
    }

    /// Who leads the trick.
    #[inline]
    pub const fn leader(&self) -> Seat {
        self.trick.leader()
    }

    /// The card that was led, if one was.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.trick.cards().next()
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// A seat's score pile.
    #[inline]
    pub fn score(&self, seat: Seat) -> CardSet {
        self.scores[seat]
    }

    /// The cards in front of a seat, apart from the score pile.
    #[inline]
    pub fn front(&self, seat: Seat) -> CardSet {
        self.fronts[seat]
    }

    /// The cards set aside for a later trick.
    #[inline]
    pub const fn aside(&self) -> CardSet {
        self.aside
    }

    /// The legal cards of the seat to play, without duplicates; empty when all cards are played.
    #[inline]
    pub fn playable(&self) -> CardSet {
        let turn = self.trick.leader().clockwise(self.trick.played(), 2);
        self.trick.playable(self.hands[turn]).one_of_each()
    }

    /// Plays a card of [`playable`](Self::playable) for the seat to play.
    #[inline]
    pub fn play(&mut self, card: Card) {
        let seat = self.trick.leader().clockwise(self.trick.played(), 2);
        self.hands[seat].remove(card);
        self.trick.push(card);
        if self.trick.played() == 2 {
            self.resolve();
        }
    }

    #[inline]
    fn resolve(&mut self) {
        let trick = self.trick;
        let winner = trick.leader().clockwise(trick.winning_place::<2>(), 2);
        self.trick = Trick::led_by(trick.next_leader::<2>(winner));
        let last = self.hands[winner].is_empty();
        // Discarded cards have left the game.
        let zones = PhaseTwoZones {
            players: 2,
            scores: &mut self.scores,
            fronts: &mut self.fronts,
            aside: &mut self.aside,
            discards: &mut CardSet::default(),
        };
        zones.gather::<2>(&trick, winner, last, &mut Silent);
    }

    /// C11.1, C11.2: who has the vote of a faction, by the current score piles.
    #[inline]
    pub fn vote(&self, faction: Faction) -> Option<Seat> {
        Vote::among::<2, 2>(&self.scores, faction).to.map(|side| Seat::new(usize::from(side)))
    }

    /// Seat 0's votes minus seat 1's, by the current score piles. At the end its sign is the winner
    /// (C11.3): there are five votes, so a seat with three has more than the other.
    pub fn margin(&self) -> i8 {
        let worth = |faction| self.vote(faction).map_or(0, |seat| if seat.index() == 0 { 1 } else { -1 });
        self.kingdom.map(worth).sum()
    }
}

impl Claim {
    /// The true position of phase two; `None` in phase one, and with more than two players.
    pub fn phase_two(&self) -> Option<PhaseTwo> {
        let is = self.seats() == 2 && self.phase == Phase::Two && self.stage != Stage::Over;
        is.then(|| PhaseTwo {
            kingdom: self.options.kingdom,
            hands: BySeat([self.hands.0[0], self.hands.0[1]]),
            scores: self.scores,
            fronts: self.fronts,
            aside: self.aside,
            trick: self.trick,
        })
    }
}

impl ClaimView {
    /// Phase two as the viewer knows it; `None` in phase one, after the end, with more than two
    /// players, and for a spectator from whom a card of a hand is hidden.
    pub fn phase_two(&self) -> Option<PhaseTwo> {
        let [one, other] = self.seats.as_slice() else { return None };
        let hidden = one.hand.unknown + other.hand.unknown > 0;
        if self.phase != Phase::Two || self.decision.to_act.is_empty() || hidden {
            return None;
        }
        let mut scores = BySeat::default();
        let mut fronts = BySeat::default();
        for (number, seat) in self.seats.iter().enumerate() {
            scores[Seat::new(number)] = seat.score;
            fronts[Seat::new(number)] = seat.front;
        }
        Some(PhaseTwo {
            kingdom: self.options.kingdom,
            hands: BySeat([one.hand.known, other.hand.known]),
            scores,
            fronts,
            aside: self.aside,
            trick: Trick::of(self.leader, &self.trick),
        })
    }
}
