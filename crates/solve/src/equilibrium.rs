//! The equilibrium of a matrix: a mix for each side, and its certificate.

use crate::matrix::{MAX_CHOICES, Matrix};
use std::fmt;
use std::ops::Deref;

/// The probability of each choice of a side: none is negative, and they sum to one up to rounding.
#[derive(Clone, Copy, PartialEq)]
pub struct Mix {
    choices: usize,
    shares: [f64; MAX_CHOICES],
}

impl Mix {
    /// The mix that always makes one choice.
    #[inline]
    pub(crate) fn pure(choice: usize, choices: usize) -> Self {
        let mut shares = [0.0; MAX_CHOICES];
        shares[choice] = 1.0;
        Self { choices, shares }
    }

    /// A mix of two choices, in proportion to two numbers of the same sign, neither zero.
    #[inline]
    pub(crate) fn of_two(first: f64, second: f64) -> Self {
        let mut shares = [0.0; MAX_CHOICES];
        shares[0] = first / (first + second);
        shares[1] = second / (first + second);
        Self { choices: 2, shares }
    }

    /// The mix in proportion to these weights, where negative ones count as zero; `None` if the sum
    /// is zero.
    #[inline]
    pub(crate) fn in_proportion(weights: &[f64]) -> Option<Self> {
        let total: f64 = weights.iter().map(|weight| weight.max(0.0)).sum();
        if !(total > 0.0 && total.is_finite()) {
            return None;
        }
        let mut shares = [0.0; MAX_CHOICES];
        let factor = 1.0 / total;
        for (share, weight) in shares.iter_mut().zip(weights) {
            *share = weight.max(0.0) * factor;
        }
        Some(Self { choices: weights.len(), shares })
    }
}

impl Deref for Mix {
    type Target = [f64];

    #[inline]
    fn deref(&self) -> &[f64] {
        &self.shares[..self.choices]
    }
}

impl fmt::Debug for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// How an equilibrium was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Both sides have a best single choice.
    Saddle,
    /// The closed form for two choices against two.
    TwoByTwo,
    /// The simplex method.
    Simplex,
    /// The simplex method, with its last system of equations solved again.
    Polished,
    /// Exact arithmetic, rounded at the end.
    Exact,
}

/// Optimal mixes for both sides of a matrix, with a certificate: what each mix guarantees, computed
/// from the mix as returned.
#[derive(Clone, Copy, Debug)]
pub struct Equilibrium {
    /// The row side's mix.
    pub rows: Mix,
    /// The column side's mix.
    pub columns: Mix,
    /// What the row side's mix gets against the worst column.
    pub lower: f64,
    /// What the column side's mix gives to the best row.
    pub upper: f64,
    /// How it was found.
    pub method: Method,
}

impl Equilibrium {
    /// These mixes, with what they guarantee in this matrix.
    #[inline]
    pub(crate) fn certified(matrix: &Matrix, rows: Mix, columns: Mix, method: Method) -> Self {
        let mut met = [0.0; MAX_CHOICES];
        let mut upper = f64::NEG_INFINITY;
        for (row, share) in matrix.iter().zip(rows.iter()) {
            let mut given = 0.0;
            for ((met, payoff), other) in met.iter_mut().zip(row).zip(columns.iter()) {
                *met += share * payoff;
                given += payoff * other;
            }
            upper = upper.max(given);
        }
        let lower = met[..matrix.columns()].iter().fold(f64::INFINITY, |low, &met| low.min(met));
        Self { rows, columns, lower, upper, method }
    }

    /// The value: the middle of the two guarantees.
    #[inline]
    pub fn value(&self) -> f64 {
        f64::midpoint(self.lower, self.upper)
    }

    /// The distance of the two guarantees: no mix can be improved by more.
    #[inline]
    pub fn gap(&self) -> f64 {
        (self.upper - self.lower).max(0.0)
    }
}
