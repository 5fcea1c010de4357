//! The rulebook of Claim, sentence by sentence: every test checks the sentence with its number.
//!
//! Positions are set up from a short text, moves use the notation of records, and the contents of
//! zones are read as text: cards in the order of the rulebook's table, then the number of unknown
//! cards, `Go7 Kn2 +3`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cards;
mod following;
mod gathering;
mod kingdoms;
mod knowing;
mod order;
mod powers;
mod powers2;
mod recruiting;
mod scoring;
mod setup;
mod winning;

use interregnum_claim::{
    Card, CardSet, Claim, ClaimEvent, Fact, Faction, FactionSet, Illegal, Options, Zone,
};
use interregnum_kernel::{Game, LAWS, Lawful, Pile, Rule, Seat, View, Viewer, Zones};

const PAGE: &str = include_str!("../../../../docs/rules/claim.en.md");

fn position(text: &str) -> Claim {
    Claim::position(text).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

fn player(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
}

/// The options with a kingdom given by its codes, seat 0 to lead.
fn options(players: u8, codes: &str) -> Options {
    let factions = codes.split(',').map(|code| code.parse::<Faction>().unwrap());
    Options { players, kingdom: factions.collect::<FactionSet>(), leader: seat(0) }
}

/// Plays `0 play Go7, 1 play Kn2, 1 take top`; each move must be legal.
fn play(claim: &mut Claim, moves: &str) -> Vec<ClaimEvent> {
    let mut events = Vec::new();
    for one in moves.split(',').map(str::trim) {
        let (number, action) = one.split_once(' ').unwrap();
        let action = action.parse().unwrap();
        events.extend(claim.apply(seat(number.parse().unwrap()), action).unwrap());
    }
    events
}

/// One card each, in the order of play from `leader`: the hands, each with `more` beside the
/// card, and the moves.
fn one_each(leader: usize, cards: &str, more: &str) -> (String, String) {
    let cards: Vec<&str> = cards.split(' ').collect();
    let seats = (0..cards.len()).map(|place| (leader + place) % cards.len());
    let hands = seats.clone().zip(&cards).map(|(seat, card)| format!("hand {seat}: {card} {more}"));
    let moves = seats.zip(&cards).map(|(seat, card)| format!("{seat} play {card}"));
    (hands.collect::<Vec<_>>().join("; "), moves.collect::<Vec<_>>().join(", "))
}

/// Why a move such as `1 play Dw4` is refused; the refusal must leave the position as it is.
fn refusal(claim: &Claim, one: &str) -> Illegal {
    let mut after = claim.clone();
    let (number, action) = one.split_once(' ').unwrap();
    let why = after.apply(seat(number.parse().unwrap()), action.parse().unwrap()).unwrap_err();
    assert_eq!(after, *claim, "a refusal changes nothing");
    why
}

/// Plays the first legal action while a condition holds.
fn play_while(claim: &mut Claim, going_on: impl Fn(&Claim) -> bool) -> Vec<ClaimEvent> {
    let mut events = Vec::new();
    let mut actions = 0;
    while going_on(claim) {
        actions += 1;
        assert!(actions < 200, "no game is so long");
        let seat = claim.to_act().first().unwrap();
        let action = claim.legal(seat).next().unwrap();
        events.extend(claim.apply(seat, action).unwrap());
    }
    events
}

/// The seat to act.
fn turn(claim: &Claim) -> usize {
    claim.to_act().first().unwrap().index()
}

/// What the seat may do: `play Go0, play Kn2`.
fn legal(claim: &Claim, number: usize) -> String {
    claim.legal(seat(number)).map(|action| action.to_string()).collect::<Vec<_>>().join(", ")
}

/// Cards as text, in the order of the rulebook's table.
fn text(cards: impl IntoIterator<Item = Card>) -> String {
    let cards: CardSet = cards.into_iter().collect();
    cards.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn read(zones: &Zones<Card, Zone>, zone: Zone) -> String {
    let nothing = Pile::default();
    let Pile { known, unknown } = zones.pile(zone).unwrap_or(&nothing);
    let known = text(known.iter().flat_map(|(card, number)| std::iter::repeat_n(*card, *number)));
    let unknown = if *unknown > 0 { format!("+{unknown}") } else { String::new() };
    [known, unknown].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The true contents of a zone.
fn heap(claim: &Claim, zone: Zone) -> String {
    read(&claim.truth(LAWS), zone)
}

fn hand(claim: &Claim, number: usize) -> String {
    heap(claim, Zone::Hand(seat(number)))
}

fn followers(claim: &Claim, number: usize) -> String {
    heap(claim, Zone::Followers(seat(number)))
}

fn score(claim: &Claim, number: usize) -> String {
    heap(claim, Zone::Score(seat(number)))
}

fn front(claim: &Claim, number: usize) -> String {
    heap(claim, Zone::Front(seat(number)))
}

fn aside(claim: &Claim) -> String {
    heap(claim, Zone::Aside)
}

fn discards(claim: &Claim) -> String {
    heap(claim, Zone::Discards)
}

/// What a viewer knows of a zone.
fn sees(claim: &Claim, viewer: Viewer, zone: Zone) -> String {
    read(&claim.view(viewer).zones(), zone)
}

/// Who won the last trick that was played, with what and why: `1 with Kn2 by Power (C5.4)`.
fn verdict(events: &[ClaimEvent]) -> String {
    let won = events.iter().rev().find_map(|event| match event {
        ClaimEvent::Happened { fact: Fact::Won { seat, card, why, .. }, rule, .. } => {
            Some(format!("{seat} with {card} by {why:?} ({rule})"))
        }
        _ => None,
    });
    won.unwrap()
}

/// The rule behind an event.
fn rule(event: &ClaimEvent) -> Rule {
    match event {
        ClaimEvent::Moved { rule, .. }
        | ClaimEvent::Shown { rule, .. }
        | ClaimEvent::Happened { rule, .. } => *rule,
    }
}

/// The rules by which cards came from one of these zones.
fn rules_from(events: &[ClaimEvent], zones: &[Zone]) -> Vec<&'static str> {
    let from = |event: &&ClaimEvent| matches!(event, ClaimEvent::Moved { from, .. } if zones.contains(from));
    events.iter().filter(from).map(|event| rule(event).0).collect()
}

/// Who has won the game, by seat.
fn winners(claim: &Claim) -> Vec<usize> {
    claim.outcome().unwrap().winners.map(Seat::index).collect()
}

/// Who has each vote: `Go:0 Kn:1 Dw:-`, seats or teams.
fn votes(claim: &Claim) -> String {
    let outcome = claim.outcome().unwrap();
    let to = |to: Option<u8>| to.map_or_else(|| "-".to_owned(), |side| side.to_string());
    let votes = outcome.detail.votes.iter().map(|vote| format!("{}:{}", vote.faction, to(vote.to)));
    votes.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_sentence_has_a_test() {
    let tests = [
        include_str!("cards.rs"),
        include_str!("kingdoms.rs"),
        include_str!("setup.rs"),
        include_str!("following.rs"),
        include_str!("winning.rs"),
        include_str!("recruiting.rs"),
        include_str!("gathering.rs"),
        include_str!("powers.rs"),
        include_str!("powers2.rs"),
        include_str!("order.rs"),
        include_str!("scoring.rs"),
        include_str!("knowing.rs"),
    ];
    let (untested, unknown) = interregnum_testkit::rulebook::compare(PAGE, &tests, 'C');
    assert!(untested.is_empty(), "sentences without a test: {untested:?}");
    assert!(unknown.is_empty(), "tags without a sentence: {unknown:?}");
}

/// Failed tests print positions, so the trick must be legible in them.
#[test]
fn a_printed_position_tells_who_leads_and_what_was_played() {
    let mut claim = position("players 2; kingdom claim; leader 1; hand 0: Go7; hand 1: Kn2");
    play(&mut claim, "1 play Kn2");
    assert!(format!("{claim:?}").contains("1 leads [Kn2]"));
}
