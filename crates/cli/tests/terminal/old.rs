//! Saves that earlier versions wrote are played on to the end.

use super::{checked, play_to_the_end};
use crate::seat::{Seat, home};

/// Resumes a game of version 0.1 and plays it to the end.
fn resumed(game: &str) {
    let home = home(&format!("old-{game}"));
    let save = home.join(format!("{game}.save"));
    let old = format!("{}/tests/old/0.1/{game}.save", env!("CARGO_MANIFEST_DIR"));
    std::fs::copy(old, &save).unwrap();
    let seat = Seat::new(&home, &["play", "--resume", "--pace", "0"], &[]);
    play_to_the_end(&seat, &save, "► Your turn", "The end");
    checked(&home, 1);
}

#[test]
fn a_save_of_claim_by_version_0_1_is_played_on() {
    resumed("claim");
}

#[test]
fn a_save_of_braverats_by_version_0_1_is_played_on() {
    resumed("braverats");
}

#[test]
fn a_save_of_la_defaite_by_version_0_1_is_played_on() {
    resumed("defaite");
}
