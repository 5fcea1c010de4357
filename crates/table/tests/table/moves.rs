//! Moves: once each, for the position they were chosen in, sealed where others choose too.

use crate::hall::{Hall, claim, defaite, person, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{Command, Happening, News, Refused, StageScene, Turn};

#[test]
fn a_resent_move_is_applied_once_and_answered_alike() {
    let mut hall = Hall::full(claim());
    let actor = hall.actor();
    let command = hall.first_legal(actor);
    let first = hall.ask_as(actor as u8, "once", command.clone()).unwrap();
    assert_eq!(first.len(), 1);
    let id = "once".parse().unwrap();
    let answer = hall.table.done(&person(actor as u8), &id);
    assert_eq!(answer, Some(hall.table.version()));
    let before = hall.table.clone();
    assert_eq!(hall.ask_as(actor as u8, "once", command), Ok(Vec::new()));
    assert_eq!(hall.table, before);
    assert_eq!(hall.table.done(&person(actor as u8), &id), answer);
}

#[test]
fn a_request_is_known_again_after_loading() {
    let mut hall = Hall::full(claim());
    let actor = hall.actor();
    let command = hall.first_legal(actor);
    hall.ask_as(actor as u8, "once", command).unwrap();
    assert!(hall.loaded().done(&person(actor as u8), &"once".parse().unwrap()).is_some());
    assert!(hall.loaded().done(&person(1 - actor as u8), &"once".parse().unwrap()).is_none());
}

#[test]
fn a_stale_move_is_refused_with_the_current_version() {
    let mut hall = Hall::full(claim());
    hall.step();
    let actor = hall.actor();
    let Command::Play { action, .. } = hall.first_legal(actor) else { panic!("a move") };
    let stale = Command::Play { action, turn: Turn(0) };
    let version = hall.table.version();
    assert_eq!(hall.ask(actor as u8, stale), Err(Refused::Stale { turn: Turn(1), version }));
    assert_eq!(hall.table.version(), version);
}

#[test]
fn chat_does_not_make_a_move_stale() {
    let mut hall = Hall::full(claim());
    let actor = hall.actor();
    let command = hall.first_legal(actor);
    hall.ask(1, Command::Say { text: "hello".to_owned() }).unwrap();
    hall.ask(actor as u8, command).unwrap();
}

#[test]
fn an_illegal_move_is_refused_with_its_rule_and_changes_nothing() {
    let mut hall = Hall::full(claim());
    let other = 1 - hall.actor();
    let before = hall.table.clone();
    let command = Command::Play { action: "play Go0".to_owned(), turn: Turn(0) };
    let Err(Refused::Illegal { code, rule, .. }) = hall.ask(other as u8, command) else { panic!("refused") };
    assert_eq!((code, rule.0), ("not-your-turn", "C4.2"));
    assert_eq!(hall.table, before);
}

#[test]
fn a_text_that_is_no_action_is_refused() {
    let mut hall = Hall::full(claim());
    let actor = hall.actor() as u8;
    let command = Command::Play { action: "castle".to_owned(), turn: Turn(0) };
    assert_eq!(hall.ask(actor, command), Err(Refused::BadAction { found: "castle".to_owned() }));
}

#[test]
fn every_game_can_be_played_to_its_end() {
    for setup in [claim(), rats(), defaite(3)] {
        let mut hall = Hall::full(setup);
        hall.play_out();
        assert!(matches!(hall.stage(), StageScene::Over { .. }));
        assert_eq!(hall.table, hall.loaded());
        assert_eq!(hall.ask(0, Command::Resign), Err(Refused::GameOver));
    }
}

#[test]
fn of_a_sealed_choice_others_are_told_only_that_it_was_made() {
    let mut hall = Hall::full(rats());
    let command = hall.first_legal(0);
    hall.ask(0, command).unwrap();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(hall.told(viewer).news, News::Chose { seat: seat(0), action: None });
        let now = hall.now(viewer);
        assert!(now.seats[0].chosen && !now.seats[1].chosen);
        assert_eq!(now.position.unwrap().choice, None);
    }
    let News::Chose { action: Some(_), .. } = hall.told(Viewer::Seat(seat(0))).news else {
        panic!("one knows one's own choice")
    };
}

#[test]
fn a_sealed_choice_may_be_changed_until_all_have_chosen() {
    let mut hall = Hall::full(rats());
    let [first, second] = [0, 1].map(|number: usize| hall.position(0).legal[number].clone());
    let turn = hall.position(0).turn;
    hall.ask(0, Command::Play { action: first, turn }).unwrap();
    hall.ask(0, Command::Play { action: second.clone(), turn }).unwrap();
    assert_eq!(hall.position(0).choice, Some(second.clone()));
    let command = hall.first_legal(1);
    let entries = hall.ask(1, command).unwrap();
    let Happening::Played { moves, .. } = &entries[0].what else { panic!("it reveals") };
    assert_eq!(moves[0].action, second);
    assert_eq!(hall.position(0).turn, turn.next());
}

#[test]
fn one_event_reveals_what_all_have_chosen() {
    let mut hall = Hall::full(rats());
    hall.step();
    let version = hall.table.version();
    hall.step();
    assert_eq!(hall.table.version(), version.next());
    let News::Played { seats, story, .. } = hall.told(Viewer::Spectator).news else { panic!("played") };
    assert_eq!(seats, [seat(0), seat(1)]);
    assert!(!story.phrases.is_empty());
}

#[test]
fn choices_made_at_the_same_time_stand_in_seat_order_whoever_was_first() {
    let mut hall = Hall::full(rats());
    let second = hall.first_legal(1);
    hall.ask(1, second).unwrap();
    let first = hall.first_legal(0);
    let entries = hall.ask(0, first).unwrap();
    let Happening::Played { moves, .. } = &entries[0].what else { panic!("played") };
    assert_eq!(moves.iter().map(|deed| deed.seat).collect::<Vec<_>>(), [seat(0), seat(1)]);
}

#[test]
fn what_is_not_legal_is_told_with_its_reason() {
    let mut hall = Hall::full(claim());
    for _ in 0..26 {
        let position = hall.position(hall.actor());
        if let Some(forbidden) = position.forbidden.first() {
            assert!(forbidden.action.starts_with("play "));
            assert!(!position.legal.contains(&forbidden.action));
            assert_eq!(forbidden.rule, "C4.2");
            return;
        }
        hall.step();
    }
    panic!("somebody had to follow");
}
