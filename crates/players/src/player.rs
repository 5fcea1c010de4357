//! The interface of a player.

use interregnum_kernel::{Game, Phrase};
use rand_core::Rng;

/// Chooses an action from a view.
///
/// The answer depends on the view and the generator alone, and on the clock if the player has a time
/// limit: what a player keeps between calls may only make it faster. So one player can take several
/// seats, and play the same deal again, without passing information to itself.
pub trait Player<G: Game>: Send {
    /// The action of the viewer's seat; `None` if it is not the viewer's turn.
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action>;

    /// The value of every legal action, in the order of the view's legal actions; empty if it is not
    /// the viewer's turn or this player computes no values.
    fn weigh(&mut self, _view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        Vec::new()
    }

    /// The probability of every legal action, in the order of the view's legal actions, if this
    /// player chooses by probabilities that it knows; `None` if they can only be sampled.
    fn mix(&mut self, _view: &G::View) -> Option<Vec<f64>> {
        None
    }
}

/// An action with its value for the seat that acts.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The chance to win, from 0 to 1; a draw or a shared win counts its share.
    pub chance: f64,
    /// The number of worlds in which it was tried.
    pub tries: u64,
    /// Why, where the rules give a reason.
    pub why: Option<Phrase>,
}
