//! L3: a round.

use super::{after, asked, court, discards, hand, king, musketeers, play, position};

/// L3.2
#[test]
fn whoever_the_king_stands_beside_or_is_held_by_begins_and_the_others_follow_clockwise() {
    for king in ["king free 1", "king held 1"] {
        let mut game = position(&format!("players 3; {king}; hand 0: Co7; hand 1: Dec; hand 2: Con"));
        assert_eq!(asked(&game), "1: play Dec");
        play(&mut game, "1 play Dec");
        assert_eq!(asked(&game), "2: play Con");
        play(&mut game, "2 play Con");
        assert_eq!(asked(&game), "0: play Co7");
    }
}

/// L3.2
#[test]
fn a_king_who_changes_hands_in_a_turn_does_not_change_the_order() {
    let text = "players 4; king free 1; hand 0: Co7; hand 1: Dec; hand 2: Con; hand 3: Imp
                reserve 2: Au1; court 3: Car";
    let moves = "1 play Dec, 2 corrupt 3 Car, 2 lay reserve Au1, 3 let-go";
    let mut game = after(text, moves);
    assert_eq!(king(&game), "held 2");
    play(&mut game, "2 play Con");
    assert_eq!(asked(&game), "3: play Imp");
    play(&mut game, "3 play Imp");
    assert_eq!(asked(&game), "0: play Co7");
}

/// L3.3
#[test]
fn a_player_draws_one_card_in_each_turn() {
    let mut game =
        position("players 3; hand 0: Co7 Dec; hand 1: Con Imp; hand 2: Spy Exe; pile: Ms1 Ms2 Ms3");
    play(&mut game, "0 play Co7");
    assert_eq!([hand(&game, 0), hand(&game, 1), hand(&game, 2)], ["Dec", "Con Imp Ms1", "Exe Spy"]);
    play(&mut game, "1 play Con");
    assert_eq!([hand(&game, 1), hand(&game, 2)], ["Imp Ms1", "Exe Ms2 Spy"]);
}

/// L3.3
#[test]
fn a_player_with_one_card_or_none_draws_three() {
    let mut game = position(
        "players 4; hand 0: Co7; hand 1: Con; hand 3: Dec Imp; pile: Ms1 Ms2 Ms3 Ms4 Ms5 Ms6 Ms7 Au1",
    );
    play(&mut game, "0 play Co7");
    assert_eq!(hand(&game, 1), "Con Ms1 Ms2 Ms3");
    play(&mut game, "1 play Con");
    assert_eq!(hand(&game, 2), "Ms4 Ms5 Ms6");
    play(&mut game, "2 play Ms4");
    assert_eq!(hand(&game, 3), "Dec Imp Ms7");
}

/// L3.3: and nothing when it is empty.
#[test]
fn of_a_short_deck_a_player_draws_what_is_there() {
    let mut game = position("players 3; hand 0: Co7; hand 1: Con; hand 2: Imp; pile: Ms1 Ms2");
    play(&mut game, "0 play Co7");
    assert_eq!(hand(&game, 1), "Con Ms1 Ms2");
    play(&mut game, "1 play Con");
    assert_eq!(hand(&game, 2), "Imp");
}

/// L3.4
#[test]
fn one_attack_corruption_or_duel_is_all_a_turn_has() {
    let text =
        "players 3; hand 0: Au2 Ms3 Ms1 Con; court 0: NoLi; hand 1: Dec; court 1: NoLn Pv4 Co7; hand 2: Imp";
    let game = position(text);
    let acts = "attack 1 Pv4, corrupt 1 Co7, duel 1 Au2, duel 1 Ms1, duel 1 Ms3";
    assert_eq!(asked(&game), format!("0: {acts}, play Au2, play Con, play Ms1, play Ms3"));
    let attacked = after(text, "0 attack 1 Pv4, 0 lay hand Ms1, 1 let-go");
    assert_eq!(asked(&attacked), "0: play Au2, play Con, play Ms3");
    let corrupted = after(text, "0 corrupt 1 Co7, 0 lay hand Au2, 1 let-go");
    assert_eq!(asked(&corrupted), "0: play Con, play Ms1, play Ms3");
    let duelled = after(text, "0 duel 1 Ms1");
    assert_eq!(asked(&duelled), "0: play Au2, play Con, play Ms1, play Ms3");
    let not_at_all = after(text, "0 play Con");
    assert_eq!(asked(&not_at_all), "1: play Dec");
}

/// L3.4, L13.1
#[test]
fn a_masquerade_may_come_before_or_after_the_act() {
    let text = "players 3; hand 0: Mas Ms3 Con; hand 1: Dec; court 1: Pv4; hand 2: Imp";
    let before = after(text, "0 masquerade");
    assert_eq!(asked(&before), "0: attack 1 Pv4, play Con, play Ms3");
    let then = after(text, "0 attack 1 Pv4, 0 lay hand Ms3, 1 let-go");
    assert_eq!(asked(&then), "0: masquerade, play Con");
}

/// L3.5
#[test]
fn any_card_of_the_hand_but_an_interruption_is_played() {
    let game = position("players 3; hand 0: Ms1 Au1 Co7 Pv4 NoLi Qu Spy Reb Ctr; hand 1: Dec; hand 2: Imp");
    let plays = "play Au1, play Co7, play Ms1, play NoLi, play Pv4, play Qu, play Reb, play Spy";
    assert_eq!(asked(&game), format!("0: {plays}"));
}

/// L3.5, L13.1
#[test]
fn who_holds_nothing_but_interruptions_passes() {
    let mut game = position("players 3; hand 0: Ctr; hand 2: Mas Con");
    assert_eq!(asked(&game), "0: pass");
    play(&mut game, "0 pass");
    assert_eq!(asked(&game), "1: pass");
    play(&mut game, "1 pass");
    assert_eq!(asked(&game), "2: masquerade, play Con");
    play(&mut game, "2 play Con");
    assert_eq!([hand(&game, 0), court(&game, 2)], ["Ctr", "Con"]);
}

/// L3.5: the last playable card may be spent on an act.
#[test]
fn who_has_laid_the_last_playable_card_passes() {
    let game = after(
        "players 3; hand 0: Ms1 Ctr; hand 1: Dec; court 1: Pv4; hand 2: Imp",
        "0 attack 1 Pv4, 0 lay hand Ms1, 1 let-go",
    );
    assert_eq!(asked(&game), "0: pass");
}

/// L3.6
#[test]
fn the_middle_is_captured_when_all_have_had_their_turn() {
    let mut game = position("players 3; hand 0: Ms5; hand 1: Ms2; hand 2: Con");
    play(&mut game, "0 play Ms5, 1 play Ms2");
    assert_eq!(musketeers(&game, 0), "");
    play(&mut game, "2 play Con");
    assert_eq!([musketeers(&game, 0), court(&game, 2), discards(&game)], ["Ms2 Ms5", "Con", ""]);
}

/// L3.7
#[test]
fn a_free_king_moves_one_player_clockwise() {
    let text = "hand 0: Con Co4Li; hand 1: Imp Co4Ln; hand 2: Co7 Co4Ea; pile: Ms1 Ms2 Ms3 Ms4 Ms5 Ms6 Ms7";
    let game = after(&format!("players 3; king free 0; {text}"), "0 play Con, 1 play Imp, 2 play Co7");
    assert_eq!(king(&game), "beside 1");
    assert_eq!(asked(&game), "1: play Co4Ln, play Ms1, play Ms3");
    let game = after(&format!("players 3; king free 2; {text}"), "2 play Co7, 0 play Con, 1 play Imp");
    assert_eq!(king(&game), "beside 0");
}

/// L3.7
#[test]
fn a_held_king_stays_with_his_holder() {
    let text = "players 3; king held 2; hand 0: Con Co4Li; hand 1: Imp Co4Ln; hand 2: Co7 Co4Ea Co5Ea
                pile: Ms1 Ms2 Ms3 Ms4 Ms5";
    let game = after(text, "2 play Co7, 0 play Con, 1 play Imp");
    assert_eq!(king(&game), "held 2");
    assert_eq!(asked(&game), "2: play Co4Ea, play Co5Ea, play Ms3");
}

/// L3.7: also if it became empty in the middle of the round.
#[test]
fn the_game_ends_after_the_round_in_which_the_deck_ran_out() {
    let text = "players 3; hand 0: Con Co4Li; hand 1: Imp Co4Ln; hand 2: Co7 Co4Ea";
    let moves = "0 play Con, 1 play Imp, 2 play Co7";
    assert_eq!(asked(&after(&format!("{text}; pile: Ms1"), moves)), "over");
    assert_eq!(asked(&after(&format!("{text}; pile: Ms1 Ms2"), moves)), "over");
    let goes_on = after(&format!("{text}; pile: Ms1 Ms2 Ms3"), moves);
    assert_eq!(asked(&goes_on), "1: play Co4Ln, play Ms1, play Ms3");
}
