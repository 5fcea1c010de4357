//! The search: is the margin greater than this? Asked until the margin is known.

use interregnum_claim::{Card, CardSet, Gathering};
use interregnum_kernel::Seat;
use std::collections::HashMap;

/// The most votes there are.
const VOTES: i8 = 5;

/// What is best in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Seat 0's votes less seat 1's with best play of both.
    pub margin: i8,
    /// Every card that keeps it, for the one whose turn it is.
    pub best: CardSet,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Solves positions, and remembers what it has found from one question to the next.
#[derive(Default)]
pub struct Solver {
    known: HashMap<Gathering, (i8, i8)>,
    nodes: u64,
}

impl Solver {
    /// A solver that knows nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many positions have been looked at so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether seat 0 can get a margin greater than this against best play.
    pub fn exceeds(&mut self, position: &Gathering, than: i8) -> bool {
        self.nodes += 1;
        let Some(turn) = position.turn() else { return position.margin() > than };
        let (low, high) = self.known.get(position).copied().unwrap_or((-VOTES, VOTES));
        if low > than {
            return true;
        }
        if high <= than {
            return false;
        }
        let wants = turn.index() == 0;
        let found =
            position.playable().cards().any(|card| self.exceeds(&after(position, card), than) == wants);
        let is = found == wants;
        self.known.insert(*position, if is { (than + 1, high) } else { (low, than) });
        is
    }

    /// The margin with best play of both.
    pub fn margin(&mut self, position: &Gathering) -> i8 {
        let (mut low, mut high) = (-VOTES, VOTES);
        while low < high {
            let middle = (low + high).div_euclid(2);
            if self.exceeds(position, middle) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// Who wins with best play of both; `None` for a draw.
    pub fn winner(&mut self, position: &Gathering) -> Option<Seat> {
        if self.exceeds(position, 0) {
            Some(Seat::new(0))
        } else if self.exceeds(position, -1) {
            None
        } else {
            Some(Seat::new(1))
        }
    }

    /// The margin, and every card that keeps it.
    pub fn solve(&mut self, position: &Gathering) -> Solution {
        let before = self.nodes;
        let margin = self.margin(position);
        let wants = position.turn().is_some_and(|turn| turn.index() == 0);
        let keeps = |card: &Card| {
            let than = if wants { margin - 1 } else { margin };
            self.exceeds(&after(position, *card), than) == wants
        };
        let best = position.playable().cards().filter(keeps).collect();
        Solution { margin, best, nodes: self.nodes - before }
    }

    /// The margin after each card that may be played.
    pub fn margins(&mut self, position: &Gathering) -> Vec<(Card, i8)> {
        let margin = |card| (card, self.margin(&after(position, card)));
        position.playable().cards().map(margin).collect()
    }
}

fn after(position: &Gathering, card: Card) -> Gathering {
    let mut after = *position;
    after.play(card);
    after
}
