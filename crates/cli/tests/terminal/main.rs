//! The full-screen program, run in a terminal as users run it.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod old;
mod seat;

use seat::{Seat, home};
use std::path::Path;
use std::process::Command;

const ENTER: &str = "\r";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const END: &str = "\u{1b}[F";

/// How many lines a save has; none: there is no save.
fn lines(save: &Path) -> Option<usize> {
    std::fs::read_to_string(save).ok().map(|text| text.lines().count())
}

/// Plays the choice under the cursor, and waits until it is saved and the screen shows it. The save
/// comes first, so a second key press before the screen has changed would be one too many.
fn play(seat: &Seat, save: &Path, shown: &str) {
    let before = lines(save);
    seat.keys(ENTER);
    let kept = || lines(save).is_none_or(|now| before.is_some_and(|before| now > before));
    seat.wait("the move to be kept and shown", |text| text != shown && kept());
}

/// Plays the first card that may be played until the game is over.
fn play_to_the_end(seat: &Seat, save: &Path, your_turn: &str, the_end: &str) -> String {
    for _ in 0..2000 {
        let text = seat.wait("a turn or the end", |text| text.contains(your_turn) || text.contains(the_end));
        if text.contains(the_end) {
            break;
        }
        play(seat, save, &text);
    }
    seat.wait_for(the_end)
}

/// Checks the records of the finished games, and their number.
fn checked(home: &Path, games: usize) {
    let file = home.join("games.jsonl");
    assert_eq!(lines(&file), Some(games));
    let output = Command::new(env!("CARGO_BIN_EXE_interregnum")).arg("check").arg(&file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn a_game_of_claim_from_the_menu_to_the_end_and_again() {
    let home = home("claim");
    let seat = Seat::new(&home, &["play", "--pace", "0"], &[]);
    seat.wait_for("I N T E R R E G N U M");
    seat.keys(&format!("{END}{UP}"));
    seat.wait_for("► Begin");
    seat.keys(ENTER);
    seat.wait_for("Phase 1 of 2, trick 1 of 13");
    let save = home.join("claim.save");
    let text = play_to_the_end(&seat, &save, "► Your turn", "The end");
    assert!(text.contains("win"), "{text}");
    assert_eq!(lines(&save), None, "a game that is over is not gone on with");
    checked(&home, 1);
    seat.keys(ENTER);
    seat.wait_for("Phase 1 of 2, trick 1 of 13");
    seat.keys("q");
    seat.wait_for("Leave the table?");
    seat.keys(ENTER);
    seat.wait_for("Go on with Claim");
    seat.keys("q");
    assert!(seat.ended().success());
}

#[test]
fn a_game_of_braverats_in_french() {
    let home = home("braverats");
    let words = ["play", "braverats", "--match", "2", "--deal", "draft", "--against", "page", "--seed", "3"];
    let set = [("LC_ALL", "fr_FR.UTF-8")];
    let seat = Seat::new(&home, &[&words[..], &["--pace", "0"]].concat(), &set);
    seat.wait_for("► À vous");
    let text = play_to_the_end(&seat, &home.join("braverats.save"), "► À vous", "Fin de partie");
    assert!(text.contains("gagne"), "{text}");
    checked(&home, 1);
    seat.keys("r");
    seat.wait_for("coup 0 sur");
    seat.keys(&format!("{END}v"));
    seat.wait_for("vu par Joueur");
    seat.keys("q");
    seat.wait_for("I N T E R R È G N E");
    seat.keys("q");
    assert!(seat.ended().success());
}

#[test]
fn a_game_of_la_defaite() {
    let home = home("defaite");
    let words = ["play", "defaite", "--players", "3", "--against", "page", "--seed", "4", "--pace", "0"];
    let seat = Seat::new(&home, &words, &[]);
    seat.wait_for("► Your turn");
    play_to_the_end(&seat, &home.join("defaite.save"), "► Your turn", "The end");
    checked(&home, 1);
}

#[test]
fn a_game_without_a_face_of_its_own() {
    let home = home("goofspiel");
    let words = ["play", "goofspiel", "--against", "page", "--seed", "5", "--pace", "0"];
    let seat = Seat::new(&home, &words, &[]);
    let text = seat.wait_for("► Your turn");
    for words in ["Round 1 of 13", "Prizes to come", "Prizes won: 0", "choose a card"] {
        assert!(text.contains(words), "{words} is missing in {text}");
    }
    play_to_the_end(&seat, &home.join("goofspiel.save"), "► Your turn", "The end");
    checked(&home, 1);
}

#[test]
fn a_killed_terminal_loses_no_move() {
    let home = home("killed");
    let words = ["play", "claim", "--against", "squire", "--seed", "11", "--pace", "0"];
    let seat = Seat::new(&home, &words, &[]);
    let save = home.join("claim.save");
    for _ in 0..6 {
        let text = seat.wait_for("► Your turn");
        play(&seat, &save, &text);
    }
    let left = seat.wait_for("► Your turn");
    seat.kill();
    let seat = Seat::new(&home, &["play", "--resume", "--pace", "0"], &[]);
    let found = seat.wait_for("► Your turn");
    assert_eq!(found, left);
    seat.kill();
}

#[test]
fn control_c_gives_the_terminal_back() {
    let home = home("control-c");
    let seat = Seat::new(&home, &["play", "claim", "--seed", "1"], &[]);
    seat.wait_for("Your turn");
    seat.screen(|screen| {
        assert!(screen.alternate_screen() && screen.hide_cursor());
        assert_ne!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    });
    seat.keys("\u{3}");
    assert!(seat.ended().success());
    seat.screen(|screen| {
        assert!(!screen.alternate_screen() && !screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    });
    assert_eq!(lines(&home.join("claim.save")).map(|lines| lines > 0), Some(true), "the game is kept");
}

#[test]
fn a_signal_from_outside_gives_the_terminal_back() {
    let home = home("signal");
    let seat = Seat::new(&home, &["play"], &[]);
    seat.wait_for("I N T E R R E G N U M");
    let sent = Command::new("kill").arg(seat.id().to_string()).status().unwrap();
    assert!(sent.success());
    assert!(seat.ended().success());
    assert!(!seat.screen(vt100::Screen::alternate_screen));
}

#[test]
fn a_terminal_that_is_unplugged_ends_the_program_and_keeps_the_game() {
    let home = home("unplugged");
    let mut seat = Seat::new(&home, &["play", "claim", "--seed", "1"], &[]);
    seat.wait_for("Your turn");
    seat.unplug();
    seat.ended();
    assert!(lines(&home.join("claim.save")).is_some());
}

#[test]
fn a_terminal_may_change_its_size_in_the_middle() {
    let home = home("size");
    let seat = Seat::new(&home, &["play", "braverats", "--seed", "1"], &[]);
    seat.wait_for("► Your turn");
    seat.resize(40, 10);
    let small = seat.wait_for("80×24");
    assert!(small.contains("40×10"), "{small}");
    seat.keys("hxc");
    seat.resize(120, 40);
    seat.wait_for("► Your turn");
    seat.resize(80, 24);
    seat.wait_for("q leave");
    seat.kill();
}

#[test]
fn unknown_keys_do_no_harm() {
    let home = home("keys");
    let seat = Seat::new(&home, &["play", "braverats", "--seed", "1"], &[]);
    let before = seat.wait_for("► Your turn");
    for keys in ["%", "Z", "\u{1b}[15~", "\u{1b}[5~", "\u{1b}[200~", "é", "\u{18}"] {
        seat.keys(keys);
    }
    assert_eq!(seat.wait_for("► Your turn"), before);
    seat.kill();
}

#[test]
fn a_save_of_another_version_is_refused() {
    let home = home("version");
    let head = "{\"format\":\"interregnum-save\",\"version\":9,\"game\":\"claim\"}\n";
    std::fs::write(home.join("claim.save"), head).unwrap();
    let seat = Seat::new(&home, &["play", "--resume"], &[]);
    assert_eq!(seat.ended().code(), Some(2));
    let text = seat.text();
    assert!(text.contains("version 9 of the format") && text.contains("version 1"), "{text}");
}

#[test]
fn without_a_kept_game_there_is_nothing_to_resume() {
    let home = home("nothing");
    let seat = Seat::new(&home, &["play", "claim", "--resume"], &[]);
    assert_eq!(seat.ended().code(), Some(2));
    assert!(seat.text().contains("no game is saved"), "{}", seat.text());
}

#[test]
fn without_a_terminal_there_is_no_table() {
    let output = Command::new(env!("CARGO_BIN_EXE_interregnum"))
        .arg("play")
        .env("LC_ALL", "C")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--plain"));
}

#[test]
fn plain_stays_line_by_line_in_a_terminal() {
    let home = home("plain");
    let seat = Seat::new(&home, &["play", "claim", "--plain", "--against", "random", "--seed", "1"], &[]);
    seat.wait_for("\"?\" helps");
    assert!(!seat.screen(vt100::Screen::alternate_screen));
    seat.keys("q\r");
    assert!(seat.ended().success());
}

#[test]
fn no_color_means_no_colour() {
    let colours = |name: &str, set: &[(&str, &str)]| {
        let home = home(name);
        let seat = Seat::new(&home, &["play", "claim", "--seed", "1"], set);
        seat.wait_for("► Your turn");
        let coloured = seat.screen(|screen| {
            let places = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
            let cells = places.filter_map(|(row, column)| screen.cell(row, column));
            cells.filter(|cell| cell.fgcolor() != vt100::Color::Default).count()
        });
        seat.kill();
        coloured
    };
    assert_eq!(colours("no-color", &[("NO_COLOR", "1")]), 0);
    assert!(colours("colour", &[]) > 100);
    assert!(colours("true-colour", &[("COLORTERM", "truecolor")]) > 100);
}

#[test]
fn a_game_that_is_kept_is_not_given_up_unasked() {
    let home = home("given-up");
    let words = ["play", "braverats", "--against", "page", "--seed", "1", "--pace", "0"];
    let seat = Seat::new(&home, &words, &[]);
    seat.wait_for("► Your turn");
    seat.keys(ENTER);
    seat.wait_for("Round 2.");
    seat.kill();
    let save = home.join("braverats.save");
    let kept = std::fs::read_to_string(&save).unwrap();
    let seat = Seat::new(&home, &words, &[]);
    seat.wait_for("A game is saved");
    seat.close("A game is saved");
    seat.wait_for("► Go on with BraveRats");
    seat.keys(ENTER);
    seat.wait_for("Round 2.");
    assert_eq!(std::fs::read_to_string(&save).unwrap(), kept);
    seat.kill();
}

#[test]
fn a_mouse_chooses_and_plays() {
    let home = home("mouse");
    let seat =
        Seat::new(&home, &["play", "braverats", "--against", "page", "--seed", "1", "--pace", "0"], &[]);
    let text = seat.wait_for("► Your turn");
    let row = text.lines().position(|line| line.contains("│Pr  │")).unwrap() + 1;
    let line = text.lines().nth(row - 1).unwrap();
    let column = line.split("Pr").next().unwrap().chars().count() + 1;
    seat.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    seat.wait_for("Prince 7.");
    seat.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    seat.wait_for("You reveal Prince.");
    seat.kill();
}

#[test]
fn people_at_one_screen_do_not_see_each_others_hands() {
    let home = home("hot-seat");
    let seat = Seat::new(&home, &["play", "--pace", "0"], &[]);
    seat.wait_for("► Game");
    // BraveRats, and a person at the second seat.
    seat.keys(&format!("{RIGHT}{END}{UP}{UP}{LEFT}{LEFT}{LEFT}"));
    seat.wait_for("► Seat 1");
    seat.wait_for("‹ Player ›");
    seat.keys(&format!("{DOWN}{ENTER}"));
    seat.wait_for("Player 0 is next.");
    seat.keys(ENTER);
    seat.wait_for("► Your turn");
    seat.keys(ENTER);
    let curtain = seat.wait_for("Player 1 is next.");
    assert!(!curtain.contains("Mu"), "{curtain}");
    seat.keys(ENTER);
    let other = seat.wait_for("► Your turn");
    assert!(other.contains("Player 0 has chosen."), "{other}");
    seat.kill();
}

#[test]
fn a_hint_a_rule_and_a_reason_are_a_key_away() {
    let home = home("help");
    let words = ["play", "braverats", "--against", "page", "--seed", "1", "--pace", "0"];
    let seat = Seat::new(&home, &words, &[]);
    seat.wait_for("► Your turn");
    seat.keys("?");
    seat.wait_for("B3.2  Musician");
    seat.close("Esc close");
    seat.keys("h");
    seat.wait("an opinion", |text| text.contains("wins") && text.contains(" %"));
    seat.close("Esc close");
    seat.keys(ENTER);
    seat.wait_for("Round 2.");
    seat.keys("w");
    seat.wait_for("Why it was won");
    seat.close("Esc close");
    seat.keys("u");
    seat.wait_for("Taken back.");
    seat.kill();
}

#[test]
fn the_screen_stays_alive_while_a_bot_thinks() {
    let home = home("thinks");
    let words = ["play", "claim", "--leader", "1", "--against", "search:100s", "--seed", "1"];
    let seat = Seat::new(&home, &words, &[]);
    seat.wait_for("is thinking");
    seat.keys("l");
    assert!(seat.wait_for("What happened").contains("is thinking"));
    seat.close("What happened");
    seat.keys(ENTER);
    assert!(seat.wait_for("C4.2").contains("It is Edrith’s turn."), "{}", seat.text());
    seat.kill();
}

#[test]
fn a_recorded_game_is_looked_at_move_by_move() {
    let home = home("replay");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/claim/random-2-3.json");
    let moves = std::fs::read_to_string(&golden).unwrap().matches("\"action\"").count();
    let seat = Seat::new(&home, &["replay", golden.to_str().unwrap(), "--screen"], &[]);
    seat.wait_for(&format!("move 0 of {moves}"));
    seat.keys(RIGHT);
    seat.wait_for(&format!("move 1 of {moves}"));
    seat.keys("30\r");
    seat.wait_for(&format!("move 30 of {moves}"));
    seat.keys("v");
    seat.wait_for("saw it");
    seat.keys("e");
    seat.wait_for("played");
    seat.close("Esc close");
    seat.keys(END);
    seat.wait_for(&format!("move {moves} of {moves}"));
    seat.keys("q");
    assert!(seat.ended().success());
    assert!(!seat.screen(vt100::Screen::alternate_screen));
}
