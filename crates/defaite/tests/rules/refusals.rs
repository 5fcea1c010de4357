//! An illegal action is refused with the sentence that forbids it, and changes nothing.

use super::{after, position, refusal};
use interregnum_defaite::Defaite;
use interregnum_kernel::Refusal;

/// Moves and the sentence that forbids each.
fn refused(game: &Defaite, cases: &[(&str, &str)]) {
    for (one, rule) in cases {
        let why = refusal(game, one);
        assert_eq!(why.rule().0, *rule, "{one}: {why:?}");
    }
}

const TABLE: &str =
    "players 3; hand 0: Ms3 Au1 Ctr Mas Con; court 0: NoLi Pv3Li; reserve 0: Ms1; hand 1: Ms2 Imp Ctr
    court 1: NoLn Pv4+Ms3 Pv3Ea Co7 Qu+Au1; hand 2: Exc Mas Co4Li; court 2: Pv3Su+Ms5";

/// L3.2
#[test]
fn a_player_acts_in_turn() {
    refused(&position(TABLE), &[("1 play Imp", "L3.2"), ("2 pass", "L3.2")]);
    refused(&after(TABLE, "0 attack 1 Pv3Ea"), &[("1 let-go", "L3.2")]);
}

/// L3.4
#[test]
fn a_second_act_is_refused() {
    let game = after(TABLE, "0 attack 1 Pv3Ea, 0 lay hand Ms3, 1 let-go");
    refused(&game, &[("0 corrupt 1 Co7", "L3.4"), ("0 attack 1 Pv4+Ms3", "L3.4"), ("0 duel 1 Au1", "L3.4")]);
}

/// L3.5
#[test]
fn an_interruption_is_not_played_and_a_playable_hand_does_not_pass() {
    let cases = [("0 play Ctr", "L3.5"), ("0 play Mas", "L3.5"), ("0 pass", "L3.5"), ("0 play Ms7", "L3.5")];
    refused(&position(TABLE), &cases);
}

/// L3.7
#[test]
fn after_the_end_nothing_is_played() {
    let game =
        after("players 3; hand 0: Con; hand 1: Imp; hand 2: Exc", "0 play Con, 1 play Imp, 2 play Exc");
    refused(&game, &[("0 play Con", "L3.7"), ("1 pass", "L3.7")]);
}

/// L4.1
#[test]
fn an_attack_that_cannot_be_is_refused() {
    let cases = [
        ("0 attack 0 Pv3Li", "L4.1"),
        ("0 attack 2 Pv3Su+Ms5", "L4.1"),
        ("0 attack 1 Co7", "L4.1"),
        ("0 attack 1 Pv4", "L2.4"),
        ("0 attack 1 Pv3Bo", "L2.4"),
    ];
    refused(&position(TABLE), &cases);
}

/// L4.1, L5.1: each with its own means, from where it is.
#[test]
fn a_card_that_is_not_there_or_not_of_use_is_not_laid() {
    let game = after(TABLE, "0 attack 1 Pv3Ea");
    refused(&game, &[("0 lay hand Au1", "L4.1"), ("0 lay reserve Ms3", "L4.1"), ("0 let-go", "L4.3")]);
    let game = after(TABLE, "0 corrupt 1 Co7");
    refused(&game, &[("0 lay hand Ms3", "L5.1")]);
}

/// L4.3
#[test]
fn a_raise_that_cannot_be_completed_is_not_begun_and_one_begun_is_completed() {
    let text = "players 3; hand 0: Ms6; hand 1: Ms5 Ctr; court 1: Pv4+Ms1; hand 2: Con";
    let game = after(text, "0 attack 1 Pv4+Ms1, 0 lay hand Ms6");
    refused(&game, &[("1 lay hand Ms5", "L4.3")]);
    let more = text.replace("Ms5", "Ms5 Ms4");
    let game = after(&more, "0 attack 1 Pv4+Ms1, 0 lay hand Ms6, 1 lay hand Ms5");
    refused(&game, &[("1 let-go", "L4.3")]);
}

/// L5.2
#[test]
fn nobles_and_provinces_are_not_corrupted() {
    let text = TABLE.replace("Ms3 Au1", "Ms3 Au2");
    let cases = [("0 corrupt 1 NoLn", "L5.2"), ("0 corrupt 1 Pv3Ea", "L5.2"), ("0 corrupt 2 Co7", "L2.4")];
    refused(&position(&text), &cases);
}

/// L6.1
#[test]
fn a_duel_without_a_noble_or_a_number_is_refused() {
    refused(&position(TABLE), &[("0 duel 2 Ms3", "L6.1"), ("0 duel 1 Con", "L6.1")]);
    let game = after(TABLE, "0 duel 1 Ms3");
    refused(&game, &[("1 answer Imp", "L6.1"), ("1 let-go", "L13.3")]);
}

/// L9.3
#[test]
fn a_countermand_comes_too_late_once_the_first_answer_has_begun() {
    let text = "players 3; hand 0: Ms6; hand 1: Ms5 Ms4 Ctr; court 1: Pv4+Ms1; hand 2: Con";
    let game = after(text, "0 attack 1 Pv4+Ms1, 0 lay hand Ms6, 1 lay hand Ms5");
    refused(&game, &[("1 countermand", "L9.3")]);
    let text = "players 3; hand 0: Ms1 Ms4; hand 1: Ms2 Ctr; court 1: Pv4; hand 2: Con";
    let game = after(text, "0 attack 1 Pv4, 0 lay hand Ms1, 1 lay hand Ms2, 0 lay hand Ms4");
    refused(&game, &[("1 countermand", "L9.3")]);
}

/// L9.4, L13.4
#[test]
fn an_insurrection_is_met_on_unguarded_provinces_only() {
    let text = "players 3; hand 0: Ins; hand 1: Ms1 Con; court 1: Pv4+Ms2 Pv3Li; hand 2: Imp";
    let game = after(text, "0 play Ins, 1 play Con, 2 play Imp");
    refused(&game, &[("1 put Ms1 Pv4+Ms2", "L9.4"), ("1 put Ms1 reserve", "L13.4"), ("1 let-go", "L13.4")]);
}

/// L13.1
#[test]
fn a_second_masquerade_is_refused_while_one_is_to_come() {
    let game = after(TABLE, "0 masquerade, 0 play Con, 1 play Imp");
    refused(&game, &[("2 masquerade", "L13.1")]);
}

/// L13.1, L13.2, L13.3, L13.5, L13.6, L13.7: an answer to another question.
#[test]
fn what_was_not_asked_is_not_answered() {
    refused(&position(TABLE), &[("0 let-go", "L13.1"), ("0 king 1", "L13.1")]);
    let game = after(TABLE, "0 attack 1 Pv3Ea, 0 lay hand Ms3");
    refused(&game, &[("1 play Imp", "L13.2")]);
    let text = "players 3; hand 0: Dec; hand 1: Exc; hand 2: Ms5; court 2: Pv4 Co7 Co4Li";
    let game = after(text, "0 play Dec, 1 play Exc, 2 play Ms5");
    refused(&game, &[("0 choose 2 Co7", "L13.5")]);
    let game = after(text, "0 play Dec, 1 play Exc, 2 play Ms5, 0 king 0");
    refused(&game, &[("1 choose 2 Pv4", "L13.5"), ("1 name 2", "L13.5")]);
    let game = after(text, "0 play Dec, 1 play Exc, 2 play Ms5, 0 king 0, 1 choose 2 Co7");
    refused(&game, &[("2 put Ms5 Pv3Li", "L13.6"), ("2 done", "L13.6")]);
    let text = "players 3; hand 0: Spy; hand 1: NoLi Ms1; hand 2: NoLn Au1";
    let game = after(text, "0 play Spy, 1 play NoLi, 2 play NoLn");
    refused(&game, &[("0 name 0", "L13.7"), ("0 take Ms1", "L13.7")]);
    let text = "players 3; hand 0: Amb; court 0: Co7; hand 1: NoLi; court 1: Co4Li; hand 2: NoLn";
    let game = after(text, "0 play Amb, 1 play NoLi, 2 play NoLn");
    refused(&game, &[("0 give Co4Li", "L13.7"), ("0 choose 1 Co4Li", "L13.7")]);
    let text = format!("{text}; court 2: Co5Li");
    let game = after(&text, "0 play Amb, 1 play NoLi, 2 play NoLn, 0 give Co7");
    refused(&game, &[("0 choose 1 Co5Li", "L13.7"), ("0 decline", "L13.7")]);
}
