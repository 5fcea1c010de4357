//! Heuristic scores of actions and reasons for them: rules of thumb for each game, computed from
//! the view without search.

use crate::Weighed;
use interregnum_kernel::{Game, Phrase, View};

/// A game with a heuristic.
pub trait Heuristic: Game {
    /// The score of each legal action, in the order of the view's legal actions; empty if it is not
    /// the viewer's turn. By default all scores are equal.
    fn score(view: &Self::View, _recall: Recall) -> Vec<Scored<Self::Action>> {
        view.legal().iter().map(|&action| Scored { action, merit: 0.0 }).collect()
    }

    /// How much each legal action attracts a child, in the same order and of the same scale: a high card, or
    /// something to take at once. What it costs and what comes of it do not count. By default nothing does.
    fn glitter(view: &Self::View) -> Vec<f64> {
        vec![0.0; view.legal().len()]
    }

    /// Why each legal action is good or bad, in the same order, where the rules give a reason.
    fn reasons(view: &Self::View) -> Vec<Option<Phrase>> {
        vec![None; view.legal().len()]
    }
}

/// What a player remembers of the cards that were shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    /// Everything that the view has (perfect recall).
    Perfect,
    /// Only the cards that lie open now.
    OpenCards,
}

/// An action with its heuristic score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scored<A> {
    /// The action.
    pub action: A,
    /// The score; greater is better. One point is about the standard deviation of the scores of
    /// the legal actions.
    pub merit: f64,
}

impl<A> Scored<A> {
    /// The score as a chance, by the logistic function. `tries` is zero: the chance only orders the
    /// actions.
    pub fn weighed(self) -> Weighed<A> {
        let chance = 1.0 / (1.0 + (-self.merit).exp());
        Weighed { action: self.action, chance, tries: 0, why: None }
    }
}

/// Adds the reasons to the values of all legal actions of a view.
pub fn explained<G: Heuristic>(view: &G::View, weighed: Vec<Weighed<G::Action>>) -> Vec<Weighed<G::Action>> {
    weighed.into_iter().zip(G::reasons(view)).map(|(weighed, why)| Weighed { why, ..weighed }).collect()
}
