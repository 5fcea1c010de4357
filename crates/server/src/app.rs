//! The state that all requests share: store, clock, live tables, limits.

use crate::Config;
use crate::admission::Admission;
use crate::bots::Bots;
use crate::clock::Clock;
use crate::limits::RateLimits;
use crate::live::LiveTables;
use crate::metrics::Metrics;
use crate::moderation::{Networks, RunningSanctions};
use crate::notices::Notices;
use crate::own_names::OwnNames;
use crate::passwords;
use crate::peers::Peers;
use crate::replay_threads::ReplayThreads;
use crate::results::Recorder;
use crate::sessions::Sessions;
use crate::watchers::Watchers;
use interregnum_store::{ListedTable, Store, StoreError};
use interregnum_table::TableId;
use std::collections::HashSet;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// The state that all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) bots: Bots,
    pub(crate) replays: ReplayThreads,
    pub(crate) recorder: Recorder,
    /// Held while a password is hashed.
    pub(crate) hashing: tokio::sync::Semaphore,
    pub(crate) limits: RateLimits,
    pub(crate) admission: Admission,
    pub(crate) names: OwnNames,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) watchers: Watchers,
    pub(crate) sanctions: RunningSanctions,
    pub(crate) networks: Networks,
    pub(crate) metrics: Metrics,
    pub(crate) notices: Notices,
    pub(crate) tables: LiveTables,
    /// The other nodes, if there are several.
    pub(crate) peers: Option<Arc<Peers>>,
    /// Held while somebody looks for an open table, so that two people who search at the same time
    /// find each other.
    pub(crate) matching: tokio::sync::Mutex<()>,
    /// The announcement that every new connection receives.
    notice: Mutex<Option<String>>,
    closing: watch::Sender<bool>,
    /// The shutdown that an administrator has announced.
    pub(crate) shutdown: Mutex<Option<AbortHandle>>,
}

impl App {
    /// Starts every thread that the server is ever going to need; fails if the system gives too few.
    pub(crate) fn new(
        config: Config,
        (store, clock): (Arc<dyn Store>, Clock),
        notices: Notices,
        address: SocketAddr,
        peers: Option<Arc<Peers>>,
    ) -> io::Result<Arc<Self>> {
        Ok(Arc::new(Self {
            bots: Bots::new(config.bots)?,
            replays: ReplayThreads::start()?,
            recorder: Recorder::default(),
            hashing: tokio::sync::Semaphore::new(passwords::AT_ONCE),
            limits: RateLimits::new(config.limits),
            admission: Admission::new(config.limits, config.proxied),
            names: OwnNames::new(&config.hosts),
            sessions: Arc::default(),
            watchers: Watchers::default(),
            sanctions: RunningSanctions::default(),
            networks: Networks::default(),
            store,
            clock,
            metrics: Metrics::default(),
            notices,
            tables: LiveTables::default(),
            peers,
            matching: tokio::sync::Mutex::default(),
            notice: Mutex::default(),
            closing: watch::Sender::new(false),
            shutdown: Mutex::default(),
            address,
            config,
        }))
    }

    /// Those of the tables that are in the memory of a server.
    pub(crate) async fn live_among(&self, listed: &[ListedTable]) -> Result<HashSet<TableId>, StoreError> {
        let ids: Vec<TableId> = listed.iter().map(|listed| listed.table.clone()).collect();
        self.live_among_ids(&ids).await
    }

    /// The same for the ids of tables.
    pub(crate) async fn live_among_ids(&self, ids: &[TableId]) -> Result<HashSet<TableId>, StoreError> {
        match &self.peers {
            Some(peers) => peers.cluster.store().owned_among(ids).await,
            None => Ok(ids.iter().filter(|id| self.tables.has(id)).cloned().collect()),
        }
    }

    /// Becomes true when the server shuts down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// The current announcement, if there is one.
    pub(crate) fn notice(&self) -> Option<String> {
        self.notice.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set_notice(&self, text: Option<String>) {
        *self.notice.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }
}

/// Waits until the server shuts down.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A dropped sender means that the server is gone.
    let _ = closing.wait_for(|closing| *closing).await;
}
