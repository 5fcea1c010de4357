//! The state that all requests share: store, clock, live tables, limits.

use crate::Config;
use crate::admission::Admission;
use crate::bots::Bots;
use crate::clock::Clock;
use crate::limits::RateLimits;
use crate::live::LiveTables;
use crate::metrics::Metrics;
use crate::own_names::OwnNames;
use crate::sessions::Sessions;
use interregnum_store::{Append, Store, StoreError};
use interregnum_table::{Entry, Table, Version};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// The state that all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) bots: Bots,
    pub(crate) limits: RateLimits,
    pub(crate) admission: Admission,
    pub(crate) names: OwnNames,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) metrics: Metrics,
    pub(crate) tables: LiveTables,
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
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, address: SocketAddr) -> Arc<Self> {
        Arc::new(Self {
            bots: Bots::new(config.bots),
            limits: RateLimits::new(config.limits),
            admission: Admission::new(config.limits, config.proxied),
            names: OwnNames::new(&config.hosts),
            sessions: Arc::default(),
            store,
            clock: Clock::new(),
            metrics: Metrics::default(),
            tables: LiveTables::default(),
            matching: tokio::sync::Mutex::default(),
            notice: Mutex::default(),
            closing: watch::Sender::new(false),
            shutdown: Mutex::default(),
            address,
            config,
        })
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

    /// Stores entries; `table` is the table after them, for its row in the list of tables.
    pub(crate) async fn append(
        &self,
        table: &Table,
        expected: Version,
        entries: &[Entry],
    ) -> Result<Version, StoreError> {
        let begun = Instant::now();
        let quiet = entries.iter().all(crate::live::leaves_row_unchanged);
        let append = Append {
            table: table.id().clone(),
            expected,
            entries: entries.iter().map(|entry| entry.write().into_bytes()).collect(),
            at: self.clock.now(),
            row: (!quiet).then(|| crate::live::row(table)),
            holders: (!quiet).then(|| table.participants()),
        };
        let stored = self.store.append(append).await;
        match &stored {
            Ok(_) => {
                self.metrics.entries.add(entries.len() as u64);
                self.metrics.commit.observe(begun.elapsed());
            }
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => {
                self.metrics.store_errors.add(1);
                tracing::error!(
                    table = %table.id(), code = error.code(), %error,
                    "append failed: nothing was stored, and the request fails"
                );
            }
        }
        stored
    }
}

/// Waits until the server shuts down.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A dropped sender means that the server is gone.
    let _ = closing.wait_for(|closing| *closing).await;
}
