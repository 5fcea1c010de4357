//! The variants: B6.

use super::STANDARD;
use crate::table::{after, card, cards, dealt, hand, heap, legal, outcome, play, started, view};
use interregnum_braverats::{APPLEWOOD, Action, Card, DealVariant, GameDeal, Illegal, Options, YARG};
use interregnum_kernel::{Game, SeatSet};

/// B6.1
#[test]
fn the_traitor_gives_a_card_to_the_other_and_both_see_both() {
    let options = Options { traitor: true, ..STANDARD };
    // Index 7 is the Prince, index 2 the Spy.
    let rats = started(options, GameDeal { traitor: Some([7, 2]), ..GameDeal::default() });
    for seat in [YARG, APPLEWOOD] {
        assert_eq!(view(&rats, seat).game.gifts, Some([Card::Prince, Card::Spy]));
        assert_eq!(hand(&rats, seat, YARG).known, heap("Mu Pp Sp Sp As Am Wi Ge"));
        assert_eq!(hand(&rats, seat, APPLEWOOD).known, heap("Mu Pp As Am Wi Ge Pr Pr"));
    }
}

/// B6.2
#[test]
fn with_piles_three_cards_are_in_hand_and_one_is_drawn_after_playing() {
    let options = Options { draw: true, ..STANDARD };
    let piles = [vec![7, 6, 0, 1, 2, 3, 4, 5], vec![4, 3, 2, 5, 6, 7, 0, 1]];
    let mut rats = started(options, GameDeal { piles: Some(piles), ..GameDeal::default() });
    assert_eq!(legal(&rats, YARG), "play Mu, play Ge, play Pr");
    assert_eq!(rats.apply(YARG, Action::Play(card("Wi"))), Err(Illegal::NotDrawn { card: Card::Wizard }));
    let seen = &view(&rats, YARG).seats[1];
    assert_eq!((seen.hand.known, seen.hand.unknown, seen.pile), (heap(""), 3, 5));
    assert_eq!(seen.holds.known, heap("Mu Pp Sp As Am Wi Ge Pr"));
    play(&mut rats, "Ge-Am");
    assert_eq!(legal(&rats, YARG), "play Mu, play Pp, play Pr");
    assert_eq!(legal(&rats, APPLEWOOD), "play Sp, play As, play Wi");
    play(&mut rats, "Pp-Wi Mu-Ge Sp-Sp As-Mu");
    assert_eq!(
        (legal(&rats, YARG), view(&rats, YARG).seats[0].pile),
        ("play Am, play Wi, play Pr".into(), 0)
    );
    play(&mut rats, "Wi-As");
    assert_eq!(legal(&rats, YARG), "play Am, play Pr");
}

/// B6.3
#[test]
fn with_fast_rat_three_victories_win() {
    let hands = "hand 0: Ge Am; hand 1: Wi Sp; victories 2 0";
    assert_eq!(outcome(&after(&format!("{hands}; target 3"), "Ge-Wi")), Some((vec![0], "victories", [3, 0])));
    assert_eq!(outcome(&after(hands, "Ge-Wi")), None);
    let mut rats = dealt(Options { target: 3, ..STANDARD }, 1);
    play(&mut rats, "Am-Sp Ge-Wi");
    assert_eq!(outcome(&rats), Some((vec![0], "victories", [3, 0])));
}

/// B6.4
#[test]
fn a_draft_passes_packets_of_four_to_and_fro() {
    let order = "Pr Ge Wi Am  Mu Mu Pp Pp  Sp Sp As As  Am Wi Ge Pr";
    let deal = GameDeal { cards: Some(cards(order)), ..GameDeal::default() };
    let mut rats = started(Options { deal: DealVariant::Draft, ..STANDARD }, deal);
    let mut keep = |seat, offered: &str, kept: &str| {
        assert_eq!(rats.to_act(), SeatSet::one(seat));
        let offered: Vec<String> = offered.split(' ').map(|code| format!("keep {code}")).collect();
        assert_eq!(legal(&rats, seat), offered.join(", "));
        rats.apply(seat, Action::Keep(card(kept))).unwrap();
    };
    keep(YARG, "Am Wi Ge Pr", "Pr");
    keep(APPLEWOOD, "Am Wi Ge", "Ge");
    keep(YARG, "Am Wi", "Am"); // and the Wizard goes to Applewood
    keep(APPLEWOOD, "Mu Pp", "Mu");
    keep(YARG, "Mu Pp", "Mu"); // two Princesses are left: nothing is asked
    keep(YARG, "Sp As", "Sp");
    keep(APPLEWOOD, "Sp As", "As");
    keep(YARG, "Sp As", "As");
    keep(APPLEWOOD, "Am Wi Ge Pr", "Am");
    keep(YARG, "Wi Ge Pr", "Pr");
    keep(APPLEWOOD, "Wi Ge", "Ge");
    assert_eq!(rats.to_act(), SeatSet::all(2));
    assert_eq!(hand(&rats, YARG, YARG).known, heap("Pr Am Mu Pp Sp As Pr Wi"));
    assert_eq!(hand(&rats, YARG, APPLEWOOD).known, heap("Ge Wi Mu Pp As Sp Am Ge"));
}

/// B6.5
#[test]
fn a_random_deal_gives_eight_of_the_sixteen_to_each() {
    let order = "Pr Pr Ge Ge Wi Wi Am Am  As As Sp Sp Pp Pp Mu Mu";
    let deal = GameDeal { cards: Some(cards(order)), ..GameDeal::default() };
    let rats = started(Options { deal: DealVariant::Random, ..STANDARD }, deal);
    assert_eq!(hand(&rats, YARG, YARG).known, heap("Pr Pr Ge Ge Wi Wi Am Am"));
    assert_eq!(hand(&rats, APPLEWOOD, APPLEWOOD).known, heap("As As Sp Sp Pp Pp Mu Mu"));
}

/// B6.6
#[test]
fn in_princess_attack_one_has_the_princes_and_the_other_the_princesses() {
    let rats = dealt(Options { deal: DealVariant::Princess, ..STANDARD }, 1);
    assert_eq!(hand(&rats, YARG, YARG).known, heap("Mu Sp As Am Wi Ge Pr Pr"));
    assert_eq!(hand(&rats, YARG, APPLEWOOD).known, heap("Mu Pp Pp Sp As Am Wi Ge"));
}

/// B6.7
#[test]
fn a_match_goes_to_the_first_with_two_games_or_with_more_of_nine() {
    let drawn = "Mu-Mu Pp-Pp Sp-Sp As-As Am-Am Wi-Wi Ge-Ge Pr-Pr";
    let matched = |games: &[&str]| {
        let mut rats = dealt(Options { wins: 2, ..STANDARD }, 1);
        play(&mut rats, &games.join(" "));
        rats
    };
    let rats = matched(&["Pp-Pr", "Pr-Pp", drawn]);
    assert_eq!((outcome(&rats), view(&rats, YARG).won), (None, [1, 1]));
    let rats = matched(&["Pp-Pr", "Pr-Pp", drawn, "Am-Sp Ge-Wi As-Am"]);
    assert_eq!(outcome(&rats), Some((vec![0], "victories", [4, 0])));
    let detail = rats.outcome().unwrap().detail;
    assert_eq!((detail.games, detail.won), (vec![[0, 0], [0, 0], [0, 0], [4, 0]], [2, 1]));
    // One win in nine games is enough, and the outcome has that game's reason.
    let rats = matched(&[&[drawn; 7][..], &["Pp-Pr", drawn]].concat());
    assert_eq!(outcome(&rats), Some((vec![0], "princess", [0, 0])));
    assert!(!rats.outcome().unwrap().detail.princess);
    assert_eq!(outcome(&matched(&[drawn; 8])), None);
    assert_eq!(outcome(&matched(&[drawn; 9])), Some((vec![], "draw", [0, 0])));
    let even = matched(&[&[drawn; 7][..], &["Pp-Pr", "Pr-Pp"]].concat());
    assert_eq!(outcome(&even), Some((vec![], "draw", [0, 0])));
}

/// B6.8
#[test]
fn equal_cards_are_one_action_and_only_piles_and_drafts_hide_cards() {
    let princes = dealt(Options { deal: DealVariant::Princess, ..STANDARD }, 1);
    assert_eq!(legal(&princes, YARG), "play Mu, play Sp, play As, play Am, play Wi, play Ge, play Pr");
    for deal in DealVariant::ALL {
        let rats = dealt(Options { deal, traitor: true, ..STANDARD }, 5);
        let seen = hand(&rats, APPLEWOOD, YARG);
        let hidden = if deal == DealVariant::Draft { (0, 0) } else { (8, 0) };
        assert_eq!((seen.known.len(), seen.unknown), hidden, "{deal:?}");
        let drawn = dealt(Options { deal, draw: true, ..STANDARD }, 5);
        assert_eq!(hand(&drawn, APPLEWOOD, YARG).known.len(), 0, "{deal:?}");
    }
}

/// B6.9
#[test]
fn the_traitor_follows_the_deal_and_the_piles_are_made_after_both() {
    let options = Options { deal: DealVariant::Princess, traitor: true, draw: true, ..STANDARD };
    // Yarg has Mu Sp As Am Wi Ge Pr Pr and gives a Prince, Applewood has Mu Pp Pp Sp As Am Wi Ge
    // and gives a Princess. Then Yarg has Mu Pp Sp As Am Wi Ge Pr, and the places are those.
    let piles = [vec![1, 7, 0, 2, 3, 4, 5, 6], vec![7, 1, 0, 2, 3, 4, 5, 6]];
    let deal = GameDeal { traitor: Some([7, 1]), piles: Some(piles), ..GameDeal::default() };
    let rats = started(options, deal);
    assert_eq!(view(&rats, YARG).game.drew, cards("Pp Pr Mu"));
    assert_eq!(view(&rats, APPLEWOOD).game.drew, cards("Pr Pp Mu"));
    assert_eq!(view(&rats, YARG).game.gifts, Some([Card::Prince, Card::Princess]));
}
