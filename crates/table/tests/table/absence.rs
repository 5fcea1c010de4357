//! Absence: grace, then the others decide; who comes back relieves the bot.

use crate::hall::{Hall, claim, claim_of, seat};
use interregnum_kernel::{Seed, Viewer};
use interregnum_table::{
    AbsenceScene, Chapter, Choice, Clock, Command, Ending, HolderScene, MovedBy, News, Proposal, Refused,
    Setup, Span, StageScene, SystemCommand,
};
use std::num::NonZero;

fn decide(choice: Choice) -> Command {
    Command::Decide { about: seat(1), choice }
}

fn holder(hall: &Hall, number: usize) -> (Option<AbsenceScene>, Option<String>) {
    match hall.now(Viewer::Spectator).seats[number].holder.clone() {
        HolderScene::Person { absence, stand_in, .. } => (absence, stand_in),
        other => panic!("{other:?} is no person"),
    }
}

fn timed(mut setup: Setup) -> Setup {
    setup.clock = Clock::Move { span: Span::seconds(3600) };
    setup
}

/// A table whose player 1 has been away for longer than the grace time.
fn deserted(setup: Setup) -> Hall {
    let mut hall = Hall::full(setup);
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    hall.wait(Span::seconds(60));
    hall
}

#[test]
fn an_absent_player_has_a_grace_time_in_which_nobody_decides() {
    let mut hall = Hall::full(claim());
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::seconds(60)));
    assert_eq!(hall.ask(0, decide(Choice::End)), Err(Refused::NotAbsent));
    hall.wait(Span::seconds(60));
    assert_eq!(holder(&hall, 1).0, Some(AbsenceScene { until: None, choices: Vec::new() }));
    assert_eq!(hall.table.deadline(), None);
}

#[test]
fn who_comes_back_in_time_is_as_if_never_away() {
    let mut hall = Hall::full(claim());
    let before = hall.now(Viewer::Spectator).seats;
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert_eq!(hall.now(Viewer::Spectator).seats, before);
    assert_eq!(hall.attend(&SystemCommand::Found(seat(1))), Ok(Vec::new()));
}

#[test]
fn the_others_may_wait() {
    let mut hall = deserted(claim());
    hall.ask(0, decide(Choice::Wait)).unwrap();
    assert_eq!(
        holder(&hall, 1),
        (Some(AbsenceScene { until: None, choices: vec![(seat(0), Choice::Wait)] }), None)
    );
}

#[test]
fn without_a_clock_nobody_loses_by_being_away() {
    let mut hall = deserted(claim());
    hall.ask(0, decide(Choice::End)).unwrap();
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::Unfinished { seat: seat(1) }, Vec::new()));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn with_a_clock_the_other_of_two_may_claim_the_win() {
    let mut hall = deserted(timed(claim()));
    hall.ask(0, decide(Choice::End)).unwrap();
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::Abandoned { seat: seat(1) }, vec![seat(0)]));
}

#[test]
fn of_more_than_two_nobody_wins_a_game_that_the_others_end() {
    let mut hall = deserted(claim_of(3));
    hall.ask(0, decide(Choice::End)).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    hall.ask(2, decide(Choice::End)).unwrap();
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::Abandoned { seat: seat(1) }, Vec::new()));
}

#[test]
fn a_bot_plays_on_and_is_relieved_by_the_returning_player() {
    let mut hall = deserted(claim());
    hall.ask(0, decide(Choice::Bot)).unwrap();
    assert_eq!(holder(&hall, 1).1.as_deref(), Some("squire"));
    while hall.actor() != 1 {
        hall.step();
    }
    assert_eq!(hall.table.bots().len(), 1);
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert_eq!(holder(&hall, 1), (None, None));
    assert!(hall.table.bots().is_empty());
    hall.step();
}

#[test]
fn who_comes_back_is_told_what_the_bot_played_meanwhile() {
    let mut hall = deserted(claim());
    hall.ask(0, decide(Choice::Bot)).unwrap();
    for _ in 0..6 {
        if hall.actor() == 1 {
            let turn = &hall.table.bots()[0];
            let mut rng = Seed::from_number(turn.turn.0.into()).generator();
            let action = turn.task.answer(&mut rng, NonZero::<usize>::MIN).unwrap();
            let command = SystemCommand::Answer { seat: turn.seat, turn: turn.turn, action };
            hall.now = turn.at;
            hall.attend(&command).unwrap();
        } else {
            hall.step();
        }
    }
    let by_bot = |chapter: &&Chapter| chapter.by == MovedBy::StandIn && chapter.seat == Some(seat(1));
    assert_eq!(hall.table.story(Viewer::Spectator).iter().filter(by_bot).count(), 3);
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert_eq!(hall.told(Viewer::Seat(seat(1))).news, News::Found { seat: seat(1), played: 3 });
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert_eq!(hall.told(Viewer::Spectator).news, News::Found { seat: seat(1), played: 0 });
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn all_others_have_to_be_of_one_mind() {
    let mut hall = deserted(claim_of(3));
    hall.ask(0, decide(Choice::Bot)).unwrap();
    hall.ask(2, decide(Choice::End)).unwrap();
    assert_eq!(holder(&hall, 1).1, None);
    hall.ask(2, decide(Choice::Bot)).unwrap();
    assert_eq!(holder(&hall, 1).1.as_deref(), Some("squire"));
}

#[test]
fn nobody_decides_about_somebody_who_is_there() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(0, decide(Choice::End)), Err(Refused::NotAbsent));
}

#[test]
fn who_leaves_during_the_game_is_absent_without_grace_and_may_come_back() {
    let mut hall = Hall::full(claim());
    hall.ask(1, Command::Leave).unwrap();
    assert_eq!(holder(&hall, 1).0, Some(AbsenceScene { until: None, choices: Vec::new() }));
    hall.ask(0, decide(Choice::Bot)).unwrap();
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert_eq!(holder(&hall, 1), (None, None));
}

#[test]
fn whoever_asks_for_something_is_there() {
    let mut hall = deserted(claim());
    hall.ask(1, Command::Propose { what: Proposal::Abort }).unwrap();
    assert_eq!(holder(&hall, 1).0, None);
}

#[test]
fn a_bot_has_no_say_in_what_people_agree_on() {
    let mut hall = deserted(claim());
    hall.ask(0, decide(Choice::Bot)).unwrap();
    hall.ask(0, Command::Propose { what: Proposal::Abort }).unwrap();
    assert!(matches!(hall.stage(), StageScene::Over { .. }));
}

#[test]
fn the_time_that_the_server_was_away_is_given_back_to_the_absent() {
    let mut hall = Hall::full(claim());
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    let until = hall.table.deadline().unwrap();
    hall.now = hall.now + Span::seconds(600);
    hall.attend(&SystemCommand::GiveBack(Span::seconds(600))).unwrap();
    assert_eq!(hall.table.deadline(), Some(until + Span::seconds(600)));
}
