//! How often the rules run for one move.

use super::*;
use crate::playthrough::{BoxedPlaythrough, Holdable, TableGame};
use crate::{Command, RequestId, SeatSecret};
use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::Claim;
use interregnum_kernel::{EventOf, Game, Seed};
use interregnum_testkit::faulty::{Fault, Faulty};
use std::cell::Cell;

thread_local! {
    static APPLIED: Cell<usize> = const { Cell::new(0) };
}

/// Not a fault: counts how often the rules apply an action.
#[derive(Clone, PartialEq, Debug)]
struct Counted;

impl<G: Game> Fault<G> for Counted {
    const LAW: u8 = 0;

    fn told(events: Vec<EventOf<G>>) -> Vec<EventOf<G>> {
        APPLIED.set(APPLIED.get() + 1);
        events
    }
}

fn person(number: u8) -> PersonId {
    SeatSecret::from_bytes([number; 16]).person()
}

fn asked(who: u8, name: &str, command: Command) -> Asked {
    let id: RequestId = name.parse().expect("a plain name");
    Asked { who: person(who), id, command, now: Time(1000), entropy: Entropy([7; 32]) }
}

/// A table at which persons 0 and 1 play a game that counts how often its rules run.
fn counted<G: Holdable>() -> Table {
    let options = G::option_sets().into_iter().next().expect("an option set");
    let setup = Setup::new(G::NAME, serde_json::to_value(&options).expect("options are plain data"));
    let id = TableId::from_bytes([3; 10]);
    let first = Table::create(id, setup, person(0), Time(0), Entropy([7; 32])).expect("a table");
    let mut table = Table::load([&first]).expect("a new table");
    for who in 0..2 {
        let sit = Command::Sit { seat: None, name: format!("P{who}"), commitment: None, commits: false };
        let transition = table.decide(&asked(who, &format!("sit-{who}"), sit)).expect("an open seat");
        table = transition.expect("somebody sits down").table;
    }
    let deal = G::deal(&options, Seed::from_number(1));
    let Stage::Playing(game) = &mut table.state.stage else { panic!("the game has begun") };
    let counted = TableGame::<Faulty<G, Counted>>::start(options, deal, |_, _| panic!("no bot plays"));
    game.playthrough = BoxedPlaythrough::new(counted.expect("a game can begin"));
    APPLIED.set(0);
    table
}

/// The first seat that has to choose does the first thing it may do. Everybody is told.
fn move_once(table: &Table, name: &str) -> Table {
    let seat = table.state.game().expect("a game").awaited().next().expect("somebody is to act");
    let position = table.now(Viewer::Seat(seat)).position.expect("a position");
    let command = Command::Play { action: position.legal[0].clone(), turn: position.turn };
    let transition = table.decide(&asked(seat.index() as u8, name, command)).expect("a legal move");
    let Transition { entries, table: after } = transition.expect("the position moves");
    assert_eq!(entries.len(), 1);
    for viewer in Viewer::all(2) {
        assert!(after.told_since(viewer, table.version()).is_some());
        assert_eq!(after.now(viewer).version, after.version());
    }
    after
}

#[test]
fn the_rules_apply_a_move_once() {
    let mut table = counted::<Claim>();
    for number in 1..=10 {
        table = move_once(&table, &format!("move-{number}"));
        assert_eq!(APPLIED.get(), number);
    }
}

#[test]
fn the_rules_apply_choices_made_at_the_same_time_once_each() {
    let mut table = counted::<BraveRats>();
    for number in 1..=4 {
        table = move_once(&table, &format!("first-{number}"));
        assert_eq!(APPLIED.get(), 2 * number - 2, "a sealed choice is not applied");
        table = move_once(&table, &format!("last-{number}"));
        assert_eq!(APPLIED.get(), 2 * number);
    }
}

#[test]
fn a_refused_move_leaves_the_table_as_it_was() {
    let table = counted::<Claim>();
    let before = table.clone();
    let turn = table.state.game().expect("a game").turn;
    let seat = table.state.game().expect("a game").awaited().next().expect("somebody is to act");
    let theirs = table.now(Viewer::Seat(seat)).position.expect("a position").legal;
    let other = 1 - seat.index() as u8;
    let command = Command::Play { action: theirs[0].clone(), turn };
    assert!(matches!(table.decide(&asked(other, "move", command)), Err(Refused::Illegal { .. })));
    assert!(table == before);
}
