//! The heuristic's choice in positions where the best action is obvious.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::Claim;
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Game, Seed, Viewer};
use interregnum_players::{Greedy, Heuristic, Playable, Player, Recall};

/// The heuristic's choice in a position after these actions.
fn does<G: Playable>(mut game: G, actions: &[&str]) -> String {
    for action in actions {
        let seat = game.to_act().first().unwrap();
        game.apply(seat, action.parse().unwrap()).unwrap();
    }
    let seat = game.to_act().first().unwrap();
    let mut rng = Seed::from_number(1).generator();
    let action = Greedy::<G>::default().act(&game.view(Viewer::Seat(seat)), &mut rng);
    action.unwrap().to_string()
}

fn claim(position: &str, actions: &[&str]) -> String {
    does(Claim::position(position).unwrap(), actions)
}

#[test]
fn a_good_prize_is_won_with_the_cheapest_card_that_wins() {
    let table = "players 2; kingdom claim; leader 0
        hand 0: Go5 Go1 Kn2; hand 1: Go6 Go9 Go2
        pile: Kn9 Go0 Go0 Go0 Dw1 Dw2";
    assert_eq!(claim(table, &["play Go5"]), "play Go6");
}

#[test]
fn a_poor_prize_is_left_and_the_poorest_card_thrown_away() {
    let table = "players 2; kingdom claim; leader 0
        hand 0: Go5 Go1 Kn2; hand 1: Go6 Go9 Go2
        pile: Go0 Kn9 Un9 Kn8 Un8 Do7";
    assert_eq!(claim(table, &["play Go5"]), "play Go2");
}

#[test]
fn undead_are_won_for_the_score_pile_even_where_the_prize_is_poor() {
    let table = "players 2; kingdom claim; leader 0
        hand 0: Un5 Un1 Kn2; hand 1: Un6 Un9 Un2
        pile: Dw4 Go3 Go4 Go2 Kn3 Un0";
    assert_eq!(claim(table, &["play Un5"]), "play Un6");
}

#[test]
fn of_two_followers_the_better_is_taken() {
    let table = "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 0
        hand 0: Go9 Go1; hand 1: Go5 Go2; hand 2: Go4 Go3
        pile: Kn9 Go0 Go0 Un1 Dr2 Dr3";
    assert_eq!(claim(table, &["play Go9", "play Go5", "play Go4"]), "take Kn9");
}

/// C9.2: the winner with a Seer may look.
#[test]
fn a_better_card_on_top_of_the_pile_is_taken_instead_of_the_prize() {
    let table = "players 2; kingdom claim2; leader 0
        hand 0: Se9 Se1; hand 1: Se5 Se2
        pile: Dr0 Gi9 Gn1 Gn1";
    assert_eq!(claim(table, &["play Se9", "play Se2"]), "take top");
}

/// C8.3: the loser takes the Dwarves.
#[test]
fn a_trick_of_dwarves_is_lost_on_purpose() {
    let table = "players 2; kingdom claim; leader 0
        hand 0: Dw5 Go1; hand 1: Dw9 Dw2; score 0: Dw1; score 1: Dw3";
    assert_eq!(claim(table, &["play Dw5"]), "play Dw2");
}

#[test]
fn a_trick_with_open_votes_is_won_and_one_without_is_let_go() {
    let open = "players 2; kingdom claim; leader 0
        hand 0: Kn5 Go1; hand 1: Kn9 Kn2; score 0: Kn4; score 1: Kn3";
    assert_eq!(claim(open, &["play Kn5"]), "play Kn9");
    // Five Goblins to none and three left: that vote is decided, that of the Undead is not.
    let decided = "players 2; kingdom claim; leader 0
        hand 0: Go5 Un1; hand 1: Go9 Go2; score 0: Go4 Go3 Go6 Go7 Go8; score 1: Un4";
    assert_eq!(claim(decided, &["play Go5"]), "play Go2");
}

#[test]
fn partners_do_not_beat_each_other() {
    let table = "players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 0
        hand 0: Kn8 Go1; hand 1: Kn2 Go2; hand 2: Kn9 Kn3; hand 3: Kn4 Go4";
    assert_eq!(claim(table, &["play Kn8", "play Kn2"]), "play Kn3");
}

#[test]
fn a_card_shown_first_is_answered_with_one_that_beats_it() {
    let rats = |hands: &str| BraveRats::position(hands).unwrap();
    // B3.3: a Princess meets the Prince. B3.5: an Assassin beats what is stronger.
    let after_the_spy = "hand 0: Pr Ge Mu; hand 1: Pp Wi As; first 0";
    assert_eq!(does(rats(after_the_spy), &["play Pr"]), "play Pp");
    assert_eq!(does(rats(after_the_spy), &["play Ge"]), "play As");
}

#[test]
fn an_unguarded_province_of_the_own_symbol_is_attacked() {
    let table = "players 3; hand 0: Ms7 Au1 Co4Li; court 0: NoSu; court 1: NoBo Pv3Su; pile: Au2";
    assert_eq!(does(Defaite::position(table).unwrap(), &[]), "attack 1 Pv3Su");
}

#[test]
fn a_raise_is_the_lowest_card_that_is_enough() {
    let table = "players 3; hand 0: Ms7 Ms2 Ms1; court 0: NoSu; court 1: NoBo Pv3Su+Ms1; pile: Au2";
    assert_eq!(does(Defaite::position(table).unwrap(), &["attack 1 Pv3Su+Ms1"]), "lay hand Ms2");
}

#[test]
fn a_suit_is_not_given_away() {
    // Gold 1 would go to the player of the 3; the courtier stays.
    let table = "players 3; first 1; turn 0; hand 0: Au1 Co7; court 0: NoSu; middle 1: Au3; middle 2: Au2";
    assert_eq!(does(Defaite::position(table).unwrap(), &[]), "play Co7");
}

#[test]
fn the_noble_that_doubles_nothing_is_lost() {
    let table = "players 3; hand 0: Ms1; hand 1: Ms7 Co7; court 0: NoSu NoBo Pv3Su; court 1: NoLi; turn 1; first 1; pile: Au2";
    assert_eq!(does(Defaite::position(table).unwrap(), &["duel 0 Ms7", "answer Ms1"]), "lose NoBo");
}

#[test]
fn opinions_come_in_the_order_of_the_legal_actions_and_only_in_turn() {
    let options = Claim::option_sets()[0];
    let game = Claim::start(&options, &Claim::deal(&options, Seed::from_number(1))).unwrap();
    let seat = game.to_act().first().unwrap();
    let view = game.view(Viewer::Seat(seat));
    for recall in [Recall::Perfect, Recall::OpenCards] {
        let judged: Vec<_> = Claim::score(&view, recall).iter().map(|judged| judged.action).collect();
        assert_eq!(judged, view.decision.legal);
    }
    let other = game.view(Viewer::Seat(seat.clockwise(1, 2)));
    assert!(Claim::score(&other, Recall::Perfect).is_empty());
    assert!(Claim::score(&game.view(Viewer::Spectator), Recall::Perfect).is_empty());
}
