//! C3: setup.

use super::{heap, options, play, position, sees, text, turn, winners};
use interregnum_claim::{Claim, Options, Zone};
use interregnum_kernel::{Game, Seat, Seed, Viewer};

const SEVEN: &str = "Go,Kn,Dw,Un,Do,Dr,Tr";

/// Deals, and checks the number of cards in each hand and face up, and that the rest lies face
/// down.
fn deals(options: Options, hand: usize, face_up: usize) {
    let deck = Claim::deal(&options, Seed::from_number(5)).deck;
    let claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(5))).unwrap();
    let players = usize::from(options.players);
    for seat in Seat::all(players) {
        let block = deck[seat.index() * hand..][..hand].iter().copied();
        assert_eq!(heap(&claim, Zone::Hand(seat)), text(block), "{seat}");
    }
    let pile = &deck[players * hand..];
    assert_eq!(heap(&claim, Zone::FaceUp), text(pile[..face_up].iter().copied()));
    assert_eq!(heap(&claim, Zone::Pile), text(pile[face_up..].iter().copied()));
    for viewer in Viewer::all(players) {
        assert_eq!(sees(&claim, viewer, Zone::Pile), format!("+{}", pile.len() - face_up));
    }
}

/// C3.1
#[test]
fn two_players_get_13_cards_each_and_the_rest_lies_face_down() {
    deals(options(2, "Go,Kn,Dw,Un,Do"), 13, 1);
}

/// C3.1
#[test]
fn three_players_get_12_cards_each_and_the_rest_lies_face_down() {
    deals(options(3, SEVEN), 12, 2);
}

/// C3.1
#[test]
fn four_players_get_9_cards_each_and_the_rest_lies_face_down() {
    deals(options(4, SEVEN), 9, 2);
}

/// C3.1
#[test]
fn the_deck_is_shuffled_and_stays_whole() {
    let options = options(2, "Go,Kn,Dw,Un,Do");
    let one = Claim::deal(&options, Seed::from_number(1)).deck;
    let other = Claim::deal(&options, Seed::from_number(2)).deck;
    assert_ne!(one, other);
    assert_eq!(text(one), text(other));
}

/// C3.2
#[test]
fn the_seat_that_the_table_names_leads_the_first_trick() {
    for leader in Seat::all(3) {
        let options = Options { leader, ..options(3, SEVEN) };
        let claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(1))).unwrap();
        assert_eq!(turn(&claim), leader.index());
    }
    assert_eq!(turn(&position("players 2; kingdom claim; hand 0: Un1; hand 1: Un2")), 0);
}

/// C3.2
#[test]
fn a_seat_that_is_not_at_the_table_does_not_lead() {
    let options = Options { leader: Seat::new(2), ..options(2, "Go,Kn,Dw,Un,Do") };
    let refused = Claim::start(&options, &Claim::deal(&options, Seed::from_number(1))).unwrap_err();
    assert_eq!(refused.rule.0, "C3.2");
}

/// C3.3
#[test]
fn seats_0_and_2_play_against_seats_1_and_3() {
    let hands = "hand 0: Un3; hand 1: Un4; hand 2: Un9; hand 3: Un1";
    let mut claim = position(&format!("players 4; kingdom {SEVEN}; {hands}"));
    play(&mut claim, "0 play Un3, 1 play Un4, 2 play Un9, 3 play Un1");
    assert_eq!(winners(&claim), [0, 2]);

    let hands = "hand 0: Un3; hand 1: Un4; hand 2: Un1; hand 3: Un9";
    let mut claim = position(&format!("players 4; kingdom {SEVEN}; {hands}"));
    play(&mut claim, "0 play Un3, 1 play Un4, 2 play Un1, 3 play Un9");
    assert_eq!(winners(&claim), [1, 3]);
}
