//! L13: decisions, in the order in which they come.

use super::{PILE, after, asked, play, position};

/// L13.1
#[test]
fn a_turn_offers_masquerade_the_acts_and_the_cards_of_the_hand() {
    let text = "players 3; hand 0: Mas Ms3 Au1 Spy; court 0: NoLi; hand 1: Con; court 1: NoLn Pv4 Co7
                hand 2: Imp; court 2: Pv3Su+Ms2";
    let acts = "attack 1 Pv4, attack 2 Pv3Su+Ms2, corrupt 1 Co7, duel 1 Au1, duel 1 Ms3";
    assert_eq!(asked(&position(text)), format!("0: {acts}, masquerade, play Au1, play Ms3, play Spy"));
    assert_eq!(asked(&after(text, "0 masquerade")), format!("0: {acts}, play Au1, play Ms3, play Spy"));
    assert_eq!(asked(&after(text, "0 play Spy")), "1: play Con");
}

/// L13.1: a second one has to wait for its round.
#[test]
fn a_masquerade_is_not_offered_when_the_next_round_is_one_already() {
    let text = format!("players 3; hand 0: Mas Co7 Ban; hand 1: Mas Con; hand 2: Imp Exc; {PILE}");
    let mut game = after(&text, "0 masquerade, 0 play Ban");
    assert_eq!(asked(&game), "1: play Con, play Pv3Sw");
    play(&mut game, "1 play Con, 2 play Exc");
    assert_eq!(asked(&game), "1: masquerade, play Pv3Sw");
}

/// L13.1: never beside a card that may be played.
#[test]
fn pass_is_offered_only_to_a_hand_without_a_playable_card() {
    let game = position("players 3; hand 0: Ctr Mas; reserve 0: Ms1; hand 1: Con; court 1: Pv4; hand 2: Imp");
    assert_eq!(asked(&game), "0: attack 1 Pv4, masquerade, pass");
    let game = position("players 3; hand 0: Ctr Mas Reb; hand 1: Con; hand 2: Imp");
    assert_eq!(asked(&game), "0: masquerade, play Reb");
}

/// L13.2: from hand and reserve.
#[test]
fn laying_tells_where_the_card_comes_from() {
    let text = "players 3; hand 0: Ms5 Au2; reserve 0: Ms5; reserve 0: Au2; hand 1: Con
                court 1: Pv4 Co7; hand 2: Imp";
    assert_eq!(asked(&after(text, "0 attack 1 Pv4")), "0: lay hand Ms5, lay reserve Ms5");
    assert_eq!(asked(&after(text, "0 corrupt 1 Co7")), "0: lay hand Au2, lay reserve Au2");
}

/// L13.2
#[test]
fn after_the_first_answer_both_lay_or_let_go() {
    let text = "players 3; hand 0: Ms1 Ms3 Con; hand 1: Ms2 Ms4 Ctr; court 1: Pv4; hand 2: Ctr";
    let mut game = after(text, "0 attack 1 Pv4, 0 lay hand Ms1");
    assert_eq!(asked(&game), "1: countermand, lay hand Ms2, lay hand Ms4, let-go");
    play(&mut game, "1 lay hand Ms2");
    assert_eq!(asked(&game), "0: lay hand Ms3, let-go");
    play(&mut game, "0 lay hand Ms3");
    assert_eq!(asked(&game), "1: lay hand Ms4, let-go");
}

/// L13.3
#[test]
fn a_duel_asks_for_an_answer_a_raise_and_a_loss() {
    let text =
        "players 3; hand 0: Ms4 Au1 Con; court 0: NoLi; hand 1: Co4Ea Ctr; court 1: NoLn Qu; hand 2: Imp";
    let mut game = after(text, "0 duel 1 Ms4");
    assert_eq!(asked(&game), "1: answer Co4Ea, countermand");
    play(&mut game, "1 answer Co4Ea");
    assert_eq!(asked(&game), "0: let-go, raise Au1");
    play(&mut game, "0 raise Au1");
    assert_eq!(asked(&game), "1: lose NoLn, lose Qu");
}

/// L13.4
#[test]
fn an_insurrection_asks_for_a_name_and_then_for_musketeers() {
    let text =
        "players 3; hand 0: Ins; hand 1: Ms1 Ms2 Con; court 1: Pv4 Pv3Li+Ms3; hand 2: Exc; court 2: Pv3Su";
    let mut game = after(text, "0 play Ins, 1 play Con, 2 play Exc");
    assert_eq!(asked(&game), "0: name 1, name 2");
    play(&mut game, "0 name 1");
    assert_eq!(asked(&game), "1: done, put Ms1 Pv4, put Ms2 Pv4");
}

/// L13.5: each event and person with the words of its question.
#[test]
fn a_choice_among_cards_names_their_player_too() {
    let text = "players 3; hand 0: Dec; hand 1: Exc; hand 2: Exe; court 0: Co4Li Co5Li+Au1; court 1: Co6Li";
    let mut game = after(text, "0 play Dec, 1 play Exc, 2 play Exe");
    for (question, answer) in [
        ("0: king 0, king 1, king 2", "0 king 0"),
        ("1: choose 0 Co4Li, choose 0 Co5Li+Au1", "1 choose 0 Co4Li"),
        ("2: choose 0 Co5Li+Au1, choose 1 Co6Li", "2 choose 1 Co6Li"),
    ] {
        assert_eq!(asked(&game), question);
        play(&mut game, answer);
    }
    assert_eq!(asked(&game), "over");
}

/// L13.6
#[test]
fn captured_cards_are_placed_the_highest_first() {
    let text = "players 3; hand 0: Ms2; hand 1: Ms5; court 1: Pv4; hand 2: Ms3";
    let mut game = after(text, "0 play Ms2, 1 play Ms5, 2 play Ms3");
    assert_eq!(asked(&game), "1: put Ms5 Pv4, put Ms5 reserve");
    play(&mut game, "1 put Ms5 Pv4");
    assert_eq!(asked(&game), "1: put Ms3 Pv4+Ms5, put Ms3 reserve");
    play(&mut game, "1 put Ms3 reserve");
    assert_eq!(asked(&game), "1: put Ms2 Pv4+Ms5, put Ms2 reserve");
    let text = "players 3; hand 0: Au1; court 0: Co7; hand 1: Au3; court 1: Con; hand 2: Au2";
    let mut game = after(text, "0 play Au1, 1 play Au3, 2 play Au2");
    assert_eq!(asked(&game), "1: put Au3 Con, put Au3 reserve");
    play(&mut game, "1 put Au3 reserve");
    assert_eq!(asked(&game), "1: put Au2 Con, put Au2 reserve");
}

/// L13.7
#[test]
fn spy_and_ambassador_ask_twice() {
    let text =
        "players 3; hand 0: Spy; hand 1: Amb Au1 Au2; court 1: Co4Li; hand 2: NoBo Ms1; court 2: Co5Li Co6Li";
    let mut game = after(text, "0 play Spy, 1 play Amb, 2 play NoBo");
    for (question, answer) in [
        ("0: name 1, name 2", "0 name 1"),
        ("0: take Au1, take Au2", "0 take Au2"),
        ("1: decline, give Co4Li", "1 give Co4Li"),
        ("1: choose 2 Co5Li, choose 2 Co6Li", "1 choose 2 Co6Li"),
    ] {
        assert_eq!(asked(&game), question);
        play(&mut game, answer);
    }
    assert_eq!(asked(&game), "over");
}

/// L13.8: `name`, `choose`, `take`, `put` of a capture and `lose`, each with one possibility.
#[test]
fn a_choice_of_one_is_not_asked() {
    let text = "players 3; hand 0: Ins; hand 1: Ms5; court 1: Pv4; hand 2: Spy; court 2: Pv3Li+Ms1";
    let mut game = after(text, "0 play Ins, 1 play Ms5, 2 play Spy");
    assert_eq!(asked(&game), "1: done", "seat 1 was named without a question");
    play(&mut game, "1 done");
    assert_eq!(asked(&game), "over", "the musketeer had only the reserve, the Spy nobody");
    let text = "players 3; hand 0: Ms5 Con; court 0: NoLi; hand 1: Au1; court 1: NoLn; hand 2: Imp";
    assert_eq!(asked(&after(text, "0 duel 1 Ms5, 1 answer Au1")), "0: play Con");
}

/// L13.8
#[test]
fn playing_laying_answering_and_letting_go_are_asked_even_when_there_is_one_way() {
    let text = "players 3; hand 0: Ms5; court 0: NoLi; hand 1: Au1; court 1: NoLn Pv4; hand 2: Imp";
    assert_eq!(asked(&after(text, "0 attack 1 Pv4")), "0: lay hand Ms5");
    assert_eq!(asked(&after(text, "0 attack 1 Pv4, 0 lay hand Ms5")), "1: let-go");
    assert_eq!(asked(&after(text, "0 duel 1 Ms5")), "1: answer Au1");
    assert_eq!(asked(&after(text, "0 play Ms5, 1 play Au1")), "2: play Imp");
    assert_eq!(asked(&after(text, "0 attack 1 Pv4, 0 lay hand Ms5, 1 let-go")), "0: pass");
}
