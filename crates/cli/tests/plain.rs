//! A game without a folder of its own here: every command serves it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{told, told_with};

/// Records of three games between these bots.
fn records(bots: &str) -> String {
    told(&["simulate", "goofspiel", "--games", "3", "--seed", "7", "--bots", bots])
}

#[test]
fn games_are_simulated_checked_and_told() {
    for bots in ["random", "greedy,random"] {
        let lines = records(bots);
        assert_eq!(lines.lines().count(), 3);
        assert!(told_with(&["check", "-"], &lines).trim_end().ends_with("no faults"), "{bots}");
    }
    let first = records("random").lines().next().unwrap().to_owned();
    let tale = told_with(&["replay", "-"], &first);
    assert!(tale.contains("The next prize: prize"), "{tale}");
    let tale = told_with(&["replay", "-", "--lang", "fr"], &first);
    assert!(tale.contains("Le prix suivant : prix"), "{tale}");
}

#[test]
fn a_game_is_played_line_by_line() {
    // A number chooses from the list of what can be played; the first of it is always there.
    let moves = "1\n".repeat(13);
    let words = ["play", "goofspiel", "--plain", "--against", "page", "--seed", "5"];
    let text = told_with(&words, &moves);
    for words in ["Round 1 of 13", "Prizes to come: P1 P2", "Revealed by", "Round 13 of 13"] {
        assert!(text.contains(words), "{words} is missing in {text}");
    }
}

#[test]
fn a_card_and_a_rule_are_explained() {
    assert!(told(&["rules", "goofspiel", "G2.4"]).contains("discarded"));
    let text = told_with(&["play", "goofspiel", "--plain", "--seed", "5"], "? P7\n");
    assert!(text.contains("prize 7"), "{text}");
}

#[test]
fn bots_are_compared() {
    let words = ["arena", "goofspiel", "--bots", "greedy,random", "--games", "4", "--seed", "7"];
    assert!(told(&words).contains("greedy"));
}
