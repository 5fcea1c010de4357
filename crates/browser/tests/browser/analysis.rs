//! Positions of records: lines that are tried, bots and the exact solver.

use crate::caller::{Caller, claim};
use crate::whole_games::play_out;
use serde_json::{Value, json};

/// A finished game against a bot: the engine, and the record.
fn finished(setup: &Value) -> (Caller, Value) {
    let mut caller = Caller::default();
    caller.begin(setup, &["me", "greedy"]).unwrap();
    play_out(&mut caller);
    let request = json!({"do": "record", "log": caller.log, "round": null});
    let record = caller.call(&request).unwrap();
    (caller, record)
}

fn rats() -> Value {
    let options = json!({"deal": "standard", "traitor": false, "draw": false, "target": 4, "match": 1,
        "musician_cancels": false, "ambassador_keeps": true});
    json!({"game": "braverats", "options": options, "pace": 0})
}

#[test]
fn a_record_is_cut_and_another_move_is_tried() {
    let (mut caller, record) = finished(&claim());
    let at = json!({"do": "position", "record": record, "number": 4});
    let position = caller.call(&at).unwrap();
    assert_eq!((&position["moves"], &position["winners"]), (&json!(4), &Value::Null));
    assert_eq!(position["line"].as_array().unwrap().len(), 4);
    let seat = position["to_act"][0].as_u64().unwrap() as usize;
    let own = &position["seats"][seat];
    for action in own["legal"].as_array().unwrap() {
        let tried = json!({"do": "position", "record": position["record"], "tried": {"seat": seat, "action": action}});
        let next = caller.call(&tried).unwrap();
        assert_eq!((&next["moves"], &next["line"][4]["action"]), (&json!(5), action));
        let back = json!({"do": "position", "record": next["record"], "number": 4});
        assert_eq!(caller.call(&back).unwrap(), position, "a move is taken back");
    }
}

#[test]
fn what_the_rules_forbid_is_refused_and_what_is_no_record_too() {
    let (mut caller, record) = finished(&claim());
    let tried =
        json!({"do": "position", "record": record, "number": 0, "tried": {"seat": 0, "action": "play Zz9"}});
    assert_eq!(caller.call(&tried).unwrap_err()["code"], "bad-action");
    let other = json!({"do": "position", "record": {"format": "interregnum"}});
    assert_eq!(caller.call(&other).unwrap_err()["code"], "bad-record");
    let beyond = json!({"do": "position", "record": record, "number": 999});
    assert_eq!(caller.call(&beyond).unwrap_err()["code"], "no-such-move");
}

#[test]
fn the_solver_says_who_wins_phase_two_and_following_it_ends_that_way() {
    let (mut caller, record) = finished(&claim());
    let solve =
        |caller: &mut Caller, record: &Value| caller.call(&json!({"do": "solve", "record": record})).unwrap();
    let start = caller.call(&json!({"do": "position", "record": record, "number": 0})).unwrap();
    assert_eq!(solve(&mut caller, &start["record"]), Value::Null, "phase one hides cards");
    let mut position = caller.call(&json!({"do": "position", "record": record, "number": 39})).unwrap();
    let said = solve(&mut caller, &position["record"])["verdict"].clone();
    // Best play of both keeps the verdict from move to move.
    while position["winners"].is_null() {
        let solved = solve(&mut caller, &position["record"]);
        assert_eq!(solved["verdict"], said);
        let choices = solved["choices"].as_array().unwrap();
        let best = choices.iter().find(|choice| choice["share"].as_f64().unwrap() > 0.0).unwrap();
        let tried = json!({"seat": best["seat"], "action": best["action"]});
        position =
            caller.call(&json!({"do": "position", "record": position["record"], "tried": tried})).unwrap();
    }
    let winners = position["winners"].as_array().unwrap();
    match said["key"].as_str().unwrap() {
        "solved-votes" => assert_eq!(winners, &[said["args"]["seat"]["seat"].clone()]),
        _ => assert!(winners.len() != 1),
    }
}

#[test]
fn a_round_of_braverats_has_a_matrix_whose_mix_nobody_can_exploit() {
    let (mut caller, record) = finished(&rats());
    let start = caller.call(&json!({"do": "position", "record": record, "number": 0})).unwrap();
    let solved = caller.call(&json!({"do": "solve", "record": start["record"]})).unwrap();
    let payoffs: Vec<Vec<f64>> = serde_json::from_value(solved["payoffs"].clone()).unwrap();
    assert_eq!((payoffs.len(), payoffs[0].len()), (8, 8));
    let mix = |seat: usize| -> Vec<f64> {
        let own = solved["choices"].as_array().unwrap().iter().filter(|choice| choice["seat"] == seat);
        own.map(|choice| choice["share"].as_f64().unwrap()).collect()
    };
    let (rows, columns) = (mix(0), mix(1));
    assert!(
        (rows.iter().sum::<f64>() - 1.0).abs() < 1e-9 && (columns.iter().sum::<f64>() - 1.0).abs() < 1e-9
    );
    // The standard game is even (docs/braverats-solved.md): no card gains against the other's mix.
    for (own, row) in payoffs.iter().enumerate() {
        let first: f64 = row.iter().zip(&columns).map(|(payoff, share)| payoff * share).sum();
        let second: f64 = payoffs.iter().zip(&rows).map(|(row, share)| row[own] * share).sum();
        assert!(first < 1e-9 && second > -1e-9);
    }
    // While one has chosen, the matrix of the round stays.
    let action = start["seats"][0]["legal"][0].clone();
    let sealed = json!({"do": "position", "record": start["record"], "tried": {"seat": 0, "action": action}});
    let sealed = caller.call(&sealed).unwrap();
    assert_eq!(caller.call(&json!({"do": "solve", "record": sealed["record"]})).unwrap(), solved);
}

#[test]
fn a_bot_advises_the_seat_whose_turn_it_is() {
    let (mut caller, record) = finished(&rats());
    let start = caller.call(&json!({"do": "position", "record": record, "number": 0})).unwrap();
    let chance = caller.chance();
    let advise = json!({"do": "advise", "record": start["record"], "seat": 1, "chance": chance});
    assert_eq!(caller.call(&advise).unwrap().as_array().unwrap().len(), 8);
    let over = json!({"do": "advise", "record": record, "seat": 1, "chance": chance});
    assert_eq!(caller.call(&over).unwrap_err()["code"], "not-now");
}

#[test]
fn a_record_made_brief_is_the_same_game() {
    for setup in [claim(), rats()] {
        let (mut caller, record) = finished(&setup);
        let brief = caller.call(&json!({"do": "brief", "record": record})).unwrap();
        let whole = caller.call(&json!({"do": "whole", "brief": brief})).unwrap();
        for field in ["game", "options", "deal", "seats"] {
            assert_eq!(whole[field], record[field], "{field}");
        }
        let end = |caller: &mut Caller, record: &Value| {
            let mut end = caller.call(&json!({"do": "position", "record": record})).unwrap();
            end.as_object_mut().unwrap().remove("record");
            end
        };
        assert_eq!(end(&mut caller, &whole), end(&mut caller, &record));
        let length = brief.as_str().unwrap().len();
        assert!(length * 2 < record.to_string().len(), "{length} letters");
    }
    let mut caller = Caller::default();
    for other in ["", "[]", "{}", r#"["claim", {}, {}, [], [], "x"]"#] {
        assert_eq!(caller.call(&json!({"do": "whole", "brief": other})).unwrap_err()["code"], "bad-record");
    }
}

/// A position that was set up by hand.
fn set_up(game: &str, text: &str) -> Value {
    json!({"format": "interregnum-position", "game": game, "position": text})
}

#[test]
fn the_example_of_every_game_is_set_up_written_again_and_played_on() {
    for game in ["claim", "braverats", "defaite"] {
        let mut caller = Caller::default();
        let example = caller.call(&json!({"do": "example", "game": game})).unwrap();
        let line = set_up(game, example.as_str().unwrap());
        let position = caller.call(&json!({"do": "position", "record": line})).unwrap();
        let text = position["text"].as_str().unwrap();
        let again = caller.call(&json!({"do": "position", "record": set_up(game, text)})).unwrap();
        assert_eq!(again["text"], text, "{game}");
        assert_eq!(again["seats"], position["seats"], "{game}");
        let seat = position["to_act"][0].as_u64().unwrap();
        let action = &position["seats"][seat as usize]["legal"][0];
        let tried = json!({"seat": seat, "action": action});
        let next =
            caller.call(&json!({"do": "position", "record": position["record"], "tried": tried})).unwrap();
        assert_eq!(next["line"].as_array().unwrap().len(), 1, "{game}");
        let back = json!({"do": "position", "record": next["record"], "number": 0});
        assert_eq!(caller.call(&back).unwrap(), position, "{game}: a move is taken back");
        let ask =
            json!({"do": "advise", "record": position["record"], "seat": seat, "chance": "07".repeat(32)});
        let advice = caller.call(&ask);
        assert!(advice.is_ok_and(|advice| !advice.as_array().unwrap().is_empty()), "{game}");
        let solved = caller.call(&json!({"do": "solve", "record": position["record"]})).unwrap();
        assert_eq!(solved.is_null(), game == "defaite", "{game} is solved exactly, or has no solution");
    }
}

#[test]
fn a_text_that_sets_up_no_position_says_what_is_wrong_with_it() {
    let mut caller = Caller::default();
    for (game, text, what) in [
        ("claim", "players 2; kingdom claim; leader 0; hand 0: Zz9; hand 1: Go1", "card"),
        ("claim", "players 2; kingdom claim; leader 0; hand 0: Go1 Go2; hand 1: Go3", "hands-of-equal-size"),
        ("claim", "players 2; kingdom claim; leader 3; hand 0: Go1; hand 1: Go3", "leader"),
        ("claim", "players 7; kingdom claim; leader 0; hand 0: Go1; hand 1: Go3", "number-of-players"),
        ("claim", "players 2; leader 0; hand 0: Go1; hand 1: Go3", "kingdom"),
        ("claim", "players 2; kingdom claim; leader 0; foot 0: Go1; hand 1: Go3", "zone"),
        ("claim", "players 2; kingdom claim; leader 0; hand 0: Kn3; hand 1: Kn3", "card-that-is-left"),
        ("claim", "nonsense", "part-of-a-position"),
        ("braverats", "hand 0: Pr; hand 1: Pr Mu", "hands-of-equal-size"),
        ("braverats", "hand 0: Pr; hand 1: Pr; victories 9 0", "number-of-victories"),
        ("braverats", "hand 0: Xx", "part-of-a-position"),
        ("defaite", "hand 0: Ms1", "number-of-players"),
        ("defaite", "players 3; hand 0: Ms99", "part-of-a-position"),
    ] {
        let error = caller.call(&json!({"do": "position", "record": set_up(game, text)})).unwrap_err();
        assert_eq!(error["code"], "bad-position", "{text}");
        assert_eq!(error["phrase"]["args"]["what"]["text"], what, "{text}");
    }
    let other = set_up("goofspiel", "hand 0: 1");
    assert_eq!(caller.call(&json!({"do": "position", "record": other})).unwrap_err()["code"], "bad-record");
}
