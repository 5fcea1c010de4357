//! Claim's second phase between two players, solved exactly.
//!
//! With two players phase two hides nothing from someone who remembers (C12.3): it is a game of two
//! sides, one card after the other, without chance. Its value is the *margin*: seat 0's votes minus
//! seat 1's, which seat 0 maximizes and seat 1 minimizes. Its sign is the winner (C11.3), so best
//! play for the margin is best play for the win.
//!
//! The algorithm: null-window searches, each of which decides whether the margin exceeds a
//! threshold, depth first over tricks with a transposition table (`search`, `transposition`). What
//! keeps the tree small:
//! - Who gets a vote depends on weights that add up to an odd number (`vote`), so a position
//!   consists of the cards left and what seat 0 still *needs* of each faction (`position`).
//! - A verdict says how far it holds: up to which needs, and which cards a Doppelgänger must beat
//!   (`verdict`, `facts`). So one entry of the table answers for many positions, as in the
//!   partition search of Ginsberg (1996). Cards are distinguished by their order only (`prospect`).
//! - A side that reaches the threshold with tricks that it takes for sure ends the search
//!   (`bounds`, `outlook`): cards that nothing beats, led one after the other, and cards kept for
//!   the end.
//! - Of equivalent cards one is tried; cards that worked before are tried first (`order`).
//!
//! The tests compare it with plain minimax, with a twin that prunes nothing, and with itself
//! without its bounds.
//!
//! ```
//! use interregnum_claim::Claim;
//! use interregnum_solve::claim::Solver;
//!
//! let text = "players 2; kingdom claim; leader 0; hand 0: Go9 Kn2; hand 1: Go1 Kn9";
//! let position = Claim::position(text).unwrap().phase_two().unwrap();
//! let mut solver = Solver::new();
//! let solution = solver.solve(&position);
//! assert_eq!(solution.margin, solver.margin(&position));
//! assert!(solution.best.cards().all(|card| position.playable().contains(card)));
//! ```

mod bits;
mod bounds;
mod facts;
mod lanes;
mod order;
mod outlook;
mod position;
mod prospect;
mod roster;
mod sample;
mod search;
mod solver;
mod transposition;
mod trick_results;
mod verdict;
mod vote;

pub use sample::sample;
pub use solver::{Solution, Solver};
