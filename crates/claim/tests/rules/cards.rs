//! C1: cards.

use super::{PAGE, hand, legal, play, position, text};
use interregnum_claim::{Card, CardSet, Faction};

/// C1.1
#[test]
fn the_code_of_the_faction_and_the_value_name_a_card() {
    let card: Card = "Gn3".parse().unwrap();
    assert_eq!((card.faction(), card.value()), (Faction::Gnomes, 3));
    for name in ["Go0", "Kn9", "Gn3"] {
        assert_eq!(name.parse::<Card>().unwrap().to_string(), name);
    }
}

/// C1.1: a code and a value that no card has name none.
#[test]
fn a_name_that_no_card_has_names_nothing() {
    for name in ["Kn1", "Gn2", "Gi0", "Go10", "Xx3", "go1", "Go"] {
        assert!(name.parse::<Card>().is_err(), "{name}");
    }
}

/// C1.2
#[test]
fn equal_cards_are_a_single_action() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go0 Go0 Kn2; hand 1: Un1 Un2 Un3");
    assert_eq!(legal(&claim, 0), "play Go0, play Kn2");
    play(&mut claim, "0 play Go0");
    assert_eq!(hand(&claim, 0), "Go0 Kn2");
}

/// C1.3
#[test]
fn gnomes_and_giants_come_in_the_same_values() {
    let gnomes = CardSet::of_faction(Faction::Gnomes);
    let giants = CardSet::of_faction(Faction::Giants);
    assert_eq!(text(gnomes.cards()), "Gn1 Gn1 Gn1 Gn3 Gn3 Gn3 Gn5 Gn5 Gn5 Gn7 Gn7 Gn7 Gn9");
    assert_eq!(text(giants.cards()), "Gi1 Gi1 Gi3 Gi3 Gi5 Gi5 Gi7 Gi7 Gi9");
    let goblins_and_knights = Faction::Goblins.values().len() + Faction::Knights.values().len();
    assert_eq!(gnomes.len() + giants.len(), goblins_and_knights);
}

/// The values that a cell of the rulebook's table lists: `0 ×5, 1-9`.
fn listed(cell: &str) -> Vec<u8> {
    let number = |text: &str| text.parse::<u8>().unwrap();
    let values = |part: &str| match (part.split_once(" ×"), part.split_once('-')) {
        (Some((value, copies)), _) => vec![number(value); usize::from(number(copies))],
        (_, Some((from, to))) => (number(from)..=number(to)).collect(),
        _ => vec![number(part)],
    };
    cell.split(", ").flat_map(values).collect()
}

/// C1.1, C1.3: the table above the sentences, row by row.
#[test]
fn the_box_holds_what_the_rulebooks_table_lists() {
    let rows: Vec<Vec<&str>> = PAGE
        .lines()
        .map(|line| line.split('|').map(str::trim).collect())
        .filter(|row: &Vec<&str>| row.get(2).is_some_and(|code| code.starts_with('`')))
        .collect();
    assert_eq!(rows.len(), Faction::COUNT);
    for (row, faction) in rows.iter().zip(Faction::ALL) {
        assert_eq!(row[2].trim_matches('`'), faction.code());
        assert_eq!(row[3], faction.values().len().to_string(), "{faction}");
        assert_eq!(listed(row[4]), faction.values(), "{faction}");
    }
}
