//! What everything in the house shares: the log, the clock, the live tables, the limits.

use crate::bots::Bots;
use crate::clock::Clock;
use crate::limits::RateLimits;
use crate::live::LiveTables;
use crate::metrics::Metrics;
use crate::{Config, entropy};
use interregnum_store::{Append, Store, StoreError};
use interregnum_table::{Continuation, Entry, SecretHash, Setup, Table, TableId, Version};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// What everything in the house shares.
pub(crate) struct App {
    pub(crate) config: Config,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) bots: Bots,
    pub(crate) limits: RateLimits,
    pub(crate) metrics: Metrics,
    pub(crate) tables: LiveTables,
    /// Whoever looks for a table to sit down at waits for whoever does so already: two who come
    /// at the same time find each other.
    pub(crate) matching: tokio::sync::Mutex<()>,
    /// What everybody is told who comes.
    notice: Mutex<Option<String>>,
    closing: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, address: SocketAddr) -> Arc<Self> {
        Arc::new(Self {
            bots: Bots::new(config.bots),
            limits: RateLimits::new(config.limits),
            store,
            clock: Clock::new(),
            metrics: Metrics::default(),
            tables: LiveTables::default(),
            matching: tokio::sync::Mutex::default(),
            notice: Mutex::default(),
            closing: watch::Sender::new(false),
            address,
            config,
        })
    }

    /// Turns true when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// What everybody is to be told, if there is something.
    pub(crate) fn notice(&self) -> Option<String> {
        self.notice.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set_notice(&self, text: Option<String>) {
        *self.notice.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    /// Makes a table, and stores that it is there.
    pub(crate) async fn create(
        &self,
        setup: Setup,
        host: SecretHash,
    ) -> Result<TableId, crate::api_error::ApiError> {
        let id = entropy::table_id();
        let entry = Table::create(id.clone(), setup, host, self.clock.now(), entropy::fresh())?;
        self.keep(entry).await?;
        Ok(id)
    }

    /// Makes a table whose first game goes on from a position of a finished one.
    pub(crate) async fn resume(
        &self,
        setup: Setup,
        host: SecretHash,
        continuation: Continuation,
    ) -> Result<TableId, crate::api_error::ApiError> {
        let id = entropy::table_id();
        let moment = (self.clock.now(), entropy::fresh());
        self.keep(Table::resume(id.clone(), setup, host, moment, continuation)?).await?;
        Ok(id)
    }

    /// Stores the first entry of a new table.
    async fn keep(&self, entry: Entry) -> Result<(), StoreError> {
        let table =
            Table::load([&entry]).map_err(|_| StoreError::Damaged { detail: "a new table".to_owned() })?;
        self.append(&table, Version(0), &[entry]).await?;
        self.metrics.created.add(1);
        Ok(())
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
            holders: (!quiet).then(|| table.holders().into_iter().map(|(_, holder)| holder).collect()),
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
                tracing::error!(code = error.code(), %error, "the log was not written to");
            }
        }
        stored
    }
}

/// Waits until the house closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A house that is gone is closed, too.
    let _ = closing.wait_for(|closing| *closing).await;
}
