//! What needs agreement: take-backs and ends.

use crate::hall::{Hall, claim, claim_of, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{Command, Ending, News, Proposal, Refused, StageScene, Turn};

const TAKE_BACK: Command = Command::Propose { what: Proposal::TakeBack };
const ABORT: Command = Command::Propose { what: Proposal::Abort };

fn answer(what: Proposal, agree: bool) -> Command {
    Command::Answer { what, agree }
}

#[test]
fn an_action_is_taken_back_if_the_other_agrees() {
    let mut hall = Hall::full(claim());
    let before = hall.position(0).view;
    let actor = hall.actor();
    hall.step();
    hall.ask(actor as u8, TAKE_BACK).unwrap();
    assert_ne!(hall.position(0).view, before);
    hall.ask(1 - actor as u8, answer(Proposal::TakeBack, true)).unwrap();
    assert_eq!(hall.position(0).view, before);
    assert_eq!(hall.told(Viewer::Spectator).news, News::TookBack { turn: Turn(2) });
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn a_move_for_the_position_before_a_take_back_is_stale() {
    let mut hall = Hall::full(claim());
    let actor = hall.actor() as u8;
    let command = hall.first_legal(actor.into());
    hall.ask(actor, command.clone()).unwrap();
    hall.ask(actor, TAKE_BACK).unwrap();
    hall.ask(1 - actor, answer(Proposal::TakeBack, true)).unwrap();
    assert!(matches!(hall.ask(actor, command), Err(Refused::Stale { turn: Turn(2), .. })));
    let again = hall.first_legal(actor.into());
    hall.ask(actor, again).unwrap();
}

#[test]
fn nothing_is_taken_back_once_a_hidden_card_was_shown() {
    let mut hall = Hall::full(claim());
    let actor = hall.actor() as u8;
    hall.step();
    hall.step();
    assert_eq!(hall.ask(actor, TAKE_BACK), Err(Refused::ShownSince));
}

#[test]
fn a_take_back_that_was_asked_for_in_time_is_refused_if_a_card_was_shown_meanwhile() {
    let mut hall = Hall::full(claim_of(3));
    let actor = hall.actor();
    hall.step();
    hall.ask(actor as u8, TAKE_BACK).unwrap();
    let next = hall.actor();
    hall.step();
    assert_eq!(hall.ask(next as u8, answer(Proposal::TakeBack, true)), Err(Refused::NotProposed));
    assert!(hall.now(Viewer::Spectator).proposals.is_empty());
}

#[test]
fn a_revealed_choice_is_not_taken_back_though_all_hands_are_known() {
    let mut hall = Hall::full(rats());
    hall.step();
    hall.step();
    assert_eq!(hall.ask(0, TAKE_BACK), Err(Refused::ShownSince));
}

#[test]
fn in_the_open_an_answer_can_be_taken_back_too() {
    // C12.3: in phase two of a game of two nothing is hidden from a player who can count.
    let mut hall = Hall::full(claim());
    while !hall.position(0).view.text().contains("\"phase\":\"two\"") {
        hall.step();
    }
    let before = hall.position(0).view;
    let actor = hall.actor() as u8;
    hall.step();
    hall.step();
    hall.ask(actor, TAKE_BACK).unwrap();
    hall.ask(1 - actor, answer(Proposal::TakeBack, true)).unwrap();
    assert_eq!(hall.position(0).view, before);
}

#[test]
fn who_has_done_nothing_takes_nothing_back() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(0, TAKE_BACK), Err(Refused::NothingToTakeBack));
}

#[test]
fn all_others_have_to_agree() {
    let mut hall = Hall::full(claim_of(3));
    let actor = hall.actor();
    hall.step();
    let [second, third] = [1, 2].map(|steps| ((actor + steps) % 3) as u8);
    hall.ask(actor as u8, TAKE_BACK).unwrap();
    hall.ask(second, answer(Proposal::TakeBack, true)).unwrap();
    assert_eq!(hall.position(0).turn, Turn(1));
    hall.ask(third, answer(Proposal::TakeBack, true)).unwrap();
    assert_eq!(hall.position(0).turn, Turn(2));
}

#[test]
fn nobody_agrees_to_what_was_not_proposed_nor_twice() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(0, answer(Proposal::Abort, true)), Err(Refused::NotProposed));
    hall.ask(0, ABORT).unwrap();
    assert_eq!(hall.ask(0, ABORT), Err(Refused::AlreadyProposed));
    assert_eq!(hall.ask(0, answer(Proposal::Abort, true)), Err(Refused::NotProposed));
    assert_eq!(hall.ask(5, answer(Proposal::Abort, true)), Err(Refused::NotSeated));
}

#[test]
fn who_was_declined_waits_longer_every_time() {
    let mut hall = Hall::full(claim());
    hall.ask(0, ABORT).unwrap();
    hall.ask(1, answer(Proposal::Abort, false)).unwrap();
    assert_eq!(hall.ask(0, ABORT), Err(Refused::AskLater { actions: 2 }));
    hall.step();
    hall.step();
    hall.ask(0, ABORT).unwrap();
    hall.ask(1, answer(Proposal::Abort, false)).unwrap();
    assert_eq!(hall.ask(0, ABORT), Err(Refused::AskLater { actions: 4 }));
    hall.ask(1, ABORT).unwrap();
}

#[test]
fn a_wish_can_be_withdrawn_and_is_not_held_against_anybody() {
    let mut hall = Hall::full(claim());
    hall.ask(0, ABORT).unwrap();
    hall.ask(0, answer(Proposal::Abort, false)).unwrap();
    assert!(hall.now(Viewer::Spectator).proposals.is_empty());
    hall.ask(0, ABORT).unwrap();
}

#[test]
fn a_game_is_aborted_by_agreement_and_nobody_wins() {
    let mut hall = Hall::full(claim());
    hall.ask(0, ABORT).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    hall.ask(1, ABORT).unwrap();
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::Aborted, Vec::new()));
    assert!(hall.table.record().unwrap().contains("\"outcome\":null"));
}

#[test]
fn against_bots_alone_a_wish_is_granted_at_once() {
    let mut hall = Hall::new(claim());
    hall.ask(0, Command::SeatBot { seat: seat(1), bot: "page".to_owned() }).unwrap();
    hall.ask(0, crate::hall::sit(0)).unwrap();
    hall.ask(0, ABORT).unwrap();
    assert!(matches!(hall.stage(), StageScene::Over { .. }));
}
