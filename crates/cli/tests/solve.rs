//! `solve`, run as its users run it: every answer has a reason, every refusal its sentence.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{program, text};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Output;

fn run(words: &[&str]) -> Output {
    program(&["solve", "braverats"]).args(words).output().unwrap()
}

fn told(words: &[&str]) -> String {
    common::told(&[&["solve", "braverats"], words].concat())
}

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&told(&[words, &["--json"]].concat())).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

fn assert_near(value: &Value, expected: f64, within: f64) {
    assert!((number(value) - expected).abs() <= within, "{value} is not {expected}");
}

/// Checks that the program ends with exit code 2 and prints only an error message with these words.
fn refused(words: &[&str], says: &[&str]) {
    let output = run(words);
    assert!(output.stdout.is_empty());
    common::complains(words, &output, 2, says);
    assert!(!text(&output.stderr).contains('['), "{}", text(&output.stderr));
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("interregnum-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The value is zero by symmetry; the mix is the one that W. Medwid published.
#[test]
fn the_standard_game_is_even_and_begins_as_published() {
    let found = json(&["--threads", "1"]);
    assert_near(&found["value"], 0.0, 1e-12);
    assert!(number(&found["gap"]) <= 1e-12 && number(&found["seconds"]) > 0.0);
    assert_eq!(found["positions"], 195_564);
    let cards = ["Mu", "Pp", "Sp", "As", "Am", "Wi", "Ge", "Pr"];
    let known = [0.0, 0.0, 0.2218, 0.2719, 0.2268, 0.2343, 0.0, 0.0452];
    for mix in found["mix"].as_array().unwrap() {
        assert_eq!(mix.as_object().unwrap().len(), 8);
        cards.iter().zip(known).for_each(|(card, share)| assert_near(&mix[card], share, 1e-4));
    }
    assert_eq!(found["rows"], serde_json::json!(cards));
    assert_eq!(found["columns"], found["rows"]);
    let keys: Vec<&String> = found.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["columns", "gap", "matrix", "mix", "positions", "rows", "seconds", "value"]);
    // A Princess that meets a Prince wins (B3.3), and what is good for one is bad for the other.
    let cell = |row: usize, column: usize| &found["matrix"][row][column];
    assert_near(cell(1, 7), 1.0, 0.0);
    for (row, column) in (0..8).flat_map(|row| (0..8).map(move |column| (row, column))) {
        assert_near(cell(row, column), -number(cell(column, row)), 1e-12);
    }
}

#[test]
fn the_solution_is_checked_by_other_means() {
    let found = json(&["--verify", "--target", "3"]);
    assert_near(&found["value"], 0.0, 1e-12);
    let verify = &found["verify"];
    assert_eq!(verify["proved"], true);
    assert!(number(&verify["exact_error"]) <= 1e-12);
    for side in [0, 1] {
        assert!(number(&verify["exploitable"][side]) <= 1e-9);
        assert_near(&verify["at_start"][side], 0.0, 1e-9);
    }
    let text = told(&["--verify", "--hands", "Pr Mu/Pp Mu"]);
    assert!(text.contains("neither side can be exploited by more than"), "{text}");
    assert!(text.contains("proved"), "{text}");
}

/// The rulings change the game, but not that it is even.
#[test]
fn both_rulings_either_way_are_even() {
    for words in
        [&["--musician-cancels"][..], &["--no-ambassador-keeps", "--musician-cancels", "--target", "3"]]
    {
        assert_near(&json(words)["value"], 0.0, 1e-12);
    }
}

/// The side with the Princes has the advantage in Princess Attack; with the hands exchanged the
/// value is negated.
#[test]
fn princess_attack_is_worth_the_opposite_to_the_other_clan() {
    let (princes, princesses) = ("Mu Sp As Am Wi Ge Pr Pr", "Mu Pp Pp Sp As Am Wi Ge");
    let found = json(&["--deal", "princess"]);
    assert_near(&found["value"], 0.390_965, 1e-6);
    assert_eq!(found["rows"].as_array().unwrap().len(), 7, "equal cards are one choice");
    let turned = json(&["--hands", &format!("{princesses}/{princes}")]);
    assert_near(&turned["value"], -number(&found["value"]), 1e-12);
    let given = json(&["--deal", "random", "--hands", &format!("{princes}/{princesses}")]);
    assert_near(&given["value"], number(&found["value"]), 0.0);
}

/// Prince and Musician against Princess and Musician. Prince against Princess loses the game
/// (B3.3). Any Musician holds the round (B3.2); the second round is then lost if Prince and
/// Princess are left, and held too if not, which is a draw (B4.5). So the matrix is
/// `[[-1, 0], [0, -1]]` with the Musician first, both mix evenly, and the value is −1/2.
#[test]
fn a_small_endgame_comes_out_as_by_hand() {
    let found = json(&["--hands", "Pr Mu/Pp Mu"]);
    assert_near(&found["value"], -0.5, 1e-12);
    assert_eq!(found["matrix"], serde_json::json!([[-1.0, 0.0], [0.0, -1.0]]));
    assert_eq!(found["mix"], serde_json::json!([{"Mu": 0.5, "Pr": 0.5}, {"Mu": 0.5, "Pp": 0.5}]));
    let text = told(&["--hands", "Pr Mu/Pp Mu"]);
    assert!(text.contains("Value for Yarg: -0.500000"), "{text}");
}

/// The same after a round of Spy against Assassin, in which the lower strength wins and the
/// Spy works (B3.5, B5.1): Applewood shows first, and Yarg avoids the meeting. A Musician
/// shown is answered by the Prince, a Princess by the Musician.
#[test]
fn after_a_spy_each_shown_card_has_its_answer() {
    let words = ["--hands", "Sp Pr Mu/As Pp Mu", "--after", "Sp/As"];
    let found = json(&words);
    assert_near(&found["value"], 0.0, 0.0);
    assert_eq!(found["answers"], serde_json::json!({"Mu": "Pr", "Pp": "Mu"}));
    assert_eq!(found["mix"][1].as_object().unwrap().values().filter(|share| number(share) > 0.5).count(), 1);
    let text = told(&words);
    assert!(text.contains("Applewood shows first.") && text.contains("Victories 1 to 0"), "{text}");
    // Seat 0's card stands first in --after, also where seat 1 showed it first.
    let on = json(&[&words[..2], &["--after", "Sp/As, Mu/Mu"]].concat());
    assert_near(&on["value"], -1.0, 0.0);
}

/// The value is zero by symmetry, though single exchanges matter: 57 different deals of 64.
#[test]
fn the_traitor_favours_nobody() {
    let found = json(&["--traitor", "--target", "3"]);
    assert_near(&found["value"], 0.0, 1e-12);
    assert_eq!((&found["deals"], &found["ways"]), (&57.into(), &64.into()));
    assert_near(&found["ahead"], number(&found["behind"]), 1e-12);
    assert_near(&found["best"][0]["value"], -number(&found["worst"][0]["value"]), 1e-9);
    let gifts = &found["gifts"];
    for card in 0..8 {
        assert_near(&gifts["matrix"][card][card], 0.0, 1e-12);
    }
    let shares = found["histogram"].as_array().unwrap().iter().map(number).sum::<f64>();
    assert!((shares - 1.0).abs() <= 1e-9);
    for key in ["positions", "seconds", "gap", "mean_absolute"] {
        assert!(found[key].is_number(), "{key}");
    }
}

/// Of hands of one card each the Traitor exchanges all: Prince and Princess change sides.
#[test]
fn the_traitor_exchanges_given_hands() {
    assert_near(&json(&["--hands", "Pr/Pp"])["value"], -1.0, 0.0);
    let found = json(&["--hands", "Pr/Pp", "--traitor"]);
    assert_near(&found["value"], 1.0, 0.0);
    assert_eq!(found["deals"], 1);
    let text = told(&["--hands", "Pr/Pp", "--traitor"]);
    assert!(
        text.contains("One deal; ways to deal: 1.") && text.contains("force the win in 100.00 %"),
        "{text}"
    );
}

/// A match with equal hands is even; the small endgame above is lost unless all nine games
/// are drawn, each with a chance of one half (B6.7): −511/512.
#[test]
fn matches_are_worth_what_they_must_be() {
    let hand = "Mu Sp As Am Ge Pr";
    let even = json(&["--match", "2", "--target", "3", "--hands", &format!("{hand}/{hand}")]);
    assert_near(&even["value"], 0.0, 1e-12);
    let small = json(&["--match", "2", "--hands", "Pr Mu/Pp Mu"]);
    assert_near(&small["value"], -511.0 / 512.0, 1e-12);
    let states = small["match"].as_array().unwrap();
    assert_eq!(states.len(), 31);
    assert_eq!(states[0]["won"], serde_json::json!([0, 0]));
    assert_near(&states[0]["value"], -255.0 / 256.0, 1e-12);
    assert!(
        told(&["--match", "2", "--hands", "Pr Mu/Pp Mu"]).contains("Value of the match for Yarg: -0.998047")
    );
}

#[test]
fn a_hand_that_cannot_be_is_refused() {
    refused(
        &["--hands", "Mu Pp Sp As Am Wi Ge Pr Mu/Mu Pp Sp As Am Wi Ge Pr"],
        &["one to eight", "9, 8", "B2.1"],
    );
    refused(&["--hands", "Pr Ge/Mu"], &["2, 1", "B2.1"]);
    refused(&["--hands", "/"], &["B2.1"]);
    refused(&["--hands", "Pr Pr/Pr Mu"], &["Pr", "three times", "B1.1"]);
    refused(&["--hands", "Pr Pr Pr/Mu Mu Ge"], &["Pr", "three times", "B1.1"]);
    refused(&["--hands", "Pr Ge"], &["two hands"]);
    refused(&["--hands", "Pr/Ge/Mu"], &["two hands"]);
    refused(&["--hands", "Pr/Xx"], &["no card \"Xx\""]);
    refused(&["--hands", "Pr/Pp", "--deal", "random"], &["sixteen", "B6.5"]);
    refused(&["--hands", "Pr/Pp", "--deal", "draft"], &["sixteen", "B6.4"]);
    refused(&["--hands", "Pr/Pp", "--deal", "princess"], &["--hands", "--deal", "(B6)"]);
}

#[test]
fn a_position_that_cannot_arise_is_refused() {
    refused(&["--after", "Pr/Pr, Pr/Ge"], &["round 2", "Yarg", "Prince is not in this hand", "B2.1"]);
    refused(&["--after", "Pr/Pp"], &["the game is over", "B3.3"]);
    refused(&["--after", "Pr/Pp, Ge/Ge"], &["round 2", "The game is over", "B2.3"]);
    refused(&["--hands", "Ge/Mu", "--after", "Ge/Mu"], &["the game is over", "B4.5"]);
    refused(&["--after", "Am/Mu, Pr/Ge, Ge/Pp"], &["the game is over", "B4.4"]);
    refused(&["--after", "Pr"], &["\"Pr\" is not a round"]);
    refused(&["--after", ""], &["is not a round"]);
    refused(&["--after", "Pr/Xx"], &["no card \"Xx\""]);
    refused(&["--after", "Pr/Ge", "--deal", "random"], &["--after", "--hands"]);
    refused(&["--after", "Pr/Ge", "--traitor"], &["--after", "--hands"]);
}

#[test]
fn what_cannot_be_solved_is_refused() {
    refused(&["--draw", "--traitor"], &["certain", "--hands"]);
    refused(&["--draw", "--deal", "random"], &["certain", "--hands"]);
    refused(&["--draw", "--hands", "Pr Mu/Pp Mu"], &["nothing is hidden", "B6.2"]);
    refused(&["--draw", "--match", "2"], &["single game"]);
    refused(&["--draw", "--after", "Pr/Ge"], &["first round"]);
    refused(&["--draw", "--iterations", "0"], &["--iterations"]);
    refused(&["--iterations", "5"], &["--draw"]);
    refused(&["--chosen"], &["--deal draft"]);
    refused(&["--deal", "draft", "--chosen", "--traitor"], &["--target"]);
    refused(&["--target", "5"], &["B6.3"]);
    refused(&["--match", "3"], &["B6.7"]);
    refused(&["--deal", "poker"], &["poker"]);
    refused(&["--threads", "0"], &["--threads"]);
    refused(&["--threads", "100000"], &["--threads"]);
}

/// Hands drawn from piles (B6.2), six cards a side: the value is zero by symmetry, and the bounds
/// enclose it.
#[test]
fn hands_from_piles_have_a_certificate() {
    let words =
        ["--draw", "--target", "3", "--hands", "Sp As Am Wi Ge Pr/Sp As Am Wi Ge Pr", "--iterations", "64"];
    let found = json(&words);
    assert!(number(&found["lower"]) <= 0.0 && number(&found["upper"]) >= 0.0);
    assert!(number(&found["exploitable"]) < 0.05, "{}", found["exploitable"]);
    assert_eq!(found["iterations"], 64);
    let milestones = found["milestones"].as_array().unwrap();
    assert_eq!(
        milestones.iter().map(|step| step["iterations"].as_u64().unwrap()).collect::<Vec<_>>(),
        [16, 32, 64]
    );
    assert!(number(&milestones[0]["exploitable"]) > number(&found["exploitable"]));
    for seat in [0, 1] {
        let opening = found["opening"][seat].as_object().unwrap();
        assert!((opening.values().map(|card| number(&card[0])).sum::<f64>() - 1.0).abs() < 1e-9);
        // Each of the six cards is in half of the hands.
        opening.values().for_each(|card| assert_near(&card[1], 2.0 * number(&card[0]), 1e-9));
        let hands = found["hands"][seat].as_array().unwrap();
        assert_eq!(hands.len(), 20);
        hands.iter().for_each(|hand| assert_near(&hand["chance"], 0.05, 1e-9));
    }
    let text = told(&words);
    assert!(
        text.contains("Draw") && text.contains("the value is 0") && text.contains("64 iterations"),
        "{text}"
    );
    let text = told(&[&words[..], &["--lang", "fr"]].concat());
    assert!(text.contains("la Pioche") && text.contains("la valeur est 0"), "{text}");
}

/// Every cell has its number as text, in the requested language; values in favour of Applewood are
/// hatched; the file is written atomically.
#[test]
fn the_matrix_is_drawn() {
    let folder = scratch("solve-svg");
    let file = folder.join("matrix.svg");
    let path = file.to_str().unwrap();
    told(&["--hands", "Pr Mu/Pp Mu", "--svg", path]);
    let picture = std::fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
    assert_eq!(picture.matches("class=\"cell\"").count(), 4);
    assert_eq!(picture.matches("fill=\"url(#hatch)\"").count(), 3, "two losses and the legend");
    for text in [">Princess<", ">−1.00<", ">50.00 %<", "good for Applewood (hatched)"] {
        assert!(picture.contains(text), "{text}");
    }
    told(&["--hands", "Pr Mu/Pp Mu", "--svg", path, "--lang", "fr"]);
    let picture = std::fs::read_to_string(&file).unwrap();
    assert!(picture.contains(">Princesse<") && picture.contains(">−1,00<") && picture.contains("hachuré"));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing else was left");
    refused(&["--hands", "Pr/Pp", "--svg", "/no/such/folder/x.svg"], &["/no/such/folder/x.svg"]);
    std::fs::remove_dir_all(folder).unwrap();
}

/// The pictures of `docs/braverats-solved.md`.
#[test]
fn the_pictures_of_the_document_are_fresh() {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let text = std::fs::read_to_string(docs.join("braverats-solved.md")).unwrap();
    let folder = scratch("solve-fresh");
    let commands: [(&str, &[&str]); 5] = [
        ("braverats-standard.svg", &[]),
        ("braverats-spy.svg", &["--after", "Sp/Am"]),
        ("braverats-princess.svg", &["--deal", "princess"]),
        ("braverats-traitor.svg", &["--traitor"]),
        ("braverats-random.svg", &["--deal", "random"]),
    ];
    for (name, words) in commands {
        let file = folder.join(name);
        told(&[words, &["--svg", file.to_str().unwrap()]].concat());
        let drawn = std::fs::read_to_string(&file).unwrap();
        assert!(
            drawn == std::fs::read_to_string(docs.join("pictures").join(name)).unwrap(),
            "{name} is stale"
        );
        assert!(text.contains(&format!("pictures/{name})")), "{name} is shown");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The picture has a bar for every share, and under it the value that the share is of.
#[test]
fn every_share_of_the_deals_has_its_bar_and_its_number() {
    let folder = scratch("solve-histogram");
    let file = folder.join("random.svg");
    let solved = json(&["--deal", "random", "--svg", file.to_str().unwrap()]);
    let picture = std::fs::read_to_string(&file).unwrap();
    let shares: Vec<f64> = solved["histogram"].as_array().unwrap().iter().map(number).collect();
    assert_eq!(shares.len(), 21);
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    for share in &shares {
        let told = format!(">{:.1}<", 100.0 * share);
        let same = shares.iter().filter(|other| format!(">{:.1}<", 100.0 * **other) == told).count();
        assert!(*share > 0.0 && picture.matches(&told).count() >= same, "{told} {same} times");
    }
    for tick in ["−1.0", "−0.5", "0.0", "+0.5", "+1.0"] {
        assert!(picture.contains(&format!(">{tick}<")), "{tick}");
    }
    let hatched = picture.matches("fill=\"url(#hatch)\"").count();
    assert_eq!(hatched, 11, "the ten bars below nothing and the legend");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_values_of_many_deals_are_drawn() {
    let folder = scratch("solve-bars");
    let file = folder.join("gifts.svg");
    told(&["--hands", "Pr Mu/Pp Mu", "--traitor", "--svg", file.to_str().unwrap()]);
    let picture = std::fs::read_to_string(&file).unwrap();
    assert_eq!(picture.matches("class=\"cell\"").count(), 4);
    assert!(picture.contains(">Yarg gives<") && picture.contains(">Applewood gives<"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_solution_is_told_in_french() {
    let text = told(&["--hands", "Pr Mu/Pp Mu", "--lang", "fr"]);
    assert!(text.contains("Valeur pour Yarg : -0,500000"), "{text}");
    assert!(text.contains("Applewood joue"), "{text}");
}
