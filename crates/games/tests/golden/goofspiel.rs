//! Games of Goofspiel: one for each order of the prizes.

use super::{keep, kept};
use interregnum_games::goofspiel::{Goofspiel, Options, Order};
use interregnum_kernel::{Game, Seed};

/// A name, the options, and the first cards of both seats, alternating.
const GAMES: [(&str, Options, &str); 3] = [
    ("random", Options { cards: 13, order: Order::Random }, ""),
    ("ascending", Options { cards: 5, order: Order::Ascending }, "1 1 2 3"),
    ("descending", Options { cards: 4, order: Order::Descending }, "4 3 3 4 2 2 1 1"),
];

#[test]
fn every_order_of_the_prizes_is_shown() {
    for (number, (name, options, cards)) in GAMES.into_iter().enumerate() {
        let seed = Seed::from_number(1000 + number as u64);
        let script: Vec<&str> = cards.split_whitespace().collect();
        let lines = keep::<Goofspiel>(name, options, Goofspiel::deal(&options, seed), &script, seed);
        assert!(lines.iter().any(|line| line.contains("The higher card takes")), "{name}");
    }
}

#[test]
fn every_golden_file_is_still_made() {
    assert_eq!(kept("goofspiel"), 2 * GAMES.len(), "a golden file without a test, or a test without one");
}
