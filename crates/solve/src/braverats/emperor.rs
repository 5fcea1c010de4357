//! The Emperor match (B6.7): its value at every score, and the payoffs of a game in it.
//!
//! In a match a draw is not half a win: it keeps the score and uses up a game. So every game is
//! solved with the values of the scores that its results lead to, from the ninth game back to the
//! first.

use super::deals::{Deals, SolvedDeals};
use super::open::Payoffs;
use interregnum_braverats::Options;
use std::num::NonZero;

/// B6.7: the most games of a match.
pub const MATCH_GAMES: usize = 9;

/// The scores at which a match goes on: how many games each seat has won.
const SCORES: [[usize; 2]; 4] = [[0, 0], [1, 0], [0, 1], [1, 1]];

/// A match with a new deal for every game, solved at every score except the first game.
#[derive(Clone, Debug)]
pub struct Emperor {
    /// By the games left, then by the games won by each seat.
    values: [[[f64; 2]; 2]; MATCH_GAMES],
    positions: usize,
    worst_gap: f64,
}

impl Emperor {
    /// Solves the games after the first; `each` is called whenever one more deal is solved.
    pub fn new(options: Options, deals: &Deals, threads: NonZero<usize>, each: &(dyn Fn() + Sync)) -> Self {
        let mut emperor = Self { values: [[[0.0; 2]; 2]; MATCH_GAMES], positions: 0, worst_gap: 0.0 };
        for left in 0..MATCH_GAMES {
            for won in SCORES {
                let value = match (left, won) {
                    (0, _) => leader(won),
                    // If the seats have the same chances, an even score has the value zero, and the
                    // value of being behind is the negative of being ahead.
                    (_, [0, 0] | [1, 1]) if deals.are_even() => 0.0,
                    (_, [0, 1]) if deals.are_even() => -emperor.values[left][1][0],
                    _ if won[0] + won[1] + left > MATCH_GAMES => continue,
                    _ => emperor.solve(options, deals, won, left, threads, each),
                };
                emperor.values[left][won[0]][won[1]] = value;
            }
        }
        emperor
    }

    /// The number of deals to solve for all games after the first.
    pub fn work(deals: &Deals) -> usize {
        let games = MATCH_GAMES - 1;
        // One score a game if the seats are even; else four, but not yet 1 to 1 in the second.
        deals.len() * if deals.are_even() { games } else { SCORES.len() * games - 1 }
    }

    /// The average over all deals of a game at this score.
    fn solve(
        &mut self,
        options: Options,
        deals: &Deals,
        won: [usize; 2],
        left: usize,
        threads: NonZero<usize>,
        each: &(dyn Fn() + Sync),
    ) -> f64 {
        let solved = SolvedDeals::new(options, deals, self.payoffs(won, left), threads, each);
        self.positions += solved.solved.positions();
        self.worst_gap = self.worst_gap.max(solved.solved.worst_gap());
        solved.value()
    }

    /// The value of the match for seat 0 after each seat has `won` its games, with `left` games to
    /// play, fewer than nine; zero for a score that no match reaches.
    pub fn value(&self, won: [usize; 2], left: usize) -> f64 {
        match won {
            [2, _] => 1.0,
            [_, 2] => -1.0,
            [yarg, applewood] => self.values[left][yarg][applewood],
        }
    }

    /// The payoffs of the next game at this score, with `left` games to play.
    ///
    /// # Panics
    /// If no game is left, or more than nine are.
    pub fn payoffs(&self, [yarg, applewood]: [usize; 2], left: usize) -> Payoffs {
        Payoffs {
            win: self.value([yarg + 1, applewood], left - 1),
            draw: self.value([yarg, applewood], left - 1),
            loss: self.value([yarg, applewood + 1], left - 1),
        }
    }

    /// How many positions were solved, in all games after the first.
    pub const fn positions(&self) -> usize {
        self.positions
    }

    /// The greatest gap of any position's matrix.
    pub const fn worst_gap(&self) -> f64 {
        self.worst_gap
    }
}

/// B6.7: after the last game more wins decide.
fn leader([yarg, applewood]: [usize; 2]) -> f64 {
    yarg as f64 - applewood as f64
}
