//! L7: guards and reserves.

use super::{after, asked, court, gold, musketeers, play, position};

/// L7.1
#[test]
fn captured_musketeers_go_to_the_reserve_or_on_a_province() {
    let text =
        "players 3; hand 0: Ms5; court 0: Pv4 Pv3Su+Ms1 Co7 NoLi; hand 1: Con; hand 2: Imp; court 2: Pv3Li";
    let mut game = after(text, "0 play Ms5, 1 play Con, 2 play Imp");
    assert_eq!(asked(&game), "0: put Ms5 Pv3Su+Ms1, put Ms5 Pv4, put Ms5 reserve");
    let reserve = after(text, "0 play Ms5, 1 play Con, 2 play Imp, 0 put Ms5 reserve");
    assert_eq!([musketeers(&reserve, 0), court(&reserve, 0)], ["Ms5", "Co7 NoLi Pv3Su+Ms1 Pv4"]);
    play(&mut game, "0 put Ms5 Pv3Su+Ms1");
    assert_eq!([musketeers(&game, 0), court(&game, 0)], ["", "Co7 NoLi Pv3Su+Ms5+Ms1 Pv4"]);
}

/// L7.1, L5.2
#[test]
fn captured_gold_goes_to_the_reserve_or_under_whoever_can_be_corrupted() {
    let text =
        "players 3; hand 0: Au2; court 0: Pv4 Co7 Qu Spy+Au1 NoLi; hand 1: Con; hand 2: Imp; court 2: Co4Li";
    let game = after(text, "0 play Au2, 1 play Con, 2 play Imp, 0 put Au2 Spy+Au1");
    assert_eq!(court(&game, 0), "Co7 NoLi Pv4 Qu Spy+Au2+Au1");
    let mut game = after(text, "0 play Au2, 1 play Con, 2 play Imp");
    assert_eq!(asked(&game), "0: put Au2 Co7, put Au2 Qu, put Au2 Spy+Au1, put Au2 reserve");
    play(&mut game, "0 put Au2 reserve");
    assert_eq!(gold(&game, 0), "Au2");
}

/// L7.1
#[test]
fn several_captured_cards_may_go_to_several_places() {
    let text = "players 3; hand 0: Ms5; court 0: Pv4; hand 1: Ms3; hand 2: Ms1";
    let moves = "0 play Ms5, 1 play Ms3, 2 play Ms1, 0 put Ms5 reserve, 0 put Ms3 Pv4, 0 put Ms1 Pv4+Ms3";
    let game = after(text, moves);
    assert_eq!([musketeers(&game, 0), court(&game, 0)], ["Ms5", "Pv4+Ms3+Ms1"]);
}

/// L7.1: a guard is not to be laid, neither to attack nor to defend another province.
#[test]
fn a_placed_card_stays_where_it_is() {
    let text =
        "players 3; hand 0: Con; court 0: Pv4+Ms7 Co7+Au3; hand 1: Imp; court 1: Pv3Su Co4Li; hand 2: Ctr";
    assert_eq!(asked(&after(text, "0 play Con, 1 play Imp")), "2: pass");
    assert_eq!(asked(&position(text)), "0: play Con");
    let text = "players 3; hand 0: Ms2 Con; hand 1: Imp; court 1: Pv3Su Pv4+Ms7; hand 2: Ctr";
    assert_eq!(asked(&after(text, "0 attack 1 Pv3Su, 0 lay hand Ms2")), "1: let-go");
}

/// L7.2
#[test]
fn guards_of_a_province_that_moves_otherwise_go_back_to_their_owners_reserve() {
    let text = "players 3; hand 0: Sur; hand 1: Co7; court 1: Pv4+Ms5+Ms1; reserve 1: Ms2; hand 2: NoBo";
    let game = after(text, "0 play Sur, 1 play Co7, 2 play NoBo");
    assert_eq!([court(&game, 0), musketeers(&game, 0)], ["Pv4 Sur", ""]);
    assert_eq!([court(&game, 1), musketeers(&game, 1)], ["Co7", "Ms1 Ms2 Ms5"]);
}

/// L7.2
#[test]
fn gold_under_a_person_who_moves_otherwise_goes_back_to_its_owners_reserve() {
    let text = "players 3; hand 0: Amb; court 0: Co4Li+Au1; hand 1: Con; court 1: Co7+Au3+Au2; hand 2: Dec";
    let game = after(text, "0 play Amb, 1 play Con, 2 play Dec, 2 king 0, 0 give Co4Li+Au1");
    assert_eq!([court(&game, 0), gold(&game, 0)], ["Amb Co7", "Au1"]);
    assert_eq!([court(&game, 1), gold(&game, 1)], ["Co4Li Con", "Au2 Au3"]);
}
