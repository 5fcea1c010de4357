//! Reproducible evaluations of recorded moves.
//!
//! A review must not depend on the machine, its load or the time. Therefore its player has a budget
//! in worlds, never in time, and its generator depends on the record alone.

use interregnum_kernel::{Game, Move, Record, Seed};
use sha2::{Digest, Sha256};

/// The player that reviews recorded games: strong, fast, and with a budget in worlds.
pub const REVIEWER: &str = "chancellor";

/// The name of the algorithm that derives the seed; a different algorithm needs a different name.
const ALGORITHM: &str = "interregnum-review-1";

/// The seed for the evaluation of move `number` of a record, counted from 1.
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
