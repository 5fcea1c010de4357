//! The program itself, run as its users run it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{complains, program, run, run_with};
use std::path::PathBuf;
use std::process::Output;

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Runs the program and checks the exit code and the words of the error message.
fn refused(words: &[&str], input: &str, code: i32, says: &[&str]) {
    complains(words, &run_with(words, input), code, says);
}

fn records(words: &[&str]) -> String {
    let output = run(&[&["simulate", "claim", "--seed", "7"], words].concat());
    assert!(output.status.success(), "{}", err(&output));
    out(&output)
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("interregnum-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn what_is_simulated_checks() {
    let lines = records(&["--players", "3", "--kingdom", "all", "--games", "2", "--legal"]);
    assert_eq!(lines.lines().count(), 24);
    let output = run_with(&["check", "-"], &lines);
    assert!(out(&output).starts_with("24 records, "), "{}", out(&output));
    assert!(out(&output).trim_end().ends_with("no faults"));
}

#[test]
fn the_same_seed_gives_the_same_games() {
    assert_eq!(records(&["--games", "3"]), records(&["--games", "3"]));
    let other = run(&["simulate", "claim", "--seed", "8", "--games", "3"]);
    assert_ne!(records(&["--games", "3"]), out(&other));
}

#[test]
fn a_leader_is_drawn_unless_named() {
    let leaders =
        |lines: &str| -> Vec<bool> { lines.lines().map(|line| line.contains("\"leader\":1")).collect() };
    let drawn = leaders(&records(&["--games", "40"]));
    assert!(drawn.contains(&true) && drawn.contains(&false));
    assert!(leaders(&records(&["--games", "40", "--leader", "1"])).iter().all(|one| *one));
}

#[test]
fn a_file_appears_whole_or_not_at_all() {
    let folder = scratch("out");
    let file = folder.join("games.jsonl");
    let output = run(&["simulate", "claim", "--seed", "1", "--out", file.to_str().unwrap()]);
    assert!(output.status.success() && out(&output).is_empty());
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 1);
    refused(&["simulate", "claim", "--kingdom", "nope", "--out", file.to_str().unwrap()], "", 2, &["nope"]);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing else was left");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_unknown_kingdom_is_refused() {
    refused(&["simulate", "claim", "--kingdom", "atlantis"], "", 2, &["no kingdom", "atlantis"]);
}

#[test]
fn a_kingdom_that_breaks_a_rule_is_refused_with_its_number() {
    refused(&["simulate", "claim", "--kingdom", "Go,Kn,Gn,Dw,Un"], "", 2, &["C2.1"]);
    refused(&["simulate", "claim", "--kingdom", "Go,Kn,Dw,Un"], "", 2, &["C2.2"]);
    refused(&["simulate", "claim", "--players", "3", "--kingdom", "claim"], "", 2, &["C2.3"]);
}

#[test]
fn a_deck_with_a_card_twice_is_refused() {
    let line = records(&["--kingdom", "claim"]);
    let deck = line.find("\"deck\":[").unwrap() + 8;
    let (first, second) = (&line[deck..deck + 5], &line[deck + 6..deck + 11]);
    let doubled = line.replacen(&format!("{first},{second}"), &format!("{first},{first}"), 1);
    let output = run_with(&["check", "-"], &doubled);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("more often than in the box (C1.2)"), "{}", err(&output));
}

#[test]
fn an_illegal_move_is_refused_with_its_number_and_rule() {
    let mut line = records(&["--kingdom", "claim2"]);
    let at = line.match_indices("\"action\":\"play ").nth(9).unwrap().0 + 15;
    let played = line[at..at + 3].to_owned();
    let other = if played == "Dr9" { "Dr8" } else { "Dr9" };
    line.replace_range(at..at + 3, other);
    let output = run_with(&["check", "-"], &line);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("record 1: move "), "{}", err(&output));
    assert!(err(&output).contains("(C4."), "{}", err(&output));
}

#[test]
fn a_cut_off_file_is_refused_with_its_place() {
    let lines = records(&["--games", "2"]);
    let cut = &lines[..lines.len() - 100];
    let output = run_with(&["check", "-"], cut);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("record 2: not JSON at column"), "{}", err(&output));
    assert!(out(&output).starts_with("2 records, "));
}

#[test]
fn a_later_version_is_told_from_a_broken_record() {
    let line = records(&[]).replace("\"version\":1", "\"version\":2,\"novelty\":true");
    let output = run_with(&["check", "-"], &line);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("version 2; this program reads version 1"), "{}", err(&output));
}

#[test]
fn what_a_record_must_not_be_is_said_with_its_place() {
    let line = records(&["--legal"]);
    let cases = [
        (line.replacen("\"seats\"", "\"chairs\"", 1), "unknown field"),
        (line.replacen("\"seat\":1", "\"seat\":9", 1), "there is no seat 9"),
        (line.replacen("\"action\":\"play ", "\"action\":\"eat ", 1), "is not an action"),
        (line.replacen("\"game\":\"claim\"", "\"game\":\"chess\"", 1), "unknown game \"chess\""),
        (line.replacen("\"format\":\"interregnum\"", "\"format\":\"pgn\"", 1), "not a record"),
        (line.replacen("\"winners\":[", "\"winners\":[5,", 1), "record 1"),
        (line.replacen("\"reason\":\"votes\"", "\"reason\":\"luck\"", 1), "the outcome differs"),
        (line.replacen("\"legal\":[", "\"legal\":[\"play Go10\",", 1), "the list of legal actions differs"),
        (line.replacen(",\"outcome\":", ",\"result\":", 1), "unknown field"),
        ("[]".to_owned(), "not a record"),
        ("\u{feff}{}".to_owned(), "not JSON"),
    ];
    for (text, says) in cases {
        assert_ne!(text, line);
        let output = run_with(&["check", "-"], &text);
        assert_eq!(output.status.code(), Some(1), "{says}");
        assert!(err(&output).contains(says), "{} does not say {says}", err(&output));
    }
}

#[test]
fn a_missing_outcome_is_missed() {
    let line = records(&[]);
    let at = line.find(",\"outcome\":").unwrap();
    let output = run_with(&["check", "-"], &(line[..at].to_owned() + "}"));
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("outcome"), "{}", err(&output));
}

#[test]
fn faults_are_told_to_programs_too() {
    let line = records(&[]).replacen("\"winners\":[", "\"winners\":[0,1],\"x\":[", 1);
    let output = run_with(&["check", "--json", "-"], &line);
    let report: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["records"], 1);
    assert_eq!(report["faults"][0]["record"], 1);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_seed_that_does_not_give_the_deal_is_noticed_when_asked() {
    let line = records(&[]);
    assert!(run_with(&["check", "--seeds", "-"], &line).status.success());
    let at = line.find("\"seed\":\"").unwrap() + 8;
    let digit = if line.as_bytes()[at] == b'0' { "1" } else { "0" };
    let mut other = line.clone();
    other.replace_range(at..=at, digit);
    assert!(run_with(&["check", "-"], &other).status.success());
    refused(&["check", "--seeds", "-"], &other, 1, &["does not follow from its seed"]);
}

#[test]
fn a_file_that_is_not_there_or_not_text_is_refused() {
    refused(&["check", "/no/such/file"], "", 2, &["/no/such/file"]);
    refused(&["replay", "/no/such/file"], "", 2, &["/no/such/file"]);
    let folder = scratch("bytes");
    let file = folder.join("bytes");
    std::fs::write(&file, b"\xff\xfe\n").unwrap();
    refused(&["check", file.to_str().unwrap()], "", 1, &["not UTF-8"]);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_replay_tells_why_each_trick_was_won() {
    let lines = records(&["--games", "2", "--kingdom", "claim"]);
    let output = run_with(&["replay", "-", "--record", "2"], &lines);
    let tale = out(&output);
    assert_eq!(tale.matches(" wins with ").count(), 26);
    assert!(tale.contains("Phase 2, trick 13 of 13."));
    assert!(tale.trim_end().lines().last().unwrap().contains(" vote"), "{tale}");
    refused(&["replay", "-", "--record", "3"], &lines, 2, &["no record 3", "has 2"]);
}

#[test]
fn a_replay_through_a_seats_eyes_hides_the_others_hand() {
    let lines = records(&["--kingdom", "claim", "--leader", "0"]);
    let tale = out(&run_with(&["replay", "-", "--viewer", "0"], &lines));
    assert!(tale.contains("You are dealt "), "{tale}");
    let record: serde_json::Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    let dealt =
        |seat: usize| format!("{} is dealt 13 cards.", record["seats"][seat]["name"].as_str().unwrap());
    assert!(tale.contains(&dealt(1)), "{tale}");
    let tale = out(&run_with(&["replay", "-", "--viewer", "spectator"], &lines));
    assert!(tale.contains(&dealt(0)), "{tale}");
    refused(&["replay", "-", "--viewer", "2"], &lines, 2, &["seat"]);
}

#[test]
fn a_game_is_played_to_its_end() {
    let output = run_with(&["play", "claim", "--seed", "7"], &"1\n".repeat(200));
    let tale = out(&output);
    assert!(output.status.success());
    assert!(tale.contains("Phase 2, trick 13 of 13."), "{tale}");
    assert!(tale.trim_end().lines().last().unwrap().contains(" vote"), "{tale}");
}

#[test]
fn a_refused_card_is_answered_with_its_rule() {
    let output = run_with(&["play", "claim", "--seed", "7"], "Go9\nxyzzy\n99\n? Kn\n? C5.4\n? Xx\nq\n");
    let tale = out(&output);
    assert!(tale.contains("Goblin 9 is not in this hand."), "{tale}");
    assert!(tale.contains("C4.1  "));
    assert!(tale.contains("\"xyzzy\" is neither"));
    assert!(tale.contains("\"99\" is neither"));
    assert!(tale.contains("Knights (2 3 4 5 6 7 8 9)."));
    assert!(tale.contains("C5.4  "));
    assert!(tale.contains("no card and no rule \"Xx\""));
    assert!(output.status.success());
}

#[test]
fn a_move_is_taken_back() {
    let output = run_with(&["play", "claim", "--seed", "7", "--leader", "0"], "u\n1\nu\nq\n");
    let tale = out(&output);
    assert!(tale.contains("There is nothing to take back."));
    assert!(tale.contains("Taken back."));
    assert!(tale.rfind("trick 1 of 13").unwrap() > tale.find("Taken back.").unwrap());
}

#[test]
fn a_hint_tells_the_best_moves_with_their_chances_and_reasons() {
    let words = ["play", "claim", "--seed", "7", "--leader", "0", "--against", "squire"];
    let tale = out(&run_with(&words, "h\nq\n"));
    assert!(tale.contains("The Squire remembers"), "{tale}");
    assert_eq!(tale.matches("  wins ").count(), 3, "{tale}");
    let rats = ["play", "braverats", "--seed", "7"];
    let tale = out(&run_with(&rats, "hint\nq\n"));
    assert!(tale.contains("play As  wins 50 %  a perfect player plays it 27 times in 100"), "{tale}");
    let french = out(&run_with(&[&rats[..], &["--lang", "fr"]].concat(), "h\nq\n"));
    assert!(french.contains("play As  gagne à 50 %  un joueur parfait la joue 27 fois sur 100"), "{french}");
}

#[test]
fn levels_are_players_by_name_and_by_number() {
    for (bots, players) in [("page,level2", "page level2"), ("herald,level1", "herald")] {
        let words = ["simulate", "claim", "--seed", "7", "--bots", bots];
        let lines = out(&run(&words));
        let named = players.split(' ').all(|name| lines.contains(&format!("\"player\":\"{name}\"")));
        assert!(named, "{lines}");
    }
    refused(&["simulate", "claim", "--bots", "level6"], "", 2, &["level6", "squire", "regent"]);
    refused(&["play", "claim", "--against", "squire:2"], "", 2, &["squire", ":2"]);
}

#[test]
fn a_game_left_is_kept_where_asked() {
    let folder = scratch("left");
    let file = folder.join("game.jsonl");
    let output = run_with(&["play", "claim", "--seed", "7", "--record", file.to_str().unwrap()], "1\n1\n");
    assert!(output.status.success());
    assert!(run(&["check", file.to_str().unwrap()]).status.success());
    assert!(std::fs::read_to_string(&file).unwrap().contains("\"outcome\":null"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_program_speaks_french() {
    assert!(out(&run(&["--lang", "fr", "--help"])).contains("trône vide"));
    let output = run_with(&["play", "claim", "--seed", "7", "--lang=fr"], "q\n");
    assert!(out(&output).contains("Votre main"), "{}", out(&output));
    refused(&["--lang", "fr", "check", "/no/such"], "", 2, &["erreur"]);
    let french = program(&["rules", "claim", "C4.2"]).env("LC_ALL", "fr_FR.UTF-8").output().unwrap();
    assert!(out(&french).contains("faction demandée"));
}

#[test]
fn rules_are_shown_whole_or_by_number() {
    let book = out(&run(&["rules", "claim"]));
    assert!(book.contains("\nC12.4  "), "{book}");
    assert!(!book.contains("**") && !book.contains('`') && !book.contains("| "), "no Markdown is left");
    assert!(book.lines().all(|line| line.chars().count() <= 80), "a page is 80 columns wide");
    let one = run(&["rules", "claim", "C5.4", "--json"]);
    let page: serde_json::Value = serde_json::from_str(&out(&one)).unwrap();
    assert_eq!(page["sentences"][0]["number"], "C5.4");
    refused(&["rules", "claim", "C99.1"], "", 2, &["no rule \"C99.1\"", "C1, C2"]);
    refused(&["rules", "claim", "C4.99"], "", 2, &["no rule \"C4.99\"", "C4.1, C4.2"]);
    refused(&["rules", "chess"], "", 2, &["no game \"chess\"", "claim"]);
    assert!(out(&run(&["rules", "--rulings"])).contains("C11.2"));
}

#[test]
fn an_unknown_game_or_command_is_answered_with_those_there_are() {
    for command in ["play", "simulate", "arena", "stats"] {
        refused(&[command, "chess"], "", 2, &["no game \"chess\"", "claim, braverats, defaite, goofspiel"]);
    }
    refused(&["--lang", "en", "paly"], "", 2, &["paly", "play, simulate"]);
}

#[test]
fn one_record_is_one_record() {
    let lines = records(&["--games", "1"]);
    let checked = out(&run_with(&["check", "-"], &lines));
    assert!(checked.starts_with("1 record, "), "{checked}");
    let french = out(&run_with(&["check", "-", "--lang", "fr"], &lines));
    assert!(french.starts_with("1 partie, "), "{french}");
}

#[test]
fn why_tells_the_last_trick_with_its_rule_and_nothing_that_was_taken_back() {
    let words = ["play", "claim", "--plain", "--leader", "0", "--seed", "7", "--against", "greedy"];
    let before = out(&run_with(&words, "w\nq\n"));
    assert!(before.contains("Nothing has been decided yet."), "{before}");
    let after = out(&run_with(&words, "1\nw\nq\n"));
    let told = after.split("> ").nth(2).unwrap();
    assert!(told.contains("(C5.1)") && told.contains("\n  C5.1  "), "{told}");
    let undone = out(&run_with(&words, "1\nu\nw\nq\n"));
    assert!(undone.split("> ").nth(3).unwrap().contains("Nothing has been decided yet."), "{undone}");
}

#[test]
fn all_kingdoms_are_listed() {
    let list: serde_json::Value = serde_json::from_str(&out(&run(&["kingdoms", "--json"]))).unwrap();
    assert_eq!(list.as_array().unwrap().len(), 64);
    assert!(out(&run(&["kingdoms", "--players", "2"])).starts_with("40 kingdoms for 2 players"));
    refused(&["kingdoms", "--players", "7"], "", 2, &["not 7"]);
}

#[test]
fn figures_are_told_to_programs() {
    let output = run(&["bench", "claim/2/claim", "--seconds", "0.01", "--json"]);
    let figures: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert!(figures["playouts"]["claim/2/claim"]["playouts_per_s"].as_f64().unwrap() > 0.0);
    assert!(figures["apply"]["claim/2/claim"]["actions_per_s"].as_f64().unwrap() > 0.0);
    refused(&["bench", "tetris"], "", 2, &["tetris"]);
    refused(&["bench", "--seconds", "-1"], "", 2, &["error"]);
}

#[test]
fn wrong_words_are_named() {
    refused(&["frob"], "", 2, &["frob"]);
    refused(&["simulate", "claim", "--frob"], "", 2, &["--frob"]);
    refused(&["simulate", "claim", "--games", "many"], "", 2, &["many", "--games"]);
    refused(&["simulate", "claim", "--seed", "x"], "", 2, &["not a seed"]);
    refused(&["simulate", "claim", "--leader", "2"], "", 2, &["no seat \"2\"", "0, 1"]);
    refused(&["play", "claim", "--kingdom", "all"], "", 2, &["one kingdom"]);
    refused(&["check"], "", 2, &["FILE"]);
    refused(&[], "", 2, &[]);
}

/// For completions the whole command line is built, and in a test build clap then checks every argument.
#[test]
fn the_command_line_is_sound_in_both_languages() {
    for lang in ["en", "fr"] {
        assert!(out(&run(&["--lang", lang, "completions", "bash"])).contains("arena"), "{lang}");
    }
}

/// Nobody reads on, as after `| head`: that is no error. A full disk is one.
#[cfg(unix)]
#[test]
fn what_cannot_be_printed_ends_a_command_without_a_panic() {
    for words in [
        &["bench", "claim/2/claim", "--seconds", "0.01"][..],
        &["solve", "braverats", "--hands", "Pr/Pp"],
        &["rules", "claim"],
        &["kingdoms"],
        &["--help"],
        &["play", "claim", "--seed", "7"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = program(words).stdin(std::process::Stdio::null()).stdout(writer).output().unwrap();
        complains(words, &output, 0, &[]);
        if words[0] == "--help" {
            continue;
        }
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = program(words).stdin(std::process::Stdio::null()).stdout(full).output().unwrap();
        complains(words, &output, 2, &["No space left"]);
    }
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let status = program(&["check", "/no/such"]).stderr(writer).status().unwrap();
    assert_eq!(status.code(), Some(2), "an error that nobody hears");
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(out(&run(&["completions", shell])).contains("interregnum"), "{shell}");
    }
    refused(&["completions", "dos"], "", 2, &["dos"]);
}

#[test]
fn braverats_is_simulated_checked_told_and_played_with_every_variant() {
    let variants: [&[&str]; 6] = [
        &[],
        &["--deal", "draft", "--traitor"],
        &["--deal", "random", "--draw"],
        &["--deal", "princess", "--target", "3"],
        &["--match", "2", "--musician-cancels"],
        &["--no-ambassador-keeps"],
    ];
    for variant in variants {
        let words = [&["simulate", "braverats", "--seed", "7", "--games", "5", "--legal"], variant].concat();
        let lines = out(&run(&words));
        assert_eq!(lines.lines().count(), 5, "{variant:?}");
        assert!(out(&run_with(&["check", "--seeds", "-"], &lines)).starts_with("5 records, "));
        assert!(out(&run_with(&["replay", "-", "--viewer", "0"], &lines)).contains("Round 1."));
        let words = [&["play", "braverats", "--seed", "7"], variant].concat();
        let tale = out(&run_with(&words, &"1\n".repeat(300)));
        assert!(tale.contains("the game") || tale.contains("a draw"), "{tale}");
    }
}

#[test]
fn braverats_keeps_a_choice_sealed_until_both_are_made() {
    let output = run_with(&["play", "braverats", "--seed", "7"], "q\n");
    let tale = out(&output);
    assert!(tale.contains(" has chosen.") && !tale.contains("Seat 1"), "{tale}");
    assert!(!tale.contains("reveals"), "{tale}");
}

#[test]
fn options_of_braverats_that_do_not_exist_are_refused() {
    refused(&["simulate", "braverats", "--deal", "cheat"], "", 2, &["cheat", "standard"]);
    refused(&["simulate", "braverats", "--target", "5"], "", 2, &["not 5", "B6.3"]);
    refused(&["simulate", "braverats", "--match", "3"], "", 2, &["not 3", "B6.7"]);
    refused(&["simulate", "braverats", "--bots", "clever"], "", 2, &["clever", "perfect"]);
    refused(&["simulate", "claim", "--bots", "perfect"], "", 2, &["perfect", "random"]);
}

/// The best mix is worth at least a draw against anybody; random players do worse. Of 400
/// games it must score more than half by three standard deviations: 230.
#[test]
fn the_perfect_player_beats_a_random_one() {
    let words = ["simulate", "braverats", "--bots", "random,perfect", "--games", "400", "--seed", "1"];
    let lines = out(&run(&words));
    let won = lines.lines().filter(|line| line.contains("\"winners\":[1]")).count();
    assert!(won > 230, "{won} of 400");
}

#[test]
fn a_deal_of_braverats_that_cannot_be_is_refused_with_its_rule() {
    let lines = out(&run(&["simulate", "braverats", "--deal", "random", "--seed", "7"]));
    let at = lines.find("\"cards\":[\"").unwrap() + 10;
    let first = lines[at..at + 2].to_owned();
    let thrice = lines.replace(
        &format!("\"cards\":[\"{first}\","),
        &format!("\"cards\":[\"{first}\",\"{first}\",\"{first}\","),
    );
    refused(&["check", "-"], &thrice, 1, &["game 1 of the deal"]);
    let missing = lines.replacen("\"cards\"", "\"kards\"", 1);
    refused(&["check", "-"], &missing, 1, &["unknown field"]);
}

#[test]
fn choices_made_together_are_recorded_in_the_order_of_seats() {
    let folder = scratch("together");
    for seat in ["0", "1"] {
        let file = folder.join(format!("{seat}.json"));
        let words = ["play", "braverats", "--seed", "3", "--seat", seat, "--record", file.to_str().unwrap()];
        let played = run_with(&words, &"1\n".repeat(8));
        assert!(played.status.success(), "{}", err(&played));
        let checked = run(&["check", file.to_str().unwrap()]);
        assert!(checked.status.success(), "{}", out(&checked));
    }
}
