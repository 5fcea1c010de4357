//! The bots of a live table.

use super::actor::TableActor;
use super::request::TableRequest;
use crate::api_error::ApiError;
use interregnum_kernel::Seat;
use interregnum_table::{BotTurn, SystemCommand, Turn};
use std::sync::Arc;

impl TableActor {
    /// Has every bot think that has to choose and is not thinking yet.
    pub(super) fn ask_bots(&mut self) {
        for BotTurn { seat, turn, at, task, .. } in self.table.bots() {
            if !self.thinking.insert((seat, turn)) {
                continue;
            }
            let (app, actor) = (Arc::clone(&self.app), self.task.clone());
            tokio::spawn(async move {
                let action = app.bots.think(task).await;
                tokio::time::sleep(app.clock.until(at)).await;
                if let Some(actor) = actor.upgrade() {
                    // A table that has left memory asks its bots again when it is back.
                    let _ = actor.send(TableRequest::Answer { seat, turn, action }).await;
                }
            });
        }
    }

    pub(super) async fn bot_answered(
        &mut self,
        seat: Seat,
        turn: Turn,
        action: Option<String>,
    ) -> Result<(), ApiError> {
        // A bot without an answer is not asked again: nothing would be different.
        let Some(action) = action else { return Ok(()) };
        self.thinking.remove(&(seat, turn));
        self.app.metrics.bots.add(1);
        match self.apply_system_command(&SystemCommand::Answer { seat, turn, action }).await {
            Ok(()) => Ok(()),
            Err(error) => self.recover(error).await,
        }
    }
}
