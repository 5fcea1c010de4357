//! Bots: asked by view, paced evenly, never ahead of their time.

use crate::hall::{Hall, claim, rats, seat, sit};
use interregnum_kernel::{Seed, Viewer};
use interregnum_table::{Command, Proposal, Refused, Span, StageScene, SystemCommand, Time};
use std::num::NonZero;

fn with_bot(setup: interregnum_table::Setup, bot: &str) -> Hall {
    let mut hall = Hall::new(setup);
    hall.ask(0, Command::SeatBot { seat: seat(1), bot: bot.to_owned() }).unwrap();
    hall.ask(0, sit(0)).unwrap();
    hall
}

fn answer(hall: &Hall) -> (SystemCommand, Time) {
    let turns = hall.table.bots();
    let turn = &turns[0];
    let mut rng = Seed::from_number(turn.turn.0.into()).generator();
    let action = turn.task.answer(&mut rng, NonZero::<usize>::MIN).unwrap();
    (SystemCommand::Answer { seat: turn.seat, turn: turn.turn, action }, turn.at)
}

#[test]
fn a_bots_answer_is_not_taken_before_its_time_and_every_answer_takes_as_long() {
    let mut hall = with_bot(claim(), "greedy");
    for _ in 0..200 {
        if hall.stage() != StageScene::Playing {
            return;
        }
        if hall.actor() == 0 {
            hall.now = hall.now + Span(137);
            hall.step();
            continue;
        }
        let (command, at) = answer(&hall);
        assert_eq!(at, hall.now + Span(500));
        hall.now = Time(at.0 - 1);
        assert_eq!(hall.attend(&command), Err(Refused::TooSoon));
        hall.now = at;
        hall.attend(&command).unwrap();
    }
    panic!("the game ends");
}

#[test]
fn against_bots_alone_everything_can_be_taken_back() {
    for (setup, bot) in [(claim(), "greedy"), (rats(), "page")] {
        let mut hall = with_bot(setup, bot);
        let mut before = None;
        for _ in 0..2 {
            if hall.actor() == 0 {
                before = Some(hall.position(0).view);
                hall.step();
            }
            if !hall.table.bots().is_empty() {
                let (command, at) = answer(&hall);
                hall.now = at;
                hall.attend(&command).unwrap();
            }
        }
        hall.ask(0, Command::Propose { what: Proposal::TakeBack }).unwrap();
        assert_eq!(Some(hall.position(0).view), before);
        assert_eq!(hall.table, hall.loaded());
    }
}

#[test]
fn a_bot_chooses_sealed_like_everybody() {
    let mut hall = with_bot(rats(), "page");
    let (command, at) = answer(&hall);
    hall.now = at;
    hall.attend(&command).unwrap();
    assert!(hall.now(Viewer::Spectator).seats[1].chosen);
    assert!(hall.table.bots().is_empty());
    hall.step();
    assert!(!hall.now(Viewer::Spectator).seats[1].chosen);
}

#[test]
fn an_answer_for_a_person_or_for_another_turn_is_refused() {
    let mut hall = with_bot(rats(), "page");
    let (command, at) = answer(&hall);
    hall.now = at;
    let SystemCommand::Answer { turn, action, .. } = command.clone() else { panic!("an answer") };
    let person = SystemCommand::Answer { seat: seat(0), turn, action: action.clone() };
    assert_eq!(hall.attend(&person), Err(Refused::NotABotsTurn));
    let later = SystemCommand::Answer { seat: seat(1), turn: turn.next(), action };
    assert!(matches!(hall.attend(&later), Err(Refused::Stale { .. })));
    hall.attend(&command).unwrap();
    assert_eq!(hall.attend(&command), Err(Refused::NotABotsTurn));
}

#[test]
fn bots_alone_play_to_the_end() {
    let mut hall = Hall::new(claim());
    for number in 0..2 {
        let command = Command::SeatBot { seat: seat(number), bot: "squire".to_owned() };
        hall.ask(0, command).unwrap();
    }
    while hall.stage() == StageScene::Playing {
        let (command, at) = answer(&hall);
        hall.now = at;
        hall.attend(&command).unwrap();
    }
    assert!(hall.table.record().unwrap().contains("\"player\":\"squire\""));
}
