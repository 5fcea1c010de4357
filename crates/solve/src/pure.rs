//! The best single choice of each side: the cheapest thing to try, and often the answer.

use crate::equilibrium::{Equilibrium, Method, Mix};
use crate::matrix::{MAX_CHOICES, Matrix};

/// What each side can guarantee without mixing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BestSingleChoices {
    /// The row side's best row, and what it gets at least.
    pub(crate) row: usize,
    pub(crate) lower: f64,
    /// The column side's best column, and what it gives at most.
    pub(crate) column: usize,
    pub(crate) upper: f64,
}

impl BestSingleChoices {
    /// Both sides keep to their single choice.
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

/// The row with the greatest least payoff and the column with the least greatest one, the
/// first of equals.
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
