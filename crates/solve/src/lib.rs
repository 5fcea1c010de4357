#![doc = include_str!("../README.md")]
//! # A matrix
//! [`Matrix::solve`] returns a mix for each side. It tries the cheapest method first and judges
//! each result by its certificate alone:
//!
//! 1. single choices: whether the best row and the best column meet (a saddle);
//! 2. two choices against two: the closed form;
//! 3. the simplex method in doubles, on a tableau of 4, 8 or 16 choices a side on the stack, with
//!    Dantzig's rule, then Bland's, and a limit for both;
//! 4. the last system of equations of that method, solved again;
//! 5. the simplex method in fractions ([`ExactMatrix`]), which cannot fail.
//!
//! Dominated choices are not removed beforehand: the simplex method drops them as fast as they
//! could be found.
//!
//! *Certified*: [`Equilibrium::lower`] is what the row side's mix gets against the worst column,
//! [`Equilibrium::upper`] what the column side's mix gives to the best row, both computed from the
//! mixes that are returned. The value of the matrix lies between the two, up to the rounding of a
//! sum of at most 16 products (below 1e-14 for payoffs within [-1, 1]). The gap between them is at
//! most [`GAP`], 1e-12, times the greatest payoff or one; it is usually below 1e-14. Which of
//! several equally good mixes is found is not specified, but the same matrix always gives the same
//! one.
//!
//! # A game
//! A game implements [`Solvable`]; it has no hidden cards, no chance after the start, and no
//! position twice on one line. [`Solved::new`] finds the value of every reachable position: the
//! value of the matrix of its successors, or its maximin or minimax where one side shows first.
//! Values are doubles, stored by a 64-bit key in a table that threads share without locks; each
//! thread walks the game in another order, and the result does not depend on their number.
//!
//! *Certified*: [`Solved::worst_gap`] bounds the gap of every single matrix. The values in a matrix
//! are themselves computed, so the error at the start is bounded by the gap times the number of
//! turns on the longest line. Independently of that, [`guarantee`] walks all positions with one
//! side's strategies fixed and a best response of the other; the two walks enclose the value of the
//! game, and their distance from it is the exploitability of the solution.
//!
//! [`Solved::matrix`] returns the matrix of a position; [`ExactMatrix::from_doubles`] takes its
//! payoffs as exact fractions, to solve it without any gap.
//!
//! # Hidden cards
//! [`braverats::draw`] and [`braverats::draft`] concern games with hidden cards. Their strategies are
//! approximate, and their certificates exact: best responses, computed by walks of their own.
//!
//! # A fixed strategy in a game with hidden cards
//! [`best_response()`] finds what a best response gets in a [`HiddenGame`], in doubles, without any
//! other error than that of the sums.
//!
//! # The games
//! [`braverats`], [`claim`] and, with the feature of that name, `goofspiel` each concern one game;
//! everything else depends on [`Solvable`] or [`HiddenGame`] alone.

mod best_response;
pub mod braverats;
pub mod claim;
mod equilibrium;
mod exact;
mod game;
#[cfg(feature = "goofspiel")]
pub mod goofspiel;
mod hidden;
mod induction;
mod matrix;
mod pure;
mod refine;
mod simplex;
mod strategy;
mod value_table;
mod verify;

pub use best_response::{Guarantee, guarantee, guarantee_from};
pub use equilibrium::{Equilibrium, Method, Mix};
pub use exact::{ExactEquilibrium, ExactMatrix, Fraction};
pub use game::{Key, Order, Side, Solvable, Turn};
pub use hidden::{HiddenGame, Moment, Next, best_response};
pub use induction::Solved;
pub use matrix::{GAP, MAX_CHOICES, Matrix};
pub use strategy::Strategy;
pub use verify::{Verified, verify};
