//! How the votes stand while the game goes on: who leads, and what is still open.

use crate::card_set::CardSet;
use crate::faction::Faction;
use crate::score::Vote;
use crate::trick::SEATS;
use crate::view::ClaimView;
use interregnum_kernel::{BySeat, Seat};

/// How one faction's vote stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The vote as it would be counted now, the cards that lie open before players with it
    /// (C9.5).
    pub vote: Vote,
    /// How many cards of the faction may still come into a score pile.
    pub open: usize,
    /// Whether nobody can overtake the side that leads any more.
    pub decided: bool,
}

impl ClaimView {
    /// How many sides there are: players, or teams of two (C3.3).
    pub fn sides(&self) -> usize {
        if self.seats.len() == 4 { 2 } else { self.seats.len() }
    }

    /// The side a seat plays for.
    pub fn side(&self, seat: Seat) -> usize {
        crate::score::side(seat, self.seats.len())
    }

    /// How the vote of every faction stands, in the rulebook's order.
    pub fn races(&self) -> Vec<Race> {
        let mut scores = BySeat::<CardSet, SEATS>::default();
        for (number, seat) in self.seats.iter().enumerate() {
            let mut all = seat.score;
            seat.front.cards().for_each(|card| all.insert(card));
            scores[Seat::new(number)] = all;
        }
        self.options.kingdom.map(|faction| self.race(faction, &scores)).collect()
    }

    fn race(&self, faction: Faction, scores: &BySeat<CardSet, SEATS>) -> Race {
        let vote = match self.seats.len() {
            2 => Vote::among::<2, 2>(scores, faction),
            3 => Vote::among::<3, 3>(scores, faction),
            _ => Vote::among::<4, 2>(scores, faction),
        };
        let won: usize = scores.0.iter().map(|score| score.faction(faction).len()).sum();
        let gone = self.discards.faction(faction).len();
        let open = self.deck.faction(faction).len().saturating_sub(won + gone);
        let counts = vote.count(self.sides());
        let second = counts.iter().enumerate().filter(|(side, _)| vote.to != Some(*side as u8));
        let second = usize::from(second.map(|(_, count)| *count).max().unwrap_or(0));
        let first = vote.to.map_or(0, |side| usize::from(counts[usize::from(side)]));
        // C9.6: what lies open before a player may be lost again.
        let loose = self.seats.iter().any(|seat| !seat.front.faction(faction).is_empty());
        let decided = self.outcome.is_some() || (!loose && (open == 0 || first > second + open));
        Race { vote, open, decided }
    }
}
