//! L10: scoring.

use super::{PILE, after, final_scoring, play, points, winners};

/// A last round in which nobody can play or capture anything, with these courts.
fn ended(text: &str) -> super::Defaite {
    after(&format!("players 3; king free 0; {text}"), "0 pass, 1 pass, 2 pass")
}

/// L10.1
#[test]
fn points_are_never_lost() {
    let text =
        format!("players 3; hand 0: Reb Ms7; hand 1: Co7 Con; court 1: Pv4 Pv3Li; hand 2: Exc Imp; {PILE}");
    let mut game = after(&text, "0 play Reb, 1 play Co7, 2 play Imp");
    assert_eq!(points(&game), [5, 7, 0]);
    play(&mut game, "0 attack 1 Pv4, 0 lay hand Ms7, 1 let-go");
    assert_eq!(points(&game), [5, 7, 0], "Paris is lost, its points are not");
}

/// L10.2
#[test]
fn each_player_scores_the_value_of_their_provinces() {
    let game = ended("court 0: Pv4 Pv3Li+Ms1; court 1: Pv3Su");
    assert_eq!(final_scoring(&game).0, [7, 3, 0]);
}

/// L10.2
#[test]
fn a_province_with_the_symbol_of_a_noble_of_the_court_counts_double() {
    let game = ended(
        "court 0: NoLi Pv3Li Pv3Li Pv3Su; court 1: NoSu Co4Li Pv3Li; court 2: NoBo NoEa Pv3Bo Pv3Ea Pv4",
    );
    assert_eq!(final_scoring(&game).0, [6 + 6 + 3, 3, 6 + 6 + 4]);
}

/// L10.2, L1.1: she is a noble, and hers is the Rose.
#[test]
fn the_queen_doubles_the_provinces_of_the_rose() {
    let game = ended("court 0: Qu Pv3Ro; court 1: NoLi Pv3Ro");
    assert_eq!(final_scoring(&game).0, [6, 3, 0]);
}

/// L10.2
#[test]
fn the_holder_of_the_king_scores_five_more() {
    let held = after("players 3; king held 1; court 0: Pv3Li Pv3Su; court 1: Pv4", "1 pass, 2 pass, 0 pass");
    assert_eq!(final_scoring(&held).0, [6, 9, 0]);
    let free = ended("court 0: Pv4");
    assert_eq!(final_scoring(&free).0, [4, 0, 0]);
}

/// L10.3
#[test]
fn at_the_end_persons_count() {
    let game = ended(
        "court 0: NoLi NoEa Co4Li Co5Li+Au1 Co4Su Co7; court 1: Qu Co4Ro Co6Li; court 2: Sur Tax+Au3 Co5Ea",
    );
    assert_eq!(final_scoring(&game).1, [3 + 3 + 2 + 2 + 1 + 1, 3 + 2 + 1, 3 + 3 + 1]);
}

/// L10.3: guards, reserves and hands are worth nothing.
#[test]
fn nothing_else_counts() {
    let text = "players 3; king free 0; hand 0: Ctr; hand 2: Ctr Mas; reserve 0: Ms7; reserve 1: Au3
                court 2: Pv3Li+Ms6 Co7+Au3";
    let game = after(text, "0 pass, 1 pass, 2 pass");
    assert_eq!((final_scoring(&game), points(&game)), ((vec![0, 0, 3], vec![0, 0, 1]), vec![0, 0, 4]));
}

/// L10.3: the last round's Rebellion is scored besides.
#[test]
fn the_end_is_scored_once_on_top_of_what_was_scored_before() {
    let text = "players 3; points 0: 11; hand 0: Reb; court 0: Pv4; hand 1: Exc; hand 2: Imp";
    let game = after(text, "0 play Reb, 1 play Exc, 2 play Imp");
    assert_eq!(points(&game), [11 + 9 + 9, 0, 0]);
    assert_eq!(final_scoring(&game), (vec![9, 0, 0], vec![0, 0, 0]));
}

/// L10.4
#[test]
fn most_points_win() {
    assert_eq!(winners(&ended("court 0: Pv4; court 1: NoLi NoEa; court 2: Co7")), [1]);
}

/// L10.4
#[test]
fn on_equal_points_more_provinces_win() {
    // Six points each; the provinces are counted, not their values.
    assert_eq!(
        winners(&ended(
            "court 0: NoLi Pv3Li; court 1: Pv3Su Pv3Ea; points 1: 3; court 2: Pv3Bo Con; points 2: 3"
        )),
        [1]
    );
    assert_eq!(winners(&ended("points 0: 2; court 0: Pv4; court 1: Pv3Su Pv3Ea; court 2: Co7")), [1]);
}

/// L10.4
#[test]
fn on_equal_provinces_more_courtiers_win() {
    let courts = "court 0: Pv4 Co7; court 1: Pv3Su Co4Li Co4Ln; points 2: 2; court 2: Pv3Ea";
    assert_eq!(winners(&ended(courts)), [1]);
    let courts = "court 0: NoLi Co4Li; court 1: Co4Ea Co5Ea Co6Ea Co4Su Co5Su; points 2: 5";
    assert_eq!(winners(&ended(courts)), [1]);
}

/// L10.4
#[test]
fn after_that_the_win_is_shared() {
    assert_eq!(winners(&ended("court 0: Pv3Li Co4Ea; court 1: Co7; court 2: Pv3Su Co5Ea")), [0, 2]);
    assert_eq!(winners(&ended("")), [0, 1, 2]);
}
