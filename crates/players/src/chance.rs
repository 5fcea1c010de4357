//! Which part of a game's seed is whose.

/// The child of a game's seed that players draw from.
pub const PLAY: u64 = 1;

/// The child of a game's seed that hints draw from.
pub const HINT: u64 = 2;
