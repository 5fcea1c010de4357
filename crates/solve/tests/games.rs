//! Compares games solved by induction with answers worked out by hand or by other methods.

use crate::toys::{Goofspiel, Once, Raid, Stage};
use interregnum_solve::{
    ExactMatrix, Fraction, GAP, Matrix, Side, Solvable, Solved, Strategy, Turn, guarantee,
};
use num_traits::ToPrimitive;
use std::num::NonZero;

/// The tolerated exploitability of a solution.
const EXPLOITED: f64 = 1e-9;

fn solved<G: Solvable>(game: G) -> Solved<G> {
    Solved::new(game, NonZero::<usize>::MIN)
}

fn assert_near(found: &[f64], known: &[f64]) {
    assert_eq!(found.len(), known.len());
    assert!(found.iter().zip(known).all(|(a, b)| (a - b).abs() < GAP), "{found:?} is not {known:?}");
}

/// Solves a matrix as a game of one turn and compares it with what is known of it.
fn assert_once<R: AsRef<[f64]>>(matrix: &[R], value: f64, rows: &[f64], columns: &[f64]) {
    let solved = solved(Once(Matrix::from_rows(matrix)));
    assert_near(&[solved.value()], &[value]);
    let Some(Strategy::Together(found)) = solved.strategy(&None) else { panic!("both choose together") };
    assert_near(&found.rows, rows);
    assert_near(&found.columns, columns);
    assert_unexploited(&solved);
}

/// Neither side's strategies lose anything, at any position, to a best response.
fn assert_unexploited<G: Solvable>(solved: &Solved<G>) {
    for side in [Side::Row, Side::Column] {
        let proved = guarantee(solved, side);
        assert!((proved.at_start - solved.value()).abs() <= EXPLOITED, "{side:?}: {proved:?}");
        assert!(proved.worst_shortfall <= EXPLOITED, "{side:?}: {proved:?}");
    }
}

#[test]
fn matching_pennies_is_even() {
    assert_once(&[[1.0, -1.0], [-1.0, 1.0]], 0.0, &[0.5, 0.5], &[0.5, 0.5]);
}

/// `a + d - b - c` is 7; the value `(ad - bc) / 7`, the first row's share `(d - c) / 7`, the
/// first column's `(d - b) / 7`.
#[test]
fn uneven_pennies_are_worth_a_seventh() {
    let [rows, columns] = [[3.0 / 7.0, 4.0 / 7.0], [2.0 / 7.0, 5.0 / 7.0]];
    assert_once(&[[3.0, -1.0], [-2.0, 1.0]], 1.0 / 7.0, &rows, &columns);
}

#[test]
fn rock_paper_scissors_is_even() {
    let third = [1.0 / 3.0; 3];
    assert_once(&[[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]], 0.0, &third, &third);
}

/// Each choice is made as often as the other two are at odds: a doubled win of rock over
/// scissors doubles paper.
#[test]
fn a_doubled_win_of_rock_doubles_paper() {
    let mix = [0.25, 0.5, 0.25];
    assert_once(&[[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]], 0.0, &mix, &mix);
}

/// Finding the other's hiding place is worth 1, 2 or 3: both mix as 1 : 1/2 : 1/3, and the
/// value is one over the sum of the inverses.
#[test]
fn hide_and_seek_goes_by_the_inverse_of_the_stakes() {
    let mix = [6.0 / 11.0, 3.0 / 11.0, 2.0 / 11.0];
    assert_once(&[[1.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 3.0]], 6.0 / 11.0, &mix, &mix);
}

/// Among sleepers the column side shows first at pennies and loses one (`min max`). Exposed,
/// the row side shows first and loses a half with its second choice, one with its first
/// (`max min`). So the camp is `[[-1, 1], [0, -1/2]]` with `a + d - b - c` = -5/2: the value is
/// `(1/2 - 0) / (-5/2)` = -1/5, scouting has `(-1/2 - 0) / (-5/2)` = 1/5 of the row side's mix,
/// watching `(-1/2 - 1) / (-5/2)` = 3/5 of the other's.
#[test]
fn a_raid_with_turns_in_order_is_worth_what_was_worked_out_by_hand() {
    let solved = solved(Raid);
    assert_near(&[solved.value()], &[-0.2]);
    assert_eq!(solved.positions(), 4);
    assert_eq!(solved.value_at(&Stage::Among), Some(1.0));
    assert_eq!(solved.value_at(&Stage::Exposed), Some(-0.5));
    let Some(Strategy::Together(camp)) = solved.strategy(&Stage::Camp) else {
        panic!("both choose together")
    };
    assert_near(&camp.rows, &[0.2, 0.8]);
    assert_near(&camp.columns, &[0.6, 0.4]);
    assert_unexploited(&solved);
}

#[test]
fn who_shows_second_answers_what_was_shown() {
    let solved = solved(Raid);
    let Some(Strategy::InTurn { first, answers, .. }) = solved.strategy(&Stage::Among) else {
        panic!("one shows first")
    };
    assert_eq!((first, answers), (Side::Column, vec![0, 1]));
    let Some(Strategy::InTurn { first, choice, answers, .. }) = solved.strategy(&Stage::Exposed) else {
        panic!("one shows first")
    };
    assert_eq!((first, choice, answers), (Side::Row, 1, vec![1, 0]));
    assert!(solved.strategy(&Stage::Over(1)).is_none());
}

/// The value in exact arithmetic at every position, without a table; compares the solution with it
/// on the way.
fn exact_value<G: Solvable>(solved: &Solved<G>, position: &G::Position) -> Fraction {
    let game = solved.game();
    let exact = match game.turn(position) {
        Turn::Over(value) => Fraction::from_float(value).expect("a payoff is finite"),
        Turn::Choose { rows, columns, .. } => {
            let after = |row, column| exact_value(solved, &game.after(position, row, column));
            let cells =
                (0..rows).map(|row| (0..columns).map(|column| after(row, column)).collect()).collect();
            let matrix = ExactMatrix::from_rows(cells).expect("both sides have choices");
            let equilibrium = matrix.solve();
            assert!(equilibrium.holds_in(&matrix));
            equilibrium.value
        }
    };
    let found = solved.value_at(position).expect("every position that comes up is solved");
    assert!((found - exact.to_f64().expect("a value is finite")).abs() <= 10.0 * GAP);
    exact
}

#[test]
fn goofspiel_is_even_and_agrees_with_exact_arithmetic_everywhere() {
    for (cards, folded) in [(3, false), (3, true), (4, false), (4, true)] {
        let solved = solved(Goofspiel { cards, folded });
        assert_eq!(exact_value(&solved, &solved.game().start()), Fraction::from_integer(0.into()));
        assert_unexploited(&solved);
    }
}

#[test]
fn the_matrix_of_a_start_can_be_proved_without_any_gap() {
    let solved = solved(Goofspiel { cards: 5, folded: false });
    let matrix = solved.matrix(&solved.game().start()).expect("the start is solved");
    let exact_matrix = ExactMatrix::from_doubles(&matrix).expect("values are finite");
    let exact = exact_matrix.solve();
    assert!(exact.holds_in(&exact_matrix));
    assert!(exact.value.to_f64().is_some_and(|value| (value - solved.value()).abs() < 10.0 * GAP));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = Goofspiel { cards: 6, folded: false };
    let alone = solved(game);
    for threads in [2, 3] {
        let together = Solved::new(game, NonZero::new(threads).expect("not zero"));
        assert_eq!(together.value().to_bits(), alone.value().to_bits());
        assert_eq!(together.positions(), alone.positions());
        assert_eq!(together.worst_gap().to_bits(), alone.worst_gap().to_bits());
    }
}

#[test]
fn exchanged_positions_are_remembered_once() {
    let whole = solved(Goofspiel { cards: 5, folded: false });
    let folded = solved(Goofspiel { cards: 5, folded: true });
    assert!(folded.positions() < whole.positions() * 6 / 10);
    let after = whole.game().after(&whole.game().start(), 4, 1);
    let values =
        [whole.value_at(&after), folded.value_at(&after)].map(|value| value.expect("it can come up"));
    assert!((values[0] - values[1]).abs() < 10.0 * GAP);
    assert_eq!(guarantee(&folded, Side::Row).positions, whole.positions());
    assert_unexploited(&folded);
}
