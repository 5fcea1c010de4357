//! L8: capture.

use crate::{PILE, after, asked, court, discards, gold, king, musketeers, play, points};

/// A round of three in which seat 0 begins and everybody plays their only card; the rest of
/// the text is given.
fn round(cards: &str, rest: &str) -> crate::Defaite {
    let cards: Vec<&str> = cards.split(' ').collect();
    let hands: Vec<String> = (0..3).map(|seat| format!("hand {seat}: {}", cards[seat])).collect();
    let moves: Vec<String> = (0..3).map(|seat| format!("{seat} play {}", cards[seat])).collect();
    after(&format!("players 3; {}; {rest}", hands.join("; ")), &moves.join(", "))
}

/// L8.1
#[test]
fn events_come_first_in_the_order_played() {
    let mut game = round("Dec Exc Ms5", "court 0: Co4Li Co5Li; court 2: Pv4");
    assert_eq!(asked(&game), "0: king 0, king 1, king 2");
    play(&mut game, "0 king 1");
    assert_eq!(asked(&game), "1: choose 0 Co4Li, choose 0 Co5Li");
    play(&mut game, "1 choose 0 Co4Li");
    assert_eq!(asked(&game), "2: put Ms5 Pv4, put Ms5 reserve");
}

/// L8.1: the last word on the King has the event played last.
#[test]
fn the_order_of_events_is_the_order_of_the_round_not_of_the_seats() {
    let text = "players 3; king free 1; hand 0: Dec; hand 1: Reb; hand 2: Co7";
    let game = after(text, "1 play Reb, 2 play Co7, 0 play Dec, 0 king 0");
    assert_eq!(king(&game), "beside 1", "free beside seat 0, he has moved on");
    let text = "players 3; king free 0; hand 0: Dec; hand 1: Reb; hand 2: Co7";
    let game = after(text, "0 play Dec, 1 play Reb, 2 play Co7, 0 king 0");
    assert_eq!(king(&game), "held 1");
}

/// L8.2
#[test]
fn the_highest_card_of_a_suit_takes_all_of_that_suit() {
    let game = round("Ms2 Ms5 Ms3", "");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["", "Ms2 Ms3 Ms5", ""]);
    let game = round("Au2 Au1 Au3", "");
    assert_eq!([0, 1, 2].map(|seat| gold(&game, seat)), ["", "", "Au1 Au2 Au3"]);
    let game = round("Co7 Co5Li Co6Li", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["Co5Li Co6Li Co7", "", ""]);
    let game = round("Pv3Li Pv4 Pv3Su", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["", "Pv3Li Pv3Su Pv4", ""]);
}

/// L8.2
#[test]
fn each_suit_has_its_own_winner() {
    let game = round("Ms1 Co7 Pv3Li", "");
    assert_eq!([musketeers(&game, 0), court(&game, 1), court(&game, 2)], ["Ms1", "Co7", "Pv3Li"]);
    let game = round("Ms6 Co4Li Ms7", "");
    assert_eq!([musketeers(&game, 2), court(&game, 1)], ["Ms6 Ms7", "Co4Li"]);
}

/// L8.2: musketeers, courtiers, gold, provinces.
#[test]
fn suits_are_captured_in_their_order_whatever_the_order_of_play() {
    let mut game = round("Au2 Ms5 Au1", "court 0: Co4Li; court 1: Pv4");
    assert_eq!(asked(&game), "1: put Ms5 Pv4, put Ms5 reserve");
    play(&mut game, "1 put Ms5 Pv4");
    assert_eq!(asked(&game), "0: put Au2 Co4Li, put Au2 reserve");
}

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
    let game = round("Ms5 Ms5 Ms2", courts);
    assert_eq!(musketeers(&game, 1), "Ms2 Ms5 Ms5");
    let game = round("Co6Bo Co6Sw Co4Bo", courts);
    assert_eq!(court(&game, 1), "Co4Bo Co4Ea Co4Ln Co6Bo Co6Sw NoEa NoLn");
    let game = round("Pv3Bo Pv3Sw Pv3Li", courts);
    assert_eq!(court(&game, 1), "Co4Ea Co4Ln NoEa NoLn Pv3Bo Pv3Li Pv3Sw");
    let mut game = round("Au2 Au2 Au1", courts);
    play(&mut game, "1 put Au2 reserve, 1 put Au2 reserve, 1 put Au1 reserve");
    assert_eq!(gold(&game, 1), "Au1 Au2 Au2");
}

/// L8.3: more than the others who are tied; one who is not tied does not matter.
#[test]
fn only_the_courtiers_of_the_tied_are_compared() {
    let courts = "court 0: NoLi Co4Li; court 1: NoLn; court 2: NoEa Co4Ea Co5Ea";
    assert_eq!(musketeers(&round("Ms5 Ms5 Ms2", courts), 0), "Ms2 Ms5 Ms5");
}

/// L8.3: the Queen's symbol with them.
#[test]
fn roses_count_for_the_queens_court() {
    let courts = "court 0: NoLi Co4Li Co5Ro Co6Ro; court 1: Qu Co4Ro Co4Sw";
    assert_eq!([0, 1].map(|seat| musketeers(&round("Ms5 Ms5 Con", courts), seat)), ["Ms5", "Ms5"]);
    let courts = "court 0: NoLi Co4Li; court 1: Qu Co4Ro Co5Ro";
    assert_eq!(musketeers(&round("Ms5 Ms5 Con", courts), 1), "Ms5 Ms5");
}

/// L8.3: the seven bears no symbol.
#[test]
fn a_courtier_without_a_symbol_does_not_count() {
    let courts = "court 0: NoLi Co7; court 1: NoLn";
    assert_eq!([0, 1].map(|seat| musketeers(&round("Ms5 Ms5 Con", courts), seat)), ["Ms5", "Ms5"]);
}

/// L8.3: one corrupted in the turn before the tie.
#[test]
fn courtiers_that_came_this_round_do_not_count() {
    let text = "players 3; hand 0: Ms5; reserve 0: Au1; court 0: NoLi; hand 1: Ms5; court 1: NoLn; hand 2: Con; court 2: Co4Li";
    let moves = "0 corrupt 2 Co4Li, 0 lay reserve Au1, 2 let-go, 0 play Ms5, 1 play Ms5, 2 play Con";
    let game = after(text, moves);
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5"]);
    assert_eq!(court(&game, 0), "Co4Li+Au1 NoLi");
}

/// L8.3: by whatever way; here both swapped ones.
#[test]
fn courtiers_swapped_this_round_do_not_count_either() {
    let text = "players 3; hand 0: Ms5; reserve 0: Au1; court 0: NoLi Co4Ln; hand 1: Ms5; court 1: NoLn Co4Li; hand 2: Con; court 2: Amb";
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
    let text = "players 3; hand 0: Ms5 Ms1; court 0: NoLi Co4Li; hand 1: Ms5; court 1: NoLn; hand 2: Co7; court 2: NoEa";
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
    let game = round("Ms5 Ms5 Ms2", "court 0: NoLi; court 1: NoLn; court 2: NoEa Co4Ea");
    assert_eq!([0, 1, 2].map(|seat| musketeers(&game, seat)), ["Ms5", "Ms5", "Ms2"]);
    let game = round("Pv3Li Pv3Li Pv3Su", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["Pv3Li", "Pv3Li", "Pv3Su"]);
}

/// L8.3: two of three tied have the most courtiers, and as many as each other.
#[test]
fn the_most_courtiers_of_three_tied_must_be_one_players_alone() {
    let courts = "court 0: NoLi Co4Li; court 1: NoLn Co4Ln; court 2: NoEa";
    let game = round("Pv3Li Pv3Li Pv3Su", courts);
    assert_eq!(
        [0, 1, 2].map(|seat| court(&game, seat)),
        ["Co4Li NoLi Pv3Li", "Co4Ln NoLn Pv3Li", "NoEa Pv3Su"]
    );
}

/// L8.3: in the order played, not of the seats.
#[test]
fn own_cards_are_placed_in_the_order_played() {
    let text = "players 3; king free 1; hand 0: Ms5; court 0: Pv4; hand 1: Ms5; court 1: Pv3Li; hand 2: Ms2; court 2: Pv3Su";
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
    let mut game = round("Ms5 Au1 Pv4", "court 0: Pv3Li; court 1: Co7");
    assert_eq!(asked(&game), "0: put Ms5 Pv3Li, put Ms5 reserve");
    assert_eq!(court(&game, 2), "");
    play(&mut game, "0 put Ms5 reserve");
    assert_eq!([asked(&game), court(&game, 2)], ["1: put Au1 Co7, put Au1 reserve", ""]);
    play(&mut game, "1 put Au1 reserve");
    assert_eq!(court(&game, 2), "Pv4");
}

/// L8.4
#[test]
fn nobles_queen_and_special_persons_go_to_their_own_players() {
    let game = round("NoLi Qu Ban", "");
    assert_eq!([0, 1, 2].map(|seat| court(&game, seat)), ["NoLi", "Qu", "Ban"]);
}

/// L8.4: after the suits, in the order played.
#[test]
fn special_persons_act_in_the_order_played() {
    // The Marshal takes the highest musketeer before the Captain brings one back, or after.
    let text = "players 3; king free 0; hand 0: Mar; hand 1: Cap; hand 2: Con; discards: Ms6";
    let game = after(text, "0 play Mar, 1 play Cap, 2 play Con");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["", "Ms6"]);
    let game = after(&text.replace("king free 0", "king free 1"), "1 play Cap, 2 play Con, 0 play Mar");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms6", ""]);
}

/// L8.4: a musketeer captured this round is in the reserve when the Marshal comes.
#[test]
fn special_persons_act_after_the_suits() {
    let game = round("Mar Ms5 Con", "");
    assert_eq!([0, 1].map(|seat| musketeers(&game, seat)), ["Ms5", ""]);
}

/// L8.5
#[test]
fn after_a_rebellion_provinces_are_scored() {
    let courts = "court 0: NoLi Pv3Li Pv4; court 1: Pv3Su; court 2: NoEa Co4Ea";
    let game = round("Reb Co7 Con", &format!("{courts}; {PILE}"));
    assert_eq!(points(&game), [6 + 4 + 5, 3, 3], "the third for the Confessor");
    let game = round("Exc Co7 Con", &format!("{courts}; {PILE}"));
    assert_eq!(points(&game), [0, 0, 3], "no Rebellion, no points");
}

/// L8.5: after capture, so that provinces and nobles of this round count.
#[test]
fn the_scoring_of_a_rebellion_comes_last() {
    let game = round("Reb Pv3Li NoLi", &format!("court 2: Pv3Li; {PILE}"));
    assert_eq!(points(&game), [5, 3, 6]);
    let game = round("Reb Sur Con", &format!("court 2: Pv4; {PILE}"));
    assert_eq!(points(&game), [5, 4, 3], "the Surveyor has taken Paris");
}

/// L8.6
#[test]
fn events_and_interruptions_used_are_discarded() {
    let text = "players 3; hand 0: Mas Reb; hand 1: Exc; hand 2: Imp";
    let game = after(text, "0 masquerade, 0 play Reb, 1 play Exc, 2 play Imp");
    assert_eq!(discards(&game), "Exc Imp Mas Reb");
}
