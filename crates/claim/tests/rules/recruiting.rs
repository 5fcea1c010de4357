//! C6: phase one, recruit followers.

use super::{
    discards, followers, hand, heap, legal, one_each, options, play, play_while, player, position, refusal,
    rules_from, score, seat, sees, turn,
};
use interregnum_claim::{Claim, Illegal, Phase, Zone};
use interregnum_kernel::{Game, Refusal, Seed, Viewer};

/// C6.1
#[test]
fn the_winner_takes_the_prize_and_the_loser_the_next_card_of_the_pile() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    assert_eq!([heap(&claim, Zone::FaceUp), heap(&claim, Zone::Pile)], ["Dw1", "Dw2 Dw3 Dw4"]);
    play(&mut claim, "0 play Go7, 1 play Go5");
    assert_eq!([0, 1].map(|seat| followers(&claim, seat)), ["Dw1", "Dw2"]);
    assert_eq!([heap(&claim, Zone::FaceUp), heap(&claim, Zone::Pile)], ["Dw3", "Dw4"]);
}

/// C6.1
#[test]
fn the_second_player_who_wins_takes_the_prize() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go5 Un1; hand 1: Go7 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Go5, 1 play Go7");
    assert_eq!([0, 1].map(|seat| followers(&claim, seat)), ["Dw2", "Dw1"]);
}

/// C6.1
#[test]
fn the_winner_does_not_see_what_the_loser_takes_from_the_pile() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Go7, 1 play Go5");
    let taken = Zone::Followers(seat(1));
    assert_eq!(sees(&claim, player(0), taken), "+1");
    assert_eq!(sees(&claim, Viewer::Spectator, taken), "+1");
    assert_eq!(sees(&claim, player(1), taken), "Dw2");
}

/// C6.1
#[test]
fn two_players_have_nothing_to_choose() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    let why = refusal(&claim, "0 take Dw1");
    assert_eq!((why, why.rule().0), (Illegal::NothingToTake, "C6.1"));
    assert_eq!(refusal(&claim, "0 take top"), Illegal::NothingToTake);
    play(&mut claim, "0 play Go7, 1 play Go5");
    assert_eq!(legal(&claim, 0), "play Un1");
}

const THREE: &str = "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
     hand 0: Un3 Go1; hand 1: Un9 Go2; hand 2: Un5 Go3";

/// C6.2
#[test]
fn of_three_the_first_picks_the_second_gets_the_other_and_the_third_draws() {
    let mut claim = position(&format!("{THREE}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    assert_eq!(heap(&claim, Zone::FaceUp), "Dw1 Dw2");
    play(&mut claim, "0 play Un3, 1 play Un9, 2 play Un5");
    assert_eq!(legal(&claim, 1), "take Dw1, take Dw2");
    let mut other = claim.clone();
    play(&mut claim, "1 take Dw2");
    assert_eq!([0, 1, 2].map(|seat| followers(&claim, seat)), ["Dw3", "Dw2", "Dw1"]);
    play(&mut other, "1 take Dw1");
    assert_eq!([0, 1, 2].map(|seat| followers(&other, seat)), ["Dw3", "Dw1", "Dw2"]);
    assert_eq!((heap(&claim, Zone::FaceUp).as_str(), turn(&claim)), ("Dw4 Dw5", 1));
}

/// C6.2
#[test]
fn of_four_the_third_draws_before_the_fourth() {
    let mut claim = position(
        "players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 3
         hand 0: Un3 Go1; hand 1: Un9 Go2; hand 2: Un5 Go3; hand 3: Un1 Go4
         pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8",
    );
    play(&mut claim, "3 play Un1, 0 play Un3, 1 play Un9, 2 play Un5, 1 take Dw1");
    assert_eq!([0, 1, 2, 3].map(|seat| followers(&claim, seat)), ["Dw3", "Dw1", "Dw2", "Dw4"]);
    assert_eq!(heap(&claim, Zone::FaceUp), "Dw5 Dw6");
}

/// C6.2
#[test]
fn the_others_do_not_see_what_is_drawn_but_all_see_what_lay_face_up() {
    let mut claim = position(&format!("{THREE}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    play(&mut claim, "0 play Un3, 1 play Un9, 2 play Un5, 1 take Dw2");
    for viewer in [player(1), player(2), Viewer::Spectator] {
        assert_eq!(sees(&claim, viewer, Zone::Followers(seat(0))), "+1");
        assert_eq!(sees(&claim, viewer, Zone::Followers(seat(1))), "Dw2");
        assert_eq!(sees(&claim, viewer, Zone::Followers(seat(2))), "Dw1");
    }
    assert_eq!(sees(&claim, player(0), Zone::Followers(seat(0))), "Dw3");
}

/// C6.2
#[test]
fn two_equal_cards_leave_nothing_to_pick() {
    let mut claim = position(&format!("{THREE}; pile: Go0 Go0 Dw3 Dw4 Dw5 Dw6"));
    play(&mut claim, "0 play Un3, 1 play Un9, 2 play Un5");
    assert_eq!([0, 1, 2].map(|seat| followers(&claim, seat)), ["Dw3", "Go0", "Go0"]);
    assert_eq!(legal(&claim, 1), "play Go2");
}

/// C6.2
#[test]
fn only_a_face_up_card_is_picked_and_before_the_next_trick() {
    let mut claim = position(&format!("{THREE}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    play(&mut claim, "0 play Un3, 1 play Un9, 2 play Un5");
    let why = refusal(&claim, "1 play Go2");
    assert_eq!((why, why.rule().0), (Illegal::ChooseFirst, "C6.2"));
    let why = refusal(&claim, "1 take Dw3");
    assert_eq!((why, why.rule().0), (Illegal::NotOffered { card: "Dw3".parse().unwrap() }, "C6.2"));
    assert_eq!(refusal(&claim, "2 take Dw1"), Illegal::NotYourTurn { turn: seat(1) });
}

/// C6.1, C6.2: three cards are taken and the next two turned up; with two players, two and
/// one.
#[test]
fn what_is_taken_and_turned_up_is_told_with_its_sentence() {
    let mut two =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    let events = play(&mut two, "0 play Go7, 1 play Go5");
    assert_eq!(rules_from(&events, &[Zone::Pile, Zone::FaceUp]), ["C6.1"; 3]);
    let mut three = position(&format!("{THREE}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    let events = play(&mut three, "0 play Un3, 1 play Un9, 2 play Un5, 1 take Dw2");
    assert_eq!(rules_from(&events, &[Zone::Pile, Zone::FaceUp]), ["C6.2"; 5]);
}

/// The seats in rank order after a trick of these cards, in the order of play: who got the
/// first, second, third and fourth card of the pile.
fn ranks(leader: usize, cards: &str) -> Vec<usize> {
    let (hands, moves) = one_each(leader, cards, "");
    let players = cards.split(' ').count();
    let pile = &["Se1", "Se2", "Se3", "Se4"][..players];
    let setup = format!("players {players}; kingdom Go,Kn,Dw,Un,Do,Dr,Se; leader {leader}");
    let mut claim = position(&format!("{setup}; {hands}; pile: {}", pile.join(" ")));
    play(&mut claim, &moves);
    let first = turn(&claim);
    play(&mut claim, &format!("{first} take Se1"));
    pile.iter().map(|card| (0..players).find(|&seat| hand(&claim, seat) == *card).unwrap()).collect()
}

/// C6.3
#[test]
fn the_led_faction_ranks_first_from_high_to_low_then_the_others_from_high_to_low() {
    assert_eq!(ranks(0, "Un3 Un5 Dw9 Go2"), [1, 0, 2, 3]);
    assert_eq!(ranks(0, "Un3 Go2 Dw9 Kn5"), [0, 2, 3, 1]);
    assert_eq!(ranks(0, "Un0 Go9 Dw8"), [0, 1, 2]);
    assert_eq!(ranks(2, "Un3 Un5 Dw9 Go2"), [3, 2, 0, 1]);
}

/// C6.3
#[test]
fn doppelgangers_rank_with_the_led_faction() {
    assert_eq!(ranks(0, "Un3 Dw9 Do1 Go8"), [0, 2, 1, 3]);
    assert_eq!(ranks(0, "Un3 Dw9 Do4 Un2"), [2, 0, 3, 1]);
    assert_eq!(ranks(0, "Do3 Do1 Dw9"), [0, 1, 2]);
}

/// C6.3
#[test]
fn of_equal_values_the_earlier_card_ranks_first() {
    assert_eq!(ranks(0, "Un9 Dw5 Go5 Dr5"), [0, 1, 2, 3]);
    assert_eq!(ranks(0, "Un9 Dw5 Go8 Dr5"), [0, 2, 1, 3]);
    assert_eq!(ranks(0, "Un2 Do5 Dw9 Un5"), [1, 3, 0, 2]);
    assert_eq!(ranks(1, "Un9 Dw5 Go5"), [1, 2, 0]);
}

/// C6.3
#[test]
fn a_knight_that_wins_ranks_first_of_all() {
    assert_eq!(ranks(0, "Go9 Do8 Kn2 Go7"), [2, 0, 1, 3]);
    assert_eq!(ranks(0, "Go9 Dw9 Kn2"), [2, 0, 1]);
}

/// C6.3
#[test]
fn any_further_knight_ranks_with_the_other_factions() {
    assert_eq!(ranks(0, "Go1 Kn4 Kn8 Dw6"), [2, 0, 3, 1]);
    assert_eq!(ranks(0, "Go1 Kn7 Kn8 Dw6"), [2, 0, 1, 3]);
    assert_eq!(ranks(0, "Go1 Dw6 Kn8 Kn6"), [2, 0, 1, 3]);
    assert_eq!(ranks(0, "Go1 Kn6 Kn8 Dw6"), [2, 0, 1, 3]);
    assert_eq!(ranks(0, "Go1 Kn2 Kn3 Kn4"), [3, 0, 2, 1]);
}

/// C6.4
#[test]
fn the_winner_scores_the_undead_played_in_the_trick() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Un3 Go7; hand 1: Un5 Un9; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Un3, 1 play Un5");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["", "Un3 Un5"]);
}

/// C6.4
#[test]
fn the_winner_scores_an_undead_that_the_loser_threw_in() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 2
         hand 0: Un9; hand 1: Go3; hand 2: Go7; pile: Dw1 Dw2 Dw3",
    );
    play(&mut claim, "2 play Go7, 0 play Un9, 1 play Go3");
    assert_eq!([score(&claim, 2), discards(&claim)], ["Un9", "Go3 Go7"]);
}

/// C6.4
#[test]
fn an_undead_prize_goes_to_the_follower_pile() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Go1; hand 1: Go5 Go2; pile: Un7 Un8 Dw3 Dw4");
    play(&mut claim, "0 play Go7, 1 play Go5");
    assert_eq!([0, 1].map(|seat| followers(&claim, seat)), ["Un7", "Un8"]);
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["", ""]);
}

/// C6.5
#[test]
fn every_other_card_played_in_phase_one_is_discarded() {
    let discarded = |kingdom: &str, cards: [&str; 4]| {
        let [one, two, three, four] = cards;
        let hands = format!("hand 0: {one}; hand 1: {two}; hand 2: {three}; hand 3: {four}");
        let mut claim = position(&format!("players 4; kingdom {kingdom}; {hands}; pile: Do0 Do1 Do2 Do3"));
        play(&mut claim, &format!("0 play {one}, 1 play {two}, 2 play {three}, 3 play {four}"));
        discards(&claim)
    };
    assert_eq!(discarded("Go,Kn,Dw,Un,Do,Dr,Tr", ["Go7", "Kn2", "Dw3", "Do4"]), "Go7 Kn2 Dw3 Do4");
    assert_eq!(discarded("Gn,Gi,Dw,Un,Do,Dr,Tr", ["Gi5", "Gn5", "Dr3", "Tr4"]), "Gn5 Gi5 Dr3 Tr4");
    assert_eq!(discarded("Gn,Gi,Dw,Un,Do,Tr,Se", ["Tr5", "Tr6", "Se3", "Un4"]), "Tr5 Tr6 Se3");
}

/// C6.6
#[test]
fn you_see_the_cards_of_your_own_follower_pile() {
    let mut claim = position(
        "players 2; kingdom claim; hand 0: Go7 Un1 Un5; hand 1: Go5 Un2 Un4; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6",
    );
    play(&mut claim, "0 play Go7, 1 play Go5, 0 play Un1, 1 play Un2");
    assert_eq!(sees(&claim, player(0), Zone::Followers(seat(0))), "Dw1 Dw4");
    assert_eq!(sees(&claim, player(1), Zone::Followers(seat(1))), "Dw2 Dw3");
}

/// How many tricks phase one has when the first legal action is always taken.
fn tricks_of_phase_one(players: u8, codes: &str) -> usize {
    let options = options(players, codes);
    let mut claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(7))).unwrap();
    play_while(&mut claim, |claim| claim.view(Viewer::Spectator).phase == Phase::One);
    assert_eq!(heap(&claim, Zone::Pile) + &heap(&claim, Zone::FaceUp), "");
    claim.view(Viewer::Spectator).history.len()
}

/// C6.7
#[test]
fn phase_one_is_over_after_13_tricks_12_or_9() {
    assert_eq!(tricks_of_phase_one(2, "Go,Kn,Dw,Un,Do"), 13);
    assert_eq!(tricks_of_phase_one(3, "Go,Kn,Dw,Un,Do,Dr,Se"), 12);
    assert_eq!(tricks_of_phase_one(4, "Gn,Gi,Dw,Un,Do,Dr,Se"), 9);
}

/// C6.7
#[test]
fn phase_one_goes_on_while_a_card_is_left() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Go7, 1 play Go5");
    let view = claim.view(Viewer::Spectator);
    assert_eq!((view.phase, view.trick_number, view.tricks), (Phase::One, 2, 2));
    play(&mut claim, "0 play Un1, 1 play Un2");
    let view = claim.view(Viewer::Spectator);
    assert_eq!((view.phase, view.trick_number, view.tricks), (Phase::Two, 1, 2));
}
