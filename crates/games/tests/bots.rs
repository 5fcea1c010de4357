//! Bot names differ at a table, are the same at every call, and are no words of the games.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::{NAMES, RegisteredGame, Visit, bot_names, visit};
use interregnum_kernel::{MAX_SEATS, SeatEntry, seat_names};
use std::collections::HashSet;

/// All messages in which levels, factions, clans, symbols and cards are named.
const TEXTS: [&str; 10] = [
    include_str!("../../../texts/en/claim.ftl"),
    include_str!("../../../texts/en/braverats.ftl"),
    include_str!("../../../texts/en/defaite.ftl"),
    include_str!("../../../texts/en/players.ftl"),
    include_str!("../../../texts/en/page.ftl"),
    include_str!("../../../texts/fr/claim.ftl"),
    include_str!("../../../texts/fr/braverats.ftl"),
    include_str!("../../../texts/fr/defaite.ftl"),
    include_str!("../../../texts/fr/players.ftl"),
    include_str!("../../../texts/fr/page.ftl"),
];
const KEYS: [&str; 10] = [
    "level-",
    "faction-",
    "card-",
    "rat-",
    "braverats-clan-",
    "defaite-symbol-",
    "defaite-card-",
    "defaite-suit-",
    "page-guest",
    "page-you",
];

struct Bots;
impl Visit for Bots {
    type Output = &'static [&'static str];
    fn game<G: RegisteredGame>(self) -> Self::Output {
        G::BOTS
    }
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

#[test]
fn names_of_bots_are_no_words_of_the_games() {
    let named = |line: &str| {
        let (key, text) = line.split_once(" = ")?;
        KEYS.iter().any(|start| key.starts_with(start)).then(|| text.to_owned())
    };
    let taken: HashSet<String> = TEXTS
        .iter()
        .flat_map(|text| text.lines())
        .filter_map(named)
        .flat_map(|text| words(&text).collect::<Vec<_>>())
        .collect();
    assert!(["squire", "écuyer", "gobelins", "paris", "yarg"].iter().all(|word| taken.contains(*word)));
    for game in NAMES {
        let bots = visit(game, Bots).unwrap();
        assert!(bots.len() >= 2 * MAX_SEATS, "{game}: a table of people may have taken some");
        assert_eq!(bots.iter().collect::<HashSet<_>>().len(), bots.len(), "{game}: a name stands twice");
        for bot in bots {
            let found = words(bot).find(|word| word != "de" && taken.contains(word));
            assert_eq!(found, None, "{game}: {bot}");
            assert!(bot.chars().all(|letter| letter.is_alphabetic() || letter == ' '), "{bot}");
            assert!(bot.chars().count() <= 15, "{bot} is too long for a narrow table");
        }
    }
}

#[test]
fn bots_of_a_table_have_different_names_which_stay() {
    for game in NAMES {
        let mut firsts = HashSet::new();
        for number in 0..100u32 {
            let table = number.to_le_bytes();
            let all = bot_names(game, &table, MAX_SEATS, &[]).unwrap();
            assert_eq!(all.iter().collect::<HashSet<_>>().len(), MAX_SEATS);
            firsts.insert(all[0]);
            for seats in 2..=MAX_SEATS {
                assert_eq!(bot_names(game, &table, seats, &[]).unwrap(), all[..seats]);
            }
        }
        assert!(firsts.len() > 8, "{game}: other tables have other names");
    }
    assert_eq!(bot_names("chess", b"", 2, &[]), None);
}

#[test]
fn a_bot_gives_way_to_a_person_of_its_name_and_the_others_keep_theirs() {
    for game in NAMES {
        let before = bot_names(game, b"table", MAX_SEATS, &[]).unwrap();
        let shouted = before[2].to_uppercase();
        let first = before[4].split(' ').next().unwrap();
        let after = bot_names(game, b"table", MAX_SEATS, &[&shouted, first]).unwrap();
        assert_eq!(after.iter().collect::<HashSet<_>>().len(), MAX_SEATS);
        for seat in 0..MAX_SEATS {
            assert_eq!(before[seat] == after[seat], seat != 2 && seat != 4, "{game}, seat {seat}");
        }
        // Also where people have taken all of them.
        let after = bot_names(game, b"table", MAX_SEATS, &before).unwrap();
        assert!(after.iter().all(|name| !before.contains(name)));
    }
}

#[test]
fn bots_of_old_records_get_names_and_people_keep_theirs() {
    let entry = |name: &str, player: &str| SeatEntry { name: name.into(), player: player.into() };
    let seats =
        [entry("squire", "squire"), entry("squire", "squire"), entry("human", "human"), entry("Ada", "page")];
    assert_eq!(seat_names(&seats, &["A", "B", "C", "D"]), ["A", "B", "human", "Ada"]);
}
