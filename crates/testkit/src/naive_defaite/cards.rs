//! L1: the properties of a card, read from its text.

/// The special persons (L11).
const PERSONS: [&str; 10] = ["Sur", "Tax", "Mar", "Exe", "Car", "Spy", "Amb", "Ban", "Cap", "Con"];

/// The events that are played to the middle (L9).
const EVENTS: [&str; 5] = ["Reb", "Ins", "Dec", "Exc", "Imp"];

/// The events that are not played to the middle (L9.2, L9.3).
const INTERRUPTIONS: [&str; 2] = ["Mas", "Ctr"];

/// L1.2: whether a card is of the kind with this code: `Ms`, `Au`, `Co`, `Pv`, `No`.
pub(super) fn is_kind(card: &str, code: &str) -> bool {
    card.starts_with(code) && !is_person(card) && !is_event(card) && !is_interruption(card)
}

pub(super) fn is_person(card: &str) -> bool {
    PERSONS.contains(&card)
}

pub(super) fn is_event(card: &str) -> bool {
    EVENTS.contains(&card)
}

pub(super) fn is_interruption(card: &str) -> bool {
    INTERRUPTIONS.contains(&card)
}

/// L1.4: musketeers, gold, courtiers and provinces.
pub(super) fn is_number(card: &str) -> bool {
    ["Ms", "Au", "Co", "Pv"].iter().any(|code| is_kind(card, code))
}

/// The number of a number card.
pub(super) fn value(card: &str) -> u32 {
    let digit = card.chars().nth(2).and_then(|letter| letter.to_digit(10));
    digit.expect("invariant: a number card has its value in the third place")
}

/// The symbol of a card, if it has one (L1.1).
pub(super) fn symbol(card: &str) -> Option<&str> {
    match card {
        "Qu" => Some("Ro"),
        _ if is_kind(card, "No") => card.get(2..),
        _ if is_kind(card, "Co") || is_kind(card, "Pv") => card.get(3..).filter(|rest| !rest.is_empty()),
        _ => None,
    }
}

/// L1.1: the rank of a noble, 1 the highest.
pub(super) fn rank(noble: &str) -> usize {
    let nobles = ["NoLi", "NoLn", "NoEa", "NoSu", "NoSw", "NoBo"];
    1 + nobles.iter().position(|name| *name == noble).expect("invariant: one of the six nobles")
}

/// The sum of some number cards.
pub(super) fn sum(cards: &[String]) -> u32 {
    cards.iter().map(|card| value(card)).sum()
}

/// The cards of a kind, highest first.
pub(super) fn of_kind(cards: &[String], code: &str) -> Vec<String> {
    let mut found: Vec<String> = cards.iter().filter(|card| is_kind(card, code)).cloned().collect();
    found.sort_by_key(|card| std::cmp::Reverse(value(card)));
    found
}

/// Takes one copy of a card out of a list.
pub(super) fn take(cards: &mut Vec<String>, card: &str) -> String {
    let place = cards.iter().position(|other| other == card).expect("invariant: the card is there");
    cards.remove(place)
}
