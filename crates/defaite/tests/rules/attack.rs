//! L4: attack.

use super::{after, asked, court, discards, hand, musketeers, play, position};

/// L4.1
#[test]
fn an_attack_aims_at_a_province_of_another_player_and_at_nothing_else() {
    let game = position(
        "players 3; hand 0: Ms7; court 0: Pv4; court 1: Co7 Sur Qu Pv3Su; court 2: Pv3Li; hand 1: Con
         hand 2: Imp",
    );
    assert_eq!(asked(&game), "0: attack 1 Pv3Su, attack 2 Pv3Li, play Ms7");
}

/// L4.1, L13.2
#[test]
fn the_attacker_lays_until_the_sum_exceeds_the_guards() {
    let text =
        "players 3; hand 0: Ms1 Ms2 Con; reserve 0: Ms3 Ms2; hand 1: Imp; court 1: Pv4+Ms2+Ms1; hand 2: Co7";
    let mut game = after(text, "0 attack 1 Pv4+Ms2+Ms1");
    assert_eq!(asked(&game), "0: lay hand Ms1, lay hand Ms2, lay reserve Ms2, lay reserve Ms3");
    play(&mut game, "0 lay reserve Ms3");
    assert_eq!(asked(&game), "0: lay hand Ms1, lay hand Ms2, lay reserve Ms2", "3 does not exceed 3");
    play(&mut game, "0 lay hand Ms1");
    assert_eq!(asked(&game), "1: let-go", "4 does, and the attack stops there");
    assert_eq!([hand(&game, 0), musketeers(&game, 0)], ["Con Ms2", "Ms2"]);
}

/// L4.1
#[test]
fn an_attack_that_cannot_exceed_the_guards_is_not_allowed() {
    let text = "players 3; hand 0: Ms1 Con; reserve 0: Ms2; court 0: Pv3Li+Ms6; hand 1: Imp; hand 2: Co7";
    assert_eq!(asked(&position(&format!("{text}; court 1: Pv4+Ms3"))), "0: play Con, play Ms1");
    let game = position(&format!("{text}; court 1: Pv4+Ms2"));
    assert_eq!(asked(&game), "0: attack 1 Pv4+Ms2, play Con, play Ms1");
}

/// L4.1: hand and reserve.
#[test]
fn an_unguarded_province_takes_a_single_musketeer() {
    let text = "players 3; hand 0: Con; hand 1: Imp; court 1: Pv4; hand 2: Co7";
    assert_eq!(asked(&position(text)), "0: play Con");
    let reserve = format!("{text}; reserve 0: Ms1");
    let game = after(&reserve, "0 attack 1 Pv4, 0 lay reserve Ms1");
    assert_eq!(asked(&game), "1: let-go");
}

const RAISES: &str =
    "players 3; hand 0: Ms3 Ms4 Con; hand 1: Ms2 Imp; reserve 1: Ms4; court 1: Pv4+Ms1; hand 2: Co7";

/// L4.2
#[test]
fn the_defender_lays_from_hand_or_reserve_or_lets_go() {
    let game = after(RAISES, "0 attack 1 Pv4+Ms1, 0 lay hand Ms3");
    assert_eq!(asked(&game), "1: lay hand Ms2, lay reserve Ms4, let-go");
}

/// L4.2
#[test]
fn the_attacker_may_raise_in_the_same_way_and_so_on_until_one_lets_go() {
    let mut game = after(RAISES, "0 attack 1 Pv4+Ms1, 0 lay hand Ms3, 1 lay reserve Ms4");
    assert_eq!(asked(&game), "0: lay hand Ms4, let-go", "3 + 4 exceed 1 + 4");
    play(&mut game, "0 lay hand Ms4");
    assert_eq!(asked(&game), "1: let-go", "1 + 4 + 2 do not exceed 3 + 4");
    play(&mut game, "1 let-go");
    assert_eq!(asked(&game), "0: play Con");
}

/// L4.2, L12.3
#[test]
fn a_defender_who_can_only_let_go_is_asked_all_the_same() {
    let text = "players 3; hand 0: Ms3 Con; hand 1: Imp; court 1: Pv4; hand 2: Co7";
    assert_eq!(asked(&after(text, "0 attack 1 Pv4, 0 lay hand Ms3")), "1: let-go");
}

/// L4.2, L9.3
#[test]
fn the_defender_may_play_countermand() {
    let text = "players 3; hand 0: Ms3 Con; hand 1: Ctr Imp; court 1: Pv4+Ms1; hand 2: Ctr";
    let mut game = after(text, "0 attack 1 Pv4+Ms1, 0 lay hand Ms3");
    assert_eq!(asked(&game), "1: countermand, let-go");
    play(&mut game, "1 countermand");
    assert_eq!([court(&game, 1), hand(&game, 1)], ["Pv4+Ms1", "Imp"]);
    assert_eq!(asked(&game), "0: play Con");
}

/// L4.3
#[test]
fn a_raise_ends_as_soon_as_it_exceeds() {
    let text = "players 3; hand 0: Ms3 Con; hand 1: Ms4 Ms5 Imp; court 1: Pv4+Ms1; hand 2: Co7";
    let game = after(text, "0 attack 1 Pv4+Ms1, 0 lay hand Ms3, 1 lay hand Ms4");
    assert_eq!(asked(&game), "0: let-go");
    assert_eq!(hand(&game, 1), "Imp Ms5");
}

/// L4.3
#[test]
fn a_raise_begun_is_completed() {
    let text = "players 3; hand 0: Ms1 Ms6 Con; hand 1: Ms1 Ms2 Ms4 Ctr; court 1: Pv4; hand 2: Co7";
    let mut game = after(text, "0 attack 1 Pv4, 0 lay hand Ms6");
    assert_eq!(asked(&game), "1: countermand, lay hand Ms1, lay hand Ms2, lay hand Ms4, let-go");
    play(&mut game, "1 lay hand Ms2");
    assert_eq!(asked(&game), "1: lay hand Ms1, lay hand Ms4");
    play(&mut game, "1 lay hand Ms4");
    assert_eq!(asked(&game), "1: lay hand Ms1", "equal is not more");
    play(&mut game, "1 lay hand Ms1");
    assert_eq!(asked(&game), "0: let-go", "6 + 1 do not exceed 7");
}

/// L4.3
#[test]
fn a_raise_that_cannot_exceed_is_not_begun() {
    let text = "players 3; hand 0: Ms6 Con; hand 1: Ms4 Imp; reserve 1: Ms1; court 1: Pv4+Ms1; hand 2: Co7";
    assert_eq!(asked(&after(text, "0 attack 1 Pv4+Ms1, 0 lay hand Ms6")), "1: let-go", "1 + 4 + 1 are 6");
    let more = text.replace("reserve 1: Ms1", "reserve 1: Ms2");
    let game = after(&more, "0 attack 1 Pv4+Ms1, 0 lay hand Ms6");
    assert_eq!(asked(&game), "1: lay hand Ms4, lay reserve Ms2, let-go");
}

/// L4.3
#[test]
fn what_a_side_has_laid_counts_over_all_its_raises() {
    let text = "players 3; hand 0: Ms3 Ms2 Ms4 Con; hand 1: Ms2 Ms5 Imp; court 1: Pv4+Ms2; hand 2: Co7";
    let mut game = after(text, "0 attack 1 Pv4+Ms2, 0 lay hand Ms3, 1 lay hand Ms2, 0 lay hand Ms2");
    assert_eq!(asked(&game), "1: lay hand Ms5, let-go", "3 + 2 exceed 2 + 2");
    play(&mut game, "1 lay hand Ms5");
    assert_eq!(asked(&game), "0: let-go", "3 + 2 + 4 do not exceed 2 + 2 + 5");
}

/// L4.4
#[test]
fn a_province_held_keeps_the_defenders_last_raise_and_loses_the_old_guards() {
    let text = "players 3; hand 0: Ms3 Ms5 Con; hand 1: Ms2 Ms4 Ms6 Imp; court 1: Pv4+Ms1; hand 2: Co7";
    let moves =
        "0 attack 1 Pv4+Ms1, 0 lay hand Ms3, 1 lay hand Ms4, 0 lay hand Ms5, 1 lay hand Ms2, 1 lay hand Ms6";
    let game = after(text, &format!("{moves}, 0 let-go"));
    assert_eq!([court(&game, 0), court(&game, 1)], ["", "Pv4+Ms6+Ms2"]);
    assert_eq!(discards(&game), "Ms1 Ms3 Ms4 Ms5");
}

/// L4.4, L4.5
#[test]
fn a_province_won_moves_to_the_attacker_with_the_last_raise() {
    let text = "players 3; hand 0: Ms3 Ms1 Ms5 Con; hand 1: Ms4 Imp; court 1: Pv4+Ms1; hand 2: Co7";
    let moves = "0 attack 1 Pv4+Ms1, 0 lay hand Ms3, 1 lay hand Ms4, 0 lay hand Ms1, 0 lay hand Ms5";
    let game = after(text, &format!("{moves}, 1 let-go"));
    assert_eq!([court(&game, 0), court(&game, 1)], ["Pv4+Ms5+Ms1", ""]);
    assert_eq!(discards(&game), "Ms1 Ms3 Ms4");
}

/// L4.4: the attack itself is the last raise when nobody answers it.
#[test]
fn an_attack_that_is_not_answered_stays_whole_on_the_province() {
    let text = "players 3; hand 0: Ms3 Ms1 Con; hand 1: Imp; court 1: Pv4+Ms3; hand 2: Co7";
    let game = after(text, "0 attack 1 Pv4+Ms3, 0 lay hand Ms3, 0 lay hand Ms1, 1 let-go");
    assert_eq!([court(&game, 0), discards(&game)], ["Pv4+Ms3+Ms1", "Ms3"]);
}
