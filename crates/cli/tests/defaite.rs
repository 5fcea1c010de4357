//! La Défaite through the program, run as its users run it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{complains, run_with, text, told, told_with};
use serde_json::Value;

/// Runs the program and checks the exit code and the words of the error message.
fn refused(words: &[&str], input: &str, code: i32, says: &[&str]) {
    let output = run_with(words, input);
    complains(words, &output, code, says);
    assert!(!text(&output.stderr).contains("[defaite"), "{}", text(&output.stderr));
}

fn record(players: &str) -> String {
    told(&["simulate", "defaite", "--players", players, "--seed", "7"])
}

#[test]
fn what_is_simulated_checks_for_three_to_six() {
    for players in ["3", "4", "5", "6"] {
        let lines =
            told(&["simulate", "defaite", "--players", players, "--games", "3", "--seed", "7", "--legal"]);
        assert_eq!(lines.lines().count(), 3);
        let checked = told_with(&["check", "--seeds", "-"], &lines);
        assert!(checked.starts_with("3 records, ") && checked.trim_end().ends_with("no faults"), "{checked}");
        let seats = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["seats"].clone());
        assert!(seats.map(|seats| seats.as_array().unwrap().len()).all(|n| n.to_string() == players));
    }
    assert!(told(&["simulate", "defaite", "--seed", "7"]).contains("\"players\":4"), "four if not said");
}

#[test]
fn a_table_of_two_or_seven_is_refused_with_its_rule() {
    for command in ["simulate", "play", "stats"] {
        refused(&[command, "defaite", "--players", "7"], "", 2, &["not 7", "L2.1"]);
        refused(&[command, "defaite", "--players", "2"], "", 2, &["not 2", "L2.1"]);
        refused(&[command, "defaite", "--players", "four"], "", 2, &["four"]);
        refused(&[command, "defaite", "--kingdom", "claim"], "", 2, &["--kingdom"]);
    }
}

#[test]
fn a_deal_that_cannot_be_is_refused_with_its_rule() {
    let line = record("3");
    let mut deal: Value = serde_json::from_str(&line).unwrap();
    let original = deal.clone();
    let check = |record: &Value, says: &[&str]| refused(&["check", "-"], &record.to_string(), 1, says);
    deal["deal"]["deck"][0] = deal["deal"]["deck"][1].clone();
    deal["deal"]["deck"][1] = "Co7".into();
    deal["deal"]["deck"][2] = "Co7".into();
    check(&deal, &["Co7", "L1.2"]);
    let mut deal = original.clone();
    deal["deal"]["deck"].as_array_mut().unwrap().pop();
    check(&deal, &["L2.3"]);
    let mut deal = original.clone();
    deal["deal"]["nobles"][0] = "Qu".into();
    check(&deal, &["Qu", "L2.1"]);
    let mut deal = original.clone();
    deal["deal"]["nobles"].as_array_mut().unwrap().pop();
    check(&deal, &["L2.1"]);
    let mut deal = original.clone();
    deal["deal"]["deck"][0] = "Ms8".into();
    check(&deal, &["Ms8"]);
    let mut other = original;
    other["options"]["players"] = 9.into();
    check(&other, &["L2.1"]);
}

#[test]
fn a_move_that_could_not_have_been_is_refused_with_its_number_and_rule() {
    let line = record("3");
    let mut record: Value = serde_json::from_str(&line).unwrap();
    record["moves"][0]["action"] = "attack 1 Pv4".into();
    refused(&["check", "-"], &record.to_string(), 1, &["move 1", "L2.4"]);
    record["moves"][0]["action"] = "fly".into();
    refused(&["check", "-"], &record.to_string(), 1, &["move 1", "fly"]);
    let mut record: Value = serde_json::from_str(&line).unwrap();
    record["outcome"]["detail"]["points"][0] = 999.into();
    refused(&["check", "-"], &record.to_string(), 1, &["outcome"]);
}

#[test]
fn a_game_is_told_through_a_seats_eyes_and_with_all_cards_open() {
    let line = record("4");
    let open = told_with(&["replay", "-"], &line);
    assert!(open.contains("Round 1") && open.contains("(L10.2)"), "{open}");
    assert!(!open.contains("[defaite"), "{open}");
    let seat = told_with(&["replay", "-", "--viewer", "0"], &line);
    assert!(seat.contains("You ") && !seat.contains("[defaite"), "{seat}");
    let spectator = told_with(&["replay", "-", "--viewer", "spectator"], &line);
    assert!(!spectator.contains("You "), "{spectator}");
    let french = told_with(&["replay", "-", "--lang", "fr"], &line);
    assert!(french.contains("Manche 1") && !french.contains("[defaite"), "{french}");
    refused(&["replay", "-", "--viewer", "4"], &line, 2, &["seat"]);
}

#[test]
fn a_game_is_played_to_its_end() {
    for players in ["3", "6"] {
        let tale = told_with(&["play", "defaite", "--players", players, "--seed", "7"], &"1\n".repeat(400));
        let margins = ["ahead of ", "behind ", "as many as ", "share the win"];
        assert!(margins.iter().any(|margin| tale.contains(margin)), "{tale}");
        assert!(!tale.contains("[defaite"), "{tale}");
    }
}

#[test]
fn a_table_shows_courts_king_hand_and_what_is_asked() {
    let tale = told_with(&["play", "defaite", "--seed", "7"], "t\nq\n");
    for words in ["The King", "court No", "Your hand:", "play "] {
        assert!(tale.contains(words), "{words}: {tale}");
    }
    let french = told_with(&["play", "defaite", "--seed", "7", "--lang", "fr"], "q\n");
    assert!(french.contains("Votre main") && french.contains("Le Roi"), "{french}");
}

#[test]
fn every_card_is_explained_by_code_and_by_name() {
    let codes = "Ms5 Au1 Co6Li Co7 Pv3Su Pv4 NoLn Qu Ki Sur Tax Mar Exe Car Spy Amb Ban Cap Con Reb Ins Dec \
        Exc Imp Mas Ctr";
    let questions: Vec<String> = codes.split_whitespace().map(|code| format!("? {code}")).collect();
    let tale = told_with(&["play", "defaite", "--seed", "7"], &(questions.join("\n") + "\nq\n"));
    assert_eq!(tale.matches(" in the box). ").count(), codes.split_whitespace().count(), "{tale}");
    let named = told_with(&["play", "defaite", "--seed", "7"], "? spy\n? Tax collector\n? L9.1\n? Zz\nq\n");
    assert!(named.contains("opponent’s hand") && named.contains("highest gold"), "{named}");
    assert!(named.contains("L9.1  Rebellion") && named.contains("no card and no rule \"Zz\""), "{named}");
    let french = told_with(&["play", "defaite", "--seed", "7", "--lang", "fr"], "? espion\nq\n");
    assert!(french.contains("main d’un adversaire"), "{french}");
}

#[test]
fn a_refused_action_is_answered_with_its_rule() {
    let tale =
        told_with(&["play", "defaite", "--against", "random", "--seed", "7"], "pass\nplay Ki\nxyzzy\nq\n");
    assert!(tale.contains("L3.5  Play a card"), "{tale}");
    assert!(tale.contains("\"xyzzy\" is neither"), "{tale}");
}

#[test]
fn its_rules_are_shown() {
    assert!(told(&["rules", "defaite"]).contains("L13.8 "));
    assert!(told(&["rules", "defaite", "L9.1", "--lang", "fr"]).contains("Rébellion"));
    refused(&["rules", "defaite", "L99.1"], "", 2, &["no rule \"L99.1\""]);
}

#[test]
fn its_speed_is_measured_for_every_size_of_table() {
    let figures: Value =
        serde_json::from_str(&told(&["bench", "defaite", "--seconds", "0.01", "--json"])).unwrap();
    for players in 3..=6 {
        let label = format!("defaite/{players}");
        assert!(figures["playouts"][&label]["playouts_per_s"].as_f64().unwrap() > 0.0, "{figures}");
    }
    let applied: Vec<&String> = figures["apply"].as_object().unwrap().keys().collect();
    assert_eq!(applied, ["defaite/4"], "others are compared with the table of four");
}
