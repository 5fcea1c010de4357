//! Claim's second phase between two players, solved exactly.
//!
//! With two players phase two hides nothing from someone who remembers (C12.3): it is a game
//! of two sides, one card after the other, without chance. What it is worth is its *margin*:
//! seat 0's votes less seat 1's, when seat 0 plays for a great one and seat 1 for a small one.
//! The winner is its sign (C11.3), so whoever plays for the margin plays for the win first.
//!
//! How it is found. One question at a time, is the margin greater than this, by a depth-first
//! search over tricks with a table of what was found (`search`, `table`). What keeps it small:
//! - Whose a vote is depends on weights that add up to an odd number (`vote`), so that a position
//!   is the cards left and what seat 0 still *needs* of each faction (`position`).
//! - A verdict says how far it holds: up to which needs, and which cards a Doppelgänger must beat
//!   (`verdict`, `facts`). So one entry of the table answers for many positions, as in the
//!   partition search of Ginsberg (1996). Cards are told apart by their order only (`prospect`).
//! - A side that has its votes with the tricks it is sure of has won the question (`bounds`,
//!   `outlook`): cards that nothing beats, led one after the other, and cards kept for the end.
//! - Cards that come to the same are tried once; what has worked before is tried first (`order`).
//!
//! The tests compare it with plain minimax, with a twin that prunes nothing, and with itself
//! without its bounds.
//!
//! ```
//! use interregnum_claim::Claim;
//! use interregnum_solve::claim::Solver;
//!
//! let text = "players 2; kingdom claim; leader 0; hand 0: Go9 Kn2; hand 1: Go1 Kn9";
//! let position = Claim::position(text).unwrap().gathering().unwrap();
//! let mut solver = Solver::new();
//! let solution = solver.solve(&position);
//! assert_eq!(solution.margin, solver.margin(&position));
//! assert!(solution.best.cards().all(|card| position.playable().contains(card)));
//! ```

mod bits;
mod bounds;
mod facts;
mod lanes;
mod meetings;
mod order;
mod outlook;
mod position;
mod prospect;
mod roster;
mod sample;
mod search;
mod solver;
mod table;
mod verdict;
mod vote;

pub use sample::sample;
pub use solver::{Solution, Solver};
