//! C7: phase two, gather supporters.

use super::{
    discards, followers, front, hand, heap, legal, options, play, play_while, position, refusal, score,
};
use interregnum_claim::{Claim, Illegal, Phase, Zone};
use interregnum_kernel::{Game, Refusal, Seed, Viewer};

/// C7.1
#[test]
fn the_follower_pile_becomes_the_hand() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Go7, 1 play Go5, 0 play Un1, 1 play Un2");
    assert_eq!([0, 1].map(|seat| hand(&claim, seat)), ["Dw1 Dw4", "Dw2 Dw3"]);
    assert_eq!([0, 1].map(|seat| followers(&claim, seat)), ["", ""]);
    assert_eq!(legal(&claim, 1), "play Dw2, play Dw3");
}

/// C7.2
#[test]
fn the_winner_of_a_trick_scores_the_cards_that_were_played() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Kn5 Un2; score 1: Un9");
    play(&mut claim, "0 play Go7, 1 play Kn5");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["", "Go7 Kn5 Un9"]);
    assert_eq!([discards(&claim), heap(&claim, Zone::FaceUp)], ["", ""]);
}

/// C7.2
#[test]
fn the_winner_of_the_last_trick_scores_its_cards_too() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Se; leader 1
         hand 0: Se9; hand 1: Se5; hand 2: Kn9",
    );
    play(&mut claim, "1 play Se5, 2 play Kn9, 0 play Se9");
    assert_eq!([0, 1, 2].map(|seat| score(&claim, seat)), ["Kn9 Se5 Se9", "", ""]);
}

/// C7.2: the Dwarf to the loser, the Gnome before the winner, the lower Troll aside.
#[test]
fn what_a_power_sends_elsewhere_is_not_scored_by_the_winner() {
    let after = |kingdom: &str, cards: [&str; 2]| {
        let [one, two] = cards;
        let hands = format!("hand 0: {one} Un1; hand 1: {two} Un2");
        let mut claim = position(&format!("players 2; kingdom {kingdom}; {hands}"));
        play(&mut claim, &format!("0 play {one}, 1 play {two}"));
        claim
    };
    assert_eq!(score(&after("claim", ["Dw7", "Kn3"]), 0), "Kn3");
    let gnome = after("Gn,Gi,Un,Do,Tr", ["Gi7", "Gn3"]);
    assert_eq!([score(&gnome, 0), front(&gnome, 0)], ["Gi7", "Gn3"]);
    assert_eq!(score(&after("Gn,Gi,Un,Do,Tr", ["Tr7", "Tr3"]), 0), "Tr7");
}

/// Plays a whole game, and counts its tricks.
fn tricks(players: u8, codes: &str) -> usize {
    let options = options(players, codes);
    let mut claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(11))).unwrap();
    play_while(&mut claim, |claim| claim.outcome().is_none());
    let view = claim.view(Viewer::Spectator);
    assert_eq!((view.phase, view.trick_number), (Phase::Two, view.tricks));
    view.history.len()
}

/// C7.3
#[test]
fn there_are_as_many_tricks_as_in_phase_one() {
    assert_eq!(tricks(2, "Gn,Gi,Dr,Tr,Se"), 13 + 13);
    assert_eq!(tricks(3, "Go,Kn,Dw,Un,Do,Dr,Tr"), 12 + 12);
    assert_eq!(tricks(4, "Gn,Gi,Dw,Un,Do,Dr,Tr"), 9 + 9);
}

/// C7.3
#[test]
fn after_the_last_trick_nothing_is_played() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7; hand 1: Go5");
    assert!(claim.outcome().is_none());
    play(&mut claim, "0 play Go7, 1 play Go5");
    assert!(claim.to_act().is_empty() && claim.outcome().is_some());
    let why = refusal(&claim, "0 play Go7");
    assert_eq!((why, why.rule().0), (Illegal::GameOver, "C7.3"));
}
