//! L7-L10: capture, events, scoring.

use super::*;

/// A round in which every seat plays its only card, seat 0 first.
fn one_card_each(start: &NaivePosition) -> (NaivePosition, String) {
    let moves = start.hands.iter().enumerate().map(|(seat, hand)| format!("{seat} play {}", hand[0]));
    run(start.clone(), &moves.collect::<Vec<_>>().join(", "))
}

#[test]
fn l7_1_captured_cards_are_put_highest_first() {
    let start = table(&["Ms2", "Ms5 / Pv3Su+Ms1 /", "Ms2"]);
    let (_, question) = one_card_each(&start);
    assert_eq!(question, "1: put Ms5 Pv3Su+Ms1, put Ms5 reserve");
    let moves = "0 play Ms2, 1 play Ms5, 2 play Ms2, 1 put Ms5 Pv3Su+Ms1, 1 put Ms2 reserve";
    let (end, question) = run(start, moves);
    assert_eq!(question, "1: put Ms2 Pv3Su+Ms5+Ms1, put Ms2 reserve");
    assert_eq!([see(&end, "musketeers 1"), see(&end, "middle")], ["Ms2", "2 Ms2"]);
}

#[test]
fn l7_1_gold_goes_under_whoever_can_be_corrupted_and_not_under_a_noble() {
    let start = table(&["Au3 / NoLi Pv4 /", "Au1", "Co7"]);
    let (end, question) = one_card_each(&start);
    assert_eq!([see(&end, "gold 0"), question], ["Au1 Au3", "over"]);
    let start = table(&["Au3 / NoLi Pv4 Con /", "Au1", "Co7"]);
    assert_eq!(one_card_each(&start).1, "0: put Au3 Con, put Au3 reserve");
}

#[test]
fn l8_2_the_highest_takes_the_suit() {
    let (end, _) = one_card_each(&table(&["Pv3Su", "Pv4", "Pv3Li"]));
    assert_eq!(see(&end, "court 1"), "Pv3Li Pv3Su Pv4");
    assert_eq!(end.points, [0, 0, 0]);
}

#[test]
fn l8_3_a_tie_goes_to_the_kings_holder_then_to_loyal_courtiers_then_to_nobody() {
    let mut start = table(&["Ms5 / NoLi Co4Li Co5Ln /", "Ms5 / NoLn Co6Ln Co4Ln /", "Ms2 / NoEa /"]);
    assert_eq!(see(&one_card_each(&start).0, "musketeers 1"), "Ms2 Ms5 Ms5");
    start.king = King::HeldBy(0);
    assert_eq!(see(&one_card_each(&start).0, "musketeers 0"), "Ms2 Ms5 Ms5");
    start.king = King::Beside(0);
    start.courts[1].nobles.clear();
    assert_eq!(see(&one_card_each(&start).0, "musketeers 0"), "Ms2 Ms5 Ms5");
    start.courts[0].nobles.clear();
    let (own, _) = one_card_each(&start);
    let musketeers = [0, 1, 2].map(|seat| see(&own, &format!("musketeers {seat}")));
    assert_eq!(musketeers, ["Ms5", "Ms5", "Ms2"]);
    start.king = King::HeldBy(2);
    let moves = "2 play Ms2, 0 play Ms5, 1 play Ms5";
    assert_eq!(see(&after(&start, moves), "musketeers 2"), "Ms2");
}

#[test]
fn l8_3_courtiers_of_this_round_do_not_count() {
    // Seat 1 would have two loyal courtiers, but one of them was corrupted this round.
    let start =
        table(&["Pv3Su / NoLi Co4Li+Au3 Co5Li+Au3 /", "Pv3Ea Au1 / NoLn Qu Co5Ro /", "Ctr / Co5Ln /"]);
    let moves = "0 play Pv3Su, 1 corrupt 2 Co5Ln, 1 lay hand Au1, 2 let-go, 1 play Pv3Ea, 2 pass";
    assert_eq!(see(&after(&start, moves), "court 0"), "Co4Li+Au3 Co5Li+Au3 NoLi Pv3Ea Pv3Su");
    let mut roses = start;
    roses.courts[1] = court("Qu Co4Ro Co5Ro Co6Ro", "");
    let moves = "0 play Pv3Su, 1 play Pv3Ea, 2 pass";
    assert_eq!(see(&after(&roses, moves), "court 1"), "Co4Ro Co5Ro Co6Ro Pv3Ea Pv3Su Qu");
}

#[test]
fn l9_1_one_rebellion_takes_the_king_and_scores_provinces() {
    let mut start = table(&["Con / NoSu Pv3Su Pv4 /", "Reb / NoLi Pv3Su Pv3Li /", "Co7 / Qu Pv3Ro /"]);
    start.king = King::HeldBy(0);
    let (end, _) = one_card_each(&start);
    assert_eq!(end.king, King::HeldBy(1));
    assert_eq!(end.points, [6 + 4 + 3, 3 + 6 + 5, 6]);
}

#[test]
fn l9_1_two_rebellions_fail() {
    let mut start = table(&["Reb", "Reb / Pv4 /", "Co7"]);
    start.king = King::HeldBy(0);
    let (end, _) = one_card_each(&start);
    assert_eq!(end.king, King::Beside(1), "freed beside seat 0, he moves on");
    assert_eq!(end.points, [5, 5 + 4, 0]);
}

#[test]
fn l9_4_an_insurrection_takes_what_stays_unguarded() {
    let start = table(&["Ins", "Ms2 Ms1 Ctr Con / Pv3Su Pv3Su Pv3Li Pv4+Ms1 /", "Co7 / Pv3Li+Ms1 /"]);
    let played = "0 play Ins, 1 play Con, 2 play Co7";
    let puts = "put Ms1 Pv3Li, put Ms1 Pv3Su, put Ms2 Pv3Li, put Ms2 Pv3Su";
    assert_eq!(asked(&start, played), format!("1: countermand, done, {puts}"));
    let put = format!("{played}, 1 put Ms2 Pv3Su");
    assert_eq!(asked(&start, &put), "1: done, put Ms1 Pv3Li, put Ms1 Pv3Su");
    let end = after(&start, &format!("{put}, 1 put Ms1 Pv3Li, 1 done"));
    assert_eq!(see(&end, "court 0"), "Pv3Su");
    assert_eq!(see(&end, "court 1"), "Con Pv3Li+Ms1 Pv3Su+Ms2 Pv4+Ms1");
    let stopped = after(&start, &format!("{played}, 1 countermand"));
    assert_eq!([see(&stopped, "court 0"), see(&stopped, "hand 1")], ["", "Ms1 Ms2"]);
}

#[test]
fn l13_4_an_insurrection_ends_by_itself_when_all_is_guarded() {
    let start = table(&["Ins", "Ms2 Ms1 Con / Pv4 /", "Co7 / Pv3Li /"]);
    let played = "0 play Ins, 1 play Con, 2 play Co7";
    assert_eq!(asked(&start, played), "0: name 1, name 2");
    assert_eq!(asked(&start, &format!("{played}, 0 name 2")), "2: done");
    let (end, question) = run(start, &format!("{played}, 0 name 1, 1 put Ms1 Pv4"));
    assert_eq!([see(&end, "court 1"), question], ["Con Pv4+Ms1", "over"]);
}

#[test]
fn l9_events_choose_and_do_nothing_without_a_choice() {
    let start = table(&["Dec", "Exc / Con /", "Imp"]);
    let played = "0 play Dec, 1 play Exc, 2 play Imp";
    assert_eq!(asked(&start, played), "0: king 0, king 1, king 2");
    let (end, question) = run(start, &format!("{played}, 0 king 1"));
    assert_eq!([see(&end, "court 1"), question], ["Con", "over"]);
    assert_eq!(end.king, King::Beside(2));
}

#[test]
fn l9_excommunication_and_imprisonment() {
    let start = table(&["Imp / Qu Con+Au1 /", "Qu / Con /", "Sur / Co7+Au2 /"]);
    let played = "0 play Imp, 1 play Qu, 2 play Sur";
    assert_eq!(asked(&start, played), "0: choose 1 Qu, choose 2 Sur");
    let end = after(&start, &format!("{played}, 0 choose 2 Sur"));
    assert_eq!([see(&end, "discards"), see(&end, "court 1")], ["Imp Sur", "Con Qu"]);
    let start = table(&["NoLi / Qu Ban+Au1 /", "Exc / Con /", "Co5Li / Co7+Au2 /"]);
    let played = "0 play NoLi, 1 play Exc, 2 play Co5Li";
    assert_eq!(asked(&start, played), "1: choose 0 Ban+Au1, choose 2 Co7+Au2");
    let end = after(&start, &format!("{played}, 1 choose 2 Co7+Au2"));
    assert_eq!([see(&end, "discards"), see(&end, "court 2")], ["Au2 Co7 Exc", "Co5Li"]);
}

#[test]
fn l10_the_final_scoring_and_its_ties() {
    let mut end =
        table(&["/ NoLi Pv3Li+Ms3 Co4Li Co5Ln /", "/ Qu Sur Co7 Pv3Ro /", "/ NoSu Pv4 Pv3Li Pv3Sw /"]);
    end.king = King::HeldBy(2);
    end.points = vec![7, 2, 0];
    let outcome = end.final_scoring();
    assert_eq!(outcome.provinces, [6, 6, 15]);
    assert_eq!(outcome.persons, [6, 7, 3]);
    assert_eq!(outcome.points, [19, 15, 18]);
    assert_eq!(outcome.winners, [0]);
    end.points = vec![0, 4, 1];
    assert_eq!(end.final_scoring().winners, [2], "19 points twice; three provinces beat one");
    end.points = vec![0, 0, 0];
    end.courts[2] = court("NoSu NoLn NoEa Pv3Li", "");
    assert_eq!(end.final_scoring().points, [12, 13, 17]);
    end.points = vec![5, 4, 0];
    assert_eq!(end.final_scoring().winners, [0], "17 points thrice, a province each; two courtiers");
    end.courts[1] = court("Qu Co7 Co4Li Pv3Ro", "");
    end.points = vec![5, 6, 0];
    assert_eq!(end.final_scoring().winners, [0, 1]);
}
