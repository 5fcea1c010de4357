//! L1: cards.

use super::{PAGE, after, asked, court, final_scoring, king, musketeers, position};
use interregnum_defaite::{Card, Defaite, Options};
use interregnum_kernel::{Game, Seed};
use std::collections::BTreeMap;

/// All cards of the box by name, with their number.
fn the_box() -> BTreeMap<String, usize> {
    let deal = Defaite::deal(&Options { players: 3 }, Seed::from_number(1));
    let mut cards = BTreeMap::from([("Ki".to_owned(), 1)]);
    for card in deal.nobles.iter().chain(&deal.deck) {
        *cards.entry(card.to_string()).or_default() += 1;
    }
    cards
}

/// The rows of the rulebook's tables whose second cell is a code: the cells after the first.
fn rows(chapter: &str) -> Vec<Vec<String>> {
    let start = PAGE.find(&format!("## {chapter} ")).unwrap();
    let part = &PAGE[start..];
    let part = &part[..part[3..].find("\n## ").map_or(part.len(), |end| end + 3)];
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect();
    let is_row = |line: &&str| line.split('|').nth(2).is_some_and(|code| code.trim().starts_with('`'));
    part.lines().filter(is_row).map(cells).map(|row: Vec<String>| row[2..].to_vec()).collect()
}

/// L1.1: each symbol stands above the next, so the King goes to its noble.
#[test]
fn the_symbols_have_their_ranks() {
    let order = ["Li", "Ln", "Ea", "Su", "Sw", "Bo"];
    for three in order.windows(3) {
        for (turned, highest) in [([2, 1, 0], 2), ([1, 0, 2], 1), ([0, 2, 1], 0)] {
            let nobles = turned.map(|place| format!("No{}", three[place]));
            assert_eq!(king(&dealt(&nobles)), format!("beside {highest}"), "{nobles:?}");
        }
    }
}

/// A game with these nobles, and the other cards as they come.
fn dealt(nobles: &[String]) -> Defaite {
    let options = Options { players: nobles.len() as u8 };
    let mut deal = Defaite::deal(&options, Seed::from_number(7));
    let mut all: Vec<Card> = deal.deck.iter().chain(&deal.nobles).copied().collect();
    deal.nobles = nobles.iter().map(|noble| noble.parse().unwrap()).collect();
    all.retain(|card| !deal.nobles.contains(card));
    deal.deck = all;
    Defaite::start(&options, &deal).unwrap()
}

/// L1.1
#[test]
fn the_rose_is_the_queens() {
    let game = after("players 3; court 0: Qu Pv3Ro; court 1: NoBo Pv3Ro", "0 pass, 1 pass, 2 pass");
    assert_eq!(final_scoring(&game).0, [6, 3, 0]);
}

/// L1.2
#[test]
fn cards_are_written_by_kind_value_and_symbol() {
    for name in ["Ms5", "Au2", "Co6Li", "Co7", "Pv3Su", "Pv4", "NoLn", "Qu", "Ki", "Sur", "Reb", "Mas"] {
        assert_eq!(name.parse::<Card>().unwrap().to_string(), name);
    }
    for name in
        ["Ms0", "Ms8", "Au4", "Co3Li", "Co6", "Co7Li", "Pv3", "Pv4Li", "Pv5", "NoRo", "No", "Xx", "ms5", ""]
    {
        assert!(name.parse::<Card>().is_err(), "{name}");
    }
}

/// L1.2: the short names of the tables of L11 and L9, with their numbers.
#[test]
fn special_persons_and_events_go_by_their_short_names() {
    let cards = the_box();
    let (persons, events) = (rows("L11"), rows("L9"));
    assert_eq!((persons.len(), events.len()), (10, 7));
    for row in &persons {
        assert_eq!(cards[&row[0]], 1, "{row:?}");
    }
    for row in &events {
        assert_eq!(cards[&row[0]].to_string(), row[1], "{row:?}");
    }
    let number: usize = events.iter().map(|row| cards[&row[0]]).sum();
    assert_eq!(number, 16);
}

/// L1.3
#[test]
fn equal_cards_are_a_single_action() {
    let game = position("players 3; hand 0: Ms5 Ms5; court 1: Pv3Su Pv3Su; hand 1: Con; hand 2: Imp");
    assert_eq!(asked(&game), "0: attack 1 Pv3Su, play Ms5");
    let text = "players 3; hand 0: Ms5 Ms5; hand 1: Con; court 1: Pv3Su+Ms2 Pv3Su Pv3Su+Ms2; hand 2: Imp";
    assert_eq!(asked(&position(text)), "0: attack 1 Pv3Su, attack 1 Pv3Su+Ms2, play Ms5");
}

/// L1.4: musketeers, gold, courtiers and provinces have numbers, nothing else has.
#[test]
fn number_cards_can_be_laid_in_a_duel() {
    let rest = "NoEa Qu Spy Reb Ctr Mas";
    let text = format!(
        "players 3; hand 0: Ms7; court 0: NoLi; hand 1: Ms1 Au1 Co4Li Pv3Su {rest}; court 1: NoLn
         hand 2: Imp"
    );
    let game = after(&text, "0 duel 1 Ms7");
    assert_eq!(asked(&game), "1: answer Au1, answer Co4Li, answer Ms1, answer Pv3Su, countermand");
    let text = format!("players 3; hand 0: Ms7; court 0: NoLi; hand 1: {rest}; court 1: NoLn; hand 2: Imp");
    assert_eq!(asked(&after(&text, "0 duel 1 Ms7")), "0: play Ms7", "the duel is off");
}

/// L1.4: of the persons, courtiers, special persons, nobles, Queen and King live in courts;
/// musketeers guard them.
#[test]
fn person_cards_are_those_of_the_rulebook() {
    let text = "players 3; king held 0; hand 0: Co7; hand 1: Qu; hand 2: NoLi; court 0: Pv4+Ms1";
    let game = after(text, "0 play Co7, 1 play Qu, 2 play NoLi");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["Co7 Pv4+Ms1", "Qu", "NoLi"]);
    assert_eq!(king(&game), "held 0");
}

/// L1.5: each is captured as one; persons and events are no suit.
#[test]
fn the_four_suits_are_musketeers_gold_courtiers_and_provinces() {
    for (low, high) in [("Ms1", "Ms2"), ("Au1", "Au2"), ("Co4Li", "Co5Ea"), ("Pv3Li", "Pv4")] {
        let text = format!("players 3; hand 0: {low}; hand 1: {high}; hand 2: Ban");
        let game = after(&text, &format!("0 play {low}, 1 play {high}, 2 play Ban"));
        let all = format!("{}{}{}", court(&game, 1), musketeers(&game, 1), super::gold(&game, 1));
        assert_eq!((all, court(&game, 2)), (format!("{low} {high}"), "Ban".to_owned()));
    }
}

/// The values that a cell of the rulebook's table lists: `1 ×4, 2 ×4`.
fn listed(cell: &str) -> Vec<(String, usize)> {
    let values = cell.split(" *(").next().unwrap().split(", ");
    let pair =
        |text: &str| text.split_once(" ×").map(|(value, copies)| (value.to_owned(), copies.parse().unwrap()));
    values.filter_map(pair).collect()
}

/// L1.2: the table above the sentences, row by row.
#[test]
fn the_box_holds_what_the_rulebooks_table_lists() {
    let cards = the_box();
    assert_eq!(cards.values().sum::<usize>(), 116);
    let table = rows("L1");
    let codes: Vec<&str> = table.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(codes, ["Ms", "Au", "Co", "Pv", "No", "Qu", "Ki", "Sx", "Ev"]);
    for row in table.iter().take(7) {
        let of_code = cards.iter().filter(|(name, _)| name.starts_with(&row[0]) && *name != "Con");
        assert_eq!(of_code.map(|(_, number)| number).sum::<usize>().to_string(), row[1], "{row:?}");
        for (value, copies) in listed(&row[2]) {
            assert_eq!(cards[&format!("{}{value}", row[0])], copies, "{row:?}");
        }
    }
    assert_eq!((table[7][1].as_str(), table[8][1].as_str()), ("10", "16"));
    for symbol in ["Li", "Ln", "Ea", "Su", "Sw", "Bo", "Ro"] {
        assert_eq!(["Co4", "Co5", "Co6", "Pv3"].map(|card| cards[&format!("{card}{symbol}")]), [1, 1, 1, 3]);
    }
    assert_eq!(["Co7", "Pv4"].map(|card| cards[card]), [1, 1]);
}
