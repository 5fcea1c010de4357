//! Opinions on recorded moves that anybody can obtain again.
//!
//! A review must not depend on the machine, its load or the hour. Its player therefore thinks by
//! a fixed number of worlds, never by the clock, and its chance follows from the record alone.

use interregnum_kernel::{Game, Move, Record, Seed};
use sha2::{Digest, Sha256};

/// The player that reviews recorded games: strong, quick, and without a clock.
pub const REVIEWER: &str = "chancellor";

/// Names this way to derive a seed; another way would have another name.
const ALGORITHM: &str = "interregnum-review-1";

/// The seed of the opinion on move `number` of a record, counted from 1.
///
/// It is the SHA-256 of the algorithm's name, the game's name, options, deal and the moves before
/// this one, each as JSON on a line. Names of players, the shuffle and later moves do not matter.
///
/// # Panics
/// Never: options, deals and moves are plain data.
pub fn review_seed<G: Game>(record: &Record<G>, number: usize) -> Seed {
    let before = record.moves.iter().take(number.saturating_sub(1));
    let moves: Vec<_> = before.map(|Move { seat, action, .. }| (seat, action)).collect();
    let lines = [
        ALGORITHM.to_owned(),
        G::NAME.to_owned(),
        serde_json::to_string(&record.options).expect("options are plain data"),
        serde_json::to_string(&record.deal).expect("a deal is plain data"),
        serde_json::to_string(&moves).expect("moves are plain data"),
    ];
    let mut hash = Sha256::new();
    lines.iter().for_each(|line| hash.update(format!("{line}\n")));
    Seed(hash.finalize().into())
}
