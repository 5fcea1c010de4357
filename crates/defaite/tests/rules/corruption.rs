//! L5: corruption.

use super::{after, asked, court, discards, gold, hand, play, points, position};

/// L5.1
#[test]
fn gold_corrupts_courtiers_special_persons_and_the_queen_of_others() {
    let game = position(
        "players 3; hand 0: Au2 Ctr; court 0: Co6Li; hand 1: Con; court 1: Co7 Sur Qu Pv4; hand 2: Imp
         court 2: Co4Ea+Au1",
    );
    let corrupt = "corrupt 1 Co7, corrupt 1 Qu, corrupt 1 Sur, corrupt 2 Co4Ea+Au1";
    assert_eq!(asked(&game), format!("0: {corrupt}, play Au2"));
}

/// L5.1
#[test]
fn gold_under_the_person_is_its_defence() {
    let text =
        "players 3; hand 0: Au1 Au2 Con; hand 1: Au1 Imp; court 1: Co7+Au2; reserve 1: Au3; hand 2: Ctr";
    assert_eq!(asked(&position(&text.replace("Co7+Au2", "Co7+Au2+Au1"))), "0: play Au1, play Au2, play Con");
    let mut game = after(text, "0 corrupt 1 Co7+Au2");
    assert_eq!(asked(&game), "0: lay hand Au1, lay hand Au2");
    play(&mut game, "0 lay hand Au2");
    assert_eq!(asked(&game), "0: lay hand Au1", "2 does not exceed 2");
    play(&mut game, "0 lay hand Au1");
    assert_eq!(asked(&game), "1: lay hand Au1, lay reserve Au3, let-go");
    play(&mut game, "1 lay hand Au1");
    assert_eq!(asked(&game), "1: lay reserve Au3", "2 + 1 do not exceed 2 + 1");
    play(&mut game, "1 lay reserve Au3, 0 let-go");
    assert_eq!([court(&game, 1), discards(&game)], ["Co7+Au3+Au1", "Au1 Au2 Au2"]);
}

/// L5.1: musketeers cannot bribe, gold cannot fight.
#[test]
fn each_kind_serves_its_own_purpose() {
    let text = "players 3; hand 1: Con; court 1: Co7 Pv4; hand 2: Imp";
    let musketeer = position(&format!("{text}; hand 0: Ms7 Ctr"));
    assert_eq!(asked(&musketeer), "0: attack 1 Pv4, play Ms7");
    let coin = position(&format!("{text}; hand 0: Ctr; reserve 0: Au1"));
    assert_eq!(asked(&coin), "0: corrupt 1 Co7, pass");
}

/// L5.1, L9.3
#[test]
fn a_corruption_may_be_countermanded() {
    let text = "players 3; hand 0: Au2 Con; hand 1: Ctr Imp; court 1: Co7+Au1; hand 2: Ctr";
    let game = after(text, "0 corrupt 1 Co7+Au1, 0 lay hand Au2, 1 countermand");
    assert_eq!([court(&game, 1), discards(&game)], ["Co7+Au1", "Au2 Ctr"]);
}

/// L5.2
#[test]
fn nobles_the_king_and_musketeers_cannot_be_corrupted() {
    let game = position(
        "players 3; king held 1; hand 1: Con; court 1: NoLi NoLn Pv4+Ms1; reserve 1: Ms2; hand 0: Au3
         hand 2: Imp",
    );
    let mut game = game;
    play(&mut game, "1 play Con, 2 play Imp");
    assert_eq!(asked(&game), "0: play Au3");
}

/// L5.3, L11.1
#[test]
fn a_special_person_who_changes_courts_acts_again() {
    let text = "players 3; hand 0: Au1 Imp; hand 1: Dec; court 1: Con; hand 2: Co7";
    let game = after(text, "0 corrupt 1 Con, 0 lay hand Au1, 1 let-go");
    assert_eq!((points(&game), court(&game, 0)), (vec![3, 0, 0], "Con+Au1".to_owned()));
}

/// L5.3
#[test]
fn a_person_who_is_defended_does_not_act() {
    let text = "players 3; hand 0: Au1 Imp; hand 1: Au2 Dec; court 1: Con; hand 2: Co7";
    let game = after(text, "0 corrupt 1 Con, 0 lay hand Au1, 1 lay hand Au2, 0 let-go");
    assert_eq!((points(&game), court(&game, 1)), (vec![0, 0, 0], "Con+Au2".to_owned()));
}

/// L5.3: the gold that the corruption discards is there for the Banker.
#[test]
fn the_person_acts_after_the_discards_and_the_move() {
    let text = "players 3; hand 0: Au1 Au2 Au3 Imp; hand 1: Au2 Dec; court 1: Ban+Au1; hand 2: Co7";
    let game = after(text, "0 corrupt 1 Ban+Au1, 0 lay hand Au3, 1 let-go");
    assert_eq!([court(&game, 0), gold(&game, 0)], ["Ban+Au3", "Au1"]);
    assert_eq!(discards(&game), "");
    let text = text.replace("hand 1: Au2 Dec", "hand 1: Au3 Dec");
    let moves = "0 corrupt 1 Ban+Au1, 0 lay hand Au3, 1 lay hand Au3, 0 lay hand Au2, 1 let-go";
    let game = after(&text, moves);
    assert_eq!([court(&game, 0), gold(&game, 0)], ["Ban+Au2", "Au3"]);
    assert_eq!(discards(&game), "Au1 Au3");
}

/// L5.3: nor does the Queen, who has no action.
#[test]
fn a_courtier_who_changes_courts_does_nothing() {
    let text = "players 3; hand 0: Au1 Imp; hand 1: Dec; court 1: Qu Co7; hand 2: Ctr";
    for person in ["Qu", "Co7"] {
        let game = after(text, &format!("0 corrupt 1 {person}, 0 lay hand Au1, 1 let-go"));
        assert_eq!([asked(&game), court(&game, 0)], ["0: play Imp".to_owned(), format!("{person}+Au1")]);
    }
}

/// L5.4
#[test]
fn the_gold_of_the_last_raise_stays_under_the_person() {
    let text = "players 3; hand 0: Au1 Au2 Au3 Imp; hand 1: Au2 Dec; court 1: Co7; hand 2: Ctr";
    let moves = "0 corrupt 1 Co7, 0 lay hand Au1, 1 lay hand Au2, 0 lay hand Au3, 1 let-go";
    let game = after(text, moves);
    assert_eq!([court(&game, 0), discards(&game), hand(&game, 0)], ["Co7+Au3", "Au1 Au2", "Au2 Imp"]);
}
