//! Winning rounds and the game, and the Spy: B4 and B5.

use super::STANDARD;
use crate::table::{after, both, card, dealt, outcome, play, position, round, standing, victories, view};
use interregnum_braverats::{APPLEWOOD, Action, Card, Illegal, YARG};
use interregnum_kernel::{Game, Refusal, SeatSet};

/// B4.1
#[test]
fn a_win_counts_one_and_one_more_for_each_held_round() {
    assert_eq!(round("Ge-Wi").victories, 1);
    let mut rats = position("hand 0: Mu Ge Wi As; hand 1: Pp Ge Sp As");
    play(&mut rats, "Mu-Pp Ge-Ge");
    assert_eq!((standing(&rats).held, victories(&rats)), (2, [0, 0]));
    play(&mut rats, "Wi-Sp");
    assert_eq!((standing(&rats).held, victories(&rats)), (0, [3, 0]));
}

/// B4.2
#[test]
fn a_win_with_an_ambassador_counts_one_more() {
    assert_eq!(round("Am-Sp").victories, 2);
    assert_eq!(round("Sp-Am").victories, 2);
    assert_eq!(victories(&after("hand 0: Am As; hand 1: Sp As; held 1", "Am-Sp")), [3, 0]);
    assert_eq!(round("Am-Ge").victories, 1);
}

/// B4.3
#[test]
fn an_ambassador_in_a_held_round_keeps_its_extra_victory_for_its_owner() {
    let text = "hand 0: Am Ge Mu Pp; hand 1: Mu Wi Sp As";
    assert_eq!(victories(&after(text, "Am-Mu Ge-Wi")), [3, 0]);
    // It lasts through a second held round.
    assert_eq!(outcome(&after(text, "Am-Mu Mu-Sp Ge-Wi")), Some((vec![0], "victories", [4, 0])));
    // The other player does not get it, and a loss ends it.
    let lost = after(text, "Am-Mu Pp-Wi");
    assert_eq!((victories(&lost), standing(&lost).kept), ([0, 2], both(0, 0)));
    assert_eq!(victories(&after(&format!("{text}; ambassador loses"), "Am-Mu Ge-Wi")), [2, 0]);
    assert_eq!(standing(&after("hand 0: Am As; hand 1: Am As", "Am-Am")).kept, both(1, 1));
}

/// B4.4
#[test]
fn four_victories_win_at_once_and_more_are_counted() {
    let mut rats = position("hand 0: Am Ge Mu; hand 1: Sp Wi Mu; victories 2 3; held 1");
    play(&mut rats, "Am-Sp");
    assert_eq!(outcome(&rats), Some((vec![0], "victories", [5, 3])));
    assert_eq!(outcome(&after("hand 0: Ge Am; hand 1: Wi Sp; victories 2 0", "Ge-Wi")), None);
    assert_eq!(
        outcome(&after("hand 0: Ge Am; hand 1: Wi Sp; victories 3 0", "Ge-Wi")),
        Some((vec![0], "victories", [4, 0]))
    );
}

/// B4.5
#[test]
fn if_the_cards_run_out_the_game_is_drawn() {
    let rats = after("hand 0: Ge Mu; hand 1: Wi Pp; victories 2 0", "Ge-Wi Mu-Pp");
    assert_eq!(outcome(&rats), Some((vec![], "draw", [3, 0])));
}

/// B5.1
#[test]
fn after_a_spy_the_opponent_chooses_and_reveals_first() {
    let mut rats = dealt(STANDARD, 1);
    play(&mut rats, "Sp-Am");
    assert_eq!((standing(&rats).first, rats.to_act()), (Some(APPLEWOOD), SeatSet::one(APPLEWOOD)));
    let refused = rats.apply(YARG, Action::Play(card("Wi"))).unwrap_err();
    assert_eq!((refused, refused.rule().0), (Illegal::RevealsFirst { seat: APPLEWOOD }, "B5.1"));
    rats.apply(APPLEWOOD, Action::Play(card("Pr"))).unwrap();
    let seen = view(&rats, YARG);
    assert_eq!((seen.seats[1].choice, seen.decision.to_act), (Some(Card::Prince), SeatSet::one(YARG)));
    assert_eq!(rats.apply(APPLEWOOD, Action::Play(card("Wi"))), Err(Illegal::AlreadyChosen));
    rats.apply(YARG, Action::Play(card("Pp"))).unwrap();
    assert_eq!(outcome(&rats), Some((vec![0], "princess", [0, 2])));
    // Only for one round.
    let mut rats = dealt(STANDARD, 1);
    play(&mut rats, "Sp-Am Mu-Wi");
    assert_eq!(rats.to_act(), SeatSet::all(2));
}
