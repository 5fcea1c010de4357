//! Players against each other on the same cards.
//!
//! A deal is played once with each seating of the two sides, so that neither profits from the cards
//! or from the seat. These games are one observation: the interval of a score is computed over such
//! sets, never over single games.

mod score;
mod set;
mod sprt;

pub use score::{Score, elo};
pub use set::{Deal, Played, Sides, Stray, Thought, fair_share, play_set, seatings};
pub use sprt::{Sprt, Verdict};
