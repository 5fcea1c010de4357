//! L2: setup.

use super::{asked, court, hand, king, position, read, sees, sorted};
use interregnum_defaite::{Defaite, Options, Zone};
use interregnum_kernel::{Game, LAWS, Lawful, Seat, Seed, Viewer};
use std::collections::BTreeSet;

fn all_players() -> impl Iterator<Item = Options> {
    (3..=6).map(|players| Options { players })
}

/// L2.1
#[test]
fn each_player_gets_one_noble_into_the_court() {
    for options in all_players() {
        let deal = Defaite::deal(&options, Seed::from_number(3));
        let game = Defaite::start(&options, &deal).unwrap();
        let nobles: BTreeSet<String> = deal.nobles.iter().map(ToString::to_string).collect();
        assert_eq!((deal.nobles.len(), nobles.len()), (usize::from(options.players), nobles.len()));
        for (number, noble) in deal.nobles.iter().enumerate() {
            assert!(noble.to_string().starts_with("No"));
            assert_eq!(court(&game, number), noble.to_string());
            for viewer in Viewer::all(usize::from(options.players)) {
                assert_eq!(sees(&game, viewer, Zone::Court(Seat::new(number))), noble.to_string());
            }
        }
    }
}

/// L2.1: drawn at random.
#[test]
fn every_noble_may_come_to_every_seat() {
    let options = Options { players: 3 };
    let mut seen = BTreeSet::new();
    for number in 0..200 {
        let nobles = Defaite::deal(&options, Seed::from_number(number)).nobles;
        seen.extend(nobles.iter().enumerate().map(|(seat, noble)| (seat, noble.to_string())));
    }
    assert_eq!(seen.len(), 3 * 6);
}

/// L2.2
#[test]
fn the_king_stands_free_beside_the_highest_noble() {
    let order = ["NoLi", "NoLn", "NoEa", "NoSu", "NoSw", "NoBo"];
    for options in all_players() {
        for number in 0..20 {
            let deal = Defaite::deal(&options, Seed::from_number(number));
            let ranks =
                deal.nobles.iter().map(|noble| order.iter().position(|name| *name == noble.to_string()));
            let ranks: Vec<usize> = ranks.map(Option::unwrap).collect();
            let highest =
                (0..ranks.len()).find(|&seat| ranks.iter().all(|&rank| ranks[seat] <= rank)).unwrap();
            let game = Defaite::start(&options, &deal).unwrap();
            assert_eq!(king(&game), format!("beside {highest}"));
            assert!(asked(&game).starts_with(&format!("{highest}: ")), "who has the first turn (L3.2)");
        }
    }
}

/// L2.3: seven cards each, in blocks; the first player has drawn one more.
#[test]
fn hands_of_seven_are_dealt_and_the_rest_is_the_deck() {
    for options in all_players() {
        let deal = Defaite::deal(&options, Seed::from_number(5));
        let game = Defaite::start(&options, &deal).unwrap();
        let players = usize::from(options.players);
        let first = game.to_act().first().unwrap().index();
        assert_eq!(deal.deck.len(), 115 - players);
        for number in 0..players {
            let drawn = deal.deck[7 * players..].iter().take(usize::from(number == first));
            let cards = deal.deck[7 * number..][..7].iter().chain(drawn);
            assert_eq!(hand(&game, number), sorted(cards.map(ToString::to_string)));
        }
        let pile = deal.deck[7 * players + 1..].iter().map(ToString::to_string);
        assert_eq!(read(&game.truth(LAWS), Zone::Pile), sorted(pile));
    }
}

/// L2.3
#[test]
fn nobles_that_nobody_got_are_in_the_deck() {
    for options in all_players() {
        let deal = Defaite::deal(&options, Seed::from_number(11));
        let in_deck = deal.deck.iter().filter(|card| card.to_string().starts_with("No"));
        assert_eq!(in_deck.count(), 6 - usize::from(options.players));
        assert!(deal.deck.iter().all(|card| !deal.nobles.contains(card) && card.to_string() != "Ki"));
    }
}

/// L2.3
#[test]
fn the_deck_is_shuffled() {
    let options = Options { players: 4 };
    let deck = |number| Defaite::deal(&options, Seed::from_number(number)).deck;
    assert_eq!(deck(1), deck(1));
    assert_ne!(deck(1), deck(2));
}

/// L2.4, L12.1
#[test]
fn a_court_is_everything_face_up_before_a_player() {
    let game = position(
        "players 3; hand 0: Con; court 1: NoLi Co6Li+Au3+Au1 Spy Qu Pv3Su+Ms2+Ms1 Pv3Su Pv4
         reserve 1: Ms3 Au1 Au2",
    );
    assert_eq!(court(&game, 1), "Co6Li+Au3+Au1 NoLi Pv3Su Pv3Su+Ms2+Ms1 Pv4 Qu Spy");
    let one = Seat::new(1);
    for viewer in Viewer::all(3) {
        assert_eq!(sees(&game, viewer, Zone::Court(one)), "Co6Li NoLi Pv3Su Pv3Su Pv4 Qu Spy");
        assert_eq!(sees(&game, viewer, Zone::Guarding(one, "Co6Li".parse().unwrap())), "Au1 Au3");
        assert_eq!(sees(&game, viewer, Zone::Guarding(one, "Pv3Su".parse().unwrap())), "Ms1 Ms2");
        assert_eq!(sees(&game, viewer, Zone::Reserve(one)), "Au1 Au2 Ms3");
    }
}
