//! What a view remembers of a draft.
#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{BraveRats, Deal, DealVariant, Options};
use interregnum_kernel::{Game, Viewer};

/// A draft whose packets are these cards.
fn draft(cards: &str) -> BraveRats {
    let cards: Vec<&str> = cards.split(' ').collect();
    let deal: Deal = serde_json::from_value(serde_json::json!({ "games": [{ "cards": cards }] })).unwrap();
    BraveRats::start(&Options { deal: DealVariant::Draft, ..Options::STANDARD }, &deal).unwrap()
}

/// The seats that kept a card, and whether they had a choice, in a spectator's view.
fn kept(rats: &BraveRats) -> Vec<(usize, bool)> {
    let view = rats.view(Viewer::Spectator);
    view.game.draft.iter().map(|kept| (kept.seat.index(), kept.asked)).collect()
}

fn play(rats: &mut BraveRats, actions: &[&str]) {
    for action in actions {
        let seat = rats.to_act().first().unwrap();
        rats.apply(seat, action.parse().unwrap()).unwrap();
    }
}

#[test]
fn of_different_cards_all_but_the_last_are_asked_for() {
    let mut rats = draft("Mu Pp Sp As Mu Pp Sp As Am Wi Ge Pr Am Wi Ge Pr");
    play(&mut rats, &["keep Mu", "keep Pp", "keep Sp"]);
    assert_eq!(kept(&rats), [(0, true), (1, true), (0, true), (1, false)]);
}

#[test]
fn two_equal_cards_are_not_asked_for() {
    let mut rats = draft("Pr Pr Mu Mu Pp Pp Sp Sp As As Am Am Wi Wi Ge Ge");
    play(&mut rats, &["keep Mu", "keep Mu"]);
    assert_eq!(kept(&rats), [(0, true), (1, true), (0, false), (1, false)]);
}

/// Seat 1 opens the second packet; the numbering of cards continues through all packets.
#[test]
fn the_second_packet_is_remembered_like_the_first() {
    let mut rats = draft("Mu Pp Sp As Pr Pr Ge Ge Am Wi Mu Pp Sp As Am Wi");
    play(&mut rats, &["keep Mu", "keep Pp", "keep Sp", "keep Ge", "keep Pr", "keep Ge"]);
    let second = &kept(&rats)[4..];
    assert_eq!(second, [(1, true), (0, true), (1, true), (0, false)]);
    let mut rats = draft("Mu Pp Sp As Pr Pr Ge Ge Am Wi Mu Pp Sp As Am Wi");
    play(&mut rats, &["keep Mu", "keep Pp", "keep Sp", "keep Ge", "keep Ge"]);
    let second = &kept(&rats)[4..];
    assert_eq!(second, [(1, true), (0, true), (1, false), (0, false)]);
}
