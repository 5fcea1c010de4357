//! L2-L6: setup, turns, attack, corruption, duel.

use super::*;

#[test]
fn l2_the_king_stands_beside_the_highest_noble_and_hands_are_blocks_of_seven() {
    let deck: Vec<String> = (0..30).map(|number| format!("card {number}")).collect();
    let table = NaivePosition::dealt(&cards("NoBo NoEa NoSu"), &deck);
    assert_eq!(table.king, King::Beside(1));
    assert_eq!(table.hands[1], deck[7..14]);
    assert_eq!(table.deck, deck[21..]);
    assert_eq!(see(&table, "court 2"), "NoSu");
}

#[test]
fn l3_a_round_starts_at_the_king_and_a_free_king_moves_on() {
    let mut start = table(&["Reb Co7", "Reb Exc", "Co4Li"]);
    start.king = King::Beside(2);
    start.deck = cards("Ms1 Ms2 Ms3 Ms4 Ms5 Ms6 Ms7");
    let (one, question) = run(start.clone(), "2 play Co4Li, 0 play Co7, 1 play Exc");
    assert_eq!(see(&one, "hand 2"), "Ms1 Ms2 Ms3");
    assert_eq!(see(&one, "hand 0"), "Ms4 Ms6 Reb");
    assert_eq!((one.king, see(&one, "deck")), (King::Beside(0), "Ms7".to_owned()));
    assert_eq!(question, "0: play Ms4, play Ms6, play Reb");
}

#[test]
fn l3_7_a_held_king_stays_and_a_short_deck_is_drawn_out() {
    let mut start = table(&["Reb", "", ""]);
    start.deck = cards("Mas Ctr");
    start.king = King::Beside(1);
    assert_eq!(asked(&start, ""), "1: masquerade, pass");
    let end = after(&start, "1 masquerade, 1 pass, 2 pass, 0 play Reb");
    assert_eq!(end.king, King::HeldBy(0));
    assert_eq!([see(&end, "hand 1"), see(&end, "hand 2")], ["Ctr", ""]);
    assert_eq!(see(&end, "discards"), "Mas Reb");
}

#[test]
fn l9_2_a_second_masquerade_waits_for_the_next_round() {
    let start = table(&["Mas Mas", "Mas Con", "Co7"]);
    assert_eq!(asked(&start, "0 masquerade"), "0: pass");
    assert_eq!(asked(&start, "0 masquerade, 0 pass"), "1: play Con");
}

#[test]
fn l13_1_what_a_turn_offers() {
    let start = table(&["Ms2 Au1 Ctr / Qu / Ms1", "Co7 / NoLi Pv3Su+Ms2 Pv3Su+Ms3 Co6Li / ", "/ Sur+Au1 /"]);
    let all = "0: attack 1 Pv3Su+Ms2, corrupt 1 Co6Li, duel 1 Au1, duel 1 Ms2, play Au1, play Ms2";
    assert_eq!(asked(&start, ""), all);
    assert_eq!(asked(&start, "0 duel 1 Au1, 1 answer Co7"), "0: play Ms2");
    assert_eq!(asked(&start, "0 duel 1 Au1, 1 answer Co7, 0 play Ms2"), "1: pass");
}

#[test]
fn l4_a_raise_is_finished_and_only_the_last_one_stays() {
    let start = table(&["Ms1 Ms3 Ms4", "Ms2 Ctr / Pv3Su+Ms2 / Ms5", "Ctr"]);
    let attack = "0 attack 1 Pv3Su+Ms2, 0 lay hand Ms1";
    assert_eq!(asked(&start, attack), "0: lay hand Ms3, lay hand Ms4");
    let attack = format!("{attack}, 0 lay hand Ms3");
    assert_eq!(asked(&start, &attack), "1: countermand, lay hand Ms2, lay reserve Ms5, let-go");
    let answer = format!("{attack}, 1 lay hand Ms2"); // 2 + 2 does not exceed 1 + 3
    assert_eq!(asked(&start, &answer), "1: lay reserve Ms5");
    let answer = format!("{answer}, 1 lay reserve Ms5"); // 9, and 1 + 3 + 4 is 8
    assert_eq!(asked(&start, &answer), "0: let-go");
    assert_eq!(see(&after(&start, &answer), "laid"), "Ms1 Ms2 Ms3 Ms5");
    let end = after(&start, &format!("{answer}, 0 let-go"));
    assert_eq!(see(&end, "court 1"), "Pv3Su+Ms5+Ms2");
    assert_eq!([see(&end, "discards"), see(&end, "laid")], ["Ms1 Ms2 Ms3", ""]);
}

#[test]
fn l4_4_and_l4_5_the_province_moves_with_the_last_raise() {
    let start = table(&["Ms1 Ms2 / / Ms7", "Ms4 / Pv4+Ms1 /", ""]);
    let moves = "0 attack 1 Pv4+Ms1, 0 lay hand Ms2, 1 lay hand Ms4, 0 lay reserve Ms7";
    assert_eq!(asked(&start, moves), "1: let-go");
    let (end, question) = run(start, &format!("{moves}, 1 let-go"));
    assert_eq!([see(&end, "court 0"), see(&end, "court 1")], ["Pv4+Ms7", ""]);
    assert_eq!([see(&end, "discards"), question], ["Ms1 Ms2 Ms4", "0: play Ms1"]);
}

#[test]
fn l9_3_a_countermand_comes_at_the_first_answer_only() {
    let start = table(&["Ms3 Ms7 Con", "Ms4 Ctr / Pv4 /", ""]);
    let attack = "0 attack 1 Pv4, 0 lay hand Ms3";
    let end = after(&start, &format!("{attack}, 1 countermand"));
    assert_eq!([see(&end, "discards"), see(&end, "court 1"), see(&end, "laid")], ["Ctr Ms3", "Pv4", ""]);
    let raised = format!("{attack}, 1 lay hand Ms4, 0 lay hand Ms7");
    assert_eq!(asked(&start, &raised), "1: let-go");
}

#[test]
fn l5_a_corrupted_person_moves_first_and_then_acts_for_the_new_owner() {
    let start = table(&["Au1 Au2 Au3 Con", "Au1 / Ban+Au2 /", ""]);
    let bribe = "0 corrupt 1 Ban+Au2, 0 lay hand Au1, 0 lay hand Au2"; // 1 + 2 exceed 2
    assert_eq!(asked(&start, bribe), "1: let-go", "2 + 1 do not exceed 3");
    let end = after(&start, &format!("{bribe}, 1 let-go"));
    assert_eq!([see(&end, "court 0"), see(&end, "gold 0")], ["Ban+Au2+Au1", "Au2"]);
    assert_eq!(see(&end, "discards"), "");
}

#[test]
fn l5_2_nobles_cannot_be_corrupted_but_the_queen_can() {
    let start = table(&["Con / / Au1", "/ NoLi Qu Co7+Au1 Pv4 /", ""]);
    assert_eq!(asked(&start, ""), "0: corrupt 1 Qu, play Con");
}

#[test]
fn l6_2_a_duel_with_an_empty_sleeve_is_off() {
    let start = table(&["Ms5 / NoLi /", "Ctr Con / NoLn /", ""]);
    let (end, question) = run(start, "0 duel 1 Ms5");
    assert_eq!([see(&end, "hand 0"), question], ["Ms5", "0: play Ms5"]);
}

#[test]
fn l6_3_and_l6_5_the_higher_card_wins_and_the_loser_chooses() {
    let start = table(&["Pv4 Con / NoLi Qu+Au2 /", "Co5Li Ctr Ms1 / NoLn /", ""]);
    assert_eq!(asked(&start, "0 duel 1 Pv4"), "1: answer Co5Li, answer Ms1, countermand");
    let lost = "0 duel 1 Pv4, 1 answer Co5Li";
    assert_eq!(asked(&start, lost), "0: lose NoLi, lose Qu+Au2");
    let end = after(&start, &format!("{lost}, 0 lose Qu+Au2"));
    assert_eq!([see(&end, "discards"), see(&end, "court 0")], ["Au2 Co5Li Pv4 Qu", "NoLi"]);
    let won = after(&start, "0 duel 1 Pv4, 1 answer Ms1");
    assert_eq!([see(&won, "discards"), see(&won, "court 1")], ["Ms1 NoLn Pv4", ""]);
    let off = after(&start, "0 duel 1 Pv4, 1 countermand");
    assert_eq!([see(&off, "hand 0"), see(&off, "discards")], ["Con Pv4", "Ctr"]);
}

#[test]
fn l6_4_equal_cards_are_raised_or_left() {
    let start = table(&["Ms3 Au1 / NoLi /", "Pv3Su / NoLn /", ""]);
    let equal = "0 duel 1 Ms3, 1 answer Pv3Su";
    assert_eq!(asked(&start, equal), "0: let-go, raise Au1");
    let raised = after(&start, &format!("{equal}, 0 raise Au1"));
    assert_eq!(see(&raised, "discards"), "Au1 Ms3 NoLn Pv3Su");
    let left = after(&start, &format!("{equal}, 0 let-go"));
    assert_eq!([see(&left, "discards"), see(&left, "court 1")], ["Ms3 Pv3Su", "NoLn"]);
    assert_eq!(asked(&start, &format!("{equal}, 0 let-go")), "0: play Au1");
}
