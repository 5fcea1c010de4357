//! What a table stores is bounded, and what ends a game is never refused for it.

use crate::hall::{Hall, claim, claim_of, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Choice, Command, Entry, Happening, Proposal, Refused, Span, StageScene, SystemCommand, Table,
};

/// The length from which on a log is full.
const FULL: usize = 20_000;

/// Everybody's game of two, with a log that is full.
fn full_log() -> Hall {
    let mut hall = Hall::full(claim());
    for number in hall.log.len()..FULL {
        let what = Happening::ChatSwitched { on: number % 2 == 0 };
        hall.log.push(Entry { at: hall.now, cause: None, what });
    }
    hall.table = Table::load(&hall.log).unwrap();
    assert_eq!(hall.ask(0, Command::Say { text: "hm".to_owned() }), Err(Refused::LogFull));
    hall
}

fn propose(what: Proposal) -> Command {
    Command::Propose { what }
}

fn withdraw(what: Proposal) -> Command {
    Command::Answer { what, agree: false }
}

fn is_over(hall: &Hall) -> bool {
    matches!(hall.stage(), StageScene::Over { .. })
}

/// The `number`-th of the cards that seat 0 may choose.
fn choice(hall: &Hall, number: usize) -> Command {
    let position = hall.position(0);
    Command::Play { action: position.legal[number].clone(), turn: position.turn }
}

#[test]
fn the_same_sealed_choice_again_is_not_stored() {
    let mut hall = Hall::full(rats());
    hall.ask(0, choice(&hall, 1)).unwrap();
    let version = hall.table.version();
    assert_eq!(hall.ask(0, choice(&hall, 1)), Ok(Vec::new()));
    assert_eq!(hall.table.version(), version);
    assert_eq!(hall.position(0).choice, Some(hall.position(0).legal[1].clone()));
}

#[test]
fn a_sealed_choice_can_be_changed_a_number_of_times_in_a_turn() {
    let mut hall = Hall::full(rats());
    let refused = (0..100).find_map(|number| hall.ask(0, choice(&hall, number % 2)).err());
    assert_eq!(refused, Some(Refused::TooOften));
    assert!(hall.log.len() < 40, "{} entries", hall.log.len());
    let kept = hall.position(0).choice;
    assert!(kept.is_some());
    let other = hall.first_legal(1);
    hall.ask(1, other).unwrap();
    hall.ask(0, choice(&hall, 0)).unwrap();
    hall.ask(0, choice(&hall, 1)).unwrap();
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn an_absent_opponent_is_decided_about_though_the_log_is_full() {
    for (decision, over) in [(Choice::End, true), (Choice::Bot, false)] {
        let mut hall = full_log();
        hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
        hall.wait(Span::seconds(60));
        hall.ask(0, Command::Decide { about: seat(1), choice: decision }).unwrap();
        assert_eq!(is_over(&hall), over);
    }
}

#[test]
fn a_game_is_left_and_ended_by_agreement_though_the_log_is_full() {
    let mut hall = full_log();
    hall.ask(0, propose(Proposal::Abort)).unwrap();
    hall.ask(1, Command::Answer { what: Proposal::Abort, agree: true }).unwrap();
    assert!(is_over(&hall));
    let mut hall = full_log();
    hall.ask(1, Command::Leave).unwrap();
    hall.ask(0, Command::Decide { about: seat(1), choice: Choice::End }).unwrap();
    assert!(is_over(&hall));
}

#[test]
fn nobody_fills_a_full_log_with_what_it_still_takes() {
    let mut hall = full_log();
    let commands = [
        Command::Leave,
        Command::Decide { about: seat(1), choice: Choice::Wait },
        Command::Decide { about: seat(1), choice: Choice::Bot },
        propose(Proposal::Abort),
        withdraw(Proposal::Abort),
    ];
    for _ in 0..200 {
        for command in &commands {
            let _ = hall.ask(0, command.clone());
        }
    }
    assert!(hall.log.len() < FULL + 200, "{} entries more", hall.log.len() - FULL);
    hall.ask(1, Command::Resign).unwrap();
}

#[test]
fn who_withdraws_again_and_again_waits_like_somebody_who_was_declined() {
    let mut hall = Hall::full(claim());
    let refused = (0..100).find_map(|_| {
        let asked = hall.ask(0, propose(Proposal::Abort));
        asked.and_then(|_| hall.ask(0, withdraw(Proposal::Abort))).err()
    });
    assert_eq!(refused, Some(Refused::AskLater { actions: 2 }));
    hall.ask(1, propose(Proposal::Abort)).unwrap();
}

#[test]
fn a_rematch_that_is_not_wanted_is_not_asked_for_without_end() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    let refused = (0..100).find_map(|_| {
        let asked = hall.ask(0, propose(Proposal::Rematch));
        asked.and_then(|_| hall.ask(1, withdraw(Proposal::Rematch))).err()
    });
    assert_eq!(refused, Some(Refused::TooOften));
    hall.ask(1, propose(Proposal::Rematch)).unwrap();
    hall.ask(0, propose(Proposal::Rematch)).unwrap();
    assert_eq!(hall.now(Viewer::Spectator).round, 2);
}

#[test]
fn what_is_wanted_of_an_absent_player_is_stored_when_it_changes() {
    let mut hall = Hall::full(claim_of(3));
    hall.ask(1, Command::Leave).unwrap();
    let version = hall.table.version();
    assert_eq!(hall.ask(1, Command::Leave), Ok(Vec::new()), "who has left cannot leave again");
    assert_eq!(hall.table.version(), version);
    let decide = |choice| Command::Decide { about: seat(1), choice };
    hall.ask(0, decide(Choice::Wait)).unwrap();
    assert_eq!(hall.ask(0, decide(Choice::Wait)), Ok(Vec::new()));
    let refused = (0..100).find_map(|number| {
        hall.ask(0, decide(if number % 2 == 0 { Choice::Bot } else { Choice::Wait })).err()
    });
    assert_eq!(refused, Some(Refused::TooOften));
    hall.ask(0, decide(Choice::End)).unwrap();
    hall.ask(2, decide(Choice::End)).unwrap();
    assert!(is_over(&hall));
}
