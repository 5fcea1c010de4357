//! L12: what a player may know; with L3.1 and L9.2, the masquerade.

use super::{PILE, after, asked, court, hand, musketeers, play, position, seat, sees};
use interregnum_defaite::{Defaite, Zone};
use interregnum_kernel::{Game, Viewer};

fn player(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
}

/// The middle as a viewer sees it, in the order played; `?` lies face down.
fn middle(game: &Defaite, viewer: Viewer) -> String {
    let lying = game.view(viewer).middle;
    let cards = lying.iter().map(|lying| lying.card.map_or_else(|| "?".to_owned(), |card| card.to_string()));
    cards.collect::<Vec<_>>().join(" ")
}

/// L12.1
#[test]
fn everyone_knows_hand_sizes_the_deck_size_the_king_and_the_points() {
    let game = position(
        "players 3; king held 2; turn 2; hand 0: Ms1 Ms2; hand 1: Con; points 1: 12; pile: Au1 Au2 Au3",
    );
    for viewer in Viewer::all(3).filter(|viewer| *viewer != player(0)) {
        assert_eq!(sees(&game, viewer, Zone::Hand(seat(0))), "+2");
        assert_eq!(sees(&game, viewer, Zone::Pile), "+3");
        let view = game.view(viewer);
        assert_eq!((view.king.held, view.king.seat, view.seats[1].points), (true, seat(2), 12));
    }
}

/// L12.1: and the discards.
#[test]
fn everyone_knows_the_middle_in_the_order_played() {
    let game = after(
        "players 3; king free 1; hand 0: Ms1; hand 1: Con; hand 2: Co7; discards: Exc Ms7",
        "1 play Con, 2 play Co7",
    );
    for viewer in Viewer::all(3) {
        assert_eq!(middle(&game, viewer), "Con Co7");
        assert_eq!(sees(&game, viewer, Zone::Middle), "Co7 Con");
        assert_eq!(sees(&game, viewer, Zone::Discards), "Exc Ms7");
    }
}

/// L12.1
#[test]
fn everyone_knows_what_was_laid_in_an_attack_or_corruption() {
    let text =
        "players 3; hand 0: Ms1 Ms4 Con; hand 1: Ms6 Imp; court 1: Pv4+Ms2 Co7; reserve 0: Au2; hand 2: Exc";
    let attack = after(text, "0 attack 1 Pv4+Ms2, 0 lay hand Ms1, 0 lay hand Ms4, 1 lay hand Ms6");
    let bribe = after(text, "0 corrupt 1 Co7, 0 lay reserve Au2");
    for viewer in Viewer::all(3) {
        assert_eq!(sees(&attack, viewer, Zone::Laid(seat(0))), "Ms1 Ms4");
        assert_eq!(sees(&attack, viewer, Zone::Laid(seat(1))), "Ms6");
        assert_eq!(sees(&bribe, viewer, Zone::Laid(seat(0))), "Au2");
    }
}

/// L12.2
#[test]
fn a_hand_is_known_to_its_player_alone() {
    let game = position("players 3; hand 0: Ms1 Con; hand 1: Imp");
    assert_eq!(sees(&game, player(0), Zone::Hand(seat(0))), "Con Ms1");
    for viewer in [player(1), player(2), Viewer::Spectator] {
        assert_eq!(sees(&game, viewer, Zone::Hand(seat(0))), "+2");
        assert!(game.view(viewer).decision.legal.is_empty());
    }
}

/// L12.2: drawn cards too.
#[test]
fn a_drawn_card_is_known_to_who_drew_it() {
    let game = after("players 3; hand 0: Ms1; hand 1: Imp Exc; pile: Reb Au1 Au1 Au1", "0 play Ms1");
    assert_eq!(sees(&game, player(1), Zone::Hand(seat(1))), "Exc Imp Reb");
    assert_eq!(sees(&game, player(0), Zone::Hand(seat(1))), "+3");
}

/// L12.2: while the owner chooses, the cards are in the zone of the player who looks.
#[test]
fn what_the_spy_shows_is_known_to_both_and_to_nobody_else() {
    let text = "players 3; king free 1; hand 0: Spy; hand 1: NoSw Ms1 Reb; hand 2: NoBo Au3";
    let mut game = after(text, "1 play NoSw, 2 play NoBo, 0 play Spy, 0 name 1");
    let looked = Zone::Looked(seat(0));
    assert_eq!([0, 1].map(|number| sees(&game, player(number), looked)), ["Ms1 Reb", "Ms1 Reb"]);
    assert_eq!(sees(&game, player(2), looked), "+2");
    assert_eq!(sees(&game, Viewer::Spectator, looked), "+2");
    play(&mut game, "0 take Reb");
    let hands = |viewer| [0, 1].map(|number| sees(&game, viewer, Zone::Hand(seat(number))));
    assert_eq!(hands(player(0)), ["Reb", "Ms1"], "and is remembered");
    assert_eq!(hands(player(1)), ["Reb", "Ms1"]);
    assert_eq!(hands(player(2)), ["+1", "+1"]);
}

/// L12.2
#[test]
fn a_duel_card_is_known_to_its_player_before_it_is_revealed() {
    let text = "players 3; hand 0: Pv3Su Con; court 0: NoLi; hand 1: Au3; court 1: NoLn; hand 2: Imp";
    let mut game = after(text, "0 duel 1 Pv3Su");
    assert_eq!(sees(&game, player(0), Zone::Hand(seat(0))), "Con Pv3Su");
    assert_eq!(game.view(player(0)).duel.unwrap().face_down.unwrap().to_string(), "Pv3Su");
    for viewer in [player(1), player(2), Viewer::Spectator] {
        assert_eq!(sees(&game, viewer, Zone::Hand(seat(0))), "+2");
        assert_eq!(game.view(viewer).duel.unwrap().face_down, None);
    }
    play(&mut game, "1 answer Au3");
    for viewer in Viewer::all(3) {
        assert_eq!(sees(&game, viewer, Zone::Laid(seat(0))), "Pv3Su");
        assert_eq!(sees(&game, viewer, Zone::Laid(seat(1))), "Au3");
    }
}

/// L12.2, L9.3: the card that a challenger keeps was never shown.
#[test]
fn a_duel_that_is_off_shows_no_card() {
    let text = "players 3; hand 0: Pv3Su Con; court 0: NoLi; hand 1: Au3 Ctr; court 1: NoLn; hand 2: Imp
                court 2: NoEa";
    for moves in ["0 duel 1 Pv3Su, 1 countermand", "0 duel 2 Pv3Su"] {
        let game = after(text, moves);
        assert_eq!(hand(&game, 0), "Con Pv3Su");
        assert_eq!(sees(&game, player(1), Zone::Hand(seat(0))), "+2");
    }
}

/// L12.3
#[test]
fn a_defender_is_asked_whatever_the_hand_holds() {
    let text = "players 3; hand 0: Ms3 Au1 Con; hand 2: Imp; court 1: Pv4 Co7";
    for (hand, answer) in [("Imp", "let-go"), ("Ctr", "countermand, let-go"), ("Ms5", "lay hand Ms5, let-go")]
    {
        let text = format!("{}; hand 1: {hand}", text.replace("hand 2: Imp", "hand 2: Exc"));
        let game = after(&text, "0 attack 1 Pv4, 0 lay hand Ms3");
        assert_eq!(asked(&game), format!("1: {answer}"));
        assert_eq!(game.view(player(2)).decision.to_act.first(), Some(seat(1)));
    }
}

/// L12.3, L6.2: the exception, which the rule itself makes public.
#[test]
fn a_duel_without_a_number_card_is_not_answered() {
    let text = "players 3; hand 0: Ms3; court 0: NoLi; hand 1: Ctr Con; court 1: NoLn; hand 2: Imp";
    assert_eq!(asked(&after(text, "0 duel 1 Ms3")), "0: play Ms3");
}

const MASKED: &str = "players 3; masquerade now; hand 0: Ms5; hand 1: Ms2; court 1: Pv4; hand 2: Con";

/// L9.2, L12.1, L3.1
#[test]
fn in_a_masquerade_the_middle_lies_face_down() {
    let game = after(MASKED, "0 play Ms5, 1 play Ms2");
    assert_eq!(middle(&game, player(0)), "Ms5 ?");
    assert_eq!(middle(&game, player(1)), "? Ms2");
    assert_eq!([middle(&game, player(2)), middle(&game, Viewer::Spectator)], ["? ?", "? ?"]);
    assert_eq!(sees(&game, player(2), Zone::Hand(seat(0))), "+1", "it counts as in the hand");
}

/// L9.2
#[test]
fn a_masquerade_is_revealed_when_all_have_played_and_captured_as_usual() {
    let text = format!("{MASKED}; court 0: Pv3Li");
    let mut game = after(&text, "0 play Ms5, 1 play Ms2, 2 play Con");
    for viewer in Viewer::all(3) {
        assert_eq!(sees(&game, viewer, Zone::Middle), "Con Ms2 Ms5");
    }
    play(&mut game, "0 put Ms5 Pv3Li, 0 put Ms2 reserve");
    assert_eq!([court(&game, 0), musketeers(&game, 0)], ["Pv3Li+Ms5", "Ms2"]);
}

/// L3.1, L9.2: the next round and that one only.
#[test]
fn a_masquerade_is_for_the_next_round() {
    let text = format!("players 3; hand 0: Mas Con Dec; hand 1: Co7 Spy; hand 2: Ban Cap; {PILE}");
    let mut game = after(&text, "0 masquerade, 0 play Con");
    assert_eq!(middle(&game, player(2)), "Con");
    assert_eq!(sees(&game, player(2), Zone::Discards), "Mas");
    play(&mut game, "1 play Co7, 2 play Ban");
    assert!(game.view(Viewer::Spectator).round.masquerade);
    play(&mut game, "1 play Pv3Sw, 2 play Cap");
    assert_eq!([middle(&game, player(0)), middle(&game, player(1))], ["? ?", "Pv3Sw ?"]);
    play(&mut game, "0 play Dec, 0 king 2");
    assert!(!game.view(Viewer::Spectator).round.masquerade);
    play(&mut game, "0 play Pv3Bo");
    assert_eq!(middle(&game, player(1)), "Pv3Bo");
}
