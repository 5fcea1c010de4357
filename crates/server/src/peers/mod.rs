//! The other nodes of a cluster: requests to the owners of tables, and what arrives from other nodes.
//!
//! A table that another node owns has a relay here instead of an actor (`live/relay.rs`). The owner sends
//! every frame once for all connections of a node that see the same, and only to nodes where somebody
//! sees it. A node hands the frames on to its sockets without reading them.

mod incoming;
mod message;
mod metrics;
mod outbox;

pub(crate) use message::{Announcement, Answer, Ask, JoinAnswer, JoinAsk, TableAsk};
pub(crate) use outbox::RemoteOutbox;

use crate::api_error::ApiError;
use crate::app::App;
use crate::live::Frame;
use interregnum_cluster::{AskError, Cluster, Incoming, JoinError, NodeId};
use interregnum_store::StoreError;
use interregnum_table::TableId;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How long the owner of a table may take to accept a request.
pub(crate) const ACCEPT: Duration = Duration::from_secs(2);

/// How long the owner of a table may take to answer a request that writes.
pub(crate) const ANSWER: Duration = Duration::from_secs(10);

/// How late a heartbeat may be before the node turns people away.
const LATE: Duration = Duration::from_secs(1);

/// How long tables may take to finish what they have begun when the node stops.
const FINISH: Duration = Duration::from_secs(2);

/// The time between two looks whether tables have finished.
const LOOK: Duration = Duration::from_millis(5);

/// A socket or stream of this node at a table of another node.
struct RemoteSeat {
    owner: NodeId,
    outbox: mpsc::Sender<Frame>,
}

/// The other nodes.
pub(crate) struct Peers {
    pub(crate) cluster: Arc<Cluster>,
    /// The sockets and streams of this node at tables of other nodes, by connection.
    sockets: Mutex<HashMap<u64, RemoteSeat>>,
}

/// Why the owner of a table has not done what was asked.
pub(crate) enum NotDone {
    /// The node does not own the table, or is gone: it has done nothing.
    Moved,
    /// No answer: it may have done it.
    Unknown,
    /// The owner refuses.
    Failed(ApiError),
}

impl From<NotDone> for ApiError {
    fn from(reason: NotDone) -> Self {
        match reason {
            NotDone::Moved => Self::Store(StoreError::Fenced),
            NotDone::Unknown => Self::Store(StoreError::Uncertain),
            NotDone::Failed(error) => error,
        }
    }
}

impl Peers {
    pub(crate) fn new(cluster: Arc<Cluster>) -> Self {
        Self { cluster, sockets: Mutex::default() }
    }

    /// Fails if this node is cut off from the database: it says so soon, and its clients try another one.
    pub(crate) async fn check_alive(&self) -> Result<(), ApiError> {
        if self.cluster.is_certain_within(LATE).await {
            return Ok(());
        }
        let detail = "no heartbeat was answered".to_owned();
        Err(StoreError::Unreachable { detail }.into())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, RemoteSeat>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in what arrives from other nodes from now on.
    pub(crate) async fn listen(&self, app: &Arc<App>) -> Result<(), JoinError> {
        let app = Arc::clone(app);
        let handle = move |incoming: Incoming| incoming::handle(&app, incoming);
        self.cluster.listen(handle).await
    }

    /// From now on frames of the owner reach this connection.
    pub(crate) fn add_socket(&self, connection: u64, owner: NodeId, outbox: mpsc::Sender<Frame>) {
        self.lock().insert(connection, RemoteSeat { owner, outbox });
    }

    /// Ends a socket or stream, if it is still there.
    pub(crate) fn end_socket(&self, connection: u64) {
        self.lock().remove(&connection);
    }

    /// Ends all sockets and streams at tables of a node: something that it sent is missing.
    fn end_sockets_of(&self, owner: NodeId) {
        self.lock().retain(|_, seat| seat.owner != owner);
    }

    /// Hands a frame to a socket or stream; one that does not read is ended. Whether it was.
    fn deliver(&self, connection: u64, frame: &Frame) -> bool {
        let mut sockets = self.lock();
        let failed =
            sockets.get(&connection).is_some_and(|seat| seat.outbox.try_send(Frame::clone(frame)).is_err());
        if failed {
            sockets.remove(&connection);
        }
        failed
    }

    /// Asks the owner of a table something.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        owner: NodeId,
        table: &TableId,
        what: Ask,
        within: Duration,
    ) -> Result<T, NotDone> {
        let ask = TableAsk { table: table.clone(), what };
        let body = serde_json::to_string(&ask).expect("a message is plain data");
        let answer = match self.cluster.ask(owner, &body, within).await {
            Ok(answer) => answer,
            Err(AskError::NoResponders) => return Err(NotDone::Moved),
            Err(AskError::NoAnswer) => return Err(NotDone::Unknown),
        };
        match serde_json::from_str(&answer) {
            Ok(Answer::Done(done)) => Ok(done),
            Ok(Answer::Moved) => Err(NotDone::Moved),
            Ok(Answer::Failed(failure)) => Err(NotDone::Failed(failure.into())),
            // A node of another release.
            Err(_) => Err(NotDone::Unknown),
        }
    }

    /// Sends a message to every node, this one included.
    pub(crate) async fn announce(&self, announcement: &Announcement) {
        let body = serde_json::to_string(announcement).expect("a message is plain data");
        self.cluster.announce(&body).await;
    }

    /// Frees all tables of this node, after they have finished what they had begun.
    pub(crate) async fn hand_over(&self, app: &App) -> Result<(), StoreError> {
        self.cluster.drain().await;
        let deadline = Instant::now() + FINISH;
        while !app.tables.ids().is_empty() && Instant::now() < deadline {
            tokio::time::sleep(LOOK).await;
        }
        self.cluster.store().hand_over().await?;
        // A node that does not get an answer any more waits for it in vain.
        self.cluster.flush().await;
        tracing::info!(node = %self.cluster.node(), "tables handed over: other nodes may own them now");
        Ok(())
    }
}
