//! How people played the part of a finished game that is solved exactly.
//!
//! The game's type is found by its name, not by a method of every playthrough: the engine of the page, which never asks
//! for this, then does not contain it.

use crate::MovedBy;
use crate::playthrough::TableGame;
use crate::state::State;
use interregnum_players::{ExactPlay, Playable, VisitPlayable, exact_play, visit_playable};
use std::any::Any;

impl State {
    /// How each seat's player played the solved part of the last game; empty if there was no game.
    pub(crate) fn exact_play(&self) -> Vec<Option<ExactPlay>> {
        let game = self.last_game().map(|game| Examined(game.playthrough.as_any()));
        game.and_then(|game| visit_playable(&self.setup.game, game)).unwrap_or_default()
    }
}

/// A playthrough before the type of its game is known.
struct Examined<'a>(&'a dyn Any);

impl VisitPlayable for Examined<'_> {
    type Output = Vec<Option<ExactPlay>>;

    fn game<G: Playable>(self) -> Self::Output {
        let game = self.0.downcast_ref::<TableGame<G>>();
        game.map_or_else(Vec::new, |game| exact_play(game.playthrough(), |by| *by == MovedBy::Player))
    }
}
