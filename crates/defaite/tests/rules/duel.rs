//! L6: duel.

use super::{after, asked, court, discards, hand, play, position};

/// L6.1
#[test]
fn challenger_and_opponent_both_need_a_noble_and_the_queen_counts() {
    let text = "players 3; hand 0: Ms5; hand 1: Con; hand 2: Imp";
    let acts = |courts: &str| asked(&position(&format!("{text}; {courts}")));
    assert_eq!(acts("court 0: NoLi; court 1: NoLn; court 2: Co6Ea"), "0: duel 1 Ms5, play Ms5");
    assert_eq!(acts("court 0: Qu; court 2: NoLn"), "0: duel 2 Ms5, play Ms5");
    assert_eq!(acts("court 0: NoLi; court 1: Qu; court 2: NoLn"), "0: duel 1 Ms5, duel 2 Ms5, play Ms5");
    assert_eq!(acts("court 0: Co6Li; court 1: NoLn; court 2: NoEa"), "0: play Ms5");
    assert_eq!(acts("court 0: NoLi; court 1: Co6Li"), "0: play Ms5");
}

/// L6.1, L1.4: musketeers, gold, courtiers and provinces, from the hand.
#[test]
fn the_challenger_lays_a_number_card_of_the_hand() {
    let text = "players 3; hand 0: Ms5 Au2 Co6Li Pv3Su NoEa Qu Spy Reb Ctr; court 0: NoLi; reserve 0: Ms7";
    let game = position(&format!("{text}; hand 1: Con; court 1: NoLn; hand 2: Imp"));
    let all = asked(&game);
    let duels: Vec<&str> =
        all.trim_start_matches("0: ").split(", ").filter(|text| text.starts_with("duel")).collect();
    assert_eq!(duels, ["duel 1 Au2", "duel 1 Co6Li", "duel 1 Ms5", "duel 1 Pv3Su"]);
}

/// L6.2
#[test]
fn without_a_number_card_in_the_opponents_hand_the_duel_is_off() {
    let text = "players 3; hand 0: Ms5; court 0: NoLi; hand 1: Con NoEa Ctr; court 1: NoLn
                reserve 1: Au1; hand 2: Imp; court 2: NoSu";
    let game = after(text, "0 duel 1 Ms5");
    assert_eq!([hand(&game, 0), hand(&game, 1), discards(&game)], ["Ms5", "Con Ctr NoEa", ""]);
    assert_eq!(asked(&game), "0: play Ms5", "the act is spent");
}

const DUEL: &str =
    "players 3; hand 0: Pv3Su Ms5 Con; court 0: NoLi; hand 1: Co4Ea Au3 Ctr Ms2; court 1: NoLn; hand 2: Imp";

/// L6.3, L1.4
#[test]
fn the_opponent_answers_with_a_number_card_or_plays_countermand() {
    let game = after(DUEL, "0 duel 1 Ms5");
    assert_eq!(asked(&game), "1: answer Au3, answer Co4Ea, answer Ms2, countermand");
    let without = after(&DUEL.replace(" Ctr", ""), "0 duel 1 Ms5");
    assert_eq!(asked(&without), "1: answer Au3, answer Co4Ea, answer Ms2");
}

/// L6.3
#[test]
fn the_higher_card_wins() {
    let won = after(DUEL, "0 duel 1 Ms5, 1 answer Co4Ea");
    assert_eq!([court(&won, 0), court(&won, 1)], ["NoLi", ""]);
    let lost = after(DUEL, "0 duel 1 Pv3Su, 1 answer Co4Ea");
    assert_eq!([court(&lost, 0), court(&lost, 1)], ["", "NoLn"]);
}

/// L6.3, L9.3
#[test]
fn after_a_countermand_the_challenger_keeps_the_card_and_has_acted() {
    let game = after(DUEL, "0 duel 1 Ms5, 1 countermand");
    assert_eq!([hand(&game, 0), hand(&game, 1), discards(&game)], ["Con Ms5 Pv3Su", "Au3 Co4Ea Ms2", "Ctr"]);
    assert_eq!(asked(&game), "0: play Con, play Ms5, play Pv3Su");
}

/// L6.4
#[test]
fn on_equal_values_the_challenger_may_lay_one_more_card_and_win() {
    let mut game = after(DUEL, "0 duel 1 Pv3Su, 1 answer Au3");
    assert_eq!(asked(&game), "0: let-go, raise Ms5");
    play(&mut game, "0 raise Ms5");
    assert_eq!([court(&game, 0), court(&game, 1)], ["NoLi", ""]);
    assert_eq!(discards(&game), "Au3 Ms5 NoLn Pv3Su");
}

/// L6.4
#[test]
fn any_number_card_wins_an_equal_duel() {
    let text = DUEL.replace("Pv3Su Ms5", "Pv3Su Au1");
    let game = after(&text, "0 duel 1 Pv3Su, 1 answer Au3, 0 raise Au1");
    assert_eq!([court(&game, 0), court(&game, 1)], ["NoLi", ""]);
}

/// L6.4
#[test]
fn an_equal_duel_that_is_left_costs_no_noble_but_the_cards() {
    let game = after(DUEL, "0 duel 1 Pv3Su, 1 answer Au3, 0 let-go");
    assert_eq!([court(&game, 0), court(&game, 1), discards(&game)], ["NoLi", "NoLn", "Au3 Pv3Su"]);
    assert_eq!(asked(&game), "0: play Con, play Ms5");
}

/// L6.4, L13.8: letting go is always asked.
#[test]
fn a_challenger_without_another_number_card_is_asked_to_let_go() {
    let game = after(&DUEL.replace("Ms5 ", ""), "0 duel 1 Pv3Su, 1 answer Au3");
    assert_eq!(asked(&game), "0: let-go");
}

/// L6.5
#[test]
fn all_cards_laid_in_a_duel_are_discarded() {
    let game = after(DUEL, "0 duel 1 Ms5, 1 answer Ms2");
    assert_eq!(discards(&game), "Ms2 Ms5 NoLn");
}

/// L6.5, L13.3
#[test]
fn the_loser_chooses_the_noble_or_the_queen_with_her_gold() {
    let text = DUEL.replace("court 1: NoLn", "court 1: NoLn NoEa Qu+Au2+Au1");
    let mut game = after(&text, "0 duel 1 Ms5, 1 answer Ms2");
    assert_eq!(asked(&game), "1: lose NoEa, lose NoLn, lose Qu+Au2+Au1");
    let other = after(&text, "0 duel 1 Ms5, 1 answer Ms2, 1 lose NoEa");
    assert_eq!([court(&other, 1), discards(&other)], ["NoLn Qu+Au2+Au1", "Ms2 Ms5 NoEa"]);
    play(&mut game, "1 lose Qu+Au2+Au1");
    assert_eq!([court(&game, 1), discards(&game)], ["NoEa NoLn", "Au1 Au2 Ms2 Ms5 Qu"]);
}

/// L6.5: the challenger may be the loser.
#[test]
fn a_challenger_who_loses_chooses_as_well() {
    let text = DUEL.replace("court 0: NoLi", "court 0: NoLi NoSw");
    let mut game = after(&text, "0 duel 1 Pv3Su, 1 answer Co4Ea");
    assert_eq!(asked(&game), "0: lose NoLi, lose NoSw");
    play(&mut game, "0 lose NoLi");
    assert_eq!([court(&game, 0), court(&game, 1)], ["NoSw", "NoLn"]);
}
