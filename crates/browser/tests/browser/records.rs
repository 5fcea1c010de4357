//! Finished local games: records, moments, reviews, hints, continuations.

use crate::caller::{Caller, ME, claim, messages};
use crate::whole_games::play_out;
use interregnum_table::{Origin, check_shuffle};
use serde_json::{Value, json};

/// A finished game, its rematch begun.
fn finished() -> Caller {
    let mut caller = Caller::default();
    caller.begin(&claim(), &["me", "greedy"]).unwrap();
    play_out(&mut caller);
    caller
}

fn record(caller: &mut Caller) -> Value {
    let request = json!({"do": "record", "log": caller.log, "round": null});
    caller.call(&request).unwrap()
}

#[test]
fn the_record_of_a_local_game_proves_its_shuffle() {
    let mut caller = finished();
    let record = record(&mut caller);
    assert_eq!(record["format"], "interregnum");
    let checked = check_shuffle(&record.to_string()).unwrap();
    assert_eq!(checked.table, caller.table);
    assert!(checked.seats.iter().all(|seat| seat.origin == Origin::Filler), "{checked:?}");
}

#[test]
fn a_game_that_is_not_over_has_no_record() {
    let mut caller = Caller::default();
    caller.begin(&claim(), &["me", "greedy"]).unwrap();
    let request = json!({"do": "record", "log": caller.log, "round": null});
    assert_eq!(caller.call(&request).unwrap_err()["code"], "not-over");
}

#[test]
fn a_finished_game_is_seen_after_each_of_its_moves() {
    let mut caller = finished();
    let at = |caller: &mut Caller, number: usize| {
        let log = caller.log.clone();
        caller.call(&json!({"do": "at-move", "log": log, "round": 1, "number": number, "token": ME}))
    };
    let deal = at(&mut caller, 0).unwrap();
    let moves = deal["moves"].as_u64().unwrap() as usize;
    assert_eq!((&deal["seat"], &deal["you"]), (&Value::Null, &json!(0)));
    let end = at(&mut caller, moves).unwrap();
    assert!(end["winners"].is_array() && end["views"].as_array().unwrap().len() == 2);
    assert_eq!(at(&mut caller, moves + 1).unwrap_err()["code"], "no-such-move");
}

#[test]
fn a_move_is_reviewed_the_same_every_time() {
    let mut caller = finished();
    let record = record(&mut caller);
    let request = json!({"do": "review", "record": record, "number": 40});
    let review = caller.call(&request).unwrap();
    assert!(!review["advice"].as_array().unwrap().is_empty());
    assert_eq!(caller.call(&request).unwrap(), review);
}

#[test]
fn a_hint_is_for_the_one_whose_turn_it_is() {
    let mut caller = Caller::default();
    let rats = json!({"game": "braverats", "options": options_of(&mut caller, "braverats"), "pace": 0});
    caller.begin(&rats, &["me", "greedy"]).unwrap();
    let chance = caller.chance();
    let hint = |token: &str| json!({"do": "hint", "log": caller.log, "token": token, "chance": chance});
    let (mine, stranger) = (hint(ME), hint("33333333333333333333333333333333"));
    let advice = caller.call(&mine).unwrap();
    assert_eq!(advice.as_array().unwrap().len(), 8, "a chance for every card");
    assert_eq!(caller.call(&stranger).unwrap_err()["code"], "not-seated");
}

fn options_of(caller: &mut Caller, game: &str) -> Value {
    let games = caller.call(&json!({"do": "games"})).unwrap();
    let found = games.as_array().unwrap().iter().find(|one| one["name"] == game).unwrap();
    found["options"].clone()
}

#[test]
fn a_finished_game_can_be_continued_from_a_move() {
    let mut caller = finished();
    let moment = caller.moment();
    let plan = json!({"do": "continue", "log": caller.log, "round": 1, "number": 10, "token": ME, "name": "Ada",
        "seats": ["me", "squire"], "moment": moment});
    let made = caller.call(&plan).unwrap();
    caller.take_up(&made).unwrap();
    let scene = messages(&caller.hello(1, Some(ME)), 1)[0]["scene"].clone();
    assert_eq!(scene["now"]["continued"]["moves"], 10);
}

#[test]
fn a_rematch_is_played_at_the_same_table_and_both_records_stay() {
    let mut caller = finished();
    let first = record(&mut caller);
    let step = caller.ask(1, "again", &json!({"do": "propose", "what": "rematch"}));
    let now = messages(&step, 1).iter().rev().find_map(|message| message.get("now").cloned()).unwrap();
    assert_eq!((&now["round"], &now["stage"]["kind"]), (&json!(2), &json!("playing")));
    assert_eq!(record(&mut caller), first);
    let request = json!({"do": "record", "log": caller.log, "round": 2});
    assert_eq!(caller.call(&request).unwrap_err()["code"], "not-over");
}

#[test]
fn games_forms_lessons_and_lists_are_there_without_a_server() {
    let mut caller = finished();
    let games = caller.call(&json!({"do": "games"})).unwrap();
    assert!(games.as_array().unwrap().len() >= 3);
    let form = caller.call(&json!({"do": "form", "game": "claim"})).unwrap();
    assert!(!form["fields"].as_array().unwrap().is_empty());
    assert_eq!(caller.call(&json!({"do": "form", "game": "chess"})).unwrap_err()["code"], "no-such-game");
    let lesson = caller.call(&json!({"do": "lesson", "name": "claim"})).unwrap();
    assert!(lesson["stops"].is_array());
    assert_eq!(caller.call(&json!({"do": "lesson", "name": "no"})).unwrap_err()["code"], "no-such-lesson");
    let summary = json!({"do": "summary", "table": caller.table});
    let summary = caller.call(&summary).unwrap();
    assert_eq!((&summary["game"], &summary["stage"]["hands"]), (&json!("claim"), &json!([])));
    let story = json!({"do": "story", "table": caller.table, "token": ME});
    assert!(caller.call(&story).unwrap().as_array().unwrap().len() > 50);
    let glance = json!({"do": "glance", "table": caller.table, "token": ME, "number": 3});
    assert_eq!(caller.call(&glance).unwrap()["number"], 3);
}
