//! What is hidden from players, what they remember, and what they can imagine.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use crate::table::{card, cards, dealt, hand, heap, play, position, started, view};
use interregnum_braverats::{APPLEWOOD, Action, BraveRats, Card, DealVariant, GameDeal, Options, YARG};
use interregnum_kernel::{Game, Imagine, Seat, Told, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeMap;

fn drafting() -> BraveRats {
    let order = "Pr Ge Wi Am  Mu Mu Pp Pp  Sp Sp As As  Am Wi Ge Pr";
    let deal = GameDeal { cards: Some(cards(order)), ..GameDeal::default() };
    started(Options { deal: DealVariant::Draft, ..Options::STANDARD }, deal)
}

fn keep(rats: &mut BraveRats, codes: &str) {
    for code in codes.split_whitespace() {
        let seat = rats.to_act().first().unwrap();
        rats.apply(seat, Action::Keep(card(code))).unwrap();
    }
}

/// The cards of the packet that a viewer can name, and the number of the others.
fn packet(rats: &BraveRats, viewer: Viewer) -> (Vec<Card>, u8) {
    let packet = rats.view(viewer).packet.unwrap().cards;
    (packet.known.cards().collect(), packet.unknown)
}

#[test]
fn in_a_draft_one_sees_what_one_is_shown_and_remembers_it() {
    let mut rats = drafting();
    let viewers = [Viewer::Seat(YARG), Viewer::Seat(APPLEWOOD), Viewer::Spectator];
    let seen = |rats: &BraveRats| viewers.map(|viewer| packet(rats, viewer));
    assert_eq!(seen(&rats), [(cards("Am Wi Ge Pr"), 0), (vec![], 4), (vec![], 4)]);
    keep(&mut rats, "Pr");
    // Yarg remembers the three cards that were passed on.
    assert_eq!(seen(&rats), [(cards("Am Wi Ge"), 0), (cards("Am Wi Ge"), 0), (vec![], 3)]);
    assert_eq!((hand(&rats, APPLEWOOD, YARG).known, hand(&rats, APPLEWOOD, YARG).unknown), (heap(""), 1));
    keep(&mut rats, "Ge");
    // Yarg gets two cards back and so knows what Applewood kept.
    assert_eq!(hand(&rats, YARG, APPLEWOOD).known, heap("Ge"));
    keep(&mut rats, "Am");
    assert_eq!(hand(&rats, APPLEWOOD, YARG).known, heap("Am"));
    assert_eq!(
        (hand(&rats, APPLEWOOD, APPLEWOOD).known, hand(&rats, APPLEWOOD, YARG).unknown),
        (heap("Ge Wi"), 1)
    );
    let spectator = rats.view(Viewer::Spectator);
    assert!(spectator.seats.iter().all(|seat| seat.hand.known == heap("") && seat.hand.unknown == 2));
    let kept = view(&rats, APPLEWOOD).game.draft;
    assert_eq!(
        kept.iter().map(|kept| kept.card).collect::<Vec<_>>(),
        [None, Some(Card::General), Some(Card::Ambassador), Some(Card::Wizard)]
    );
}

#[test]
fn after_a_draft_each_player_counts_the_others_hand_but_not_the_order() {
    let mut rats = drafting();
    keep(&mut rats, "Pr Ge Am Mu Mu Sp As As Am Pr Ge");
    let seen = view(&rats, APPLEWOOD);
    assert_eq!(seen.seats[0].hand.known, heap("Pr Am Mu Pp Sp As Pr Wi"));
    let first: Vec<_> = seen.game.draft.iter().step_by(8).map(|kept| kept.card).collect();
    assert_eq!(first, [None, None]);
    assert_eq!(rats.view(Viewer::Spectator).seats[0].hand.known, heap(""));
}

#[test]
fn what_is_drawn_only_its_owner_sees() {
    let options = Options { draw: true, ..Options::STANDARD };
    let mut rats = dealt(options, 3);
    let choice = |rats: &BraveRats, seat: Seat| rats.legal(seat).next().unwrap();
    let (yarg, applewood) = (choice(&rats, YARG), choice(&rats, APPLEWOOD));
    rats.apply(YARG, yarg).unwrap();
    let events = rats.apply(APPLEWOOD, applewood).unwrap();
    let drawn = |viewer: Viewer| {
        let told = events.iter().map(|event| event.told(viewer));
        told.filter_map(|told| match told {
            Told::Moved { card, to, rule, .. } if rule.0 == "B6.2" => Some((to, card.is_some())),
            _ => None,
        })
        .map(|(to, seen)| (format!("{to:?}"), seen))
        .collect::<Vec<_>>()
    };
    let own =
        |yarg, applewood| vec![("Hand(Seat(0))".to_owned(), yarg), ("Hand(Seat(1))".to_owned(), applewood)];
    assert_eq!(drawn(Viewer::Seat(YARG)), own(true, false));
    assert_eq!(drawn(Viewer::Seat(APPLEWOOD)), own(false, true));
    assert_eq!(drawn(Viewer::Spectator), own(false, false));
}

#[test]
fn a_spectator_of_a_shuffled_deal_sees_gifts_and_what_is_played() {
    let options = Options { deal: DealVariant::Random, traitor: true, ..Options::STANDARD };
    let order = "Pr Pr Ge Ge Wi Wi Am Am  As As Sp Sp Pp Pp Mu Mu";
    let deal = GameDeal { cards: Some(cards(order)), traitor: Some([7, 0]), ..GameDeal::default() };
    let mut rats = started(options, deal);
    let seen = |rats: &BraveRats| {
        rats.view(Viewer::Spectator).seats.into_iter().map(|seat| seat.holds.known).collect::<Vec<_>>()
    };
    assert_eq!(seen(&rats), [heap("Mu"), heap("Pr")]);
    play(&mut rats, "Mu-Sp");
    assert_eq!(seen(&rats), [heap(""), heap("Pr")]);
}

/// Three cards of eight are in the opponent's hand: each of them in three worlds of eight.
#[test]
fn imagined_hands_are_equally_likely() {
    let options = Options { draw: true, ..Options::STANDARD };
    let seen = view(&dealt(options, 11), YARG);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut found: BTreeMap<Card, u32> = BTreeMap::new();
    for _ in 0..16_000 {
        let world = BraveRats::imagine(&seen, &mut rng);
        world.legal(APPLEWOOD).for_each(|action| match action {
            Action::Play(card) | Action::Keep(card) => *found.entry(card).or_default() += 1,
        });
    }
    // Five standard deviations of a binomial with n = 16,000 and p = 3/8: 306.
    assert!(found.values().all(|&number| number.abs_diff(6000) < 306), "{found:?}");
}

/// A sealed choice may be any card of the hand.
#[test]
fn imagined_choices_are_equally_likely() {
    let mut rats = position("hand 0: Pr Ge Mu Wi; hand 1: Pr Ge Mu Wi");
    rats.apply(YARG, Action::Play(card("Mu"))).unwrap();
    let seen = view(&rats, APPLEWOOD);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut found: BTreeMap<Option<Card>, u32> = BTreeMap::new();
    for _ in 0..16_000 {
        let world = BraveRats::imagine(&seen, &mut rng);
        *found.entry(view(&world, YARG).seats[0].choice).or_default() += 1;
    }
    // Five standard deviations of a binomial with n = 16,000 and p = 1/4: 274.
    assert!(found.len() == 4 && found.values().all(|&number| number.abs_diff(4000) < 274), "{found:?}");
}

#[test]
fn a_position_from_text_opens_with_its_hands() {
    let rats = position(
        "hand 0: Pr Mu; hand 1: Sp Sp; victories 2 1; held 1; kept 0 1; raised 0; first 1; target 3",
    );
    assert_eq!(rats.open().map(|open| open.hands.0), Some([heap("Pr Mu"), heap("Sp Sp")]));
    assert_eq!(rats.opening().len(), 5);
    assert_eq!(rats.to_act().first(), Some(APPLEWOOD));
    for text in [
        "hand 0: Pr",
        "hand 0: Pr; hand 1: Pr Mu",
        "hand 0: Pr Pr; hand 1: Pr Mu",
        "hand 0: Xx; hand 1: Pr",
        "hand 2: Pr",
        "hand 0: Pr; hand 1: Pr; victories 4 0",
        "hand 0: Pr; hand 1: Pr; held 99",
        "speed 3",
    ] {
        assert!(BraveRats::position(text).is_err(), "{text}");
    }
}
