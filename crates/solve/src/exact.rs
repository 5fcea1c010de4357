//! Matrices of fractions, solved without rounding.
//!
//! The simplex method of [`matrix`](crate::matrix) on whole numbers: all payoffs are brought to one
//! denominator and made positive, and every pivot keeps the tableau integral over one common
//! denominator, the last pivot (Edmonds). Pivots follow Bland's rule, which terminates on every
//! matrix.

use crate::equilibrium::{Equilibrium, Method, Mix};
use crate::matrix::Matrix;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// A fraction of whole numbers of any size.
pub type Fraction = BigRational;

/// A matrix of fractions: at least one row and one column, all rows of one length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExactMatrix {
    cells: Vec<Vec<Fraction>>,
}

/// Optimal mixes for both sides of an [`ExactMatrix`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExactEquilibrium {
    /// What the row side gets with best play of both.
    pub value: Fraction,
    /// The row side's mix.
    pub rows: Vec<Fraction>,
    /// The column side's mix.
    pub columns: Vec<Fraction>,
}

impl ExactMatrix {
    /// A matrix of these rows; `None` if it has no cell or the rows differ in length.
    pub fn from_rows(cells: Vec<Vec<Fraction>>) -> Option<Self> {
        let columns = cells.first()?.len();
        (columns > 0 && cells.iter().all(|row| row.len() == columns)).then_some(Self { cells })
    }

    /// The payoffs without rounding: every finite double is a fraction. `None` if one is not
    /// finite.
    pub fn from_doubles(matrix: &Matrix) -> Option<Self> {
        let cells = matrix.iter().map(|row| row.iter().map(|&payoff| Fraction::from_float(payoff)).collect());
        Self::from_rows(cells.collect::<Option<_>>()?)
    }

    /// The value, and a mix for each side that guarantees it exactly.
    pub fn solve(&self) -> ExactEquilibrium {
        let mut tableau = Tableau::new(self);
        while let Some((row, column)) = tableau.next_pivot() {
            tableau.pivot(row, column);
        }
        let (rows, columns) = tableau.weights();
        let rows = in_proportion(&rows);
        let columns = in_proportion(&columns);
        let value = self.least_met(&rows);
        ExactEquilibrium { value, rows, columns }
    }

    /// What the row side's mix gets against the worst column.
    fn least_met(&self, rows: &[Fraction]) -> Fraction {
        let met = |column: usize| -> Fraction {
            self.cells.iter().zip(rows).map(|(row, share)| &row[column] * share).sum()
        };
        (1..self.cells[0].len()).map(met).fold(met(0), Ord::min)
    }

    /// What the column side's mix gives to the best row.
    fn greatest_given(&self, columns: &[Fraction]) -> Fraction {
        let given = |row: &Vec<Fraction>| -> Fraction {
            row.iter().zip(columns).map(|(payoff, share)| payoff * share).sum()
        };
        self.cells[1..].iter().map(given).fold(given(&self.cells[0]), Ord::max)
    }
}

impl ExactEquilibrium {
    /// The value as the nearest double.
    pub fn rounded_value(&self) -> f64 {
        self.value.to_f64().unwrap_or(f64::NAN)
    }

    /// Whether this is an equilibrium of the matrix, checked from the mixes alone: both are valid,
    /// and both guarantee exactly the value.
    pub fn holds_in(&self, matrix: &ExactMatrix) -> bool {
        let is_mix = |mix: &[Fraction], choices: usize| {
            mix.len() == choices
                && mix.iter().all(|share| !share.is_negative())
                && mix.iter().sum::<Fraction>().is_one()
        };
        is_mix(&self.rows, matrix.cells.len())
            && is_mix(&self.columns, matrix.cells[0].len())
            && matrix.least_met(&self.rows) == self.value
            && matrix.greatest_given(&self.columns) == self.value
    }
}

/// The exact equilibrium of a matrix of doubles, its mixes rounded; `None` if a payoff is
/// not finite.
pub(crate) fn rounded(matrix: &Matrix) -> Option<Equilibrium> {
    let exact = ExactMatrix::from_doubles(matrix)?.solve();
    let mix = |shares: &[Fraction]| {
        let shares: Option<Vec<f64>> = shares.iter().map(ToPrimitive::to_f64).collect();
        Mix::in_proportion(&shares?)
    };
    Some(Equilibrium::certified(matrix, mix(&exact.rows)?, mix(&exact.columns)?, Method::Exact))
}

/// Weights divided by their sum, which is positive.
fn in_proportion(weights: &[BigInt]) -> Vec<Fraction> {
    let total: BigInt = weights.iter().sum();
    weights.iter().map(|weight| Fraction::new(weight.clone(), total.clone())).collect()
}

/// The condensed tableau in integers; its true cells are these divided by the positive
/// `denominator`. The last row holds the prices, the last cell of each row a value. `held` and
/// `out` name variables: a column's weight by its number, a row's slack by its number plus the
/// number of columns.
struct Tableau {
    lines: Vec<Vec<BigInt>>,
    denominator: BigInt,
    held: Vec<usize>,
    out: Vec<usize>,
}

impl Tableau {
    fn new(matrix: &ExactMatrix) -> Self {
        let (rows, columns) = (matrix.cells.len(), matrix.cells[0].len());
        let mut lines = whole_and_positive(matrix);
        for line in &mut lines {
            line.push(BigInt::one());
        }
        let mut prices = vec![BigInt::one(); columns];
        prices.push(BigInt::zero());
        lines.push(prices);
        Self {
            lines,
            denominator: BigInt::one(),
            held: (columns..columns + rows).collect(),
            out: (0..columns).collect(),
        }
    }

    fn rows(&self) -> usize {
        self.held.len()
    }

    fn columns(&self) -> usize {
        self.out.len()
    }

    /// Bland's rule: the first variable with a positive price enters; of those that reach zero
    /// first, the first leaves. Positive payoffs bound every weight, so a row is always found.
    /// `None` at the optimum.
    fn next_pivot(&self) -> Option<(usize, usize)> {
        let prices = &self.lines[self.rows()];
        let column = (0..self.columns())
            .filter(|&column| prices[column].is_positive())
            .min_by_key(|&column| self.out[column])?;
        let row =
            (0..self.rows()).filter(|&row| self.lines[row][column].is_positive()).min_by(|&a, &b| {
                let (a_line, b_line) = (&self.lines[a], &self.lines[b]);
                let last = self.columns();
                (&a_line[last] * &b_line[column])
                    .cmp(&(&b_line[last] * &a_line[column]))
                    .then(self.held[a].cmp(&self.held[b]))
            })?;
        Some((row, column))
    }

    /// Exchanges the variable held in the row for the one out in the column. Every division is
    /// without remainder, because each cell is a minor of the first tableau.
    fn pivot(&mut self, row: usize, column: usize) {
        let mut line = std::mem::take(&mut self.lines[row]);
        let pivot = line[column].clone();
        for other in self.lines.iter_mut().filter(|other| !other.is_empty()) {
            let factor = std::mem::take(&mut other[column]);
            for (place, (cell, part)) in other.iter_mut().zip(&line).enumerate() {
                if place != column {
                    *cell = (&*cell * &pivot - &factor * part) / &self.denominator;
                }
            }
            other[column] = -factor;
        }
        line[column] = std::mem::replace(&mut self.denominator, pivot);
        self.lines[row] = line;
        std::mem::swap(&mut self.held[row], &mut self.out[column]);
    }

    /// The weights of the rows and of the columns.
    fn weights(&self) -> (Vec<BigInt>, Vec<BigInt>) {
        let mut rows = vec![BigInt::zero(); self.rows()];
        let mut columns = vec![BigInt::zero(); self.columns()];
        for (&held, line) in self.held.iter().zip(&self.lines) {
            if held < columns.len() {
                columns[held].clone_from(&line[self.columns()]);
            }
        }
        for (&out, price) in self.out.iter().zip(&self.lines[self.rows()]) {
            if let Some(row) = out.checked_sub(self.columns()) {
                rows[row] = -price;
            }
        }
        (rows, columns)
    }
}

/// The payoffs times their common denominator, less the least, plus one.
fn whole_and_positive(matrix: &ExactMatrix) -> Vec<Vec<BigInt>> {
    let cells = || matrix.cells.iter().flatten();
    let common = cells().fold(BigInt::one(), |common, cell| lcm(&common, cell.denom()));
    let whole = |cell: &Fraction| cell.numer() * (&common / cell.denom());
    let least = cells().map(whole).min().unwrap_or_default();
    matrix
        .cells
        .iter()
        .map(|row| row.iter().map(|cell| whole(cell) - &least + BigInt::one()).collect())
        .collect()
}

/// The least common multiple of two positive numbers: `a` times the denominator of `a/b` in lowest
/// terms.
fn lcm(a: &BigInt, b: &BigInt) -> BigInt {
    let ratio = Fraction::new(a.clone(), b.clone());
    a * ratio.denom()
}
