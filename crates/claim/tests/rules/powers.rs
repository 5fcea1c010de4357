//! C8: powers of Claim.

use super::{discards, legal, one_each, play, position, score, turn, verdict};

/// C8.1
#[test]
fn a_goblin_has_no_power() {
    let mut claim = position("players 2; kingdom claim; hand 0: Un0 Dw1; hand 1: Go9 Dw2");
    play(&mut claim, "0 play Un0, 1 play Go9");
    assert_eq!((score(&claim, 0).as_str(), turn(&claim)), ("Go9 Un0", 0));
    let mut claim = position("players 2; kingdom claim; hand 0: Kn2; hand 1: Go9; pile: Dw1 Dw2");
    play(&mut claim, "0 play Kn2, 1 play Go9");
    assert_eq!((discards(&claim).as_str(), turn(&claim)), ("Go9 Kn2", 0));
}

/// C8.1, C5.4: in either phase.
#[test]
fn a_knights_power_is_to_beat_goblins() {
    let hands = "players 2; kingdom claim; hand 0: Go9; hand 1: Kn2";
    for text in [hands.to_owned(), format!("{hands}; pile: Dw1 Dw2")] {
        let events = play(&mut position(&text), "0 play Go9, 1 play Kn2");
        assert_eq!(verdict(&events), "1 with Kn2 by Power (C5.4)");
    }
}

/// C8.2, C6.4: in phase one they are scored, in phase two they are plain cards.
#[test]
fn undead_have_no_power_in_phase_two() {
    let hands = "players 2; kingdom claim; hand 0: Dw4 Go1; hand 1: Un9 Go2";
    let mut one = position(&format!("{hands}; pile: Go3 Go4 Go5 Go6"));
    play(&mut one, "0 play Dw4, 1 play Un9");
    assert_eq!([score(&one, 0), discards(&one)], ["Un9", "Dw4"]);
    let mut two = position(hands);
    play(&mut two, "0 play Dw4, 1 play Un9");
    assert_eq!([0, 1].map(|seat| score(&two, seat)), ["Un9", "Dw4"]);
    let mut two = position("players 2; kingdom claim; hand 0: Un3 Go1; hand 1: Un5 Go2");
    play(&mut two, "0 play Un3, 1 play Un5");
    assert_eq!((score(&two, 1).as_str(), turn(&two)), ("Un3 Un5", 1));
}

/// C8.3: the words of the Claim rulebook, which has no example.
#[test]
fn claim_rulebook_the_loser_collects_all_dwarves_and_the_winner_the_other_cards() {
    let mut claim = position("players 2; kingdom claim; hand 0: Dw7 Go1; hand 1: Dw3 Go2");
    play(&mut claim, "0 play Dw7, 1 play Dw3");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["", "Dw3 Dw7"]);
    assert_eq!(turn(&claim), 0);
    let mut claim = position("players 2; kingdom claim; hand 0: Go5 Un1; hand 1: Dw9 Un2");
    play(&mut claim, "0 play Go5, 1 play Dw9");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Go5", "Dw9"]);
}

/// C8.3
#[test]
fn the_loser_who_led_the_dwarf_collects_it_again() {
    let mut claim = position("players 2; kingdom claim; hand 0: Dw3 Go1; hand 1: Do8 Go2");
    play(&mut claim, "0 play Dw3, 1 play Do8");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Dw3", "Do8"]);
}

/// C8.3: also with the lowest value of the trick at the winner's side.
#[test]
fn with_two_players_the_loser_has_the_dwarves_whatever_the_values() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go1 Un1; hand 1: Dw5 Un2");
    play(&mut claim, "0 play Go1, 1 play Dw5");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Go1", "Dw5"]);
}

/// C8.3: no power before phase two.
#[test]
fn dwarves_have_no_power_in_phase_one() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Dw7 Go1; hand 1: Dw3 Go2; pile: Go3 Go4 Go5 Go6");
    play(&mut claim, "0 play Dw7, 1 play Dw3");
    assert_eq!(discards(&claim), "Dw3 Dw7");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["", ""]);
}

/// The score piles after a trick of these cards, in the order of play from `leader`.
fn scores(leader: usize, cards: &str) -> Vec<String> {
    let (hands, moves) = one_each(leader, cards, "Go0");
    let players = cards.split(' ').count();
    let mut claim =
        position(&format!("players {players}; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader {leader}; {hands}"));
    play(&mut claim, &moves);
    (0..players).map(|seat| score(&claim, seat)).collect()
}

/// C8.4
#[test]
fn the_player_of_the_lowest_value_takes_all_dwarves_faction_ignored() {
    assert_eq!(scores(0, "Un9 Dw5 Un2"), ["Un2 Un9", "", "Dw5"]);
    assert_eq!(scores(0, "Dw9 Dw5 Kn2"), ["Kn2", "", "Dw5 Dw9"]);
    assert_eq!(scores(0, "Dw6 Dw3 Dw8"), ["", "Dw3 Dw6 Dw8", ""]);
    assert_eq!(scores(2, "Un9 Dw5 Kn2"), ["", "Dw5", "Kn2 Un9"]);
    assert_eq!(scores(0, "Un9 Dw5 Un4 Do1"), ["Un4 Un9 Do1", "", "", "Dw5"]);
    assert_eq!(scores(3, "Un9 Dw0 Un4 Dr1"), ["Dw0", "", "", "Un4 Un9 Dr1"]);
}

/// C8.4: if several share the lowest value.
#[test]
fn of_several_lowest_the_one_who_played_last_takes_the_dwarves() {
    assert_eq!(scores(0, "Un9 Dw2 Un2"), ["Un2 Un9", "", "Dw2"]);
    assert_eq!(scores(0, "Un9 Un2 Dw2"), ["Un2 Un9", "", "Dw2"]);
    assert_eq!(scores(0, "Un2 Dw2 Go7"), ["Go7 Un2", "Dw2", ""]);
    assert_eq!(scores(1, "Un9 Dw2 Kn2 Dr2"), ["Dw2", "Kn2 Un9 Dr2", "", ""]);
}

/// C8.4
#[test]
fn the_winner_of_the_trick_may_be_the_one_to_take_the_dwarves() {
    assert_eq!(scores(0, "Un1 Dw5 Go6"), ["Go6 Dw5 Un1", "", ""]);
    assert_eq!(scores(2, "Dw1 Go5 Kn7 Tr4"), ["", "", "Go5 Kn7 Dw1 Tr4", ""]);
}

/// C8.5, C4.3, C4.5, C5.2, C5.6
#[test]
fn doppelgangers_stand_in_for_what_is_led_and_no_more() {
    let mut claim = position("players 2; kingdom claim; hand 0: Dw4 Do1 Un1; hand 1: Dw3 Do6 Un2");
    play(&mut claim, "0 play Dw4");
    assert_eq!(legal(&claim, 1), "play Dw3, play Do6");
    let events = play(&mut claim, "1 play Do6");
    assert_eq!(verdict(&events), "1 with Do6 by Highest (C5.1)");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Dw4", "Do6"]);
    play(&mut claim, "1 play Dw3, 0 play Do1, 1 play Un2, 0 play Un1");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Dw3 Dw4", "Un1 Un2 Do1 Do6"]);
}
