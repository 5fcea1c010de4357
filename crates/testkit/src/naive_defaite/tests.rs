//! The naive engine against examples worked by hand.

mod acting;
mod capturing;
mod persons;
mod whole_games;

use super::cards::is_kind;
use super::*;

fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A court from its cards and its reserves: `NoLi Co6Li+Au3` and `Ms5 Au1`.
fn court(face_up: &str, reserves: &str) -> Court {
    let mut court = Court::default();
    for text in face_up.split_whitespace() {
        let mut parts = text.split('+').map(str::to_owned);
        let mut placed = Placed::new(&parts.next().expect("a card"));
        placed.guards = parts.collect();
        placed.new = false;
        match placed.card.as_str() {
            noble if is_kind(noble, "No") => court.nobles.push(placed.card),
            province if is_kind(province, "Pv") => court.provinces.push(placed),
            _ => court.persons.push(placed),
        }
    }
    for card in cards(reserves) {
        court.reserve_mut(&card[..2]).push(card.clone());
    }
    court
}

/// A table before a round, each seat as `hand / court / reserves`; the King stands beside seat
/// 0, and the deck is empty, so that this round is the last and nobody draws.
fn table(seats: &[&str]) -> NaivePosition {
    let mut table = NaivePosition {
        hands: Vec::new(),
        courts: Vec::new(),
        points: vec![0; seats.len()],
        king: King::Beside(0),
        deck: Vec::new(),
        discards: Vec::new(),
        middle: Vec::new(),
        laid: Vec::new(),
        masquerade: false,
        next_masquerade: false,
    };
    for seat in seats {
        let parts: Vec<&str> = seat.split('/').chain(["", ""]).collect();
        table.hands.push(cards(parts[0]));
        table.courts.push(court(parts[1], parts[2]));
    }
    table
}

/// Plays moves such as `0 play Ms5, 1 pass`, and returns the table and the next question: `1:
/// let-go`, or `over`.
fn run(mut table: NaivePosition, moves: &str) -> (NaivePosition, String) {
    let mut moves = moves.split(',').map(str::trim).filter(|text| !text.is_empty());
    let mut question = "over".to_owned();
    let mut answer = |_: &NaivePosition, seat: usize, legal: &[String]| {
        let next = moves.next();
        let Some((number, action)) = next.map(|text| text.split_once(' ').expect("a seat and an action"))
        else {
            question = format!("{seat}: {}", legal.join(", "));
            return None;
        };
        assert_eq!(seat.to_string(), number, "{action}, {legal:?}");
        Some(action.to_owned())
    };
    let result = Playing { table: &mut table, answer: &mut answer }.rounds();
    assert!(matches!(result, Ok(()) | Err(Stop::NoAnswer)), "{result:?} at {moves:?}");
    assert_eq!(moves.next(), None, "moves are left over");
    (table, question)
}

/// The question after some moves.
fn asked(table: &NaivePosition, moves: &str) -> String {
    run(table.clone(), moves).1
}

/// The table after some moves.
fn after(table: &NaivePosition, moves: &str) -> NaivePosition {
    run(table.clone(), moves).0
}

/// A pile of the table, as one text.
fn see(table: &NaivePosition, name: &str) -> String {
    let pile = table.piles().into_iter().find(|pile| pile.0 == name);
    pile.expect("a pile of that name").1.join(" ")
}
