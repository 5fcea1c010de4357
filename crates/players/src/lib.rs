//! Who chooses: players that are handed a view and give an action, nothing else.
//!
//! The compiler keeps them honest: a game's position is never among what they are given, and
//! the fields of one that they imagine are private to the game's crate.

mod player;

pub use player::{Player, Weighed};
