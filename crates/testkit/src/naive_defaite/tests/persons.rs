//! L11: each special person, played to the middle by seat 0.

use super::*;

const PLAYED: [&str; 3] = [" Ctr", "Co7 Ctr", "Dec"];

/// A round in which seat 0 plays the person and the others play cards that do not affect it.
fn entering(person: &str, courts: [&str; 3], discards: &str) -> NaivePosition {
    let seats = [0, 1, 2].map(|seat| format!("{} / {}", PLAYED[seat], courts[seat]));
    let mut start = table(&seats.each_ref().map(String::as_str));
    start.hands[0].push(person.to_owned());
    start.discards = cards(discards);
    start
}

fn moves(person: &str, then: &str) -> String {
    format!("0 play {person}, 1 play Co7, 2 play Dec, 2 king 1{then}")
}

#[test]
fn surveyor_takes_a_province_of_each_opponent_and_guards_stay() {
    let start = entering("Sur", ["Pv4 /", "Pv3Su+Ms2 Pv3Su /", "Pv3Li+Ms1 /"], "");
    assert_eq!(asked(&start, &moves("Sur", "")), "0: choose 1 Pv3Su, choose 1 Pv3Su+Ms2");
    let end = after(&start, &moves("Sur", ", 0 choose 1 Pv3Su+Ms2"));
    assert_eq!(see(&end, "court 0"), "Pv3Li Pv3Su Pv4 Sur");
    assert_eq!([see(&end, "musketeers 1"), see(&end, "musketeers 2")], ["Ms2", "Ms1"]);
    let alike = entering("Sur", ["", "Pv3Su Pv3Su /", "/"], "");
    assert_eq!(see(&after(&alike, &moves("Sur", "")), "court 1"), "Co7 Pv3Su");
}

#[test]
fn tax_collector_and_marshal_take_the_highest_of_each_reserve() {
    let courts = ["/ Au1", "Co4Li+Au3 / Au1 Au2 Ms7", "/ Ms2 Ms3"];
    let taxed = after(&entering("Tax", courts, ""), &moves("Tax", ""));
    assert_eq!([see(&taxed, "gold 0"), see(&taxed, "gold 1")], ["Au1 Au2", "Au1"]);
    let marched = after(&entering("Mar", courts, ""), &moves("Mar", ""));
    assert_eq!([see(&marched, "musketeers 0"), see(&marched, "musketeers 2")], ["Ms3 Ms7", "Ms2"]);
}

#[test]
fn executioner_discards_a_courtier_or_special_person() {
    let start = entering("Exe", ["Con /", "Qu NoLi /", "Spy+Au1 /"], "");
    assert_eq!(asked(&start, &moves("Exe", "")), "0: choose 1 Co7, choose 2 Spy+Au1");
    let end = after(&start, &moves("Exe", ", 0 choose 2 Spy+Au1"));
    assert_eq!(see(&end, "discards"), "Au1 Dec Spy");
}

#[test]
fn cardinal_takes_a_free_king_and_frees_a_held_one() {
    let start = entering("Car", ["", "", ""], "");
    assert_eq!(after(&start, &moves("Car", "")).king, King::HeldBy(0));
    let mut held = table(&["Car", "Co7", "Con"]);
    held.king = King::HeldBy(1);
    let end = after(&held, "1 play Co7, 2 play Con, 0 play Car");
    assert_eq!(end.king, King::Beside(1), "freed beside seat 0, he moves on");
}

#[test]
fn spy_takes_a_card_of_a_hand() {
    let start = entering("Spy", ["", "", ""], "");
    let end = after(&start, &moves("Spy", ""));
    assert_eq!([see(&end, "hand 0"), see(&end, "hand 1")], ["Ctr Ctr", ""]);
    let mut start = start;
    start.hands[2].extend(cards("Ms1 Ms1 Au2"));
    assert_eq!(asked(&start, &moves("Spy", "")), "0: name 1, name 2");
    assert_eq!(asked(&start, &moves("Spy", ", 0 name 2")), "0: take Au2, take Ms1");
}

#[test]
fn ambassador_swaps_courtiers_and_gold_goes_home() {
    let start = entering("Amb", ["Co4Li+Au1 /", "", "Co5Su+Au2 /"], "");
    assert_eq!(asked(&start, &moves("Amb", "")), "0: decline, give Co4Li+Au1");
    assert_eq!(see(&after(&start, &moves("Amb", ", 0 decline")), "court 0"), "Amb Co4Li+Au1");
    let given = moves("Amb", ", 0 give Co4Li+Au1");
    assert_eq!(asked(&start, &given), "0: choose 1 Co7, choose 2 Co5Su+Au2");
    let end = after(&start, &format!("{given}, 0 choose 2 Co5Su+Au2"));
    assert_eq!([see(&end, "court 0"), see(&end, "gold 0")], ["Amb Co5Su", "Au1"]);
    assert_eq!([see(&end, "court 2"), see(&end, "gold 2")], ["Co4Li", "Au2"]);
    let alone = entering("Amb", ["", "", "Co5Su /"], "");
    assert_eq!(asked(&alone, &moves("Amb", "")), "over");
}

#[test]
fn banker_captain_and_confessor() {
    let start = |person| entering(person, ["", "", ""], "Au1 Au2 Au2 Ms1 Ms6");
    let banked = after(&start("Ban"), &moves("Ban", ""));
    assert_eq!([see(&banked, "gold 0"), see(&banked, "discards")], ["Au2", "Au1 Au2 Dec Ms1 Ms6"]);
    let armed = after(&start("Cap"), &moves("Cap", ""));
    assert_eq!([see(&armed, "musketeers 0"), see(&armed, "discards")], ["Ms6", "Au1 Au2 Au2 Dec Ms1"]);
    assert_eq!(after(&start("Con"), &moves("Con", "")).points, [3, 0, 0]);
    let nothing = entering("Ban", ["", "", ""], "");
    assert_eq!(see(&after(&nothing, &moves("Ban", "")), "gold 0"), "");
}
