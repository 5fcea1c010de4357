//! Goofspiel with prizes in a known order, solved, against an independent computation in
//! fractions.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_goofspiel::{Card, Goofspiel, Options, Order};
use interregnum_kernel::Seat;
use interregnum_solve::goofspiel::{OpenGoofspiel, Utility};
use interregnum_solve::{Solvable, Solved, Strategy, Turn};
use interregnum_testkit::naive_goofspiel::{Fraction, NaiveGoofspiel, Worth, best_mixes};
use num_traits::ToPrimitive;
use std::collections::HashSet;
use std::num::NonZero;

const TOLERANCE: f64 = 1e-10;

fn solved(cards: u8, order: Order, utility: Utility) -> Solved<OpenGoofspiel> {
    let game = OpenGoofspiel::new(&Options { cards, order }, utility).unwrap();
    Solved::new(game, NonZero::<usize>::MIN)
}

fn naive(cards: u8, order: Order, utility: Utility) -> NaiveGoofspiel {
    let mut prizes: Vec<u8> = (1..=cards).collect();
    if order == Order::Descending {
        prizes.reverse();
    }
    let worth = if utility == Utility::Win { Worth::Win } else { Worth::Points };
    NaiveGoofspiel::new(&prizes, worth)
}

fn near(double: f64, fraction: &Fraction) -> bool {
    (double - fraction.to_f64().unwrap()).abs() <= TOLERANCE
}

fn hands(position: &Goofspiel) -> [Vec<u8>; 2] {
    [0, 1].map(|seat| position.hand(Seat::new(seat)).map(Card::number).collect())
}

/// A game solved by both methods.
struct Twice {
    solved: Solved<OpenGoofspiel>,
    naive: NaiveGoofspiel,
    hand: Vec<u8>,
}

impl Twice {
    fn new(cards: u8, order: Order, utility: Utility) -> Self {
        let (solved, naive) = (solved(cards, order, utility), naive(cards, order, utility));
        assert!(solved.value().abs() <= TOLERANCE, "the whole game is even");
        Self { solved, naive, hand: (1..=cards).collect() }
    }

    /// Every reachable position has the same value in both.
    fn values_agree(&mut self) {
        let game = self.solved.game();
        let (mut open, mut seen, mut uneven) = (vec![game.start()], HashSet::new(), 0);
        while let Some(position) = open.pop() {
            let Turn::Choose { rows, columns, .. } = game.turn(&position) else { continue };
            if !seen.insert(game.key(&position).number) {
                continue;
            }
            let [first, second] = hands(&position);
            let [row, column] = position.points().map(i32::from);
            let found = self.solved.value_at(&position).unwrap();
            let expected = self.naive.value(&first, &second, row - column);
            assert!(near(found, &expected), "{first:?} against {second:?}: {found}, {expected}");
            uneven += usize::from(first != second);
            let choices = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            open.extend(choices.map(|(row, column)| game.after(&position, row, column)));
        }
        assert_eq!(seen.len(), self.solved.positions());
        assert!(uneven * 2 > seen.len(), "most values are not a matter of symmetry");
    }

    /// The mix of the first move is optimal; where the optimum is unique, it is that one. Returns
    /// the mix and the number of extreme optimal mixes.
    fn first_moves_agree(&mut self) -> (Vec<f64>, usize) {
        let matrix = self.naive.matrix(&self.hand, &self.hand, 0);
        let mixes = best_mixes(&matrix);
        let Some(Strategy::Together(equilibrium)) = self.solved.strategy(&self.solved.game().start()) else {
            panic!("both choose at the same time");
        };
        let mix: Vec<f64> = equilibrium.rows.to_vec();
        for column in 0..self.hand.len() {
            let payoffs = matrix.iter().map(|row| row[column].to_f64().unwrap());
            let got: f64 = mix.iter().zip(payoffs).map(|(share, payoff)| share * payoff).sum();
            assert!(got >= -TOLERANCE, "card {} gets {got}", column + 1);
        }
        let same = |best: &Vec<Fraction>| mix.iter().zip(best).all(|(share, best)| near(*share, best));
        assert!(mixes.len() > 1 || mixes.iter().all(same), "{mix:?}, {mixes:?}");
        (mix, mixes.len())
    }
}

#[test]
fn solutions_for_four_and_five_cards_agree_with_the_independent_computation() {
    for (cards, order) in
        [4, 5].into_iter().flat_map(|cards| [Order::Descending, Order::Ascending].map(|order| (cards, order)))
    {
        for utility in [Utility::Win, Utility::PointDifference] {
            let mut twice = Twice::new(cards, order, utility);
            twice.values_agree();
            twice.first_moves_agree();
        }
    }
}

/// The probabilities of six cards in the first move, lowest card first, to four digits.
fn six(utility: Utility) -> [f64; 6] {
    match utility {
        Utility::Win => [0.0, 0.1697, 0.0300, 0.0, 0.0, 0.8003],
        Utility::PointDifference => [0.0, 0.1268, 0.0243, 0.0, 0.0, 0.8489],
    }
}

#[test]
#[ignore = "takes a minute: `make test-long`"]
fn solutions_for_six_cards_agree_with_the_independent_computation() {
    for utility in [Utility::Win, Utility::PointDifference] {
        let mut twice = Twice::new(6, Order::Descending, utility);
        twice.values_agree();
        let (mix, number) = twice.first_moves_agree();
        assert!(number == 1 && mix.iter().zip(six(utility)).all(|(share, six)| (share - six).abs() < 1e-4));
    }
}

/// The probabilities of the cards in the first move, lowest card first, to four digits. With five
/// cards and a win as the goal there are several optimal mixes, one of them the highest card alone.
#[test]
fn the_first_move_bids_the_highest_card_or_bluffs_with_a_low_one() {
    let first = |cards, utility| Twice::new(cards, Order::Descending, utility).first_moves_agree();
    let share = |(mix, number): (Vec<f64>, usize)| -> (Vec<f64>, usize) {
        (mix.iter().map(|share| (share * 1e4).round() / 1e4).collect(), number)
    };
    for utility in [Utility::Win, Utility::PointDifference] {
        assert_eq!(share(first(4, utility)), (vec![0.0, 0.0, 0.0, 1.0], 1));
    }
    assert_eq!(share(first(5, Utility::Win)).1, 2);
    let points = share(first(5, Utility::PointDifference));
    assert_eq!(points, (vec![0.1158, 0.0320, 0.0, 0.0, 0.8521], 1));
}

#[test]
fn a_shuffled_pile_is_not_solved() {
    assert!(OpenGoofspiel::new(&Options { cards: 13, order: Order::Random }, Utility::Win).is_none());
}
