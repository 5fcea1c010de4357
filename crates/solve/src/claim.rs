//! Claim's second phase between two players, solved exactly.
//!
//! With two players phase two hides nothing from someone who remembers (C12.3): it is a game
//! of two sides, one card after the other, without chance. What it is worth is its *margin*:
//! seat 0's votes less seat 1's, when seat 0 plays for a great one and seat 1 for a small one.
//! The winner is its sign (C11.3), so whoever plays for the margin plays for the win first.
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

mod sample;
mod search;

pub use sample::sample;
pub use search::{Solution, Solver};
