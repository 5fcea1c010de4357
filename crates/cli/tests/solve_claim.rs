//! `solve claim`, run as its users run it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::run;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Output;

/// A file with games of Claim, played at random.
fn records(name: &str, words: &[&str]) -> PathBuf {
    let made = run(&[&["simulate", "claim", "--seed", "5"], words].concat());
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let folder = std::env::temp_dir().join(format!("interregnum-solve-claim-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("games.jsonl");
    std::fs::write(&path, made.stdout).unwrap();
    path
}

fn solve(path: &Path, words: &[&str]) -> Output {
    run(&[&["solve", "claim", "--record", path.to_str().unwrap()], words].concat())
}

fn refused(path: &Path, words: &[&str], says: &str) {
    let output = solve(path, words);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{words:?}: {complaint}");
    assert!(output.stdout.is_empty());
    assert!(complaint.contains(says), "{words:?} says {complaint:?}, not {says:?}");
}

#[test]
fn before_the_last_card_the_solution_is_what_happened() {
    let path = records("last", &["--games", "8"]);
    for (number, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
        let record: Value = serde_json::from_str(line).unwrap();
        let moves = record["moves"].as_array().unwrap();
        let words = ["--number", &(number + 1).to_string(), "--move", &moves.len().to_string(), "--json"];
        let output = solve(&path, &words);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let found: Value = serde_json::from_slice(&output.stdout).unwrap();
        let winners = record["outcome"]["winners"].as_array().unwrap();
        assert_eq!(found["winner"], winners.first().cloned().unwrap_or(Value::Null));
        assert_eq!(found["best"], serde_json::json!([moves.last().unwrap()["action"]]));
        let votes = record["outcome"]["detail"]["votes"].as_object().unwrap();
        let of = |seat: i64| votes.values().map(|vote| i64::from(vote.as_i64() == Some(seat))).sum::<i64>();
        assert_eq!(found["margin"].as_i64().unwrap(), of(0) - of(1));
    }
}

#[test]
fn without_a_number_the_start_of_phase_two_is_solved() {
    let path = records("start", &["--games", "1"]);
    let output = solve(&path, &[]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("Before move 27: seat "), "26 cards are played in phase one: {text}");
    assert!(text.contains("Best: ") && text.contains("With best play by both"), "{text}");
    let french = String::from_utf8(solve(&path, &["--lang", "fr"]).stdout).unwrap();
    assert!(french.contains("Si chacun joue au mieux"), "{french}");
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let two = records("two", &["--games", "1"]);
    refused(&two, &["--move", "3"], "C12.3");
    refused(&two, &["--move", "0"], "there is no move 0");
    refused(&two, &["--move", "99"], "1 to 53");
    refused(&two, &["--move", "53"], "over");
    refused(&two, &["--number", "2"], "no record 2");
    refused(Path::new("no-such-file"), &[], "no-such-file");
    let three = records("three", &["--games", "1", "--players", "3"]);
    refused(&three, &[], "3 players");
    std::fs::write(&two, "{}").unwrap();
    refused(&two, &[], "record");
    let rats = run(&["simulate", "braverats", "--seed", "5", "--games", "1"]);
    std::fs::write(&two, rats.stdout).unwrap();
    refused(&two, &[], "braverats");
}

fn exploit(words: &[&str]) -> Output {
    run(&[&["solve", "claim", "--seed", "1"], words].concat())
}

const DECK: [&str; 2] = ["--deck", "Go0 Go0 Go0 Go0 Kn2 Dw5 Un5 Do5"];

#[test]
fn players_are_exploited_on_a_reduced_deck() {
    let output = exploit(&[&DECK[..], &["--exploit", "random,flat:20", "--samples", "2", "--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [random, flat] = lines.as_slice() else { panic!("{lines:?}") };
    let number = |found: &Value| found["exploitability"].as_f64().unwrap();
    assert!(number(flat) < number(random), "{lines:?}");
    assert_eq!(random["deals"], 606);
    let [first, second] = [0, 1].map(|seat| random["values"][seat].as_f64().unwrap());
    assert!((first + second - 2.0 * number(random)).abs() < 1e-12);
    let text = exploit(&[&DECK[..], &["--exploit", "random"]].concat()).stdout;
    assert!(String::from_utf8(text).unwrap().contains("random: +0.2214 on average"));
    let french = exploit(&[&DECK[..], &["--exploit", "random", "--lang", "fr"]].concat()).stdout;
    assert!(String::from_utf8(french).unwrap().contains("random : +0,2214 en moyenne"));
}

#[test]
fn what_cannot_be_exploited_is_refused() {
    let refused = |words: &[&str], says: &str| {
        let output = exploit(words);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {complaint}");
        assert!(complaint.contains(says), "{words:?} says {complaint:?}, not {says:?}");
    };
    refused(&["--deck", "Go0 Kn2", "--exploit", "random"], "a kingdom has 5 factions");
    refused(&["--deck", "Go0 Go1 Kn2 Dw5 Un5 Do5 Do6", "--exploit", "random"], "not 7");
    refused(&["--deck", "Go0 Xx1", "--exploit", "random"], "Xx1");
    let sixteen = "Go1 Go2 Go3 Go4 Kn2 Kn3 Kn4 Dw1 Dw2 Dw3 Un1 Un2 Un3 Do1 Do2 Do3";
    refused(&["--deck", sixteen, "--exploit", "random"], "too many");
    refused(&[&DECK[..], &["--exploit", "chess"]].concat(), "chess");
    refused(&DECK, "--exploit");
    refused(&[&DECK[..], &["--exploit", "random", "--move", "3"]].concat(), "--deck");
}
