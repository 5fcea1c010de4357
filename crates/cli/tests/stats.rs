//! `stats`, run as users run it. The figures are counted again from the records that `simulate`
//! writes with the same seed, without shared code.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{run, told};
use serde_json::Value;
use std::collections::BTreeMap;

fn stats(words: &[&str]) -> Value {
    serde_json::from_str(&told(&[&["stats"], words, &["--seed", "7", "--json"]].concat())).unwrap()
}

/// The records of the same games.
fn records(words: &[&str]) -> Vec<Value> {
    let lines = told(&[&["simulate"], words, &["--seed", "7"]].concat());
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn refused(words: &[&str], says: &[&str]) {
    common::refused(&[&["stats"], words].concat(), says);
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// The element of a list whose fields have these texts.
fn find<'a>(all: &'a Value, fields: &[(&str, &str)]) -> &'a Value {
    let is = |one: &&Value| fields.iter().all(|(field, text)| one[field] == *text);
    list(all).iter().find(is).unwrap_or_else(|| panic!("no {fields:?}"))
}

fn moves(record: &Value) -> &[Value] {
    list(&record["moves"])
}

const GAMES: [&[&str]; 10] = [
    &["claim", "--games", "60"],
    &["claim", "--games", "40", "--players", "3"],
    &["claim", "--games", "40", "--players", "4", "--leader", "1"],
    &["claim", "--games", "3", "--kingdom", "all"],
    &["braverats", "--games", "150"],
    &["braverats", "--games", "60", "--deal", "draft", "--traitor", "--match", "2", "--draw"],
    &["braverats", "--games", "60", "--deal", "random", "--musician-cancels", "--no-ambassador-keeps"],
    &["defaite", "--games", "60"],
    &["defaite", "--games", "30", "--players", "3"],
    &["defaite", "--games", "30", "--players", "6"],
];

#[test]
fn decisions_are_the_moves_of_the_records() {
    for words in GAMES {
        let mut lengths = BTreeMap::new();
        for record in records(words) {
            *lengths.entry(moves(&record).len() as u64).or_insert(0) += 1;
        }
        let found = &stats(words)["decisions"];
        let histogram: BTreeMap<u64, u64> = serde_json::from_value(found["histogram"].clone())
            .map(|pairs: Vec<(u64, u64)>| pairs.into_iter().collect())
            .unwrap();
        assert_eq!(histogram, lengths, "{words:?}");
        assert_eq!(found["least"].as_u64(), lengths.keys().next().copied());
        assert_eq!(found["most"].as_u64(), lengths.keys().next_back().copied());
    }
}

#[test]
fn win_shares_are_those_of_the_records_and_sum_up_to_one() {
    for words in GAMES {
        let found = stats(words);
        let sides = found["sides"].as_u64().unwrap() as usize;
        let mut won = vec![0.0; sides];
        let mut drawn = 0.0;
        let records = records(words);
        for record in &records {
            let winners = list(&record["outcome"]["winners"]);
            let mut winning: Vec<usize> =
                winners.iter().map(|seat| seat.as_u64().unwrap() as usize % sides).collect();
            winning.sort_unstable();
            winning.dedup();
            drawn += f64::from(u8::from(winning.is_empty()));
            let having = if winning.is_empty() { (0..sides).collect() } else { winning };
            having.iter().for_each(|&side| won[side] += 1.0 / having.len() as f64);
        }
        let games = records.len() as f64;
        assert_near(number(&found["games"]), games);
        assert_near(number(&found["draws"]["value"]), drawn / games);
        assert_near(number(&found["fair"]), 1.0 / sides as f64);
        for (side, won) in won.iter().enumerate() {
            assert_near(number(&found["by_seat"][side]["win"]["with"]["value"]), won / games);
        }
        for by in ["by_seat", "by_place"] {
            let shares = list(&found[by]).iter().map(|one| number(&one["win"]["with"]["value"]));
            assert!(found[by] == serde_json::json!([]) || (shares.sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}

#[test]
fn who_leads_is_told_from_who_sits_where() {
    let words = ["claim", "--games", "80"];
    let leaders_won = records(&words)
        .iter()
        .filter(|record| {
            record["outcome"]["winners"] == serde_json::json!([record["options"]["leader"].clone()])
        })
        .count();
    let found = stats(&words);
    assert_near(number(&found["by_place"][0]["alone"]["value"]), leaders_won as f64 / 80.0);
    assert_eq!(stats(&["braverats", "--games", "5"])["by_place"], serde_json::json!([]), "nobody begins");
}

#[test]
fn votes_are_those_of_the_records() {
    for words in &GAMES[..4] {
        let (mut votes, mut nobody, mut games) =
            (BTreeMap::<String, f64>::new(), BTreeMap::<String, f64>::new(), BTreeMap::<String, f64>::new());
        for record in records(words) {
            for (faction, to) in record["outcome"]["detail"]["votes"].as_object().unwrap() {
                *games.entry(faction.clone()).or_default() += 1.0;
                let count = if to.is_null() { &mut nobody } else { &mut votes };
                *count.entry(faction.clone()).or_default() += 1.0;
            }
        }
        let found = stats(words);
        assert_eq!(list(&found["points"]).len(), games.len());
        for (faction, games) in games {
            let source = find(&found["points"], &[("source", &faction)]);
            let of = |counts: &BTreeMap<String, f64>| counts.get(&faction).copied().unwrap_or(0.0) / games;
            assert_near(number(&source["all"]["value"]), of(&votes));
            let by_seat = list(&source["by_seat"]).iter().map(|mean| number(&mean["value"]));
            assert_near(by_seat.sum(), of(&votes));
            let by_place = list(&source["by_place"]).iter().map(|mean| number(&mean["value"]));
            assert_near(by_place.sum(), of(&votes));
            let fell = find(&found["matters"], &[("group", "nobody"), ("matter", &faction)]);
            assert_near(number(&fell["times"]["value"]), of(&nobody));
        }
    }
}

/// A hand is played out in both phases, so that half of the plays of a record are of cards that
/// were dealt.
#[test]
fn cards_of_claim_are_counted_as_they_were_played() {
    let words = GAMES[0];
    let mut played = [BTreeMap::<String, f64>::new(), BTreeMap::new()];
    for record in records(words) {
        let plays = moves(&record).iter().filter_map(|one| one["action"].as_str()?.strip_prefix("play "));
        for (place, card) in plays.enumerate() {
            *played[place / 26].entry(card.to_owned()).or_default() += 1.0;
        }
    }
    let found = stats(words);
    for (role, played) in ["dealt", "follower"].into_iter().zip(&played) {
        for (card, times) in played {
            let used = find(&found["cards"], &[("role", role), ("card", card)]);
            assert_near(number(&used["times"]["value"]), times / 60.0);
        }
    }
    let tricks: f64 = list(&found["cards"])
        .iter()
        .flat_map(|used| {
            let times = number(&used["times"]["value"]);
            list(&used["gains"]).iter().filter_map(move |gain| Some(times * gain["each"]["value"].as_f64()?))
        })
        .sum();
    assert_near(tricks, 26.0);
    let scored = list(&found["cards"]).iter().filter(|used| used["role"] == "scored");
    let scored: f64 = scored.map(|used| number(&used["times"]["value"])).sum();
    let counted: f64 = records(words)
        .iter()
        .flat_map(|record| record["outcome"]["detail"]["count"].as_object().unwrap().values().cloned())
        .map(|count| list(&count).iter().map(number).sum::<f64>())
        .sum();
    assert_near(scored, counted / 60.0);
}

/// The win share of who played a card, counted from the records: of the games in which one
/// player played it and the other did not, those that the one has won, and half of the drawn.
#[test]
fn cards_of_braverats_are_counted_as_they_were_played() {
    let words = GAMES[4];
    let records = records(words);
    let found = stats(words);
    for card in ["Mu", "Pp", "Sp", "As", "Am", "Wi", "Ge", "Pr"] {
        let (mut times, mut games, mut won) = (0.0, 0.0, 0.0);
        for record in &records {
            let by: Vec<&Value> = moves(record)
                .iter()
                .filter(|one| one["action"] == format!("play {card}"))
                .map(|one| &one["seat"])
                .collect();
            times += by.len() as f64;
            if let [seat] = by[..] {
                games += 1.0;
                let winners = list(&record["outcome"]["winners"]);
                won += if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners[0] == *seat)) };
            }
        }
        let used = find(&found["cards"], &[("role", "played"), ("card", card)]);
        assert_near(number(&used["times"]["value"]), times / 150.0);
        assert_near(number(&used["win"]["games"]), games);
        assert_near(number(&used["win"]["with"]["value"]), won / games);
        assert_near(number(&used["win"]["without"]), 1.0 - won / games);
    }
}

#[test]
fn victories_and_endings_of_braverats_are_those_of_the_records() {
    for words in [GAMES[4], GAMES[6]] {
        let records = records(words);
        let found = stats(words);
        let victories =
            |record: &Value| list(&record["outcome"]["detail"]["victories"]).iter().map(number).sum::<f64>();
        let all: f64 = records.iter().map(victories).sum::<f64>() / records.len() as f64;
        assert_near(number(&found["all_points"]["all"]["value"]), all);
        let sources = list(&found["points"]).iter().map(|source| number(&source["all"]["value"]));
        assert_near(sources.sum(), all);
        for ending in list(&found["endings"]) {
            let ended =
                records.iter().filter(|record| record["outcome"]["reason"] == ending["reason"]).count();
            assert_near(number(&ending["share"]["value"]), ended as f64 / records.len() as f64);
        }
        let rounds: f64 = list(&found["matters"])
            .iter()
            .filter(|matter| matter["group"] == "round")
            .map(|matter| number(&matter["times"]["value"]))
            .sum();
        assert_near(rounds, number(&found["rounds"]["mean"]["value"]));
    }
}

/// Both cards of each of the eight kinds are held by somebody.
#[test]
fn every_card_of_the_box_is_held() {
    for words in [GAMES[4], GAMES[6]] {
        let found = stats(words);
        for used in list(&found["cards"]).iter().filter(|used| used["role"] == "held") {
            assert_near(number(&used["times"]["value"]), 2.0);
        }
    }
}

/// The mean of something over a record's moves whose action begins with these words.
fn mean_of_moves(records: &[Value], is: impl Fn(&str) -> bool) -> f64 {
    let count =
        |record: &Value| moves(record).iter().filter(|one| is(one["action"].as_str().unwrap())).count();
    records.iter().map(count).sum::<usize>() as f64 / records.len() as f64
}

/// The sum of the means of a group of things that happen.
fn group(found: &Value, name: &str) -> f64 {
    let of_group = list(&found["matters"]).iter().filter(|matter| matter["group"] == name);
    of_group.map(|matter| number(&matter["times"]["value"])).sum()
}

#[test]
fn points_of_la_defaite_are_those_of_the_records() {
    for words in &GAMES[7..] {
        let (records, found) = (records(words), stats(words));
        let games = records.len() as f64;
        let sum = |values: &Value| list(values).iter().map(number).sum::<f64>();
        let points: f64 = records.iter().map(|record| sum(&record["outcome"]["detail"]["points"])).sum();
        assert_near(number(&found["all_points"]["all"]["value"]), points / games);
        let last = |field: &str| -> f64 {
            let of = |record: &Value| -> f64 {
                list(&record["outcome"]["detail"]["final"]).iter().map(|seat| number(&seat[field])).sum()
            };
            records.iter().map(of).sum::<f64>() / games
        };
        let source = |name: &str| number(&find(&found["points"], &[("source", name)])["all"]["value"]);
        assert_near(source("last-persons"), last("persons"));
        assert_near(source("last-provinces") + source("last-king"), last("provinces"));
        let earlier: f64 = ["confessor", "failed-rebellion", "provinces", "king"].map(source).iter().sum();
        assert_near(earlier, points / games - last("persons") - last("provinces"));
        let failed = find(&found["matters"], &[("group", "rebellion"), ("matter", "fails")]);
        assert!(source("failed-rebellion") >= 10.0 * number(&failed["times"]["value"]) - 1e-9, "two or more");
    }
}

#[test]
fn strife_and_cards_of_la_defaite_are_those_of_the_records() {
    for words in &GAMES[7..] {
        let (records, found) = (records(words), stats(words));
        let begun = |verb: &'static str| mean_of_moves(&records, move |action| action.starts_with(verb));
        assert_near(group(&found, "attack"), begun("attack "));
        assert_near(group(&found, "corruption"), begun("corrupt "));
        assert_near(group(&found, "duel"), begun("duel "));
        let used = |role: &str, card: &str| {
            number(&find(&found["cards"], &[("role", role), ("card", card)])["times"]["value"])
        };
        for (card, action) in [("Mas", "masquerade"), ("Ctr", "countermand")] {
            assert_near(used("played", card), mean_of_moves(&records, |text| text == action));
        }
        for card in ["Ms1", "Au3", "Co7", "Pv3Su", "NoLi", "Qu", "Spy", "Sur", "Reb", "Ins", "Dec"] {
            assert_near(used("played", card), mean_of_moves(&records, |text| text == format!("play {card}")));
        }
        let countermanded: f64 = list(&found["matters"])
            .iter()
            .filter(|matter| matter["matter"] == "countermanded")
            .map(|matter| number(&matter["times"]["value"]))
            .sum();
        assert_near(countermanded, begun("countermand"));
        assert_near(group(&found, "round"), number(&found["rounds"]["mean"]["value"]));
        assert_near(group(&found, "king"), 1.0);
    }
}

/// At the end every noble, person and province lies in a court, in the discards, or in a hand;
/// nobody has more of a card than the box holds.
#[test]
fn courts_of_la_defaite_hold_no_more_than_the_box() {
    let found = stats(GAMES[7]);
    for used in list(&found["cards"]).iter().filter(|used| used["role"] == "court") {
        let most = if used["card"].as_str().unwrap().starts_with("Pv3") { 3.0 } else { 1.0 };
        assert!(number(&used["times"]["value"]) <= most, "{used}");
    }
    let dealt = list(&found["cards"]).iter().filter(|used| used["role"] == "dealt");
    assert_near(dealt.map(|used| number(&used["times"]["value"])).sum(), 4.0);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for words in [GAMES[1], GAMES[3], GAMES[5], GAMES[8]] {
        let one = told(&[&["stats"], words, &["--seed", "7", "--json", "--threads", "1"]].concat());
        for threads in ["2", "5"] {
            let more = told(&[&["stats"], words, &["--seed", "7", "--json", "--threads", threads]].concat());
            assert_eq!(one, more, "{words:?} with {threads}");
        }
    }
}

#[test]
fn a_seed_that_is_not_given_is_shown_and_can_be_given() {
    let output = run(&["stats", "braverats", "--games", "20", "--json"]);
    let shown = String::from_utf8(output.stderr).unwrap();
    let seed = shown.trim().strip_prefix("Seed: ").unwrap().to_owned();
    let first: Value = serde_json::from_slice(&output.stdout).unwrap();
    let again: Value =
        serde_json::from_str(&told(&["stats", "braverats", "--games", "20", "--json", "--seed", &seed]))
            .unwrap();
    assert_eq!(first["decisions"], again["decisions"]);
    let written = first["seed"].as_str().unwrap();
    let thrice: Value =
        serde_json::from_str(&told(&["stats", "braverats", "--games", "20", "--json", "--seed", written]))
            .unwrap();
    assert_eq!(first, thrice);
}

/// The perfect player wins about two of three games against a random one.
#[test]
fn a_seat_that_is_better_is_named() {
    let words = ["stats", "braverats", "--bots", "random,perfect", "--games", "400", "--seed", "1"];
    let text = told(&words);
    assert!(text.contains("Seats and places that differ significantly from fair:"), "{text}");
    let found: Value = serde_json::from_str(&told(&[&words[..], &["--json"]].concat())).unwrap();
    let seat = list(&found["verdict"]["away"]).iter().find(|judged| judged["seat"] == 1).unwrap();
    assert_eq!(seat["weight"], "helps");
    assert!(number(&seat["share"]["low"]) > 0.5);
}

/// By the exact solution the side with the Princes has the advantage; random players agree.
#[test]
fn princess_attack_is_found_to_be_unfair() {
    let found = stats(&["braverats", "--deal", "princess", "--games", "1500"]);
    let seat = list(&found["verdict"]["away"]).iter().find(|judged| judged["seat"] == 0);
    assert!(seat.is_some_and(|seat| seat["weight"] == "helps"), "{}", found["by_seat"]);
}

#[test]
fn every_interval_holds_its_value_and_every_share_is_one() {
    for words in GAMES {
        let found = stats(words);
        for used in list(&found["cards"]).iter().filter(|used| used["win"]["games"] != 0) {
            let share = &used["win"]["with"];
            let [low, value, high] = ["low", "value", "high"].map(|end| number(&share[end]));
            assert!((0.0..=1.0).contains(&low) && low <= value && value <= high && high <= 1.0, "{used}");
        }
    }
}

#[test]
fn one_game_is_enough_to_be_told() {
    for game in ["claim", "braverats", "defaite", "goofspiel"] {
        let text = told(&["stats", game, "--games", "1", "--seed", "7"]);
        assert!(text.contains("one game") && text.contains("Verdict"), "{text}");
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
}

#[test]
fn the_report_is_told_in_both_languages_without_a_gap() {
    for words in GAMES {
        for lang in ["en", "fr"] {
            let text = told(&[&["stats"], words, &["--seed", "7", "--lang", lang]].concat());
            // A message that the catalogue lacks would appear as its key.
            assert!(!text.contains("stats-") && !text.contains('['), "{text}");
        }
    }
    let text = told(&["stats", "claim", "--seed", "7", "--games", "20", "--lang", "fr"]);
    assert!(text.contains("Part de victoires") && text.contains("Chevalier 9"), "{text}");
}

#[test]
fn the_help_says_what_the_figures_mean() {
    let help = told(&["stats", "claim", "--help"]);
    for word in ["win share", "Wilson", "Student", "Bonferroni", "decides the game on its own"] {
        assert!(help.contains(word), "{word}: {help}");
    }
}

#[test]
fn the_picture_shows_every_seat_source_and_card() {
    let folder = std::env::temp_dir().join(format!("interregnum-{}-stats", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("rats.svg");
    let path = file.to_str().unwrap();
    told(&["stats", "braverats", "--seed", "7", "--games", "150", "--svg", path]);
    let picture = std::fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
    for name in ["seat 0", "seat 1", "Prince", "Wizard", "Ambassadors", "Rounds", "dashed"] {
        assert!(picture.contains(name), "{name}");
    }
    assert_eq!(picture.matches("stroke-dasharray").count(), 3, "seats, sources, cards played");
    assert!(!picture.contains("NaN"));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing else was left");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn wrong_words_are_named() {
    refused(&["chess"], &["chess"]);
    refused(&[], &[]);
    refused(&["claim", "--games", "0"], &["\"0\"", "--games"]);
    refused(&["claim", "--games", "-5"], &["-5"]);
    refused(&["claim", "--games", "many"], &["\"many\"", "--games"]);
    refused(&["claim", "--games", "99999999999"], &["99999999999", "--games"]);
    refused(&["claim", "--seed", "seven"], &["\"seven\" is not a seed"]);
    refused(&["claim", "--threads", "0"], &["\"0\"", "--threads"]);
    refused(&["claim", "--threads", "1025"], &["\"1025\"", "--threads"]);
    refused(&["claim", "--threads", "two"], &["\"two\"", "--threads"]);
    refused(&["claim", "--bots", "clever"], &["clever", "random"]);
    refused(&["claim", "--kingdom", "atlantis"], &["atlantis"]);
    refused(&["claim", "--players", "5"], &["not 5"]);
    refused(&["braverats", "--target", "9"], &["B6.3"]);
    refused(&["claim", "--svg", "/no/such/folder/a.svg"], &["/no/such/folder/a.svg"]);
    refused(&["claim", "--svg"], &["--svg"]);
}
