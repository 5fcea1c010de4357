//! L8.3: ties; and the events of a capture.

use super::{PILE, after, asked, court, gold, musketeers, play, position, round_of};
use interregnum_defaite::{DefaiteEvent, Fact};
use interregnum_kernel::{Game, Seat};

const TIE: &str = "court 0: NoLi Co4Li; court 1: NoLn Co4Ln; court 2: NoEa Co4Ea Co5Ea";

/// L8.3
#[test]
fn a_tie_goes_to_the_holder_of_the_king_if_among_the_tied() {
    let text = format!("players 3; king held 1; hand 0: Ms5; hand 1: Ms5; hand 2: Ms2; {TIE}");
    let game = after(&text, "1 play Ms5, 2 play Ms2, 0 play Ms5");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["", "Ms2 Ms5 Ms5", ""]);
}

/// L8.3: also against more courtiers.
#[test]
fn the_king_comes_before_the_courtiers() {
    let text = format!("players 3; king held 1; hand 0: Ms2; hand 1: Ms5; hand 2: Ms5; {TIE}");
    let game = after(&text, "1 play Ms5, 2 play Ms5, 0 play Ms2");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["", "Ms2 Ms5 Ms5", ""]);
}

/// L8.3: a King who is free decides nothing, nor does one held by somebody else.
#[test]
fn a_king_free_or_held_elsewhere_breaks_no_tie() {
    let text = format!("players 3; king free 1; hand 0: Ms2; hand 1: Ms5; hand 2: Ms5; {TIE}");
    let game = after(&text, "1 play Ms5, 2 play Ms5, 0 play Ms2");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["", "", "Ms2 Ms5 Ms5"]);
    let text = format!("players 3; king held 2; hand 0: Ms5; hand 1: Ms5; hand 2: Ms2; {TIE}");
    let game = after(&text, "2 play Ms2, 0 play Ms5, 1 play Ms5");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5", "Ms2"]);
}

/// L8.3: a Rebellion of the same round counts, since events come first.
#[test]
fn the_king_is_looked_for_where_he_is_at_that_moment() {
    let text = format!("players 4; king held 1; hand 0: Ms5; hand 1: Ms5; hand 2: Dec; hand 3: Co7; {TIE}");
    let game = after(&text, "1 play Ms5, 2 play Dec, 3 play Co7, 0 play Ms5, 2 king 1");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5"]);
}

/// L8.3
#[test]
fn a_tie_goes_to_whoever_has_more_courtiers_with_a_symbol_of_their_nobles() {
    let courts = "court 0: NoLi Co4Li Co5Ea Co6Ea; court 1: NoLn NoEa Co4Ln Co4Ea";
    let game = round_of("Ms5 Ms5 Ms2", courts);
    assert_eq!(musketeers(&game, 1), "Ms2 Ms5 Ms5");
    let game = round_of("Co6Bo Co6Sw Co4Bo", courts);
    assert_eq!(court(&game, 1), "Co4Bo Co4Ea Co4Ln Co6Bo Co6Sw NoEa NoLn");
    let game = round_of("Pv3Bo Pv3Sw Pv3Li", courts);
    assert_eq!(court(&game, 1), "Co4Ea Co4Ln NoEa NoLn Pv3Bo Pv3Li Pv3Sw");
    let mut game = round_of("Au2 Au2 Au1", courts);
    play(&mut game, "1 put Au2 reserve, 1 put Au2 reserve, 1 put Au1 reserve");
    assert_eq!(gold(&game, 1), "Au1 Au2 Au2");
}

/// L8.3: more than the others who are tied; one who is not tied does not matter.
#[test]
fn only_the_courtiers_of_the_tied_are_compared() {
    let courts = "court 0: NoLi Co4Li; court 1: NoLn; court 2: NoEa Co4Ea Co5Ea";
    assert_eq!(musketeers(&round_of("Ms5 Ms5 Ms2", courts), 0), "Ms2 Ms5 Ms5");
}

/// L8.3: the Queen's symbol with them.
#[test]
fn roses_count_for_the_queens_court() {
    let courts = "court 0: NoLi Co4Li Co5Ro Co6Ro; court 1: Qu Co4Ro Co4Sw";
    assert_eq!([0, 1].map(|seat| musketeers(&round_of("Ms5 Ms5 Con", courts), seat)), ["Ms5", "Ms5"]);
    let courts = "court 0: NoLi Co4Li; court 1: Qu Co4Ro Co5Ro";
    assert_eq!(musketeers(&round_of("Ms5 Ms5 Con", courts), 1), "Ms5 Ms5");
}

/// L8.3: the seven bears no symbol.
#[test]
fn a_courtier_without_a_symbol_does_not_count() {
    let courts = "court 0: NoLi Co7; court 1: NoLn";
    assert_eq!([0, 1].map(|seat| musketeers(&round_of("Ms5 Ms5 Con", courts), seat)), ["Ms5", "Ms5"]);
}

/// L8.3: one corrupted in the turn before the tie.
#[test]
fn courtiers_that_came_this_round_do_not_count() {
    let text = "players 3; hand 0: Ms5; reserve 0: Au1; court 0: NoLi; hand 1: Ms5; court 1: NoLn
                hand 2: Con; court 2: Co4Li";
    let moves = "0 corrupt 2 Co4Li, 0 lay reserve Au1, 2 let-go, 0 play Ms5, 1 play Ms5, 2 play Con";
    let game = after(text, moves);
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5"]);
    assert_eq!(court(&game, 0), "Co4Li+Au1 NoLi");
}

/// L8.3: by whatever way; here both swapped ones.
#[test]
fn courtiers_swapped_this_round_do_not_count_either() {
    let text = "players 3; hand 0: Ms5; reserve 0: Au1; court 0: NoLi Co4Ln; hand 1: Ms5
                court 1: NoLn Co4Li; hand 2: Con; court 2: Amb";
    let moves =
        "0 corrupt 2 Amb, 0 lay reserve Au1, 2 let-go, 0 give Co4Ln, 0 play Ms5, 1 play Ms5, 2 play Con";
    let game = after(text, moves);
    assert_eq!([court(&game, 0), court(&game, 1)], ["Amb+Au1 Co4Li NoLi", "Co4Ln NoLn"]);
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5"]);
}

/// L8.3: in the round after they do.
#[test]
fn courtiers_of_the_round_before_count() {
    let text = format!(
        "players 3; hand 0: Ms5 Dec; reserve 0: Au1; court 0: NoLi; hand 1: Ms5 Co7; court 1: NoLn
         hand 2: Con Exc; court 2: Co4Li; {PILE}"
    );
    let moves =
        "0 corrupt 2 Co4Li, 0 lay reserve Au1, 2 let-go, 0 play Dec, 1 play Co7, 2 play Con, 0 king 2";
    let game = after(&text, &format!("{moves}, 0 play Ms5, 1 play Ms5, 2 play Exc, 2 choose 1 Co7"));
    assert_eq!([musketeers(&game, 0), court(&game, 0)], ["Ms5 Ms5", "Co4Li+Au1 NoLi"]);
}

/// L8.3: nobles count as they stand.
#[test]
fn a_noble_lost_this_round_no_longer_counts() {
    let text = "players 3; hand 0: Ms5 Ms1; court 0: NoLi Co4Li; hand 1: Ms5; court 1: NoLn; hand 2: Co7
                court 2: NoEa";
    let moves = "0 duel 2 Ms1, 2 answer Co7, 0 play Ms5, 1 play Ms5, 2 pass";
    let game = after(text, moves);
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5"]);
}

/// L8.3: with the Queen who came this round, roses count.
#[test]
fn a_queen_won_this_round_counts() {
    let text =
        "players 3; hand 0: Ms5; reserve 0: Au1; court 0: Co4Ro; hand 1: Ms5; hand 2: Con; court 2: Qu";
    let moves = "0 corrupt 2 Qu, 0 lay reserve Au1, 2 let-go, 0 play Ms5, 1 play Ms5, 2 play Con";
    assert_eq!(musketeers(&after(text, moves), 0), "Ms5 Ms5");
}

/// L8.3: also those who are not tied.
#[test]
fn otherwise_everybody_who_played_the_suit_captures_their_own_card() {
    let game = round_of("Ms5 Ms5 Ms2", "court 0: NoLi; court 1: NoLn; court 2: NoEa Co4Ea");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5", "Ms2"]);
    let game = round_of("Pv3Li Pv3Li Pv3Su", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["Pv3Li", "Pv3Li", "Pv3Su"]);
}

/// L8.3: two of three tied have the most courtiers, and as many as each other.
#[test]
fn the_most_courtiers_of_three_tied_must_be_one_players_alone() {
    let courts = "court 0: NoLi Co4Li; court 1: NoLn Co4Ln; court 2: NoEa";
    let game = round_of("Pv3Li Pv3Li Pv3Su", courts);
    assert_eq!(
        [0, 1, 2].map(|seat| court(&game, seat)),
        ["Co4Li NoLi Pv3Li", "Co4Ln NoLn Pv3Li", "NoEa Pv3Su"]
    );
}

/// L8.3: in the order played, not of the seats.
#[test]
fn own_cards_are_placed_in_the_order_played() {
    let text = "players 3; king free 1; hand 0: Ms5; court 0: Pv4; hand 1: Ms5; court 1: Pv3Li
                hand 2: Ms2; court 2: Pv3Su";
    let mut game = after(text, "1 play Ms5, 2 play Ms2, 0 play Ms5");
    for question in [
        "1: put Ms5 Pv3Li, put Ms5 reserve",
        "2: put Ms2 Pv3Su, put Ms2 reserve",
        "0: put Ms5 Pv4, put Ms5 reserve",
    ] {
        assert_eq!(asked(&game), question);
        let answer = question.replace(": ", " ");
        play(&mut game, answer.split(", ").next().unwrap());
    }
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["Pv4+Ms5", "Pv3Li+Ms5", "Pv3Su+Ms2"]);
}

/// L8.3: a province of the same round comes too late for its musketeers.
#[test]
fn each_suits_cards_are_placed_before_the_next_suit_is_captured() {
    let mut game = round_of("Ms5 Au1 Pv4", "court 0: Pv3Li; court 1: Co7");
    assert_eq!(asked(&game), "0: put Ms5 Pv3Li, put Ms5 reserve");
    assert_eq!(court(&game, 2), "");
    play(&mut game, "0 put Ms5 reserve");
    assert_eq!([asked(&game), court(&game, 2)], ["1: put Au1 Co7, put Au1 reserve", ""]);
    play(&mut game, "1 put Au1 reserve");
    assert_eq!(court(&game, 2), "Pv4");
}

/// The suits in the order of their capture, with the player, the reason and the rule.
fn told(cards: &str, rest: &str) -> Vec<String> {
    let cards: Vec<&str> = cards.split(' ').collect();
    let hands: Vec<String> =
        cards.iter().enumerate().map(|(seat, card)| format!("hand {seat}: {card}")).collect();
    let mut game = position(&format!("players {}; first 0; {}; {rest}", cards.len(), hands.join("; ")));
    let mut events = Vec::new();
    for (number, card) in cards.iter().enumerate() {
        events = game.apply(Seat::new(number), format!("play {card}").parse().unwrap()).unwrap();
    }
    let suits = events.iter().filter_map(|event| match event {
        DefaiteEvent::Happened { fact: Fact::SuitGoes { suit, seat, why }, rule, .. } => {
            let seat = seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
            Some(format!("{suit:?} {seat} {why:?} {rule}"))
        }
        _ => None,
    });
    suits.collect()
}

/// L8.2: musketeers, courtiers, gold, provinces.
#[test]
fn the_tale_follows_the_order_of_the_suits() {
    let suits =
        ["Musketeers 3 Alone L8.2", "Courtiers 1 Alone L8.2", "Gold 2 Alone L8.2", "Provinces 0 Alone L8.2"];
    assert_eq!(told("Pv4 Co7 Au1 Ms1", ""), suits);
    assert_eq!(told("Ms5 Ms2 Con", ""), ["Musketeers 0 Highest L8.2"]);
}

/// L8.3: each step of it.
#[test]
fn the_tale_tells_what_broke_a_tie() {
    assert_eq!(told("Ms5 Ms5 Con", "king held 1"), ["Musketeers 1 King L8.3"]);
    assert_eq!(told("Ms5 Ms5 Con", "court 0: NoLi Co4Li"), ["Musketeers 0 Symbols L8.3"]);
    assert_eq!(told("Ms5 Ms5 Con", ""), ["Musketeers - Own L8.3"]);
}
