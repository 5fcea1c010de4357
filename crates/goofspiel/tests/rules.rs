//! The rulebook of Goofspiel, sentence by sentence. Rounds are written `4-1`: seat 0's card
//! and seat 1's.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_goofspiel::{Card, Deal, Goofspiel, Illegal, Options, Order, Zone};
use interregnum_kernel::{Event, Game, Refusal, Rule, Seat, SeatSet, Seed, View, Viewer};
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/rules/goofspiel.en.md");
const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const FOUR: Options = Options { cards: 4, order: Order::Descending };

#[test]
fn every_sentence_has_a_test_and_every_tag_a_sentence() {
    let (untested, unknown) = interregnum_testkit::rulebook::compare(PAGE, &[include_str!("rules.rs")], 'G');
    assert!(untested.is_empty(), "no test shows {untested:?}");
    assert!(unknown.is_empty(), "no sentence is numbered {unknown:?}");
}

#[test]
fn both_rulebooks_have_the_same_sentences() {
    let french = include_str!("../../../docs/rules/goofspiel.fr.md");
    let sentences = interregnum_testkit::rulebook::sentences;
    assert_eq!(sentences(french), sentences(PAGE));
}

fn dealt(options: Options, prizes: &[u8]) -> Goofspiel {
    Goofspiel::start(&options, &Deal { seed: None, prizes: prizes.to_vec() }).unwrap()
}

/// The position after some rounds, with the prizes 4, 3, 2, 1.
fn after(rounds: &str) -> Goofspiel {
    let mut game = dealt(FOUR, &[4, 3, 2, 1]);
    for (first, second) in rounds.split_whitespace().map(|round| round.split_once('-').unwrap()) {
        game.apply(ONE, first.parse().unwrap()).unwrap();
        game.apply(TWO, second.parse().unwrap()).unwrap();
    }
    game
}

/// The numbers of the cards in a zone.
fn numbers(game: &Goofspiel, zone: Zone) -> Vec<u8> {
    let zones = game.view(Viewer::Spectator).zones();
    zones.pile(zone).map_or_else(Vec::new, |pile| pile.known.keys().map(|card| card.number()).collect())
}

/// G1.1
#[test]
fn each_player_has_cards_from_one_to_the_agreed_number() {
    for cards in 0..=20 {
        let options = Options { cards, order: Order::Random };
        let admitted = Goofspiel::admits(&options);
        if !(4..=13).contains(&cards) {
            assert_eq!(admitted.unwrap_err().rule, Rule("G1.1"));
            continue;
        }
        admitted.unwrap();
        let game = Goofspiel::start(&options, &Goofspiel::deal(&options, Seed::from_number(1))).unwrap();
        for seat in [ONE, TWO] {
            assert_eq!(numbers(&game, Zone::Hand(seat)), (1..=cards).collect::<Vec<_>>());
        }
    }
}

/// G1.2
#[test]
fn the_pile_has_the_agreed_order() {
    let pile = |order, seed| Goofspiel::deal(&Options { cards: 6, order }, Seed::from_number(seed)).prizes;
    assert_eq!(pile(Order::Ascending, 1), [1, 2, 3, 4, 5, 6]);
    assert_eq!(pile(Order::Descending, 1), [6, 5, 4, 3, 2, 1]);
    let shuffled: BTreeSet<_> = (0..50).map(|seed| pile(Order::Random, seed)).collect();
    assert!(shuffled.len() > 40);
    for mut prizes in shuffled {
        prizes.sort_unstable();
        assert_eq!(prizes, [1, 2, 3, 4, 5, 6]);
    }
}

/// G1.2
#[test]
fn a_deal_that_does_not_fit_the_options_is_refused() {
    let refused = |order, prizes: &[u8]| {
        let deal = Deal { seed: None, prizes: prizes.to_vec() };
        Goofspiel::start(&Options { cards: 4, order }, &deal).is_err_and(|error| error.rule == Rule("G1.2"))
    };
    assert!(!refused(Order::Random, &[2, 4, 1, 3]));
    assert!(refused(Order::Ascending, &[2, 4, 1, 3]) && refused(Order::Descending, &[2, 4, 1, 3]));
    for wrong in [&[1, 2, 3][..], &[1, 2, 3, 3], &[0, 1, 2, 3], &[1, 2, 3, 4, 5], &[2, 3, 4, 5], &[]] {
        assert!(
            [Order::Random, Order::Ascending].into_iter().all(|order| refused(order, wrong)),
            "{wrong:?}"
        );
    }
}

/// G1.3
#[test]
fn everybody_knows_all_cards_but_not_the_order_of_a_shuffled_pile() {
    let options = Options { cards: 4, order: Order::Random };
    let (one, other) = (dealt(options, &[2, 4, 1, 3]), dealt(options, &[2, 3, 4, 1]));
    for viewer in Viewer::all(2) {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.view(viewer).pile, [1, 3, 4].map(Card::Prize));
        let told =
            |game: &Goofspiel| game.opening().iter().map(|event| event.told(viewer)).collect::<Vec<_>>();
        assert_eq!(told(&one), told(&other));
    }
}

/// G2.1
#[test]
fn the_top_prize_is_turned_up_before_each_round() {
    assert_eq!(numbers(&after(""), Zone::Stake), [4]);
    assert_eq!(numbers(&after("1-2"), Zone::Stake), [3]);
    assert_eq!(numbers(&after("1-2"), Zone::Pile), [1, 2]);
}

/// G2.2
#[test]
fn both_choose_secretly_and_reveal_together() {
    let chosen = |card: u8| {
        let mut game = after("");
        game.apply(ONE, Card::Hand(card)).unwrap();
        game
    };
    let mut game = chosen(3);
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        assert_eq!(game.view(viewer), chosen(1).view(viewer));
    }
    assert_eq!(game.view(Viewer::Seat(ONE)).choices[ONE], Some(Card::Hand(3)));
    assert_eq!(game.to_act(), SeatSet::one(TWO));
    assert_eq!(game.apply(ONE, Card::Hand(2)), Err(Illegal::AlreadyChosen));
    assert_eq!(game.view(Viewer::Seat(ONE)).forbidden().len(), 4);
    let events = game.apply(TWO, Card::Hand(2)).unwrap();
    let revealed = events.iter().filter_map(|event| match event {
        Event::Moved { card, to: Zone::Played(seat), .. } => Some((*seat, card.number())),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<_>>(), [(ONE, 3), (TWO, 2)]);
}

/// G2.2
#[test]
fn a_card_is_played_once_and_comes_from_the_hand() {
    let mut game = after("3-2");
    for card in [Card::Hand(3), Card::Hand(5), Card::Hand(0), Card::Prize(4)] {
        assert_eq!(game.apply(ONE, card), Err(Illegal::NotInHand));
    }
    assert_eq!(Illegal::NotInHand.rule(), Rule("G2.2"));
    assert_eq!(game.legal(ONE).collect::<Vec<_>>(), [1, 2, 4].map(Card::Hand));
}

/// G2.3
#[test]
fn the_higher_card_takes_the_prize() {
    let game = after("1-2 4-3");
    assert_eq!(numbers(&game, Zone::Won(TWO)), [4]);
    assert_eq!(numbers(&game, Zone::Won(ONE)), [3]);
    assert_eq!(game.points(), [3, 4]);
}

/// G2.4
#[test]
fn a_prize_is_discarded_if_the_cards_are_equal() {
    let game = after("2-2");
    assert_eq!(numbers(&game, Zone::Discard), [4]);
    assert_eq!(game.points(), [0, 0]);
}

/// G3.1
#[test]
fn the_game_ends_when_all_cards_are_played() {
    assert_eq!(after("1-2 2-3 3-4").outcome(), None);
    let mut game = after("1-2 2-3 3-4 4-1");
    assert!(game.to_act().is_empty() && game.outcome().is_some());
    assert_eq!(game.apply(ONE, Card::Hand(1)), Err(Illegal::GameOver));
    assert_eq!(Illegal::GameOver.rule(), Rule("G3.1"));
}

/// G3.2
#[test]
fn more_points_win_and_equal_points_are_a_draw() {
    let won = after("4-1 1-2 2-3 3-4").outcome().unwrap();
    assert_eq!((won.winners, won.reason, won.detail), (SeatSet::one(TWO), "points", [4, 6]));
    let drawn = after("1-1 2-2 3-3 4-4").outcome().unwrap();
    assert_eq!((drawn.winners, drawn.reason, drawn.detail), (SeatSet::NONE, "draw", [0, 0]));
    let level = after("4-1 1-2 2-4 3-3").outcome().unwrap();
    assert_eq!((level.winners, level.detail), (SeatSet::one(TWO), [4, 5]));
}
