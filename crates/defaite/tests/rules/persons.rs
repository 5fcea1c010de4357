//! L11: special persons, each played by seat 0 in a round with harmless cards, and some
//! corrupted in a turn.

use super::{PILE, after, asked, court, discards, gold, hand, king, musketeers, play, points};

/// Seat 0 plays the person after nobles of the others; the rest of the table is given.
fn entered(person: &str, rest: &str) -> super::Defaite {
    let text = format!("players 3; king free 1; hand 0: {person}; hand 1: NoSw; hand 2: NoBo; {rest}");
    after(&text, &format!("1 play NoSw, 2 play NoBo, 0 play {person}"))
}

/// L11.1, L13.5: of the owner's choice, from each opponent, clockwise.
#[test]
fn the_surveyor_takes_a_province_from_each_opponent() {
    let mut game = entered("Sur", "court 0: Pv3Su; court 1: Pv3Li Pv3Ea; court 2: Pv3Bo Pv3Sw+Ms2");
    assert_eq!(asked(&game), "0: choose 1 Pv3Ea, choose 1 Pv3Li");
    play(&mut game, "0 choose 1 Pv3Li");
    assert_eq!(asked(&game), "0: choose 2 Pv3Bo, choose 2 Pv3Sw+Ms2");
    play(&mut game, "0 choose 2 Pv3Sw+Ms2");
    assert_eq!(court(&game, 0), "Pv3Li Pv3Su Pv3Sw Sur");
    assert_eq!([court(&game, 1), court(&game, 2), musketeers(&game, 2)], ["NoSw Pv3Ea", "NoBo Pv3Bo", "Ms2"]);
}

/// L11.1: clockwise from the owner.
#[test]
fn the_surveyor_begins_at_the_owners_left() {
    let text = "players 4; king free 2; hand 0: Con; court 0: Pv3Li Pv3Ea; hand 1: Co7; court 1: Pv3Su Pv4
                hand 2: Sur; hand 3: Ban; court 3: Pv3Bo Pv3Sw";
    let mut game = after(text, "2 play Sur, 3 play Ban, 0 play Con, 1 play Co7");
    for question in [
        "2: choose 3 Pv3Bo, choose 3 Pv3Sw",
        "2: choose 0 Pv3Ea, choose 0 Pv3Li",
        "2: choose 1 Pv3Su, choose 1 Pv4",
    ] {
        assert_eq!(asked(&game), question);
        let answer = question.replace(": ", " ");
        play(&mut game, answer.split(", ").next().unwrap());
    }
    assert_eq!(court(&game, 2), "Pv3Bo Pv3Ea Pv3Su Sur");
}

/// L11.1, L13.8: equal provinces are one choice.
#[test]
fn the_surveyor_is_not_asked_about_a_single_province_or_none() {
    let game = entered("Sur", "court 1: Pv3Li Pv3Li");
    assert_eq!([court(&game, 0), court(&game, 1)], ["Pv3Li Sur", "NoSw Pv3Li"]);
    let game = entered("Sur", "court 0: Pv4");
    assert_eq!([asked(&game), court(&game, 0)], ["over", "Pv4 Sur"]);
}

/// L11.1
#[test]
fn the_tax_collector_takes_the_highest_gold_of_each_reserve() {
    let game = entered(
        "Tax",
        "reserve 0: Au1; reserve 1: Au1 Au3 Au2; court 1: Co7+Au3; reserve 1: Ms7; reserve 2: Au2 Au2",
    );
    assert_eq!([0, 1, 2].map(|seat| gold(&game, seat)), ["Au1 Au2 Au3", "Au1 Au2", "Au2"]);
    assert_eq!([court(&game, 1), musketeers(&game, 1)], ["Co7+Au3 NoSw", "Ms7"]);
    let game = entered("Tax", "court 1: Co7+Au3");
    assert_eq!([court(&game, 0), gold(&game, 0)], ["Tax", ""]);
}

/// L11.1
#[test]
fn the_marshal_takes_the_highest_musketeer_of_each_reserve() {
    let game = entered(
        "Mar",
        "reserve 0: Ms1; reserve 1: Ms2 Ms6; court 1: Pv4+Ms7; reserve 1: Au3; reserve 2: Ms5",
    );
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["Ms1 Ms5 Ms6", "Ms2", ""]);
    assert_eq!([court(&game, 1), gold(&game, 1)], ["NoSw Pv4+Ms7", "Au3"]);
    let game = entered("Mar", "court 1: Pv4+Ms7");
    assert_eq!([court(&game, 0), musketeers(&game, 0)], ["Mar", ""]);
}

/// L11.1, L13.5
#[test]
fn the_executioner_discards_a_courtier_or_special_person_of_an_opponent() {
    let rest = "court 0: Co4Li; court 1: Co7+Au2 NoEa Qu; court 2: Ban Pv4";
    let mut game = entered("Exe", rest);
    assert_eq!(asked(&game), "0: choose 1 Co7+Au2, choose 2 Ban");
    play(&mut game, "0 choose 1 Co7+Au2");
    assert_eq!([court(&game, 1), discards(&game)], ["NoEa NoSw Qu", "Au2 Co7"]);
}

/// L11.1, L13.8
#[test]
fn the_executioner_is_not_asked_about_one_victim_and_does_nothing_without() {
    let game = entered("Exe", "court 0: Co4Li; court 2: Ban");
    assert_eq!([asked(&game), discards(&game)], ["over", "Ban"]);
    let game = entered("Exe", "court 0: Co4Li; court 2: Qu NoEa Pv4");
    assert_eq!([court(&game, 0), discards(&game)], ["Co4Li Exe", ""]);
}

/// L11.1
#[test]
fn the_cardinal_takes_a_free_king_prisoner() {
    assert_eq!(king(&entered("Car", "")), "held 0");
}

/// L11.1: also one whom the owner holds.
#[test]
fn the_cardinal_frees_a_held_king_beside_the_owner() {
    let text = "players 3; king held 1; hand 0: Car; hand 1: NoSw; hand 2: NoBo";
    assert_eq!(
        king(&after(text, "1 play NoSw, 2 play NoBo, 0 play Car")),
        "beside 1",
        "from seat 0 he moves on"
    );
    let text = "players 3; king held 0; hand 0: Car; hand 1: NoSw; hand 2: NoBo";
    assert_eq!(king(&after(text, "0 play Car, 1 play NoSw, 2 play NoBo")), "beside 1");
    let text =
        "players 3; king held 1; hand 0: Con; reserve 1: Au1; hand 1: NoSw; hand 2: NoBo; court 2: Car";
    let game = after(text, "1 corrupt 2 Car, 1 lay reserve Au1, 2 let-go");
    assert_eq!(king(&game), "beside 1");
}

/// L11.1, L13.7
#[test]
fn the_spy_takes_a_card_of_an_opponents_hand() {
    let text = "players 3; king free 1; hand 0: Spy; hand 1: NoSw Ms1 Ms1 Reb; hand 2: NoBo Ctr Au3";
    let mut game = after(text, "1 play NoSw, 2 play NoBo, 0 play Spy");
    assert_eq!(asked(&game), "0: name 1, name 2");
    play(&mut game, "0 name 1");
    assert_eq!(asked(&game), "0: take Ms1, take Reb");
    play(&mut game, "0 take Ms1");
    assert_eq!([0, 1, 2].map(|seat| hand(&game, seat)), ["Ms1", "Ms1 Reb", "Au3 Ctr"]);
}

/// L11.1, L13.8
#[test]
fn the_spy_is_not_asked_about_one_hand_or_one_card_and_does_nothing_without() {
    let text = "players 3; king free 1; hand 0: Spy Dec; hand 1: NoSw; hand 2: NoBo Ctr Ctr";
    let game = after(text, "1 play NoSw, 2 play NoBo, 0 play Spy");
    assert_eq!([0, 1, 2].map(|seat| hand(&game, seat)), ["Ctr Dec", "", "Ctr"]);
    assert_eq!(hand(&entered("Spy", ""), 0), "");
}

const SWAP: &str = "court 0: Co4Li+Au1 Co5Li Ban; court 1: Co7 Con; court 2: Co6Su+Au2 Qu";

/// L11.1, L13.7
#[test]
fn the_ambassador_may_swap_a_courtier_with_an_opponent() {
    let mut game = entered("Amb", SWAP);
    assert_eq!(asked(&game), "0: decline, give Co4Li+Au1, give Co5Li");
    play(&mut game, "0 give Co4Li+Au1");
    assert_eq!(asked(&game), "0: choose 1 Co7, choose 2 Co6Su+Au2");
    play(&mut game, "0 choose 2 Co6Su+Au2");
    assert_eq!([0, 2].map(|seat| court(&game, seat)), ["Amb Ban Co5Li Co6Su", "Co4Li NoBo Qu"]);
    assert_eq!([0, 2].map(|seat| gold(&game, seat)), ["Au1", "Au2"]);
}

/// L11.1, L13.7
#[test]
fn the_ambassador_may_be_declined() {
    let mut game = entered("Amb", SWAP);
    play(&mut game, "0 decline");
    assert_eq!(
        [0, 1, 2].map(|seat| court(&game, seat)),
        ["Amb Ban Co4Li+Au1 Co5Li", "Co7 Con NoSw", "Co6Su+Au2 NoBo Qu"]
    );
}

/// L11.1, L13.7, L13.8: `give` has its `decline`, the other side may be a single one.
#[test]
fn the_ambassador_asks_even_about_a_single_courtier_and_not_without() {
    let mut game = entered("Amb", "court 0: Co4Li; court 1: Co7");
    assert_eq!(asked(&game), "0: decline, give Co4Li");
    play(&mut game, "0 give Co4Li");
    assert_eq!([court(&game, 0), court(&game, 1)], ["Amb Co7", "Co4Li NoSw"]);
    assert_eq!(asked(&entered("Amb", "court 0: Co4Li Co5Li; court 1: Con Qu")), "over");
    assert_eq!(asked(&entered("Amb", "court 0: Con; court 1: Co7 Co4Li")), "over");
}

/// L11.1
#[test]
fn the_banker_brings_back_the_highest_gold_of_the_discards() {
    let game = entered("Ban", "discards: Au1 Au3 Au2 Ms7; reserve 0: Au1");
    assert_eq!([gold(&game, 0), discards(&game)], ["Au1 Au3", "Au1 Au2 Ms7"]);
    let game = entered("Ban", "discards: Ms7");
    assert_eq!([gold(&game, 0), discards(&game)], ["", "Ms7"]);
}

/// L11.1
#[test]
fn the_captain_brings_back_the_highest_musketeer_of_the_discards() {
    let game = entered("Cap", "discards: Au3 Ms2 Ms6 Ms4; reserve 0: Ms1");
    assert_eq!([musketeers(&game, 0), discards(&game)], ["Ms1 Ms6", "Au3 Ms2 Ms4"]);
    let game = entered("Cap", "discards: Au3");
    assert_eq!([musketeers(&game, 0), discards(&game)], ["", "Au3"]);
}

/// L11.1
#[test]
fn the_confessor_scores_three_points() {
    assert_eq!(points(&entered("Con", PILE)), [3, 0, 0]);
}

/// L11.1, L5.3: the choice is the new owner's.
#[test]
fn a_person_who_changes_courts_chooses_for_the_new_owner() {
    let text = "players 3; hand 0: Co7 Ms1; reserve 0: Au1; hand 1: Con; court 1: Exe Co4Li
                hand 2: NoBo; court 2: Co5Li";
    let mut game = after(text, "0 corrupt 1 Exe, 0 lay reserve Au1, 1 let-go");
    assert_eq!(asked(&game), "0: choose 1 Co4Li, choose 2 Co5Li");
    play(&mut game, "0 choose 1 Co4Li");
    assert_eq!([asked(&game), court(&game, 0)], ["0: play Co7, play Ms1", "Exe+Au1"]);
    let text = "players 3; hand 0: Co7 Ms1; reserve 0: Au1; hand 1: Con; court 1: Spy; hand 2: NoBo";
    let mut game = after(text, "0 corrupt 1 Spy, 0 lay reserve Au1, 1 let-go, 0 name 1");
    assert_eq!(asked(&game), "0: play Co7, play Con, play Ms1");
    play(&mut game, "0 play Con");
    assert_eq!(asked(&game), "1: pass");
}
