//! C2: kingdoms.

use super::options;
use interregnum_claim::{Claim, Deal, FactionSet, NAMED, Options, kingdoms};
use interregnum_kernel::{Arg, BadSetup, Game, Seed};
use std::collections::HashSet;

fn started(options: Options) -> Result<Claim, BadSetup> {
    Claim::start(&options, &Claim::deal(&options, Seed::from_number(1)))
}

/// The number of the rule that such a kingdom breaks.
fn broken(players: u8, codes: &str) -> &'static str {
    started(options(players, codes)).unwrap_err().rule.0
}

/// The number of kingdoms for `players`; checks that all are different and playable with `cards`
/// cards.
fn all_playable(players: u8, cards: usize) -> usize {
    let all = kingdoms(players);
    for kingdom in &all {
        let options = Options { kingdom: *kingdom, ..options(players, "Go") };
        assert_eq!(Claim::deal(&options, Seed::from_number(2)).deck.len(), cards, "{kingdom}");
        assert!(started(options).is_ok(), "{kingdom}");
    }
    all.into_iter().collect::<HashSet<_>>().len()
}

/// C2.1
#[test]
fn a_kingdom_adds_some_of_the_six_to_either_pair() {
    assert!(started(options(2, "Go,Kn,Dw,Tr,Se")).is_ok());
    assert!(started(options(2, "Gn,Gi,Dw,Tr,Se")).is_ok());
}

/// C2.1, C2.4
#[test]
fn a_kingdom_without_a_pair_or_with_both_is_turned_down() {
    assert_eq!(broken(2, "Dw,Un,Do,Dr,Tr"), "C2.1");
    assert_eq!(broken(2, "Go,Kn,Gn,Gi,Dw"), "C2.1");
    assert_eq!(broken(3, "Go,Kn,Gn,Gi,Dw,Un,Do"), "C2.1");
}

/// C2.1, C2.4
#[test]
fn half_a_pair_is_turned_down_alone_and_beside_a_whole_one() {
    assert_eq!(broken(2, "Go,Dw,Un,Do,Dr"), "C2.1");
    assert_eq!(broken(2, "Go,Gi,Dw,Un,Do"), "C2.1");
    assert_eq!(broken(2, "Go,Kn,Gi,Dw,Un"), "C2.1");
}

/// C2.2
#[test]
fn two_players_may_play_each_of_forty_kingdoms_of_52_cards() {
    assert_eq!(all_playable(2, 52), 40);
}

/// C2.2
#[test]
fn claim_and_claim2_stand_for_the_boxes() {
    let named = |name: &str| -> FactionSet {
        let text = format!("players 2; kingdom {name}; hand 0: Un1; hand 1: Un2");
        Claim::position(&text).unwrap().view(interregnum_kernel::Viewer::Spectator).options.kingdom
    };
    assert_eq!(NAMED.map(|(name, _)| name), ["claim", "claim2"]);
    assert_eq!(named("claim").to_string(), "Go,Kn,Dw,Un,Do");
    assert_eq!(named("claim2").to_string(), "Gn,Gi,Dr,Tr,Se");
}

/// C2.2, C2.4
#[test]
fn two_players_take_no_more_and_no_fewer_than_three_of_the_six() {
    assert_eq!(broken(2, "Go,Kn,Dw,Un"), "C2.2");
    assert_eq!(broken(2, "Go,Kn,Dw,Un,Do,Dr"), "C2.2");
    assert_eq!(broken(2, "Gn,Gi,Dw,Un,Do,Dr,Tr"), "C2.2");
}

/// C2.4: with what was found and what the rule asks for.
#[test]
fn the_refusal_tells_how_many_factions_there_should_be() {
    let told = |players, codes| started(options(players, codes)).unwrap_err().phrase.args;
    let numbers = |found, expected| {
        vec![("found".into(), Arg::Number(found)), ("expected".into(), Arg::Number(expected))]
    };
    assert_eq!(told(2, "Go,Kn,Dw,Un"), numbers(4, 5));
    assert_eq!(told(4, "Go,Kn,Dw,Un,Do"), numbers(5, 7));
}

/// C2.3
#[test]
fn three_and_four_players_may_play_each_of_twelve_kingdoms_of_72_cards() {
    assert_eq!(all_playable(3, 72), 12);
    assert_eq!(all_playable(4, 72), 12);
}

/// C2.3, C2.4
#[test]
fn three_and_four_players_take_no_more_and_no_fewer_than_five_of_the_six() {
    assert_eq!(broken(3, "Go,Kn,Dw,Un,Do"), "C2.3");
    assert_eq!(broken(4, "Go,Kn,Dw,Un,Do,Dr"), "C2.3");
    assert_eq!(broken(3, "Gn,Gi,Dw,Un,Do,Dr,Tr,Se"), "C2.3");
}

/// C2.3, C2.4: Claim is for two, three or four.
#[test]
fn no_kingdom_is_for_one_player_or_for_five() {
    assert_eq!(broken(1, "Go,Kn,Dw,Un,Do"), "C2.3");
    assert_eq!(broken(5, "Go,Kn,Dw,Un,Do,Dr,Tr"), "C2.3");
    assert!(kingdoms(5).is_empty());
}

/// C2.4: so is a deck that is not the kingdom's.
#[test]
fn a_deck_that_is_not_the_kingdoms_is_turned_down() {
    let options = options(2, "Go,Kn,Dw,Un,Do");
    let broken = |change: &dyn Fn(&mut Deal)| {
        let mut deal = Claim::deal(&options, Seed::from_number(3));
        deal.deck.sort();
        change(&mut deal);
        Claim::start(&options, &deal).unwrap_err().rule.0
    };
    assert_eq!(broken(&|deal| deal.deck[51] = "Se9".parse().unwrap()), "C2.1");
    assert_eq!(broken(&|deal| deal.deck[51] = "Kn2".parse().unwrap()), "C1.2");
    assert_eq!(broken(&|deal| deal.deck.truncate(51)), "C3.1");
}
