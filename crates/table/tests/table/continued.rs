//! A game that goes on from a position of a finished one.

use crate::hall::{Hall, START, claim, defaite, entropy, person, rats, seat, sit};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Command, Continuation, Proposal, Refused, Setup, Source, StageScene, Table, TableId, Unproved,
    check_shuffle,
};
use serde_json::Value;

/// A finished game, and its record.
fn finished(setup: Setup) -> (Hall, String) {
    let mut hall = Hall::full(setup);
    hall.play_out();
    let record = hall.table.record().unwrap();
    (hall, record)
}

fn cut(hall: &Hall, record: &str, moves: usize) -> Option<Result<(Setup, Continuation), Refused>> {
    Continuation::of(record, Source { table: hall.table.id().clone(), round: 1, moves })
}

/// A table that goes on after so many moves; nobody sits there yet.
fn resumed(hall: &Hall, record: &str, moves: usize) -> Hall {
    let (setup, continuation) = cut(hall, record, moves).unwrap().unwrap();
    let id = TableId::from_bytes([4; 10]);
    let first = Table::resume(id, setup, person(0), (START, entropy(0)), continuation).unwrap();
    Hall::of(&first)
}

fn people(hall: &mut Hall) {
    for number in 0..hall.now(Viewer::Spectator).seats.len() {
        hall.ask(number as u8, sit(number)).unwrap();
    }
}

#[test]
fn it_begins_with_the_position_that_was_left_in_every_game() {
    for setup in [claim(), rats(), defaite(3)] {
        let (hall, record) = finished(setup);
        let mut again = resumed(&hall, &record, 6);
        people(&mut again);
        assert_eq!(again.stage(), StageScene::Playing);
        for number in 0..again.now(Viewer::Spectator).seats.len() {
            let viewer = Viewer::Seat(seat(number));
            let then = hall.table.glance(viewer, 6).unwrap();
            assert_eq!(again.position(number).view, then.view);
            assert_eq!(again.table.story(viewer)[..], hall.table.story(viewer)[..7], "the story is kept");
        }
        assert_eq!(again.loaded(), again.table);
        again.play_out();
        let [old, new] =
            [record, again.table.record().unwrap()].map(|line| serde_json::from_str::<Value>(&line).unwrap());
        assert_eq!(old["deal"], new["deal"]);
        assert_eq!(old["moves"].as_array().unwrap()[..6], new["moves"].as_array().unwrap()[..6]);
    }
}

#[test]
fn it_is_marked_and_proves_no_shuffle_but_a_rematch_is_dealt_anew() {
    let (hall, record) = finished(claim());
    let mut again = resumed(&hall, &record, 10);
    people(&mut again);
    let source = Source { table: hall.table.id().clone(), round: 1, moves: 10 };
    assert_eq!(again.now(Viewer::Spectator).continued, Some(source));
    again.play_out();
    assert_eq!(check_shuffle(&again.table.record().unwrap()), Err(Unproved::NoShuffle));
    for who in 0..2 {
        again.ask(who, Command::Propose { what: Proposal::Rematch }).unwrap();
    }
    assert_eq!(again.now(Viewer::Spectator).continued, None);
    again.ask(0, Command::Resign).unwrap();
    assert!(check_shuffle(&again.table.record().unwrap()).is_ok());
}

#[test]
fn where_both_choose_at_the_same_time_both_choose_again() {
    let (hall, record) = finished(rats());
    let (_, continuation) = cut(&hall, &record, 3).unwrap().unwrap();
    assert_eq!((continuation.source.moves, continuation.moves.len()), (2, 2));
}

#[test]
fn what_is_over_does_not_go_on_and_what_never_was_is_no_position() {
    let (hall, record) = finished(claim());
    let moves = serde_json::from_str::<Value>(&record).unwrap()["moves"].as_array().unwrap().len();
    assert_eq!(cut(&hall, &record, moves), Some(Err(Refused::GameOver)));
    assert_eq!(cut(&hall, &record, moves + 1), None);
    assert_eq!(cut(&hall, "{}", 0), None);
}

#[test]
fn what_was_done_in_the_other_game_is_not_taken_back() {
    let (hall, record) = finished(claim());
    let mut again = resumed(&hall, &record, 1);
    people(&mut again);
    let asks = Command::Propose { what: Proposal::TakeBack };
    assert_eq!(again.ask(0, asks.clone()), Err(Refused::NothingToTakeBack));
    assert_eq!(again.ask(1, asks), Err(Refused::NothingToTakeBack));
}
