//! L9: events and interruptions.

use super::{PILE, after, asked, court, discards, hand, king, play, points};

/// L9.1
#[test]
fn a_single_rebellion_takes_a_free_king_prisoner() {
    let text = "players 3; king free 0; hand 0: Co7; hand 1: Reb; hand 2: Con";
    assert_eq!(king(&after(text, "0 play Co7, 1 play Reb, 2 play Con")), "held 1");
}

/// L9.1
#[test]
fn a_single_rebellion_takes_the_king_from_his_holder() {
    let text = "players 3; king held 0; hand 0: Co7; hand 1: Reb; hand 2: Con";
    assert_eq!(king(&after(text, "0 play Co7, 1 play Reb, 2 play Con")), "held 1");
}

/// L9.1
#[test]
fn a_rebellion_of_the_holder_keeps_the_king() {
    let text = format!("players 3; king held 1; hand 0: Co7; hand 1: Reb; hand 2: Exc; {PILE}");
    let game = after(&text, "1 play Reb, 2 play Exc, 0 play Co7");
    assert_eq!((king(&game), points(&game)), ("held 1".to_owned(), vec![0, 5, 0]));
}

/// L9.1: and each of their players scores 5 at once.
#[test]
fn two_rebellions_fail_and_free_a_held_king_beside_his_holder() {
    let text = format!("players 4; king held 2; hand 0: Co7; hand 1: Reb; hand 2: Exc; hand 3: Reb; {PILE}");
    let game = after(&text, "2 play Exc, 3 play Reb, 0 play Co7, 1 play Reb");
    assert_eq!((king(&game), points(&game)), ("beside 3".to_owned(), vec![0, 5, 0, 5]));
}

/// L9.1
#[test]
fn a_free_king_stays_free_when_rebellions_fail() {
    let text = format!("players 3; king free 0; hand 0: Reb; hand 1: Reb; hand 2: Reb; {PILE}; court 1: Pv4");
    let game = after(&text, "0 play Reb, 1 play Reb, 2 play Reb");
    assert_eq!(
        (king(&game), points(&game)),
        ("beside 1".to_owned(), vec![5, 9, 5]),
        "provinces are scored too"
    );
}

/// L9.1: a decree between two Rebellions finds the King free already, and is not undone by
/// the second.
#[test]
fn all_rebellions_take_effect_at_the_place_of_the_first() {
    let text = format!("players 3; king held 0; hand 0: Reb; hand 1: Dec; hand 2: Reb; {PILE}");
    let mut game = after(&text, "0 play Reb, 1 play Dec, 2 play Reb");
    assert_eq!((king(&game), points(&game)), ("beside 0".to_owned(), vec![5, 0, 5]));
    play(&mut game, "1 king 2");
    assert_eq!(king(&game), "beside 0", "beside seat 2, and then moved on");
    let text = "players 3; king free 1; hand 0: Dec; hand 1: Co7; hand 2: Reb";
    let game = after(text, "1 play Co7, 2 play Reb, 0 play Dec");
    assert_eq!(king(&game), "held 2");
}

/// L9.2: `masquerade` in one's own turn, besides everything else.
#[test]
fn a_masquerade_makes_the_next_round_one() {
    let text = "players 3; hand 0: Mas Co7; hand 1: Con; hand 2: Exc";
    let game = after(text, "0 masquerade");
    assert_eq!([asked(&game), discards(&game)], ["0: play Co7", "Mas"]);
}

/// L13.5: the row of the Church decree.
#[test]
fn a_church_decree_puts_the_king_free_beside_any_player() {
    for (before, target, after_round) in [
        ("king free 0", 0, "beside 1"),
        ("king free 0", 1, "beside 2"),
        ("king free 0", 2, "beside 0"),
        ("king held 0", 0, "beside 1"),
        ("king held 0", 2, "beside 0"),
    ] {
        let text = format!("players 3; {before}; hand 0: Co7; hand 1: Dec; hand 2: Con");
        let mut game = after(&text, "0 play Co7, 1 play Dec, 2 play Con");
        assert_eq!(asked(&game), "1: king 0, king 1, king 2");
        play(&mut game, &format!("1 king {target}"));
        assert_eq!(king(&game), after_round, "{before}");
    }
}

const EXCOMMUNICATION: &str = "players 3; hand 0: NoLi; court 0: Co4Li+Au2+Au1 Qu NoEa Pv3Li
                               hand 1: Exc; court 1: Co7; hand 2: Dec; court 2: Ban";
const EXCOMMUNICATED: &str = "0 play NoLi, 1 play Exc, 2 play Dec";

/// L9.5, L13.5: neither a noble nor the Queen, nor one of one's own.
#[test]
fn an_excommunication_discards_a_courtier_or_special_person_of_an_opponent() {
    let mut game = after(EXCOMMUNICATION, EXCOMMUNICATED);
    assert_eq!(asked(&game), "1: choose 0 Co4Li+Au2+Au1, choose 2 Ban");
    let other = after(EXCOMMUNICATION, &format!("{EXCOMMUNICATED}, 1 choose 2 Ban, 2 king 0"));
    assert_eq!([court(&other, 2), discards(&other)], ["", "Ban Dec Exc"]);
    play(&mut game, "1 choose 0 Co4Li+Au2+Au1, 2 king 0");
    assert_eq!(court(&game, 0), "NoEa NoLi Pv3Li Qu");
    assert_eq!(discards(&game), "Au1 Au2 Co4Li Dec Exc", "the gold under it too");
}

/// L13.8, L9.5
#[test]
fn an_excommunication_with_one_victim_is_not_asked_and_with_none_does_nothing() {
    let one = EXCOMMUNICATION.replace("; court 2: Ban", "");
    let game = after(&one, EXCOMMUNICATED);
    assert_eq!([asked(&game), discards(&game)], ["2: king 0, king 1, king 2", "Au1 Au2 Co4Li"]);
    let none = one.replace("Co4Li+Au2+Au1 ", "");
    let game = after(&none, EXCOMMUNICATED);
    assert_eq!([asked(&game), discards(&game)], ["2: king 0, king 1, king 2", ""]);
}

/// L13.5: a special person, noble or Queen of another player in the middle.
#[test]
fn an_imprisonment_discards_a_person_on_the_way_to_court() {
    let text = "players 4; hand 0: Imp; hand 1: NoLi; court 1: Spy; hand 2: Qu; hand 3: Con";
    let moves = "0 play Imp, 1 play NoLi, 2 play Qu, 3 play Con";
    let mut game = after(text, moves);
    assert_eq!(asked(&game), "0: choose 1 NoLi, choose 2 Qu, choose 3 Con");
    play(&mut game, "0 choose 2 Qu");
    assert_eq!([1, 2, 3].map(|seat| court(&game, seat)), ["NoLi Spy", "", "Con"]);
    assert_eq!(discards(&game), "Imp Qu");
    let confessor = after(&format!("{text}; {PILE}"), &format!("{moves}, 0 choose 3 Con"));
    assert_eq!((points(&confessor), court(&confessor, 3)), (vec![0; 4], String::new()), "nor does it act");
}

/// L13.8, L9.5
#[test]
fn an_imprisonment_of_the_only_person_is_not_asked_and_of_none_does_nothing() {
    let text = "players 3; hand 0: Imp; court 0: Ban; hand 1: NoLi; hand 2: Co7; court 1: Spy";
    let game = after(text, "0 play Imp, 1 play NoLi, 2 play Co7");
    assert_eq!([asked(&game), discards(&game)], ["over", "Imp NoLi"]);
    let game = after(&text.replace("hand 1: NoLi", "hand 1: Pv4"), "0 play Imp, 1 play Pv4, 2 play Co7");
    assert_eq!([court(&game, 1), court(&game, 2), discards(&game)], ["Pv4 Spy", "Co7", "Imp"]);
}

/// L9.3
#[test]
fn a_countermand_ends_an_attack_and_discards_what_the_attacker_laid() {
    let text = "players 3; hand 0: Ms1 Ms2 Con; hand 1: Ctr Imp; court 1: Pv4+Ms2; hand 2: Ctr";
    let moves = "0 attack 1 Pv4+Ms2, 0 lay hand Ms1, 0 lay hand Ms2, 1 countermand";
    let game = after(text, moves);
    assert_eq!([court(&game, 1), discards(&game)], ["Pv4+Ms2", "Ctr Ms1 Ms2"]);
    assert_eq!([hand(&game, 1), hand(&game, 2), asked(&game)], ["Imp", "Ctr", "0: play Con"]);
}

/// L9.3, L13.2: when first asked only, and the target only.
#[test]
fn a_countermand_does_not_wait_for_the_second_answer() {
    let text = "players 3; hand 0: Ms2 Ms6 Ctr; hand 1: Ctr Ms3 Ms5; court 1: Pv4; hand 2: Con";
    let mut game = after(text, "0 attack 1 Pv4, 0 lay hand Ms2");
    assert_eq!(asked(&game), "1: countermand, lay hand Ms3, lay hand Ms5, let-go");
    play(&mut game, "1 lay hand Ms3");
    assert_eq!(asked(&game), "0: lay hand Ms6, let-go");
    play(&mut game, "0 lay hand Ms6");
    assert_eq!(asked(&game), "1: let-go", "3 + 5 do not exceed 2 + 6");
}

const INSURRECTION: &str =
    "players 3; hand 0: Ins; hand 1: Ms2 Ms1 Con; court 1: Pv3Li Pv3Li Pv4+Ms1; reserve 1: Ms7; hand 2: Exc";
const RISEN: &str = "0 play Ins, 1 play Con, 2 play Exc";

/// L9.4
#[test]
fn every_province_that_stays_unguarded_moves_to_the_insurgent() {
    let game = after(INSURRECTION, &format!("{RISEN}, 1 done"));
    assert_eq!([court(&game, 0), court(&game, 1)], ["Pv3Li Pv3Li", "Con Pv4+Ms1"]);
}

/// L9.4, L13.4: from the hand, not the reserve, and one each.
#[test]
fn the_named_opponent_may_lay_a_musketeer_of_the_hand_on_each_unguarded_province() {
    let mut game = after(INSURRECTION, RISEN);
    assert_eq!(asked(&game), "1: done, put Ms1 Pv3Li, put Ms2 Pv3Li");
    let one = after(INSURRECTION, &format!("{RISEN}, 1 put Ms1 Pv3Li, 1 done"));
    assert_eq!([court(&one, 0), court(&one, 1)], ["Pv3Li", "Con Pv3Li+Ms1 Pv4+Ms1"]);
    play(&mut game, "1 put Ms1 Pv3Li");
    assert_eq!(asked(&game), "1: done, put Ms2 Pv3Li");
    play(&mut game, "1 put Ms2 Pv3Li");
    assert_eq!(asked(&game), "over", "it ends by itself");
    assert_eq!([court(&game, 0), hand(&game, 1)], ["", ""]);
    assert_eq!(court(&game, 1), "Con Pv3Li+Ms1 Pv3Li+Ms2 Pv4+Ms1");
}

/// L9.4, L13.4
#[test]
fn the_insurgent_names_an_opponent_who_has_an_unguarded_province() {
    let text = "players 4; hand 0: Ins; court 0: Pv3Su; hand 1: Con; court 1: Pv4; hand 2: Exc
                court 2: Pv3Li+Ms1; hand 3: Co7; court 3: Pv3Li+Ms2 Pv3Li";
    let moves = "0 play Ins, 1 play Con, 2 play Exc, 3 play Co7";
    let mut game = after(text, moves);
    assert_eq!(asked(&game), "0: name 1, name 3");
    play(&mut game, "0 name 3");
    assert_eq!(asked(&game), "3: done", "asked also without a musketeer");
    play(&mut game, "3 done");
    assert_eq!([court(&game, 0), court(&game, 3)], ["Pv3Li Pv3Su", "Co7 Pv3Li+Ms2"]);
    assert_eq!(court(&game, 1), "Con Pv4");
}

/// L9.3, L9.4
#[test]
fn an_insurrection_may_be_countermanded_at_first_only() {
    let text = INSURRECTION.replace("Ms2 Ms1", "Ctr Ms2 Ms1");
    let mut game = after(&text, RISEN);
    assert_eq!(asked(&game), "1: countermand, done, put Ms1 Pv3Li, put Ms2 Pv3Li");
    let stopped = after(&text, &format!("{RISEN}, 1 countermand"));
    assert_eq!([court(&stopped, 0), court(&stopped, 1)], ["", "Con Pv3Li Pv3Li Pv4+Ms1"]);
    assert_eq!([hand(&stopped, 1), discards(&stopped)], ["Ms1 Ms2", "Ctr Exc Ins"]);
    play(&mut game, "1 put Ms1 Pv3Li");
    assert_eq!(asked(&game), "1: done, put Ms2 Pv3Li");
}

/// L9.5
#[test]
fn an_insurrection_without_an_unguarded_province_does_nothing() {
    let text = INSURRECTION.replace("Pv3Li Pv3Li Pv4+Ms1", "Pv4+Ms1");
    let game = after(&text, RISEN);
    assert_eq!([asked(&game), court(&game, 1), discards(&game)], ["over", "Con Pv4+Ms1", "Exc Ins"]);
}
