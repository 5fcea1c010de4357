//! The rulebook of La Défaite, sentence by sentence: every test checks the sentence with its
//! number.
//!
//! Positions are set up from a short text, moves use the notation of records, and questions and
//! zones are read as text: `1: let-go`, cards sorted by their names.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod attack;
mod capture;
mod cards;
mod corruption;
mod decisions;
mod duel;
mod events;
mod guards;
mod knowing;
mod persons;
mod refusals;
mod round;
mod scoring;
mod setup;
mod ties;

use interregnum_defaite::{Card, Defaite, Illegal, Zone};
use interregnum_kernel::{Game, LAWS, Lawful, Refusal, Seat, View, Viewer, Zones};

const PAGE: &str = include_str!("../../../../docs/rules/defaite.en.md");

/// A pile that lasts for more than a round, so that the game goes on.
const PILE: &str =
    "pile: Pv3Sw Pv3Sw Pv3Sw Pv3Bo Pv3Bo Pv3Bo Co4Bo Co5Bo Co6Bo Co4Sw Co5Sw Co6Sw Co4Su Co5Su Co6Su";

fn position(text: &str) -> Defaite {
    Defaite::position(text).unwrap_or_else(|bad| panic!("{bad}"))
}

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// Plays `0 play Ms5, 1 let-go`; each move must be legal.
fn play(game: &mut Defaite, moves: &str) {
    for one in moves.split(',').map(str::trim) {
        let (number, action) = one.split_once(' ').unwrap();
        let done = game.apply(seat(number.parse().unwrap()), action.parse().unwrap());
        done.unwrap_or_else(|why| panic!("{one}: {why} ({})", why.rule()));
    }
}

/// The position after some moves.
fn after(text: &str, moves: &str) -> Defaite {
    let mut game = position(text);
    play(&mut game, moves);
    game
}

/// A round of three in which seat 0 begins and everybody plays their only card; the rest of
/// the text is given.
fn round_of(cards: &str, rest: &str) -> Defaite {
    let cards: Vec<&str> = cards.split(' ').collect();
    let hands: Vec<String> = (0..3).map(|seat| format!("hand {seat}: {}", cards[seat])).collect();
    let moves: Vec<String> = (0..3).map(|seat| format!("{seat} play {}", cards[seat])).collect();
    after(&format!("players 3; {}; {rest}", hands.join("; ")), &moves.join(", "))
}

/// The seat to act and its legal actions: `0: let-go, raise Au1`; or `over`.
fn asked(game: &Defaite) -> String {
    let Some(seat) = game.to_act().first() else { return "over".to_owned() };
    let mut legal: Vec<String> = game.legal(seat).map(|action| action.to_string()).collect();
    legal.sort();
    format!("{seat}: {}", legal.join(", "))
}

/// Why a move such as `1 play Ms5` is refused; the refusal must leave the position as it is.
fn refusal(game: &Defaite, one: &str) -> Illegal {
    let mut after = game.clone();
    let (number, action) = one.split_once(' ').unwrap();
    let why = after.apply(seat(number.parse().unwrap()), action.parse().unwrap()).unwrap_err();
    assert_eq!(after, *game, "a refusal changes nothing");
    why
}

/// Texts, sorted.
fn sorted(texts: impl IntoIterator<Item = String>) -> String {
    let mut texts: Vec<String> = texts.into_iter().collect();
    texts.sort();
    texts.join(" ")
}

/// The contents of a zone: the known cards, and the number of unknown ones, `+3`.
fn read(zones: &Zones<Card, Zone>, zone: Zone) -> String {
    let Some(pile) = zones.pile(zone) else { return String::new() };
    let known = pile.known.iter().flat_map(|(card, &number)| std::iter::repeat_n(card.to_string(), number));
    let known = sorted(known);
    let unknown = if pile.unknown > 0 { format!("+{}", pile.unknown) } else { String::new() };
    [known, unknown].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn hand(game: &Defaite, number: usize) -> String {
    read(&game.truth(LAWS), Zone::Hand(seat(number)))
}

fn discards(game: &Defaite) -> String {
    read(&game.truth(LAWS), Zone::Discards)
}

/// The cards of a court, each with its guards.
fn court(game: &Defaite, number: usize) -> String {
    let view = game.view(Viewer::Spectator);
    sorted(view.seats[number].court.iter().map(ToString::to_string))
}

/// The cards of a reserve whose names begin with `code`.
fn reserve(game: &Defaite, number: usize, code: &str) -> String {
    let cards = read(&game.truth(LAWS), Zone::Reserve(seat(number)));
    sorted(cards.split_whitespace().filter(|card| card.starts_with(code)).map(str::to_owned))
}

fn gold(game: &Defaite, number: usize) -> String {
    reserve(game, number, "Au")
}

fn musketeers(game: &Defaite, number: usize) -> String {
    reserve(game, number, "Ms")
}

fn points(game: &Defaite) -> Vec<u16> {
    game.view(Viewer::Spectator).seats.iter().map(|seat| seat.points).collect()
}

/// `beside 0` or `held 0`.
fn king(game: &Defaite) -> String {
    let king = game.view(Viewer::Spectator).king;
    format!("{} {}", if king.held { "held" } else { "beside" }, king.seat)
}

fn winners(game: &Defaite) -> Vec<usize> {
    game.outcome().unwrap().winners.map(Seat::index).collect()
}

/// The final scoring of provinces and of persons, by seat.
fn final_scoring(game: &Defaite) -> (Vec<u16>, Vec<u16>) {
    let last = game.outcome().unwrap().detail.last;
    last.iter().map(|last| (last.provinces, last.persons)).unzip()
}

/// What a viewer knows of a zone.
fn sees(game: &Defaite, viewer: Viewer, zone: Zone) -> String {
    read(&game.view(viewer).zones(), zone)
}

#[test]
fn every_sentence_has_a_test() {
    let tests = [
        include_str!("attack.rs"),
        include_str!("capture.rs"),
        include_str!("cards.rs"),
        include_str!("corruption.rs"),
        include_str!("decisions.rs"),
        include_str!("duel.rs"),
        include_str!("events.rs"),
        include_str!("guards.rs"),
        include_str!("knowing.rs"),
        include_str!("persons.rs"),
        include_str!("refusals.rs"),
        include_str!("round.rs"),
        include_str!("scoring.rs"),
        include_str!("setup.rs"),
        include_str!("ties.rs"),
    ];
    let (untested, unknown) = interregnum_testkit::rulebook::compare(PAGE, &tests, 'L');
    assert!(untested.is_empty(), "sentences without a test: {untested:?}");
    assert!(unknown.is_empty(), "tags without a sentence: {unknown:?}");
}
