//! The child seeds of a game's seed.

/// The number of the child seed for players.
pub const PLAY: u64 = 1;

/// The number of the child seed for hints.
pub const HINT: u64 = 2;
