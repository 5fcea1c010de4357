//! A solution checked by other means than those that found it.

use crate::best_response::{Guarantee, guarantee_from};
use crate::exact::ExactMatrix;
use crate::game::{Order, Side, Solvable, Turn};
use crate::induction::Solved;

/// What the checks came to.
#[derive(Clone, Copy, Debug)]
pub struct Verified {
    /// What the strategies of the row side and of the column side are worth against the best
    /// answers to them.
    pub guarantees: [Guarantee; 2],
    /// How far the values of all starts are from those found in exact arithmetic.
    pub exact_error: f64,
    /// Whether exact arithmetic, with its mixes checked apart, found an equilibrium of every
    /// start.
    pub is_proved: bool,
}

impl Verified {
    /// How far either side's strategies can be exploited, at any position.
    pub fn exploitable(&self) -> f64 {
        self.guarantees.iter().fold(0.0, |most, side| side.worst_shortfall.max(most))
    }
}

/// Walks over all positions with either side's strategies fixed, and solves the matrices of
/// the starts in fractions. The game must have been solved from all of these.
///
/// # Panics
/// If there is no start, or one that was not solved.
pub fn verify<G: Solvable>(solved: &Solved<G>, starts: &[G::Position]) -> Verified {
    let guarantees = [Side::Row, Side::Column].map(|side| guarantee_from(solved, starts, side));
    let mut verified = Verified { guarantees, exact_error: 0.0, is_proved: true };
    for start in starts {
        match exact_error(solved, start) {
            Some(error) => verified.exact_error = verified.exact_error.max(error),
            None => verified.is_proved = false,
        }
    }
    verified
}

/// How far a position's value is from the exact one of its matrix; `None` if that cannot be
/// proved. Where one side shows first the value is one of the payoffs, and exact as it is.
fn exact_error<G: Solvable>(solved: &Solved<G>, position: &G::Position) -> Option<f64> {
    let value = solved.value_at(position)?;
    let Turn::Choose { order: Order::Together, .. } = solved.game().turn(position) else { return Some(0.0) };
    let matrix = ExactMatrix::from_doubles(&solved.matrix(position)?)?;
    let exact = matrix.solve();
    exact.holds_in(&matrix).then(|| (exact.rounded_value() - value).abs())
}
