//! Verifies a solved game as a whole: one side's strategies are fixed at every position, and the
//! other plays a best response.
//!
//! A separate walk over all reachable positions finds the best response. It takes only the
//! strategies from the solution, so the walks for both sides bound the game's value from both
//! sides, even if the induction was wrong.

use crate::game::{Key, Side, Solvable, Turn};
use crate::induction::Solved;
use crate::matrix::Matrix;
use crate::strategy::Strategy;
use std::collections::HashMap;

/// The value of a side's strategies against a best response.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guarantee {
    /// What the row side gets from the start: at least this if its strategies are fixed, at
    /// most this if the column side's are.
    pub at_start: f64,
    /// The largest shortfall from the value at any position: the exploitability of the strategies.
    pub worst_shortfall: f64,
    /// The number of positions visited, without terminal ones; positions that differ by an exchange
    /// of the sides count separately.
    pub positions: usize,
}

/// Fixes a side's strategies and finds the best response to them.
pub fn guarantee<G: Solvable>(solved: &Solved<G>, fixed: Side) -> Guarantee {
    guarantee_from(solved, &[solved.game().start()], fixed)
}

/// Like [`guarantee`], from several starts of a game that was solved from all of them; `at_start`
/// is the value at the first.
///
/// # Panics
/// If there is no start, or one that was not solved.
pub fn guarantee_from<G: Solvable>(solved: &Solved<G>, starts: &[G::Position], fixed: Side) -> Guarantee {
    let mut walk = Walk { solved, fixed, found: HashMap::new(), worst_shortfall: 0.0 };
    let values: Vec<f64> = starts.iter().map(|start| walk.best_answer(start)).collect();
    Guarantee { at_start: values[0], worst_shortfall: walk.worst_shortfall, positions: walk.found.len() }
}

struct Walk<'a, G: Solvable> {
    solved: &'a Solved<G>,
    fixed: Side,
    found: HashMap<Key, f64>,
    worst_shortfall: f64,
}

impl<G: Solvable> Walk<'_, G> {
    /// What the row side gets from here against a best response.
    fn best_answer(&mut self, position: &G::Position) -> f64 {
        let game = self.solved.game();
        let (rows, columns) = match game.turn(position) {
            Turn::Over(value) => return value,
            Turn::Choose { rows, columns, .. } => (rows, columns),
        };
        let key = game.key(position);
        if let Some(&value) = self.found.get(&key) {
            return value;
        }
        let mut after = Matrix::zeros(rows, columns);
        for row in 0..rows {
            for column in 0..columns {
                after[(row, column)] = self.best_answer(&game.after(position, row, column));
            }
        }
        let strategy = self.solved.strategy(position).expect("a position that can come up is solved");
        let value = answered(&strategy, self.fixed, &after);
        let shortfall = match self.fixed {
            Side::Row => strategy.value() - value,
            Side::Column => value - strategy.value(),
        };
        self.worst_shortfall = self.worst_shortfall.max(shortfall);
        self.found.insert(key, value);
        value
    }
}

/// What the row side gets when one side's strategy is fixed and the other side picks its
/// best choice, or its best choice for each one shown to it.
fn answered(strategy: &Strategy, fixed: Side, after: &Matrix) -> f64 {
    let worst_column =
        |payoff: &dyn Fn(usize) -> f64| (0..after.columns()).map(payoff).fold(f64::INFINITY, f64::min);
    let best_row =
        |payoff: &dyn Fn(usize) -> f64| (0..after.rows()).map(payoff).fold(f64::NEG_INFINITY, f64::max);
    match (strategy, fixed) {
        (Strategy::Together(mixes), Side::Row) => worst_column(&|column| {
            mixes.rows.iter().enumerate().map(|(row, share)| share * after[(row, column)]).sum()
        }),
        (Strategy::Together(mixes), Side::Column) => best_row(&|row| {
            mixes.columns.iter().enumerate().map(|(column, share)| share * after[(row, column)]).sum()
        }),
        (Strategy::InTurn { first, choice, answers, .. }, Side::Row) => {
            let shown = *first == Side::Row;
            worst_column(&|column| after[(if shown { *choice } else { answers[column] }, column)])
        }
        (Strategy::InTurn { first, choice, answers, .. }, Side::Column) => {
            let shown = *first == Side::Column;
            best_row(&|row| after[(row, if shown { *choice } else { answers[row] })])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::equilibrium::{Equilibrium, Method, Mix};
    use crate::game::Order;

    /// Always heads at matching pennies loses one; so does always showing it first.
    #[test]
    fn a_side_that_does_not_mix_is_found_out() {
        let pennies = Matrix::from_rows(&[[1.0, -1.0], [-1.0, 1.0]]);
        let heads = Mix::pure(0, 2);
        let pure = Strategy::Together(Equilibrium::certified(&pennies, heads, heads, Method::Saddle));
        let worth = |strategy: &Strategy| {
            [Side::Row, Side::Column].map(|side| answered(strategy, side, &pennies) as i32)
        };
        assert_eq!(worth(&pure), [-1, 1]);
        assert_eq!(worth(&Strategy::new(Order::RowFirst, &pennies)), [-1, -1]);
        assert_eq!(worth(&Strategy::new(Order::ColumnFirst, &pennies)), [1, 1]);
    }
}
