//! Deals of a reduced deck: the same positions as those set up from a text, and as whole deals.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Card, Claim, NAMED, Options};
use interregnum_kernel::{Game, Seat, Seed};

const OPTIONS: Options = Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) };

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

#[test]
fn a_whole_deck_is_dealt_as_ever() {
    for options in Claim::option_sets() {
        let deal = Claim::deal(&options, Seed::from_number(3));
        assert_eq!(Claim::reduced(options, &deal.deck), Claim::start(&options, &deal).ok());
    }
}

#[test]
fn a_few_cards_are_dealt_as_a_text_sets_them_up() {
    let deck = cards("Go0 Go5 Kn2 Kn8 Dw4 Un3 Un6 Do7");
    let text = "players 2; kingdom claim; leader 0; hand 0: Go0 Go5; hand 1: Kn2 Kn8; pile: Dw4 Un3 Un6 Do7";
    assert_eq!(Claim::reduced(OPTIONS, &deck), Claim::position(text).ok());
}

#[test]
fn a_deck_that_does_not_fit_is_refused() {
    for text in
        ["Go0 Go5 Kn2 Kn8 Dw4 Un3 Un6", "Go0 Go5 Kn2 Kn2 Dw4 Un3 Un6 Do7", "Go0 Go5 Kn2 Kn8 Dw4 Un3 Un6 Se7"]
    {
        assert_eq!(Claim::reduced(OPTIONS, &cards(text)), None, "{text}");
    }
    assert_eq!(Claim::reduced(OPTIONS, &[]), None);
    let no_kingdom = Options { kingdom: NAMED[0].1.intersection(NAMED[1].1), ..OPTIONS };
    assert_eq!(Claim::reduced(no_kingdom, &cards("Go0 Go5 Kn2 Kn8")), None);
}
