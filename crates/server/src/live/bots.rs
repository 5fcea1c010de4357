//! The bots of a live table.

use super::actor::TableActor;
use super::request::TableRequest;
use crate::api_error::ApiError;
use crate::bots::Importance;
use interregnum_kernel::Seat;
use interregnum_table::{BotTurn, SystemCommand, Turn};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::AbortHandle;

/// How long after somebody has looked at it a game among bots goes on unwatched.
const WATCHED: Duration = Duration::from_secs(30);

/// The bots of a table that are thinking. A bot that nobody waits for any more is not asked: its task is
/// dropped, if it has not begun.
#[derive(Default)]
pub(super) struct Thinking(HashMap<(Seat, Turn), (Importance, AbortHandle)>);

impl Thinking {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.keep(|_| false);
    }

    /// Whether a bot is thinking for something as important.
    fn has(&self, seat: Seat, turn: Turn, importance: Importance) -> bool {
        self.0.get(&(seat, turn)).is_some_and(|(asked, _)| *asked == importance)
    }

    fn insert(&mut self, seat: Seat, turn: Turn, importance: Importance, task: AbortHandle) {
        if let Some((_, before)) = self.0.insert((seat, turn), (importance, task)) {
            before.abort();
        }
    }

    /// Stops the bots of which this is not true.
    fn keep(&mut self, is: impl Fn((Seat, Turn)) -> bool) {
        self.0.retain(|bot, (_, task)| {
            let kept = is(*bot);
            if !kept {
                task.abort();
            }
            kept
        });
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.clear();
    }
}

impl TableActor {
    /// Has every bot think that has to choose and is not thinking yet.
    pub(super) fn ask_bots(&mut self) {
        let bots = self.table.bots();
        self.thinking.keep(|(seat, turn)| bots.iter().any(|bot| (bot.seat, bot.turn) == (seat, turn)));
        let Some(importance) = self.importance() else { return };
        for bot in bots {
            if !self.thinking.has(bot.seat, bot.turn, importance) {
                self.ask_bot(bot, importance);
            }
        }
    }

    /// How important the game is; `None` if nobody wants it to go on now. A game that no person plays
    /// goes on while somebody watches it, or has just made it or looked at it.
    fn importance(&self) -> Option<Importance> {
        if self.table.has_people() {
            Some(Importance::Game)
        } else if !self.connections.is_empty() || self.last_used.elapsed() < WATCHED {
            Some(Importance::BotGame)
        } else {
            None
        }
    }

    fn ask_bot(&mut self, bot: BotTurn, importance: Importance) {
        let BotTurn { seat, turn, at, task, fallback } = bot;
        let (app, actor, clock) = (Arc::clone(&self.app), self.task.clone(), self.clock);
        let thinking = tokio::spawn(async move {
            let action = app.bots.think(task, importance).await.or(fallback);
            tokio::time::sleep(clock.until(at)).await;
            if let Some(actor) = actor.upgrade() {
                // A table that has left memory asks its bots again when it is back.
                let _ = actor.send(TableRequest::Answer { seat, turn, action }).await;
            }
        });
        self.thinking.insert(seat, turn, importance, thinking.abort_handle());
    }

    pub(super) async fn bot_answered(
        &mut self,
        seat: Seat,
        turn: Turn,
        action: Option<String>,
    ) -> Result<(), ApiError> {
        // A bot that has nothing to choose is not asked again: nothing would be different.
        let Some(action) = action else { return Ok(()) };
        self.thinking.keep(|bot| bot != (seat, turn));
        self.app.metrics.bots.add(1);
        match self.apply_system_command(&SystemCommand::Answer { seat, turn, action }).await {
            Ok(()) => Ok(()),
            Err(error) => self.recover(error).await,
        }
    }
}

#[cfg(test)]
mod tests;
