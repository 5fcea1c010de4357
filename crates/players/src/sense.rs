//! What anybody with some sense thinks of an action at first sight, and why: a few rules of
//! thumb for each game, from the view alone, without trying anything out.

use crate::Weighed;
use interregnum_kernel::{Game, Phrase, View};

/// A game of which sensible people have an opinion.
pub trait Sense: Game {
    /// What each legal action looks like, in the order of the view's legal actions; nothing
    /// if it is not the viewer's turn. By default all look the same.
    fn judge(view: &Self::View, _memory: Memory) -> Vec<Judged<Self::Action>> {
        view.legal().iter().map(|&action| Judged { action, merit: 0.0 }).collect()
    }

    /// Why each legal action is good or bad, in the same order, where the rules give a reason.
    fn reasons(view: &Self::View) -> Vec<Option<Phrase>> {
        vec![None; view.legal().len()]
    }
}

/// What somebody keeps in mind of what was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Everything, as the view does.
    Whole,
    /// What lies open at this moment; what others hold is anybody's guess.
    Short,
}

/// An action at first sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<A> {
    /// The action.
    pub action: A,
    /// How good it looks: the greater, the better. One point is about as much as legal
    /// actions usually lie apart, by their standard deviation.
    pub merit: f64,
}

impl<A> Judged<A> {
    /// The same as an opinion about chances. Nothing was tried, which `tries` says: the
    /// chance puts the actions in order and claims no more.
    pub fn weighed(self) -> Weighed<A> {
        let chance = 1.0 / (1.0 + (-self.merit).exp());
        Weighed { action: self.action, chance, tries: 0, why: None }
    }
}

/// Opinions about all legal actions of a view, in their order, with the reasons for them.
pub fn explained<G: Sense>(view: &G::View, weighed: Vec<Weighed<G::Action>>) -> Vec<Weighed<G::Action>> {
    weighed.into_iter().zip(G::reasons(view)).map(|(weighed, why)| Weighed { why, ..weighed }).collect()
}
