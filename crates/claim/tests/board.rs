//! The state of the votes in positions from short texts, compared with counts by hand.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Board, Claim, Standing};
use interregnum_kernel::{Game, Seat, Viewer};

/// The board as a seat sees it.
fn board(position: &str, seat: usize) -> Board {
    Board::of(&Claim::position(position).unwrap().view(Viewer::Seat(Seat::new(seat))))
}

fn faction(board: &Board, code: &str) -> Standing {
    board.factions.iter().find(|each| each.faction.to_string() == code).unwrap().clone()
}

const TWO: &str = "players 2; kingdom claim; leader 0; hand 0: Go7 Kn2; hand 1: Go1 Dw4; \
                   score 0: Un9 Un3; score 1: Un5 Go2";

#[test]
fn a_vote_that_no_card_can_change_is_decided() {
    let undead = faction(&board(TWO, 0), "Un");
    assert_eq!((undead.count, undead.highest), (vec![2, 1], vec![Some(9), Some(5)]));
    assert_eq!((undead.to, undead.decided, undead.left), (Some(0), true, 0));
}

#[test]
fn a_lead_that_may_melt_is_not() {
    let goblins = faction(&board(TWO, 0), "Go");
    assert_eq!((goblins.count, goblins.highest), (vec![0, 1], vec![None, Some(2)]));
    assert_eq!((goblins.to, goblins.decided, goblins.left), (Some(1), false, 2));
}

#[test]
fn a_lead_that_is_larger_than_what_may_come_is_decided() {
    let position = "players 2; kingdom claim; leader 0; hand 0: Un1; hand 1: Dw4; score 0: Un9 Un3";
    assert!(faction(&board(position, 1), "Un").decided);
    let even = "players 2; kingdom claim; leader 0; hand 0: Un1; hand 1: Dw4; score 0: Un9";
    assert!(!faction(&board(even, 1), "Un").decided, "one against one: the highest card is not scored yet");
}

#[test]
fn of_equal_numbers_the_highest_card_leads() {
    let position = "players 2; kingdom claim; leader 0; hand 0: Go1; hand 1: Go2; score 0: Un5; score 1: Un9";
    assert_eq!(faction(&board(position, 0), "Un").to, Some(1));
    let zeros = "players 2; kingdom claim; leader 0; hand 0: Un1; hand 1: Un2; score 0: Go0; score 1: Go0";
    assert_eq!(faction(&board(zeros, 0), "Go").to, None);
}

#[test]
fn gnomes_that_lie_open_count_but_are_not_sure() {
    let position = "players 2; kingdom claim2; leader 0; hand 0: Tr1; hand 1: Gi3; front 0: Gn3 Gn5";
    let gnomes = faction(&board(position, 0), "Gn");
    assert_eq!((gnomes.count, gnomes.to, gnomes.decided), (vec![2, 0], Some(0), false));
}

#[test]
fn partners_count_together() {
    let position = "players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Se; leader 0; hand 0: Go1; hand 1: Go2; hand 2: Go3; \
                    hand 3: Go4; score 0: Un1; score 2: Un2; score 1: Un9";
    let board = board(position, 3);
    assert_eq!(board.sides, [0, 1, 0, 1]);
    assert_eq!(board.needed, Some(4));
    assert_eq!(faction(&board, "Un").count, [2, 1]);
}

#[test]
fn with_three_sides_no_number_of_votes_wins_at_once() {
    let position = "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Se; leader 0; hand 0: Go1; hand 1: Go2; hand 2: Go3";
    assert_eq!(board(position, 0).needed, None);
    assert_eq!(board(TWO, 0).needed, Some(3));
}

#[test]
fn what_a_viewer_cannot_point_at_is_unseen() {
    let position = "players 2; kingdom claim; leader 0; hand 0: Go7; hand 1: Kn3; pile: Dw1 Dw2";
    let unseen = |seat: usize, code: &str| faction(&board(position, seat), code).unseen;
    assert_eq!((unseen(0, "Kn"), unseen(1, "Kn")), (1, 0));
    assert_eq!((unseen(0, "Go"), unseen(1, "Go")), (0, 1));
    assert_eq!(unseen(0, "Dw"), 1, "one of the two lies face up");
}
