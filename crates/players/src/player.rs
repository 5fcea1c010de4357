//! What a player is.

use interregnum_kernel::{Game, Phrase};
use rand_core::Rng;

/// Somebody who chooses an action from a view.
///
/// The answer depends on the view and the generator alone, and on the clock if the player
/// thinks by it: what a player keeps from one question to the next may only make it quicker.
/// So one player can sit at several seats, and at the same cards again, without telling itself
/// anything.
pub trait Player<G: Game>: Send {
    /// What to do now in the viewer's place; `None` if it is not the viewer's turn.
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action>;

    /// How good every legal action is, as far as this player can tell, in the order of the
    /// view's legal actions; empty if it is not the viewer's turn or this player has no
    /// opinion.
    fn weigh(&mut self, _view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        Vec::new()
    }
}

/// An action and what it is worth to the one who does it.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The chance to win, from 0 to 1; a draw or a shared win counts its share.
    pub chance: f64,
    /// How much of the player's attention it got: the number of worlds it was tried in.
    pub tries: u64,
    /// Why, where the rules give a reason.
    pub why: Option<Phrase>,
}
