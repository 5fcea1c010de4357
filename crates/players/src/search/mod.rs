//! The strong player: information-set tree search.
//!
//! From the view many worlds are imagined, each walks down one tree over what the searcher
//! can see, and the action that held up best is done. Where an exact answer is known it is
//! taken instead.

mod plain;
mod sealed;
mod searcher;
#[cfg(test)]
mod toys;
mod tree;
mod world;

pub use plain::{Plain, Shown};
pub use searcher::{Search, Searched};
pub use world::{Act, Dice, Guide, SEATS, World, Worth, worth_of};
