//! Live tables: each is a task that asks its table, stores what happens, and only then tells.
//!
//! A table comes into memory when somebody asks for it, by replaying its log, and leaves it
//! when nobody has looked for a while. Its state is never the truth: should two tasks ever hold
//! one table, the log refuses the second writer, who then reads it anew.

mod actor;
mod index;
mod load;
mod people;
mod proper;
mod request;
mod thinking;
mod watchers;

pub(crate) use index::{is_quiet, row};
pub(crate) use load::entries;
pub(crate) use proper::proper;
pub(crate) use request::{Done, Join, Joined, Request, WatcherId, Wish};
pub(crate) use watchers::{Frame, frame};

use crate::house::House;
use crate::problem::Problem;
use interregnum_table::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// So many requests may wait at one table.
const QUEUE: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Tables {
    live: Mutex<HashMap<TableId, mpsc::Sender<Request>>>,
}

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
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
    fn forget(&self, table: &TableId, task: &mpsc::Sender<Request>) {
        let mut live = self.lock();
        if live.get(table).is_some_and(|found| found.same_channel(task)) {
            live.remove(table);
        }
    }
}

/// The way to a table, which is loaded if it is not in memory.
fn way(house: &Arc<House>, table: &TableId) -> mpsc::Sender<Request> {
    let mut live = house.tables.lock();
    if let Some(found) = live.get(table).filter(|found| !found.is_closed()) {
        return found.clone();
    }
    let (sender, inbox) = mpsc::channel(QUEUE);
    live.insert(table.clone(), sender.clone());
    tokio::spawn(actor::run(Arc::clone(house), table.clone(), sender.downgrade(), inbox));
    sender
}

/// Sends a request to a table. A task that is just leaving hands its requests back, and
/// then they go to the next.
pub(crate) async fn send(house: &Arc<House>, table: &TableId, mut request: Request) {
    loop {
        match way(house, table).send(request).await {
            Ok(()) => return,
            Err(mpsc::error::SendError(back)) => request = back,
        }
    }
}

/// Says that a connection is gone. A table that is not in memory need not know.
pub(crate) async fn leave(house: &House, table: &TableId, watcher: WatcherId) {
    let task = house.tables.lock().get(table).cloned();
    if let Some(task) = task {
        // A task that is leaving has no connections.
        let _ = task.send(Request::Leave(watcher)).await;
    }
}

/// Asks a table something and waits for the answer.
pub(crate) async fn ask<T>(
    house: &Arc<House>,
    table: &TableId,
    request: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Request,
) -> Result<T, Problem> {
    let (reply, answer) = oneshot::channel();
    send(house, table, request(reply)).await;
    answer.await.unwrap_or(Err(Problem::Closing))
}
