//! A matrix of payoffs for two sides that choose at the same time, and its solution.

use crate::equilibrium::{Equilibrium, Method, Mix};
use crate::{exact, pure, refine, simplex};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest number of choices of a side in one turn.
pub const MAX_CHOICES: usize = 16;

/// The largest gap of a solved matrix with payoffs within [-1, 1]; it grows with the greatest
/// payoff.
pub const GAP: f64 = 1e-12;

/// A gap that rounding alone can cause; smaller gaps are not worth improving.
pub(crate) const ROUNDING: f64 = 1e-14;

/// What the row side gets from the column side for each pair of choices.
#[derive(Clone)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    cells: [[f64; MAX_CHOICES]; MAX_CHOICES],
}

impl Matrix {
    /// A matrix of zeros.
    ///
    /// # Panics
    /// If a side has no choice, or more than [`MAX_CHOICES`].
    pub fn zeros(rows: usize, columns: usize) -> Self {
        let mut matrix = Self { rows: 1, columns: 1, cells: [[0.0; MAX_CHOICES]; MAX_CHOICES] };
        matrix.resize(rows, columns);
        matrix
    }

    /// A matrix of these rows.
    ///
    /// # Panics
    /// If the rows differ in length, or there are none or too many of them.
    pub fn from_rows<R: AsRef<[f64]>>(rows: &[R]) -> Self {
        let columns = rows.first().map_or(0, |row| row.as_ref().len());
        let mut matrix = Self::zeros(rows.len(), columns);
        for (cells, row) in matrix.cells.iter_mut().zip(rows) {
            cells[..columns].copy_from_slice(row.as_ref());
        }
        matrix
    }

    /// Gives the matrix another shape. The contents of the cells are unspecified until they are
    /// set, so reusing a matrix needs no clearing.
    ///
    /// # Panics
    /// If a side has no choice, or more than [`MAX_CHOICES`].
    #[inline]
    pub fn resize(&mut self, rows: usize, columns: usize) {
        let fits = |choices: usize| (1..=MAX_CHOICES).contains(&choices);
        assert!(fits(rows) && fits(columns), "a side has 1 to {MAX_CHOICES} choices");
        self.rows = rows;
        self.columns = columns;
    }

    /// How many choices the row side has.
    #[inline]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// How many choices the column side has.
    #[inline]
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// The payoffs of one row.
    #[inline]
    pub fn row(&self, row: usize) -> &[f64] {
        &self.cells[..self.rows][row][..self.columns]
    }

    /// All rows in order.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[f64]> + Clone {
        self.cells[..self.rows].iter().map(|row| &row[..self.columns])
    }

    /// Solves a matrix of finite payoffs.
    ///
    /// The methods are tried from the cheapest on, and each result is judged by its certificate
    /// alone: single choices, two against two, the simplex method, its last system solved again,
    /// exact arithmetic. The last cannot fail, so the gap is at most [`GAP`] times the greatest
    /// payoff (or one).
    #[inline]
    pub fn solve(&self) -> Equilibrium {
        let pure = pure::best_single_choices(self);
        if pure.upper - pure.lower <= ROUNDING * pure.upper.abs().max(1.0) {
            return pure.equilibrium(self);
        }
        if self.rows == 2 && self.columns == 2 {
            return two_by_two(self);
        }
        mixed(self, &pure)
    }

    /// The greatest payoff in absolute value, at least one: the scale of tolerances.
    pub(crate) fn reach(&self) -> f64 {
        self.iter().flatten().fold(1.0, |reach: f64, payoff| reach.max(payoff.abs()))
    }
}

impl Index<(usize, usize)> for Matrix {
    type Output = f64;

    #[inline]
    fn index(&self, (row, column): (usize, usize)) -> &f64 {
        &self.cells[row][column]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    #[inline]
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut f64 {
        &mut self.cells[row][column]
    }
}

impl fmt::Debug for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Two choices against two without a saddle: each side mixes so that the other's choices have the
/// same value. Without a saddle both differences have the same sign and are not zero, so nothing
/// cancels.
fn two_by_two(matrix: &Matrix) -> Equilibrium {
    let [[a, b], [c, d]] = [[matrix[(0, 0)], matrix[(0, 1)]], [matrix[(1, 0)], matrix[(1, 1)]]];
    let rows = Mix::of_two(d - c, a - b);
    let columns = Mix::of_two(d - b, a - c);
    Equilibrium::certified(matrix, rows, columns, Method::TwoByTwo)
}

/// A matrix in which at least one side must mix.
fn mixed(matrix: &Matrix, pure: &pure::BestSingleChoices) -> Equilibrium {
    let basis = match matrix.rows.max(matrix.columns) {
        ..=4 => simplex::solve::<4>(matrix, pure),
        5..=8 => simplex::solve::<8>(matrix, pure),
        _ => simplex::solve::<MAX_CHOICES>(matrix, pure),
    };
    let rough = basis.equilibrium(matrix).unwrap_or_else(|| pure.equilibrium(matrix));
    if rough.gap() <= ROUNDING * rough.upper.abs().max(1.0) {
        return rough;
    }
    improved(matrix, &basis, &rough)
}

/// The remaining methods, for the rare matrix on which rounding errors are too large.
#[cold]
fn improved(matrix: &Matrix, basis: &simplex::Basis, rough: &Equilibrium) -> Equilibrium {
    let polished = refine::refine(matrix, basis).filter(|polished| polished.gap() < rough.gap());
    let best = polished.unwrap_or(*rough);
    if best.gap() <= GAP * matrix.reach() {
        return best;
    }
    exact::rounded(matrix).unwrap_or(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rock, paper, scissors with a doubled win, and a dominated fourth choice.
    fn uneven() -> Matrix {
        Matrix::from_rows(&[[0.0, -0.5, 1.0], [0.5, 0.0, -0.5], [-1.0, 0.5, 0.0], [-1.0, -0.5, -0.5]])
    }

    fn assert_uneven(found: &Equilibrium, method: Method) {
        assert_eq!(found.method, method);
        assert!(found.gap() <= 1e-15 && found.value().abs() <= 1e-15, "{found:?}");
        assert!(found.rows.iter().zip([0.25, 0.5, 0.25, 0.0]).all(|(a, b)| (a - b).abs() <= 1e-15));
        assert!(found.columns.iter().zip([0.25, 0.5, 0.25]).all(|(a, b)| (a - b).abs() <= 1e-15));
    }

    #[test]
    fn every_rung_of_the_ladder_finds_the_same() {
        let matrix = uneven();
        let basis = simplex::solve::<4>(&matrix, &pure::best_single_choices(&matrix));
        assert_uneven(&matrix.solve(), Method::Simplex);
        assert_uneven(&refine::refine(&matrix, &basis).expect("the system has a solution"), Method::Polished);
        assert_uneven(&exact::rounded(&matrix).expect("payoffs are finite"), Method::Exact);
    }

    #[test]
    fn a_poor_result_is_polished() {
        let matrix = uneven();
        let pure = pure::best_single_choices(&matrix);
        let basis = simplex::solve::<4>(&matrix, &pure);
        assert_uneven(&improved(&matrix, &basis, &pure.equilibrium(&matrix)), Method::Polished);
    }

    #[test]
    fn what_cannot_be_polished_is_solved_exactly() {
        let matrix = uneven();
        let pure = pure::best_single_choices(&matrix);
        let mut basis = simplex::solve::<4>(&matrix, &pure);
        (basis.rows, basis.columns) = (0b1001, 0b101);
        assert_uneven(&improved(&matrix, &basis, &pure.equilibrium(&matrix)), Method::Exact);
    }
}
