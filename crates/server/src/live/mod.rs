//! Tables in memory: each is an actor that asks its table for a transition, stores it, and only then
//! tells.
//!
//! An actor loads its table from the log when somebody asks for it, and unloads it when nobody is
//! connected. The log is the truth: if two actors held one table, the store would refuse the second
//! writer, which then loads the table again. Among several nodes one owns a table and has its actor; the
//! others have a relay.

mod actor;
mod blocks;
mod bots;
mod connections;
mod create;
mod handlers;
mod index;
mod load;
mod presence;
mod relay;
mod request;
mod task;

pub(crate) use connections::{Frame, frame};
pub(crate) use create::{SeatPlan, Sitter, create, create_for, request_id, resume};
pub(crate) use index::{is_listed_for_days, leaves_row_unchanged, row};
pub(crate) use load::{entries, replay};
pub(crate) use presence::Link;
pub(crate) use request::{CommandRequest, ConnectionId, Done, Foresee, Join, Joined, TableRequest, sanitize};

use crate::api_error::ApiError;
use crate::app::App;
use crate::bots::{AdviceKey, HINT_ADVISER};
use interregnum_table::{BotTask, ForesightTask, PersonId, Refused, Table, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How many requests may wait for one table.
const QUEUE: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct LiveTables {
    live: Mutex<HashMap<TableId, mpsc::Sender<TableRequest>>>,
}

impl LiveTables {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TableRequest>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table is in memory.
    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.lock().contains_key(table)
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// Takes a table off the list, if it is still this task's.
    fn remove(&self, table: &TableId, task: &mpsc::Sender<TableRequest>) {
        let mut live = self.lock();
        if live.get(table).is_some_and(|found| found.same_channel(task)) {
            live.remove(table);
        }
    }
}

/// The way to a table, which is loaded if it is not in memory.
pub(crate) fn sender_for(app: &Arc<App>, table: &TableId) -> mpsc::Sender<TableRequest> {
    let mut live = app.tables.lock();
    if let Some(found) = live.get(table).filter(|found| !found.is_closed()) {
        return found.clone();
    }
    let (sender, inbox) = mpsc::channel(QUEUE);
    live.insert(table.clone(), sender.clone());
    tokio::spawn(task::run(Arc::clone(app), table.clone(), sender.downgrade(), inbox));
    sender
}

/// Loads a table, if it is not in memory: its bots begin to play, and its people are waited for.
pub(crate) fn wake(app: &Arc<App>, table: &TableId) {
    drop(sender_for(app, table));
}

/// Sends a request to a table. A task that is just leaving hands its requests back, and
/// then they go to the next.
pub(crate) async fn send(app: &Arc<App>, table: &TableId, mut request: TableRequest) {
    loop {
        match sender_for(app, table).send(request).await {
            Ok(()) => return,
            Err(mpsc::error::SendError(back)) => request = back,
        }
    }
}

/// Sends a request to a table that is in memory; nothing happens if it is not.
pub(crate) async fn send_if_live(app: &App, table: &TableId, request: TableRequest) {
    let task = app.tables.lock().get(table).cloned();
    if let Some(task) = task {
        // A task that is leaving need not know.
        let _ = task.send(request).await;
    }
}

/// Says that a connection is gone. A table that is not in memory need not know.
pub(crate) async fn leave(app: &App, table: &TableId, connection: ConnectionId) {
    send_if_live(app, table, TableRequest::Leave(connection)).await;
}

/// Asks a table something and waits for the answer.
pub(crate) async fn ask<T>(
    app: &Arc<App>,
    table: &TableId,
    request: impl FnOnce(oneshot::Sender<Result<T, ApiError>>) -> TableRequest,
) -> Result<T, ApiError> {
    let (reply, answer) = oneshot::channel();
    send(app, table, request(reply)).await;
    answer.await.unwrap_or(Err(ApiError::Closing))
}

/// What an adviser is asked in somebody's place.
fn hint_task(table: &Table, who: &PersonId) -> Result<(AdviceKey, Box<dyn BotTask>), Refused> {
    let seat = table.viewer(who).seat().ok_or(Refused::NotSeated)?;
    let task = table.advise(seat, HINT_ADVISER)?;
    let (round, turn) = table.position_id().ok_or(Refused::NotBegun)?;
    Ok((AdviceKey::Hint { table: table.id().clone(), round, turn, seat }, task))
}

/// What is asked to find out what may come after some moves, as far as somebody can tell.
fn foresight_task(table: &Table, question: &Foresee) -> Result<Box<dyn ForesightTask>, Refused> {
    table.foresee(table.viewer(&question.who).seat().ok_or(Refused::NotSeated)?, &question.moves)
}
