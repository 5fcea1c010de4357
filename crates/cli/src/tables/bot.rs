//! Players by name: they are handed a view, never a position.

use super::Seated;
use crate::failure::Failure;
use interregnum_kernel::{Game, Phrase, Seat, View, Viewer, pick};
use rand_core::Rng;

/// Somebody who chooses an action from a view.
pub(crate) trait Player<G: Game> {
    /// What to do now; `None` where this player has nothing to say.
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action>;
}

/// A player of the program.
pub(crate) enum Bot<G: Game> {
    /// Any legal action, each as likely as the others.
    Random,
    /// A better one, by its name.
    Better(&'static str, Box<dyn Player<G>>),
}

impl<G: Game> Bot<G> {
    /// The player with this name.
    pub(crate) fn named<S: Seated<Game = G>>(name: &str) -> Result<Self, Failure> {
        if name == "random" {
            return Ok(Self::Random);
        }
        let better = S::players().into_iter().find(|(known, _)| *known == name);
        let known: Vec<&str> = S::players().into_iter().map(|(name, _)| name).collect();
        let known = ["random"].into_iter().chain(known).collect::<Vec<_>>().join(", ");
        let unknown =
            || Failure::Bad(Phrase::new("cli-error-player").with("found", name).with("known", known));
        better.map(|(name, make)| Self::Better(name, make())).ok_or_else(unknown)
    }

    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Better(name, _) => name,
        }
    }

    /// What this player does in a seat's place. Where a better player has nothing to say it
    /// plays at random.
    pub(crate) fn act(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        if let Self::Better(_, player) = self {
            let view = game.view(Viewer::Seat(seat));
            if let Some(action) = player.act(&view, rng).filter(|action| view.legal().contains(action)) {
                return Some(action);
            }
        }
        pick(rng, game.legal(seat))
    }
}
