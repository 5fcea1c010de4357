//! The simplex method on a matrix game, in floating point.
//!
//! With all payoffs positive, the column side looks for weights `y ≥ 0` of the greatest sum such
//! that no row gets more than one: `max Σy, A·y ≤ 1`. The normalized weights are its mix, the
//! normalized prices of the rows are the row side's mix, and the value is one over the sum. Zero
//! weights are a feasible start, so there is no phase one.
//!
//! Pivots follow the greatest price (Dantzig's rule) and, if that does not end soon, the first
//! positive price (Bland's rule), which does not cycle. Rounding may defeat that too, so the number
//! of pivots is limited; callers judge the result by its certificate.

use crate::equilibrium::{Equilibrium, Method, Mix};
use crate::matrix::{MAX_CHOICES, Matrix};
use crate::pure::BestSingleChoices;

/// Prices up to this count as zero, for payoffs scaled to [1, 2].
const NO_PRICE: f64 = 1e-14;
/// Entries up to this are not pivoted on.
const NO_PIVOT: f64 = 1e-11;
/// The limit of pivots by Dantzig's rule, for each choice of both sides.
const QUICK_PIVOTS: usize = 3;
/// The limit of all pivots, for each choice of both sides.
const ALL_PIVOTS: usize = 20;

/// Where the simplex method ended.
pub(crate) struct Basis {
    /// The weights of both sides, in no particular scale.
    row_weights: [f64; MAX_CHOICES],
    column_weights: [f64; MAX_CHOICES],
    /// The rows that hold with equality and the columns in use, as bit sets of equal size.
    pub(crate) rows: u32,
    pub(crate) columns: u32,
}

impl Basis {
    /// The mixes in proportion to the weights; `None` if rounding left no positive weight.
    #[inline]
    pub(crate) fn equilibrium(&self, matrix: &Matrix) -> Option<Equilibrium> {
        let rows = Mix::in_proportion(&self.row_weights[..matrix.rows()])?;
        let columns = Mix::in_proportion(&self.column_weights[..matrix.columns()])?;
        Some(Equilibrium::certified(matrix, rows, columns, Method::Simplex))
    }
}

/// Runs the simplex method on a matrix of at most `N` choices a side whose payoffs are not
/// all equal, from the column that is best alone.
#[inline]
pub(crate) fn solve<const N: usize>(matrix: &Matrix, pure: &BestSingleChoices) -> Basis {
    let mut tableau = Tableau::<N>::new(matrix);
    let choices = matrix.rows() + matrix.columns();
    let mut entering = Some(pure.column);
    for pivots in 0..ALL_PIVOTS * choices {
        let Some(column) = entering else { break };
        let Some(row) = tableau.leaving(column) else { break };
        tableau.pivot(row, column);
        entering = if pivots < QUICK_PIVOTS * choices { tableau.dearest() } else { tableau.first_dear() };
    }
    tableau.basis()
}

/// The condensed tableau. A place of `held` or `out` names a variable: a column's weight by
/// its number, a row's slack by its number plus `N`.
struct Tableau<const N: usize> {
    rows: usize,
    columns: usize,
    cells: [[f64; N]; N],
    /// The values of the variables held, by row.
    values: [f64; N],
    /// What a unit of each variable left out would add to the sum, by column.
    prices: [f64; N],
    held: [u8; N],
    out: [u8; N],
}

impl<const N: usize> Tableau<N> {
    /// The start: all slacks in the basis, all weights outside; payoffs scaled to [1, 2].
    #[inline]
    fn new(matrix: &Matrix) -> Self {
        let (least, greatest) = range(matrix);
        let scale = 1.0 / (greatest - least);
        let mut cells = [[0.0; N]; N];
        for (cells, payoffs) in cells.iter_mut().zip(matrix.iter()) {
            for (cell, payoff) in cells.iter_mut().zip(payoffs) {
                *cell = (payoff - least) * scale + 1.0;
            }
        }
        let mut prices = [0.0; N];
        prices[..matrix.columns()].fill(1.0);
        Self {
            rows: matrix.rows(),
            columns: matrix.columns(),
            cells,
            values: [1.0; N],
            prices,
            held: std::array::from_fn(|row| (row + N) as u8),
            out: std::array::from_fn(|column| column as u8),
        }
    }

    /// The column with the greatest price.
    #[inline]
    fn dearest(&self) -> Option<usize> {
        let (mut column, mut price) = (None, NO_PRICE);
        for (number, &other) in self.prices[..self.columns].iter().enumerate() {
            if other > price {
                (column, price) = (Some(number), other);
            }
        }
        column
    }

    /// The column with a price whose variable comes first.
    fn first_dear(&self) -> Option<usize> {
        (0..self.columns)
            .filter(|&column| self.prices[column] > NO_PRICE)
            .min_by_key(|&column| self.out[column])
    }

    /// The row whose variable reaches zero first when the column's variable grows; among equals the
    /// one whose variable comes first, as Bland's rule requires.
    #[inline]
    fn leaving(&self, column: usize) -> Option<usize> {
        let mut best: Option<(usize, f64, f64)> = None;
        for (row, (cells, &value)) in self.cells.iter().zip(&self.values).take(self.rows).enumerate() {
            let cell = cells[column];
            if cell <= NO_PIVOT {
                continue;
            }
            let sooner = best.is_none_or(|(other, other_cell, other_value)| {
                let (mine, theirs) = (value * other_cell, other_value * cell);
                #[expect(clippy::float_cmp, reason = "a tie that rounding hides is met by counting pivots")]
                let tie = mine == theirs;
                mine < theirs || tie && self.held[row] < self.held[other]
            });
            if sooner {
                best = Some((row, cell, value));
            }
        }
        best.map(|(row, _, _)| row)
    }

    /// Exchanges the variable held in the row for the one out in the column.
    #[inline]
    fn pivot(&mut self, row: usize, column: usize) {
        let inverse = 1.0 / self.cells[row][column];
        let mut line = self.cells[row];
        line[column] = 1.0;
        for cell in &mut line {
            *cell *= inverse;
        }
        let value = self.values[row] * inverse;
        for (cells, held) in self.cells[..self.rows].iter_mut().zip(&mut self.values) {
            *held -= subtract(cells, column, &line) * value;
        }
        subtract(&mut self.prices, column, &line);
        self.cells[row] = line;
        self.values[row] = value;
        std::mem::swap(&mut self.held[row], &mut self.out[column]);
    }

    /// The weights and prices as they stand.
    #[inline]
    fn basis(&self) -> Basis {
        let mut basis = Basis {
            row_weights: [0.0; MAX_CHOICES],
            column_weights: [0.0; MAX_CHOICES],
            rows: 0,
            columns: 0,
        };
        for (&held, &value) in self.held.iter().zip(&self.values).take(self.rows) {
            if usize::from(held) < N {
                basis.column_weights[usize::from(held)] = value;
                basis.columns |= 1 << held;
            }
        }
        for (&out, &price) in self.out.iter().zip(&self.prices).take(self.columns) {
            if let Some(row) = usize::from(out).checked_sub(N) {
                basis.row_weights[row] = -price;
                basis.rows |= 1 << row;
            }
        }
        basis
    }
}

/// Sets the cell in `column` to zero, then subtracts `line` times the old value of that cell, and
/// returns this value.
#[inline]
fn subtract<const N: usize>(cells: &mut [f64; N], column: usize, line: &[f64; N]) -> f64 {
    let factor = std::mem::replace(&mut cells[column], 0.0);
    for (cell, part) in cells.iter_mut().zip(line) {
        *cell -= factor * part;
    }
    factor
}

/// The least and the greatest payoff.
#[inline]
fn range(matrix: &Matrix) -> (f64, f64) {
    let (mut least, mut greatest) = (f64::INFINITY, f64::NEG_INFINITY);
    for &payoff in matrix.iter().flatten() {
        least = if payoff < least { payoff } else { least };
        greatest = if payoff > greatest { payoff } else { greatest };
    }
    (least, greatest)
}
