//! Compares the engine with a second, naive implementation that was written from the rules alone.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Card, Claim, Options, Zone};
use interregnum_kernel::{Game, LAWS, Lawful, Seat, Seed, pick};
use interregnum_testkit::laws::dice;
use interregnum_testkit::naive_claim::NaiveClaim;
use std::fmt::Write;

fn texts(deck: &[Card]) -> Vec<String> {
    deck.iter().map(ToString::to_string).collect()
}

fn kingdom(options: Options) -> Vec<String> {
    options.kingdom.map(|faction| faction.to_string()).collect()
}

fn legal(claim: &Claim) -> Vec<String> {
    let seat = claim.to_act().first();
    let mut legal: Vec<String> =
        seat.map_or_else(Vec::new, |seat| claim.legal(seat).map(|action| action.to_string()).collect());
    legal.sort();
    legal
}

/// The cards in a zone, sorted.
fn heap(claim: &Claim, zone: Zone) -> Vec<String> {
    let truth = claim.truth(LAWS);
    let pile = truth.pile(zone).into_iter().flat_map(|pile| pile.known.iter());
    let mut cards: Vec<String> =
        pile.flat_map(|(card, number)| std::iter::repeat_n(card.to_string(), *number)).collect();
    cards.sort();
    cards
}

fn same_piles(claim: &Claim, naive: &NaiveClaim) {
    for (name, mut cards) in naive.piles() {
        let zone = match name.split_once(' ') {
            Some((what, seat)) => {
                let seat = Seat::new(seat.parse().unwrap());
                match what {
                    "hand" => Zone::Hand(seat),
                    "followers" => Zone::Followers(seat),
                    "score" => Zone::Score(seat),
                    _ => Zone::Front(seat),
                }
            }
            None => match name.as_str() {
                "aside" => Zone::Aside,
                "discards" => Zone::Discards,
                "pile" => Zone::Pile,
                "face-up" => Zone::FaceUp,
                _ => Zone::Trick,
            },
        };
        cards.sort();
        assert_eq!(heap(claim, zone), cards, "{name}");
    }
}

fn same_game(options: Options, seed: Seed) {
    let deal = Claim::deal(&options, seed);
    let mut claim = Claim::start(&options, &deal).unwrap();
    let players = usize::from(options.players);
    let mut naive = NaiveClaim::new(players, &kingdom(options), options.leader.index(), &texts(&deal.deck));
    let mut rng = dice(u64::from(seed.0[0]));
    while let Some(seat) = claim.to_act().first() {
        assert_eq!(Some(seat.index()), naive.to_act());
        assert_eq!(legal(&claim), naive.legal(), "{claim:?}");
        same_piles(&claim, &naive);
        let action = pick(&mut rng, claim.legal(seat)).unwrap();
        claim.apply(seat, action).unwrap();
        naive.play(&action.to_string());
    }
    same_piles(&claim, &naive);
    let (ours, theirs) = (claim.outcome().unwrap(), naive.outcome().unwrap());
    assert_eq!(ours.winners.map(Seat::index).collect::<Vec<_>>(), theirs.winners);
    for (vote, (faction, to)) in ours.detail.votes.iter().zip(&theirs.votes) {
        assert_eq!((vote.faction.to_string(), vote.to.map(usize::from)), (faction.clone(), *to));
    }
    for (vote, (_, count)) in ours.detail.votes.iter().zip(&theirs.count) {
        let ours: Vec<usize> = vote.count(ours.detail.sides).iter().map(|&n| usize::from(n)).collect();
        assert_eq!(&ours, count);
    }
}

#[test]
fn both_engines_play_the_same_games_in_every_kingdom() {
    for options in Claim::option_sets() {
        for number in 0..6 {
            same_game(options, Seed::from_number(77_000 + number));
        }
    }
}

fn nodes(claim: &Claim, depth: usize) -> u64 {
    let Some(seat) = claim.to_act().first().filter(|_| depth > 0) else { return 1 };
    let after = |action| {
        let mut next = claim.clone();
        next.advance(seat, action);
        nodes(&next, depth - 1)
    };
    claim.legal(seat).map(after).sum()
}

/// A small deck drawn from a kingdom's cards: `hand` cards for each player, and as many in the
/// pile.
fn small(options: Options, hand: usize, number: u64) -> Vec<Card> {
    let players = usize::from(options.players);
    let mut deck = Claim::deal(&options, Seed::from_number(number)).deck;
    deck.truncate(2 * players * hand);
    deck
}

fn position(options: Options, hand: usize, deck: &[Card]) -> Claim {
    let players = usize::from(options.players);
    let mut text = format!("players {players}; kingdom {}; leader {}", options.kingdom, options.leader);
    for (seat, block) in deck.chunks(hand).take(players).enumerate() {
        write!(text, "; hand {seat}: {}", texts(block).join(" ")).unwrap();
    }
    write!(text, "; pile: {}", texts(&deck[players * hand..]).join(" ")).unwrap();
    Claim::position(&text).unwrap()
}

#[test]
fn both_engines_count_the_same_nodes_of_small_decks() {
    let mut total = 0;
    for (number, options) in Claim::option_sets().into_iter().enumerate() {
        let (hand, depth) = if options.players == 2 { (3, 12) } else { (2, 9) };
        let deck = small(options, hand, number as u64);
        let players = usize::from(options.players);
        let naive =
            NaiveClaim::small(players, &kingdom(options), options.leader.index(), hand, &texts(&deck));
        let count = nodes(&position(options, hand, &deck), depth);
        assert_eq!(count, naive.nodes(depth), "{options:?}");
        total += count;
    }
    assert!(total > 10_000, "{total} nodes are too few to say anything");
}
