//! The strong player: information-set tree search.
//!
//! The search samples many worlds from the view. Each world walks down one tree over what the
//! searcher sees, and the search chooses the action with the best results. Where exact values are
//! known, it uses them.

mod plain;
mod sealed;
mod searcher;
mod stopwatch;
#[cfg(test)]
mod toys;
mod tree;
mod world;

pub use plain::{Plain, Shown};
pub use searcher::{Search, Searched};
pub use world::{Act, Dice, SEATS, World, WorldModel, Worth, worth_of};
