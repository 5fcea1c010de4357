//! One node among others: where a table is, requests to other nodes, and what arrives from them.

use crate::bus::{AskError, AskReply, Bus};
use crate::listening::Listening;
use crate::streams::{Received, Sent};
use crate::url::NatsUrl;
use interregnum_store::{Membership, NodeId, PostgresStore, StoreError};
use interregnum_table::TableId;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

/// How many messages may wait to be sent to other nodes. What does not fit is lost, and noticed as a gap.
const QUEUE: usize = 65_536;

/// Why a node cannot join the others.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum JoinError {
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// NATS fails.
    #[error("NATS: {0}")]
    Nats(String),
}

/// Where a table is served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// This node owns it.
    Here,
    /// Another node owns it.
    At(NodeId),
    /// There is no such table.
    Nowhere,
}

/// The time in which a node is alive without a lapse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tenure {
    lapses: u64,
}

/// What arrives from other nodes.
pub enum Incoming {
    /// A request.
    Ask {
        /// The asking node.
        from: NodeId,
        /// The request.
        body: String,
        /// The way back.
        reply: AskReply,
    },
    /// The next message of a node's stream.
    Tell {
        /// The sending node.
        from: NodeId,
        /// The message.
        body: String,
    },
    /// A message to every node.
    Announcement {
        /// The message.
        body: String,
    },
    /// The node is gone, or something that it sent was lost. If it is this node, others may own its tables.
    Lost(NodeId),
}

/// What a node has sent and missed since it started.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Requests to other nodes.
    pub asked: u64,
    /// Messages to other nodes' streams.
    pub told: u64,
    /// Losses: gaps, silence, nodes that are gone.
    pub lost: u64,
    /// Nodes that are alive.
    pub alive: u64,
    /// Whether NATS is connected.
    pub connected: bool,
}

/// A message to the stream of another node.
pub(crate) struct Outgoing {
    pub(crate) to: NodeId,
    pub(crate) number: u64,
    pub(crate) body: String,
}

/// This node among the others.
pub struct Cluster {
    store: Arc<PostgresStore>,
    pub(crate) bus: Bus,
    pub(crate) sent: Mutex<Sent>,
    pub(crate) received: Mutex<Received>,
    pub(crate) outgoing: mpsc::Sender<Outgoing>,
    pub(crate) membership: watch::Receiver<Membership>,
    pub(crate) draining: watch::Sender<bool>,
    asked: AtomicU64,
    pub(crate) lost: AtomicU64,
    told: AtomicU64,
}

impl Cluster {
    /// Connects to the other nodes. What they send goes to `handle` once [`Cluster::listen`] is called.
    pub async fn join(store: Arc<PostgresStore>, url: &NatsUrl) -> Result<Arc<Self>, JoinError> {
        let site = store.site().await?;
        let bus = Bus::connect(url, &site, store.node()).await;
        let bus = bus.map_err(|error| JoinError::Nats(error.to_string()))?;
        let (outgoing, queue) = mpsc::channel(QUEUE);
        tokio::spawn(send_queued(bus.clone(), queue));
        let (membership, draining) = (store.membership(), watch::Sender::new(false));
        let (sent, received) = (Mutex::default(), Mutex::default());
        let (asked, lost, told) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        Ok(Arc::new(Self { store, bus, sent, received, outgoing, membership, draining, asked, lost, told }))
    }

    /// This node.
    pub fn node(&self) -> NodeId {
        self.bus.node
    }

    /// The database of all nodes.
    pub fn store(&self) -> &PostgresStore {
        &self.store
    }

    /// Whether this node is the oldest of those that are alive, which does what one node has to do.
    pub fn is_first(&self) -> bool {
        self.membership.borrow().alive.first() == Some(&self.node())
    }

    /// The time for which this node owns what it acquires from now on.
    pub fn tenure(&self) -> Tenure {
        Tenure { lapses: self.membership.borrow().lapses }
    }

    /// Whether this node has certainly been alive by the database's clock since a tenure began, and still
    /// is: nobody else owns what it has acquired meanwhile.
    pub fn is_certain(&self, tenure: Tenure) -> bool {
        let membership = self.membership.borrow();
        membership.lapses == tenure.lapses && Instant::now() < membership.certain_until
    }

    /// Waits until this node is certainly alive, but no longer than this; whether it is.
    pub async fn is_certain_within(&self, patience: Duration) -> bool {
        let mut membership = self.membership.clone();
        let certain = membership.wait_for(|membership| Instant::now() < membership.certain_until);
        timeout(patience, certain).await.is_ok_and(|certain| certain.is_ok())
    }

    /// Where a table is served. A table without an owner who is alive is this node's from now on.
    pub async fn route(&self, table: &TableId) -> Result<Route, StoreError> {
        let owner = self.store.acquire(table.clone()).await?;
        Ok(match owner {
            None => Route::Nowhere,
            Some(owner) if owner.node == self.node() => Route::Here,
            Some(owner) => Route::At(owner.node),
        })
    }

    /// Asks another node something. A node that goes away meanwhile does not answer any more.
    pub async fn ask(&self, to: NodeId, body: &str, within: Duration) -> Result<String, AskError> {
        lock(&self.received).expect(to, Instant::now());
        self.asked.fetch_add(1, Ordering::Relaxed);
        tokio::select! {
            answer = self.bus.ask(to, body, within) => answer,
            () = self.leaves(to) => Err(AskError::NoAnswer),
        }
    }

    /// Waits until a node that is alive is not any more. One that has only just started may not be known yet.
    async fn leaves(&self, node: NodeId) {
        let mut membership = self.membership.clone();
        let is_alive = |membership: &Membership| membership.alive.contains(&node);
        // Without a sender the node is shutting down, and the answer is waited for.
        let left = async {
            membership.wait_for(is_alive).await?;
            membership.wait_for(|membership| !is_alive(membership)).await.map(drop)
        };
        if left.await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Sends the next message of the stream to a node, without waiting.
    pub fn tell(&self, to: NodeId, body: String) {
        let mut sent = lock(&self.sent);
        let number = sent.next(to);
        self.told.fetch_add(1, Ordering::Relaxed);
        // The receiver notices a message that does not fit.
        let _ = self.outgoing.try_send(Outgoing { to, number, body });
    }

    /// Sends a message to every node, this one included.
    pub async fn announce(&self, body: &str) {
        self.bus.announce(body).await;
    }

    /// Takes no more requests: other nodes learn at once that this one does not listen.
    pub async fn drain(&self) {
        self.draining.send_replace(true);
        self.bus.flush().await;
    }

    /// Waits until everything is sent, the last answers to other nodes among it.
    pub async fn flush(&self) {
        self.bus.flush().await;
    }

    /// What was sent and missed so far.
    pub fn counts(&self) -> Counts {
        Counts {
            asked: self.asked.load(Ordering::Relaxed),
            told: self.told.load(Ordering::Relaxed),
            lost: self.lost.load(Ordering::Relaxed),
            alive: self.membership.borrow().alive.len() as u64,
            connected: self.bus.is_connected(),
        }
    }

    /// Hands over what arrives from other nodes, in its order, for as long as the node runs. `handle` must
    /// not wait.
    pub async fn listen(
        self: &Arc<Self>,
        handle: impl Fn(Incoming) + Send + Sync + 'static,
    ) -> Result<(), JoinError> {
        let subscribed = self.bus.subscribe().await;
        let subscribers = subscribed.map_err(|error| JoinError::Nats(error.to_string()))?;
        self.bus.flush().await;
        let cluster = Arc::clone(self);
        tokio::spawn(async move { Listening { cluster, handle }.run(subscribers).await });
        Ok(())
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sends messages in the order of their numbers.
async fn send_queued(bus: Bus, mut queue: mpsc::Receiver<Outgoing>) {
    while let Some(Outgoing { to, number, body }) = queue.recv().await {
        bus.tell(to, number, &body).await;
    }
}
