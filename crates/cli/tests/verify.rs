//! `verify`, run as its users run it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{run_with, text};
use interregnum_kernel::{Seat, Viewer};
use interregnum_table::{
    Algorithm, Asked, Command as Ask, Contribution, DealId, Entropy, Entry, SeatSecret, Setup, Table,
    TableId, Time,
};
use serde_json::{Value, json};
use std::process::Output;

fn verify(words: &[&str], input: &str) -> Output {
    run_with(&[&["verify"], words].concat(), input)
}

/// The record of a game that was resigned at once, to whose shuffle seat 0 added its bytes.
fn record() -> String {
    let setup: Setup = serde_json::from_value(json!({"game": "claim",
        "options": {"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0}}))
    .unwrap();
    let people = [1, 2].map(|byte| SeatSecret::from_bytes([byte; 16]).person());
    let (now, entropy) = (Time(0), Entropy([9; 32]));
    let made = Table::create(TableId::from_bytes([4; 10]), setup, people[0], now, entropy).unwrap();
    let mut log: Vec<Entry> = vec![made];
    let bytes = Contribution([7; 16]);
    let sit = |number: usize, commitment| Ask::Sit {
        seat: Some(Seat::new(number)),
        name: format!("P{number}"),
        commitment,
        commits: false,
    };
    let table = TableId::from_bytes([4; 10]);
    let deal = DealId { algorithm: Algorithm::NEWEST, table: &table, number: 1 };
    let asked = [
        (0, sit(0, Some(deal.promise(Seat::new(0), bytes)))),
        (1, sit(1, None)),
        (0, Ask::Show { bytes }),
        (1, Ask::Resign),
    ];
    for (number, (who, command)) in asked.into_iter().enumerate() {
        let id = format!("r{number}").parse().unwrap();
        let table = Table::load(&log).unwrap();
        let asked = Asked { who: people[who], id, command, now, entropy };
        log.extend(table.decide(&asked).unwrap().unwrap().entries);
    }
    let table = Table::load(&log).unwrap();
    assert!(table.now(Viewer::Spectator).shuffle.opened.is_some());
    table.record().unwrap()
}

#[test]
fn a_fair_record_is_verified_and_what_that_shows_is_told() {
    let output = verify(&["-"], &record());
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let record: Value = serde_json::from_str(&record()).unwrap();
    let commitment = record["shuffle"]["commitment"].as_str().unwrap();
    let promise = record["shuffle"]["seats"][0]["commitment"].as_str().unwrap();
    let told = [
        commitment,
        promise,
        "Seat 0 added bytes of its own",
        "Seat 1 promised nothing; its bytes follow from the server’s secret",
        "Shown: the server could not choose the deck alone",
        "Not shown:",
    ];
    for words in told {
        assert!(said.contains(words), "{said:?} does not say {words:?}");
    }
    let french = text(&verify(&["--lang", "fr", "-"], &self::record()).stdout);
    assert!(french.contains("Le siège 0 a ajouté") && french.contains("Pas montré"), "{french}");
}

#[test]
fn a_record_whose_deck_was_changed_is_found_out() {
    let mut record: Value = serde_json::from_str(&record()).unwrap();
    record["deal"]["deck"].as_array_mut().unwrap().swap(0, 20);
    let output = verify(&["-"], &record.to_string());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("another deal"), "{}", text(&output.stderr));
    assert!(!text(&output.stdout).contains("Shown"));
}

#[test]
fn programs_read_the_verdict_as_json() {
    let lines =
        format!("{}\n{}\n", record(), "{\"format\":\"interregnum\",\"version\":1,\"game\":\"chess\"}");
    let output = verify(&["--json", "-"], &lines);
    assert_eq!(output.status.code(), Some(1));
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&verdict["fair"], &verdict["faults"]), (&json!(1), &json!(1)));
    assert_eq!(verdict["records"][0]["contributed"], json!([0]));
    assert_eq!(verdict["records"][0]["algorithm"], json!("interregnum-shuffle-2"));
    assert_eq!(verdict["records"][1]["code"], json!("record"));
}

#[test]
fn what_cannot_be_verified_is_told_plainly() {
    let output = verify(&["-"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("no record"));
    let output = verify(&["/nowhere/at/all"], "");
    assert_eq!(output.status.code(), Some(2));
    let mut plain: Value = serde_json::from_str(&record()).unwrap();
    plain.as_object_mut().unwrap().remove("shuffle");
    let output = verify(&["-"], &plain.to_string());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("says nothing about its shuffle"));
}
