//! Players by name at a table: they are handed a view, never a position.

use crate::failure::Failure;
use interregnum_kernel::{Phrase, Seat, View, Viewer};
use interregnum_players::{Playable, Player, player};
use rand_core::Rng;
use std::num::NonZero;

/// A player with the name it was asked for by.
pub(crate) struct Bot<G: Playable> {
    name: String,
    player: Box<dyn Player<G>>,
}

impl<G: Playable> Bot<G> {
    /// The player of this name, which may use `threads` threads.
    pub(crate) fn named(name: &str, threads: NonZero<usize>) -> Result<Self, Failure> {
        let player = player(name, threads).map_err(|bad| Failure::Bad(bad.phrase()))?;
        Ok(Self { name: name.to_owned(), player })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The player itself.
    pub(crate) fn player(&mut self) -> &mut dyn Player<G> {
        self.player.as_mut()
    }

    /// What this player does in the place of a seat whose turn it is.
    pub(crate) fn act(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Result<G::Action, Failure> {
        let view = game.view(Viewer::Seat(seat));
        let action = self.player.act(&view, rng);
        action
            .filter(|action| view.legal().contains(action))
            .ok_or_else(|| Failure::Bad(stray(&self.name, action.map(|action| action.to_string()))))
    }
}

/// A player did nothing, or what it may not do: a fault of the program, told plainly.
pub(crate) fn stray(name: &str, action: Option<String>) -> Phrase {
    Phrase::new("player-stray").with("name", name).with("action", action.unwrap_or_else(|| "–".to_owned()))
}
