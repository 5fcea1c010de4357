//! Optimal strategies at one position.

use crate::equilibrium::Equilibrium;
use crate::game::{Order, Side};
use crate::matrix::Matrix;
use crate::pure;

/// The optimal strategies of both sides.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "the large one is the usual one")]
pub enum Strategy {
    /// At the same time: a mix for each side.
    Together(Equilibrium),
    /// One after the other; a pure strategy is optimal.
    InTurn {
        /// Who shows first.
        first: Side,
        /// What that side shows.
        choice: usize,
        /// What the other side answers to each choice of the first.
        answers: Vec<usize>,
        /// What the row side gets.
        value: f64,
    },
}

impl Strategy {
    /// The optimal strategies for a matrix of the values after each pair of choices.
    pub fn new(order: Order, matrix: &Matrix) -> Self {
        let single = pure::best_single_choices(matrix);
        match order {
            Order::Together => Self::Together(matrix.solve()),
            Order::RowFirst => Self::InTurn {
                first: Side::Row,
                choice: single.row,
                answers: matrix.iter().map(|row| first_least(row.iter().copied())).collect(),
                value: single.lower,
            },
            Order::ColumnFirst => Self::InTurn {
                first: Side::Column,
                choice: single.column,
                answers: (0..matrix.columns())
                    .map(|column| first_least(matrix.iter().map(|row| -row[column])))
                    .collect(),
                value: single.upper,
            },
        }
    }

    /// What the row side gets.
    pub fn value(&self) -> f64 {
        match self {
            Self::Together(equilibrium) => equilibrium.value(),
            Self::InTurn { value, .. } => *value,
        }
    }
}

/// The index of the least payoff; among equals the first.
fn first_least(payoffs: impl Iterator<Item = f64>) -> usize {
    let least = payoffs.enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b));
    least.map_or(0, |(place, _)| place)
}
