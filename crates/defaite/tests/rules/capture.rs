//! L8: capture.

use super::{PILE, after, asked, court, discards, gold, king, musketeers, play, points, round_of};

/// L8.1
#[test]
fn events_come_first_in_the_order_played() {
    let mut game = round_of("Dec Exc Ms5", "court 0: Co4Li Co5Li; court 2: Pv4");
    assert_eq!(asked(&game), "0: king 0, king 1, king 2");
    play(&mut game, "0 king 1");
    assert_eq!(asked(&game), "1: choose 0 Co4Li, choose 0 Co5Li");
    play(&mut game, "1 choose 0 Co4Li");
    assert_eq!(asked(&game), "2: put Ms5 Pv4, put Ms5 reserve");
}

/// L8.1: the last word on the King has the event played last.
#[test]
fn the_order_of_events_is_the_order_of_the_round_not_of_the_seats() {
    let text = "players 3; king free 1; hand 0: Dec; hand 1: Reb; hand 2: Co7";
    let game = after(text, "1 play Reb, 2 play Co7, 0 play Dec, 0 king 0");
    assert_eq!(king(&game), "beside 1", "free beside seat 0, he has moved on");
    let text = "players 3; king free 0; hand 0: Dec; hand 1: Reb; hand 2: Co7";
    let game = after(text, "0 play Dec, 1 play Reb, 2 play Co7, 0 king 0");
    assert_eq!(king(&game), "held 1");
}

/// L8.2
#[test]
fn the_highest_card_of_a_suit_takes_all_of_that_suit() {
    let game = round_of("Ms2 Ms5 Ms3", "");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["", "Ms2 Ms3 Ms5", ""]);
    let game = round_of("Au2 Au1 Au3", "");
    assert_eq!([0, 1, 2].map(|seat| gold(&game, seat)), ["", "", "Au1 Au2 Au3"]);
    let game = round_of("Co7 Co5Li Co6Li", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["Co5Li Co6Li Co7", "", ""]);
    let game = round_of("Pv3Li Pv4 Pv3Su", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["", "Pv3Li Pv3Su Pv4", ""]);
}

/// L8.2
#[test]
fn each_suit_has_its_own_winner() {
    let game = round_of("Ms1 Co7 Pv3Li", "");
    assert_eq!([musketeers(&game, 0), court(&game, 1), court(&game, 2)], ["Ms1", "Co7", "Pv3Li"]);
    let game = round_of("Ms6 Co4Li Ms7", "");
    assert_eq!([musketeers(&game, 2), court(&game, 1)], ["Ms6 Ms7", "Co4Li"]);
}

/// L8.2: musketeers, courtiers, gold, provinces.
#[test]
fn suits_are_captured_in_their_order_whatever_the_order_of_play() {
    let mut game = round_of("Au2 Ms5 Au1", "court 0: Co4Li; court 1: Pv4");
    assert_eq!(asked(&game), "1: put Ms5 Pv4, put Ms5 reserve");
    play(&mut game, "1 put Ms5 Pv4");
    assert_eq!(asked(&game), "0: put Au2 Co4Li, put Au2 reserve");
}

/// L8.4
#[test]
fn nobles_queen_and_special_persons_go_to_their_own_players() {
    let game = round_of("NoLi Qu Ban", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["NoLi", "Qu", "Ban"]);
}

/// L8.4: after the suits, in the order played.
#[test]
fn special_persons_act_in_the_order_played() {
    // The Marshal takes the highest musketeer before the Captain brings one back, or after.
    let text = "players 3; king free 0; hand 0: Mar; hand 1: Cap; hand 2: Con; discards: Ms6";
    let game = after(text, "0 play Mar, 1 play Cap, 2 play Con");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["", "Ms6"]);
    let game = after(&text.replace("king free 0", "king free 1"), "1 play Cap, 2 play Con, 0 play Mar");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms6", ""]);
}

/// L8.4: a musketeer captured this round is in the reserve when the Marshal comes.
#[test]
fn special_persons_act_after_the_suits() {
    let game = round_of("Mar Ms5 Con", "");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", ""]);
}

/// L8.5
#[test]
fn after_a_rebellion_provinces_are_scored() {
    let courts = "court 0: NoLi Pv3Li Pv4; court 1: Pv3Su; court 2: NoEa Co4Ea";
    let game = round_of("Reb Co7 Con", &format!("{courts}; {PILE}"));
    assert_eq!(points(&game), [6 + 4 + 5, 3, 3], "the third for the Confessor");
    let game = round_of("Exc Co7 Con", &format!("{courts}; {PILE}"));
    assert_eq!(points(&game), [0, 0, 3], "no Rebellion, no points");
}

/// L8.5: after capture, so that provinces and nobles of this round count.
#[test]
fn the_scoring_of_a_rebellion_comes_last() {
    let game = round_of("Reb Pv3Li NoLi", &format!("court 2: Pv3Li; {PILE}"));
    assert_eq!(points(&game), [5, 3, 6]);
    let game = round_of("Reb Sur Con", &format!("court 2: Pv4; {PILE}"));
    assert_eq!(points(&game), [5, 4, 3], "the Surveyor has taken Paris");
}

/// L8.6
#[test]
fn events_and_interruptions_used_are_discarded() {
    let text = "players 3; hand 0: Mas Reb; hand 1: Exc; hand 2: Imp";
    let game = after(text, "0 masquerade, 0 play Reb, 1 play Exc, 2 play Imp");
    assert_eq!(discards(&game), "Exc Imp Mas Reb");
}
