//! What a bot is asked: a view, and who is to answer.

use interregnum_kernel::{Game, View};
use interregnum_players::{Playable, VisitPlayable, player};
use rand_core::Rng;
use std::num::NonZero;

/// What a bot is asked. It holds a view and no position; whoever runs the table thinks.
pub trait Question: Send {
    /// The bot's answer, drawn from `rng`, with so many threads: an action's text. `None` if
    /// there is nothing to answer.
    fn answer(&self, rng: &mut dyn Rng, threads: NonZero<usize>) -> Option<String>;
}

/// A question about one game.
pub(super) struct Asking<G: Game> {
    view: G::View,
    bot: String,
}

impl<G: Game> Asking<G> {
    pub(super) fn new(view: G::View, bot: &str) -> Self {
        Self { view, bot: bot.to_owned() }
    }
}

impl<G: Playable> Question for Asking<G> {
    fn answer(&self, rng: &mut dyn Rng, threads: NonZero<usize>) -> Option<String> {
        let mut player = player::<G>(&self.bot, threads).ok()?;
        let action = player.act(&self.view, rng).filter(|action| self.view.legal().contains(action));
        action.or_else(|| self.view.legal().first().copied()).map(|action| action.to_string())
    }
}

/// Whether a game has a bot of this name.
pub(super) struct Named<'a>(pub(super) &'a str);

impl VisitPlayable for Named<'_> {
    type Output = bool;

    fn game<G: Playable>(self) -> bool {
        player::<G>(self.0, NonZero::<usize>::MIN).is_ok()
    }
}
