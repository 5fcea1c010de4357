//! Options, deals and records, and invalid ones: each is refused with the position and the rule of
//! the error.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_defaite::{Action, Deal, Defaite, Illegal, Options};
use interregnum_kernel::{
    BadRecord, Fault, FaultKind, Game, Record, Recorder, SeatEntry, Seed, pick, replay,
};
use serde_json::{Value, json};

const FOUR: Options = Options { players: 4 };

fn deal() -> Deal {
    Defaite::deal(&FOUR, Seed::from_number(21))
}

#[test]
fn options_are_written_as_the_record_says() {
    assert_eq!(serde_json::to_string(&FOUR).unwrap(), r#"{"players":4}"#);
    assert_eq!(serde_json::from_str::<Options>(r#"{"players":4}"#).unwrap(), FOUR);
    for text in ["{}", r#"{"players":"4"}"#, r#"{"players":-3}"#, r#"{"players":4,"seats":4}"#, "4"] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
}

#[test]
fn three_to_six_play() {
    for players in 0..=9 {
        let options = Options { players };
        let deal = Defaite::deal(&Options { players: players.clamp(3, 6) }, Seed::from_number(1));
        let started = Defaite::start(&options, &deal);
        assert_eq!(started.is_ok(), (3..=6).contains(&players), "{players}");
        if let Err(bad) = started {
            assert_eq!((bad.rule.0, bad.phrase.key.as_str()), ("L2.1", "defaite-bad-players"));
        }
    }
}

#[test]
fn a_deal_is_written_as_the_record_says() {
    let deal = deal();
    let written = serde_json::to_value(&deal).unwrap();
    let texts =
        |cards: &[interregnum_defaite::Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let seed = Seed::from_number(21).to_string();
    assert_eq!(written, json!({"seed": seed, "nobles": texts(&deal.nobles), "deck": texts(&deal.deck)}));
    assert_eq!(serde_json::from_value::<Deal>(written.clone()).unwrap(), deal);
    let mut unseeded = written.clone();
    unseeded.as_object_mut().unwrap().remove("seed");
    assert_eq!(serde_json::from_value::<Deal>(unseeded).unwrap(), Deal { seed: None, ..deal });
    for field in ["nobles", "deck"] {
        let mut without = written.clone();
        without.as_object_mut().unwrap().remove(field);
        assert!(serde_json::from_value::<Deal>(without).is_err(), "{field}");
    }
}

/// The rule that a changed deal breaks.
fn broken(change: impl FnOnce(&mut Deal)) -> &'static str {
    let mut deal = deal();
    change(&mut deal);
    Defaite::start(&FOUR, &deal).unwrap_err().rule.0
}

/// L2.1: one of the six nobles for each seat.
#[test]
fn nobles_that_cannot_be_dealt_are_refused() {
    assert_eq!(broken(|deal| deal.nobles.truncate(3)), "L2.1");
    assert_eq!(broken(|deal| deal.nobles.push("NoLi".parse().unwrap())), "L2.1");
    for card in ["Qu", "Ki", "Co7"] {
        assert_eq!(broken(|deal| deal.nobles[2] = card.parse().unwrap()), "L2.1", "{card}");
    }
}

/// The table of L1, whose cards L1.2 names, says how many there are of each.
#[test]
fn a_card_more_often_than_in_the_box_is_refused() {
    assert_eq!(broken(|deal| deal.nobles[0] = deal.nobles[1]), "L1.2");
    assert_eq!(broken(|deal| deal.deck[0] = deal.nobles[0]), "L1.2");
    for card in ["Co7", "Ms7", "Sur", "Qu"] {
        let change = |deal: &mut Deal| {
            let place = deal.deck.iter().position(|other| other.to_string() != card);
            deal.deck[place.unwrap()] = card.parse().unwrap();
        };
        assert_eq!(broken(change), "L1.2", "{card}");
    }
}

/// L2.3: all other cards are in the deck.
#[test]
fn a_deck_that_is_not_whole_is_refused() {
    assert_eq!(broken(|deal| deal.deck.truncate(100)), "L2.3");
    assert_eq!(broken(|deal| deal.deck.clear()), "L2.3");
}

/// L2.1: he is set aside before the deck is shuffled.
#[test]
fn the_king_is_not_in_the_deck() {
    assert_eq!(broken(|deal| deal.deck.push("Ki".parse().unwrap())), "L2.1");
    assert_eq!(broken(|deal| deal.deck[9] = "Ki".parse().unwrap()), "L2.1");
}

/// The record of a random game, with the lists of legal actions.
fn record() -> Value {
    let mut game = Defaite::start(&FOUR, &deal()).unwrap();
    let seats = vec![SeatEntry { name: "name".into(), player: "random".into() }; 4];
    let mut recorder = Recorder::new(FOUR, deal(), seats, true);
    let mut rng = Seed::from_number(5).generator();
    while let Some(seat) = game.to_act().first() {
        let action = pick(&mut rng, game.legal(seat)).unwrap();
        recorder.note(&game, seat, action);
        game.advance(seat, action);
    }
    serde_json::from_str(&recorder.finish(&game).write()).unwrap()
}

/// The record with a change.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut record = record();
    change(&mut record);
    record.to_string()
}

/// The fault of a well-formed record.
fn fault(change: impl FnOnce(&mut Value)) -> Fault<Illegal> {
    let record = Record::<Defaite>::read(&changed(change)).unwrap();
    *replay(&record, |_| {}).unwrap_err()
}

/// The place and the reason of a parse error in a record.
fn unread(change: impl FnOnce(&mut Value)) -> (String, String) {
    match Record::<Defaite>::read(&changed(change)).unwrap_err() {
        BadRecord::Field { path, message } => (path, message),
        other => panic!("{other}"),
    }
}

#[test]
fn a_record_as_written_replays() {
    let record = Record::<Defaite>::read(&record().to_string()).unwrap();
    let mut steps = 0;
    let game = replay(&record, |_| steps += 1).unwrap();
    assert_eq!(steps, record.moves.len());
    assert!(game.outcome().is_some());
}

#[test]
fn what_is_no_field_or_no_card_is_refused_with_its_place() {
    let path = |change: &dyn Fn(&mut Value)| unread(|record| change(record)).0;
    assert_eq!(path(&|record| record["deal"]["deck"][3] = json!("Ms9")), "deal.deck[3]");
    assert_eq!(path(&|record| record["deal"]["nobles"][1] = json!(7)), "deal.nobles[1]");
    assert_eq!(path(&|record| record["deal"]["king"] = json!("Ki")), "deal.king");
    assert_eq!(path(&|record| record["options"]["players"] = json!("four")), "options.players");
    assert_eq!(path(&|record| record["options"]["leader"] = json!(0)), "options.leader");
    assert_eq!(path(&|record| record["moves"][2]["seat"] = json!(-1)), "moves[2].seat");
    assert_eq!(path(&|record| record["moves"][2]["card"] = json!("Ms1")), "moves[2].card");
    let (path, message) = unread(|record| record["deal"]["deck"][3] = json!("Ms9"));
    assert!(path == "deal.deck[3]" && message.contains("Ms9"), "{message}");
}

#[test]
fn a_text_that_is_no_action_is_refused_with_the_moves_number() {
    for text in ["eat Ms1", "attack 1 Pv3Su+Ms1+Ms2", "play Ms9", "lay Ms1", "attack 9 Pv4", ""] {
        let fault = fault(|record| record["moves"][4]["action"] = json!(text));
        assert_eq!(fault.at, Some(5));
        assert!(matches!(fault.kind, FaultKind::Text(_)), "{fault}");
        assert!(text.parse::<Action>().is_err());
    }
}

#[test]
fn an_illegal_move_is_refused_with_its_number_and_rule() {
    let first = record()["moves"][0]["seat"].as_u64().unwrap();
    for (action, rule) in [("play Ki", "L3.5"), ("play Ctr", "L3.5"), ("let-go", "L13.1"), ("pass", "L3.5")] {
        let fault = fault(|record| record["moves"][0]["action"] = json!(action));
        assert_eq!((fault.at, fault.rule().unwrap().0), (Some(1), rule), "{action}");
    }
    let fault = fault(|record| record["moves"][0]["seat"] = json!((first + 1) % 4));
    assert_eq!((fault.at, fault.rule().unwrap().0), (Some(1), "L3.2"));
}

#[test]
fn a_setup_that_cannot_be_is_refused_with_its_rule() {
    let fault_of = |change: &dyn Fn(&mut Value)| fault(|record| change(record));
    let rule = |change: &dyn Fn(&mut Value)| fault_of(change).rule().unwrap().0;
    assert_eq!(rule(&|record| record["options"]["players"] = json!(7)), "L2.1");
    assert_eq!(rule(&|record| record["options"]["players"] = json!(5)), "L2.1");
    assert_eq!(rule(&|record| record["deal"]["nobles"][0] = json!("Qu")), "L2.1");
    assert_eq!(rule(&|record| record["deal"]["deck"] = json!([])), "L2.3");
    let seats = fault_of(&|record| record["seats"].as_array_mut().unwrap().truncate(3));
    assert_eq!(seats.kind, FaultKind::Seats { expected: 4, found: 3 });
}

#[test]
fn a_legal_list_that_differs_is_refused() {
    let listed = fault(|record| {
        let legal = record["moves"][6]["legal"].as_array_mut().unwrap();
        legal.insert(0, json!("attack 0 Pv4"));
    });
    let extra = vec!["attack 0 Pv4".to_owned()];
    assert_eq!(listed, Fault { at: Some(7), kind: FaultKind::Legal { missing: vec![], extra } });
    let mut gone = String::new();
    let unlisted = fault(|record| {
        let legal = record["moves"][6]["legal"].as_array_mut().unwrap();
        gone = legal.pop().unwrap().as_str().unwrap().to_owned();
    });
    assert_eq!(
        unlisted,
        Fault { at: Some(7), kind: FaultKind::Legal { missing: vec![gone], extra: vec![] } }
    );
}

#[test]
fn an_outcome_that_differs_is_refused() {
    let differs = |change: &dyn Fn(&mut Value)| {
        let fault = fault(|record| change(&mut record["outcome"]));
        fault.at.is_none() && matches!(fault.kind, FaultKind::Outcome { .. })
    };
    let more = |value: &mut Value| *value = json!(value.as_u64().unwrap() + 1);
    assert!(differs(&|outcome| more(&mut outcome["detail"]["points"][2])));
    assert!(differs(&|outcome| more(&mut outcome["detail"]["final"][0]["provinces"])));
    assert!(differs(&|outcome| more(&mut outcome["detail"]["final"][3]["persons"])));
    assert!(differs(&|outcome| outcome["winners"] = json!([])));
    assert!(differs(&|outcome| outcome["reason"] = json!("luck")));
    assert!(differs(&|outcome| *outcome = Value::Null));
}

#[test]
fn a_record_ends_where_the_game_ends() {
    let length = record()["moves"].as_array().unwrap().len();
    let after = fault(|record| {
        let moves = record["moves"].as_array_mut().unwrap();
        moves.push(json!({"seat": 0, "action": "pass"}));
    });
    assert_eq!(after, Fault { at: Some(length + 1), kind: FaultKind::AfterTheEnd });
    let early = fault(|record| {
        record["moves"].as_array_mut().unwrap().pop();
    });
    assert!(matches!(early.kind, FaultKind::Outcome { expected: None, .. }), "{early}");
    let unfinished = changed(|record| {
        record["moves"].as_array_mut().unwrap().truncate(10);
        record["outcome"] = Value::Null;
    });
    assert!(replay(&Record::<Defaite>::read(&unfinished).unwrap(), |_| {}).is_ok());
}

#[test]
fn points_and_final_scoring_stand_in_the_outcome() {
    let outcome = &record()["outcome"];
    assert_eq!(outcome["reason"], "points");
    let detail = outcome["detail"].as_object().unwrap();
    assert_eq!(detail.keys().collect::<Vec<_>>(), ["final", "points"]);
    let last = detail["final"].as_array().unwrap();
    assert_eq!((last.len(), detail["points"].as_array().unwrap().len()), (4, 4));
    for (seat, points) in last.iter().zip(detail["points"].as_array().unwrap()) {
        let at_the_end = seat["provinces"].as_u64().unwrap() + seat["persons"].as_u64().unwrap();
        assert!(at_the_end <= points.as_u64().unwrap());
        assert_eq!(seat.as_object().unwrap().len(), 2);
    }
}
