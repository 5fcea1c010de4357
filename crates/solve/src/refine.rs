//! Solves the simplex method's last system of equations again, without the rounding errors of its
//! pivots.
//!
//! On the rows and columns in use each side makes the other indifferent: `A·q = v, Σq = 1` for the
//! column side, the transposed system for the row side.

use crate::equilibrium::{Equilibrium, Method, Mix};
use crate::matrix::{MAX_CHOICES, Matrix};
use crate::simplex::Basis;

/// One more than the choices: the value is an unknown too.
const UNKNOWNS: usize = MAX_CHOICES + 1;

/// The mixes that solve the equations of the basis; `None` if the solution is not unique.
pub(crate) fn refine(matrix: &Matrix, basis: &Basis) -> Option<Equilibrium> {
    let (rows, columns) = (members(basis.rows), members(basis.columns));
    let column_weights = indifference(&rows, &columns, |row, column| matrix[(row, column)])?;
    let row_weights = indifference(&columns, &rows, |column, row| matrix[(row, column)])?;
    Some(Equilibrium::certified(
        matrix,
        Mix::in_proportion(&row_weights[..matrix.rows()])?,
        Mix::in_proportion(&column_weights[..matrix.columns()])?,
        Method::Polished,
    ))
}

/// The members of a bit set in ascending order.
fn members(set: u32) -> Vec<usize> {
    (0..MAX_CHOICES).filter(|&member| set >> member & 1 == 1).collect()
}

/// The weights on `choices` that give all `answers` the same value.
fn indifference(
    answers: &[usize],
    choices: &[usize],
    payoff: impl Fn(usize, usize) -> f64,
) -> Option<[f64; MAX_CHOICES]> {
    let size = choices.len();
    let mut system = [[0.0; UNKNOWNS + 1]; UNKNOWNS];
    for (line, &answer) in system.iter_mut().zip(answers) {
        for (cell, &choice) in line.iter_mut().zip(choices) {
            *cell = payoff(answer, choice);
        }
        line[size] = -1.0;
    }
    system[size][..size].fill(1.0);
    system[size][size + 1] = 1.0;
    let solution = eliminate(&mut system[..=size])?;
    let mut weights = [0.0; MAX_CHOICES];
    for (&choice, weight) in choices.iter().zip(solution) {
        weights[choice] = weight;
    }
    Some(weights)
}

/// Gaussian elimination with partial pivoting; the right side is the last column.
fn eliminate(system: &mut [[f64; UNKNOWNS + 1]]) -> Option<[f64; UNKNOWNS]> {
    let size = system.len();
    for step in 0..size {
        let pivot = (step..size).max_by(|&a, &b| system[a][step].abs().total_cmp(&system[b][step].abs()))?;
        system.swap(step, pivot);
        let line = system[step];
        if line[step] == 0.0 {
            return None;
        }
        for other in &mut system[step + 1..] {
            let factor = other[step] / line[step];
            for (cell, part) in other.iter_mut().zip(&line).take(size + 1) {
                *cell -= factor * part;
            }
        }
    }
    let mut solution = [0.0; UNKNOWNS];
    for step in (0..size).rev() {
        let line = &system[step];
        let known: f64 = (step + 1..size).map(|later| line[later] * solution[later]).sum();
        solution[step] = (line[size] - known) / line[step];
    }
    Some(solution)
}
