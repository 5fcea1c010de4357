//! The best pure strategy of each side: the cheapest method to try, and often optimal.

use crate::equilibrium::{Equilibrium, Method, Mix};
use crate::matrix::{MAX_CHOICES, Matrix};

/// What each side can guarantee without mixing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BestSingleChoices {
    /// The row side's best row, and what it guarantees.
    pub(crate) row: usize,
    pub(crate) lower: f64,
    /// The column side's best column, and the most that it concedes.
    pub(crate) column: usize,
    pub(crate) upper: f64,
}

impl BestSingleChoices {
    /// The equilibrium in which both sides make their best single choice.
    pub(crate) fn equilibrium(&self, matrix: &Matrix) -> Equilibrium {
        Equilibrium {
            rows: Mix::pure(self.row, matrix.rows()),
            columns: Mix::pure(self.column, matrix.columns()),
            lower: self.lower,
            upper: self.upper,
            method: Method::Saddle,
        }
    }
}

/// The maximin row and the minimax column; among equals the first.
#[inline]
pub(crate) fn best_single_choices(matrix: &Matrix) -> BestSingleChoices {
    let mut greatest = [f64::NEG_INFINITY; MAX_CHOICES];
    let (mut row, mut lower) = (0, f64::NEG_INFINITY);
    for (number, payoffs) in matrix.iter().enumerate() {
        let mut least = f64::INFINITY;
        for (greatest, &payoff) in greatest.iter_mut().zip(payoffs) {
            least = if payoff < least { payoff } else { least };
            *greatest = if payoff > *greatest { payoff } else { *greatest };
        }
        if least > lower {
            (row, lower) = (number, least);
        }
    }
    let (mut column, mut upper) = (0, f64::INFINITY);
    for (number, &greatest) in greatest[..matrix.columns()].iter().enumerate() {
        if greatest < upper {
            (column, upper) = (number, greatest);
        }
    }
    BestSingleChoices { row, lower, column, upper }
}
