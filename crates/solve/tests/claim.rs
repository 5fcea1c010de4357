//! Compares the solver of Claim's phase two with plain minimax: no pruning, no memory, every card
//! tried.

use interregnum_claim::{Card, PhaseTwo, kingdoms};
use interregnum_kernel::{Seat, Seed, pick};
use interregnum_solve::claim::{Solver, sample};
use std::collections::HashMap;

/// Seat 0's margin with best play of both.
fn plain(position: &PhaseTwo) -> i8 {
    let Some(turn) = position.turn() else { return position.margin() };
    let margins = position.playable().kinds().map(|card| plain(&after(position, card)));
    if turn.index() == 0 { margins.max() } else { margins.min() }.unwrap_or_else(|| position.margin())
}

fn after(position: &PhaseTwo, card: Card) -> PhaseTwo {
    let mut after = *position;
    after.play(card);
    after
}

/// An endgame: phase two played at random until `left` cards are left on both sides together.
fn ending(seed: Seed, kingdom: usize, left: usize) -> PhaseTwo {
    let mut position = sample(kingdoms(2)[kingdom], seed);
    let mut rng = seed.child(1).generator();
    while let Some(turn) = position.turn() {
        if position.hand(turn).len() + position.hand(turn.clockwise(1, 2)).len() <= left {
            break;
        }
        let card = pick(&mut rng, position.playable().kinds()).expect("whose turn it is holds a card");
        position.play(card);
    }
    position
}

/// Compares `each` endgames of every kingdom and size, from one to `cards` cards a side, half of
/// them in the middle of a trick.
fn agree(seed: u64, cards: usize, each: u64) -> usize {
    let mut solver = Solver::new();
    let mut compared = 0;
    for kingdom in 0..kingdoms(2).len() {
        for left in 1..=2 * cards {
            for number in 0..each {
                let seed = Seed::from_number(seed).child(kingdom as u64).child(left as u64).child(number);
                compare(&mut solver, &ending(seed, kingdom, left));
                compared += 1;
            }
        }
    }
    compared
}

fn compare(solver: &mut Solver, position: &PhaseTwo) {
    let turn = position.turn().expect("there is a card to play");
    let margins: Vec<(Card, i8)> =
        position.playable().kinds().map(|card| (card, plain(&after(position, card)))).collect();
    let all = margins.iter().map(|(_, margin)| *margin);
    let best = if turn.index() == 0 { all.max() } else { all.min() }.expect("there is a card to play");
    let solution = solver.solve(position);
    assert_eq!(solution.margin, best, "{position:?}");
    let keep: Vec<Card> =
        margins.iter().filter(|(_, margin)| *margin == best).map(|(card, _)| *card).collect();
    assert_eq!(solution.best.kinds().collect::<Vec<_>>(), keep, "{position:?}");
    let mut found = solver.margins(position);
    found.sort_unstable();
    found.dedup();
    assert_eq!(found, margins, "{position:?}");
    let winner = if best == 0 { None } else { Some(usize::from(best < 0)) };
    assert_eq!(solver.winner(position).map(Seat::index), winner, "{position:?}");
    assert!((-5..5).all(|than| solver.exceeds(position, than) == (best > than)), "{position:?}");
}

#[test]
fn endings_of_up_to_four_cards_a_side_agree_with_plain_minimax() {
    assert_eq!(agree(1, 4, 12), 40 * 8 * 12);
}

#[test]
#[ignore = "takes minutes: `make test-long`"]
fn a_hundred_thousand_endings_of_up_to_six_cards_a_side_agree_with_plain_minimax() {
    assert_eq!(agree(2, 6, 210), 100_800);
}

/// The same search without the solver's pruning: no bounds, no equivalent cards, no move ordering,
/// no verdict that holds for more than its own position.
#[derive(Default)]
struct Twin {
    known: HashMap<PhaseTwo, bool>,
}

impl Twin {
    fn exceeds(&mut self, position: &PhaseTwo, than: i8) -> bool {
        let Some(turn) = position.turn() else { return position.margin() > than };
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let wants = turn.index() == 0;
        let mut cards = position.playable().kinds();
        let found = cards.any(|card| self.exceeds(&after(position, card), than) == wants);
        self.known.insert(*position, found == wants);
        found == wants
    }
}

/// Compares the winner, with `cards` cards a side, over the kingdoms in turn.
fn agrees_with_its_twin(seed: u64, cards: usize, positions: u64) {
    let mut solver = Solver::new();
    for number in 0..positions {
        let seed = Seed::from_number(seed).child(number);
        let position = ending(seed, number as usize % kingdoms(2).len(), 2 * cards);
        let than = [0, -1, 2, -3][number as usize % 4];
        let twin = Twin::default().exceeds(&position, than);
        assert_eq!(solver.exceeds(&position, than), twin, "more than {than}: {position:?}");
    }
}

#[test]
fn eight_cards_a_side_agree_with_a_twin_that_does_not_prune() {
    agrees_with_its_twin(3, 8, 80);
}

/// Compares complete solutions, from full hands, over the kingdoms in turn.
fn agrees_without_pruning(seed: u64, positions: u64) {
    let (mut solver, mut twin) = (Solver::new(), Solver::without_pruning());
    let mut nodes = [0, 0];
    for number in 0..positions {
        let kingdom = kingdoms(2)[number as usize % kingdoms(2).len()];
        let position = sample(kingdom, Seed::from_number(seed).child(number));
        let (found, checked) = (solver.solve(&position), twin.solve(&position));
        assert_eq!((found.margin, found.best), (checked.margin, checked.best), "{position:?}");
        nodes = [nodes[0] + found.nodes, nodes[1] + checked.nodes];
    }
    assert!(nodes[1] > 2 * nodes[0], "a twin that prunes as much checks nothing: {nodes:?}");
}

#[test]
fn full_hands_agree_with_the_solver_without_its_pruning() {
    agrees_without_pruning(7, 4);
}

#[test]
#[ignore = "takes minutes: `make test-long`"]
fn full_hands_of_every_kingdom_agree_with_the_solver_without_its_pruning() {
    agrees_without_pruning(4, 40);
}

#[test]
fn who_plays_best_cards_on_both_sides_comes_to_the_margin() {
    let mut solver = Solver::new();
    for number in 0..40 {
        let seed = Seed::from_number(5).child(number);
        let mut position = sample(kingdoms(2)[number as usize], seed);
        let margin = solver.margin(&position);
        let mut rng = seed.child(1).generator();
        while position.turn().is_some() {
            let solution = solver.solve(&position);
            assert_eq!(solution.margin, margin, "{position:?}");
            let card = pick(&mut rng, solution.best.kinds()).expect("some card is best");
            position.play(card);
        }
        assert_eq!(position.margin(), margin);
    }
}

#[test]
fn a_solver_that_gives_up_says_so_and_is_right_afterwards() {
    let mut solver = Solver::new();
    for number in 0..40 {
        let position = sample(kingdoms(2)[number as usize], Seed::from_number(6).child(number));
        let hasty = solver.margins_within(&position, 50);
        let patient = Solver::new().margins(&position);
        assert!(hasty.is_none_or(|margins| margins == patient), "{position:?}");
        assert_eq!(solver.margins_within(&position, u64::MAX), Some(patient), "{position:?}");
        let margin = Solver::new().margin(&position);
        assert!(
            Solver::new().margin_within(&position, 50).is_none_or(|hasty| hasty == margin),
            "{position:?}"
        );
        assert_eq!(solver.margin_within(&position, u64::MAX), Some(margin), "{position:?}");
    }
}
