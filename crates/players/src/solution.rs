//! What is certain about a position in which no card is hidden.

use interregnum_kernel::{Phrase, Seat};

/// The exact solution of a position whose cards all lie open.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<A> {
    /// What best play of both sides comes to, in a sentence.
    pub verdict: Phrase,
    /// Every choice of the seats that choose here, by seat.
    pub choices: Vec<SolvedChoice<A>>,
    /// Where both choose at the same time: what the first seat gets, from −1 to 1, for each of its choices
    /// (rows) against each of the second seat's (columns). Empty otherwise.
    pub payoffs: Vec<Vec<f64>>,
}

/// A choice whose worth is known exactly.
#[derive(Clone, PartialEq, Debug)]
pub struct SolvedChoice<A> {
    /// Who may choose it.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// The chance to win with it against best play, a draw counted half.
    pub chance: f64,
    /// How often best play chooses it, from 0 to 1.
    pub share: f64,
    /// What it comes to in words, if that says more than the chance.
    pub result: Option<Phrase>,
}
