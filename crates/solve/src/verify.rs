//! Checks a solution by methods independent of those that found it.

use crate::best_response::{Guarantee, guarantee_from};
use crate::exact::ExactMatrix;
use crate::game::{Order, Side, Solvable, Turn};
use crate::induction::Solved;

/// The result of the checks.
#[derive(Clone, Copy, Debug)]
pub struct Verified {
    /// The values of the row side's and the column side's strategies against best responses.
    pub guarantees: [Guarantee; 2],
    /// The largest difference between the value of a start and the one found in exact arithmetic.
    pub exact_error: f64,
    /// Whether exact arithmetic found an equilibrium of every start; its mixes are checked
    /// separately.
    pub is_proved: bool,
}

impl Verified {
    /// The exploitability of either side's strategies, at any position.
    pub fn exploitable(&self) -> f64 {
        self.guarantees.iter().fold(0.0, |most, side| side.worst_shortfall.max(most))
    }
}

/// Walks over all positions with each side's strategies fixed in turn, and solves the matrices of
/// the starts in fractions. The game must have been solved from all of these starts.
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

/// The difference between a position's value and the exact value of its matrix; `None` if that
/// cannot be proved. Where one side shows first, the value is one of the payoffs and therefore
/// exact.
fn exact_error<G: Solvable>(solved: &Solved<G>, position: &G::Position) -> Option<f64> {
    let value = solved.value_at(position)?;
    let Turn::Choose { order: Order::Together, .. } = solved.game().turn(position) else { return Some(0.0) };
    let matrix = ExactMatrix::from_doubles(&solved.matrix(position)?)?;
    let exact = matrix.solve();
    exact.holds_in(&matrix).then(|| (exact.rounded_value() - value).abs())
}
