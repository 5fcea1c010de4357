//! The log in a PostgreSQL database: one writer that writes all queued appends in one statement, and
//! several readers.

mod append;
mod error;
mod lease;
mod liveness;
mod moderation;
mod nodes;
mod notices;
mod owner;
mod passkeys;
mod people;
mod read;
mod results;
mod schema;
mod session;
mod social;
mod writer;

use crate::{
    Append, Downtime, ListedTable, PostgresUrl, PublishedRecord, Store, StoreError, StoreFuture, StoredEntry,
    TableFilter,
};
use error::store_error;
use interregnum_table::{PersonId, RecordId, TableId, Time, Version};
pub use lease::{HEARTBEAT_INTERVAL, LEASE, Membership, NodeId};
use lease::{Lease, Sharing};
pub use owner::{MatchLock, Owner};
use session::Connector;
use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use writer::Writer;

/// The number of connections beside the writer's.
const READERS: u32 = 8;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a query may take. The database ends it after this time, and so does the client, which may be
/// cut off from the database.
const QUERY: Duration = Duration::from_secs(9);

/// Waits for a query, but not forever.
async fn within<T>(query: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    match tokio::time::timeout(QUERY, query).await {
        Ok(result) => result.map_err(store_error),
        Err(_) => Err(StoreError::Unreachable { detail: "no answer in time".to_owned() }),
    }
}

/// All tables, in one database.
pub struct PostgresStore {
    writer: Writer,
    pool: PgPool,
    lease: Lease,
    /// Whether the downtime before this run has been recorded.
    downtime_recorded: AtomicBool,
}

impl PostgresStore {
    /// Opens the log and migrates it if an earlier release wrote it. Fails if another server has the log
    /// open; one that was killed has it open until its lease ends, which is waited for.
    pub async fn open(url: &PostgresUrl) -> Result<Self, StoreError> {
        Self::open_as(url, "", Sharing::Alone).await
    }

    /// Opens the log as one of several nodes, each of which writes to the tables that it has acquired. The
    /// address is for the operators. Fails if a server is alive that has the log for itself.
    pub async fn open_shared(url: &PostgresUrl, address: &str) -> Result<Self, StoreError> {
        Self::open_as(url, address, Sharing::Shared).await
    }

    /// Opens the log beside the servers that have it open, for everything but tables.
    pub async fn open_beside(url: &PostgresUrl) -> Result<Self, StoreError> {
        let connector = Connector(session_options(url.options()));
        let mut session = connector.connect_until(tokio::time::Instant::now() + PATIENCE).await?;
        schema::migrate(&mut session.connection).await?;
        // No node has this number, so no table can be written to under it.
        Ok(Self::start(connector, session, NodeId(0), Sharing::Shared, tokio::time::Instant::now()))
    }

    async fn open_as(url: &PostgresUrl, address: &str, sharing: Sharing) -> Result<Self, StoreError> {
        let connector = Connector(session_options(url.options()));
        let mut session = connector.connect_until(tokio::time::Instant::now() + PATIENCE).await?;
        schema::migrate(&mut session.connection).await?;
        let registered = tokio::time::Instant::now();
        let node = lease::register(&mut session.connection, address, sharing).await?;
        Ok(Self::start(connector, session, node, sharing, registered))
    }

    fn start(
        connector: Connector,
        session: session::Session,
        node: NodeId,
        sharing: Sharing,
        registered: tokio::time::Instant,
    ) -> Self {
        let pool = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(connector.0.clone());
        // Heartbeats never wait for readers.
        let heartbeats = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let heartbeats = heartbeats.connect_lazy_with(connector.0.clone());
        Self {
            lease: Lease::keep(heartbeats, node, sharing, registered),
            writer: Writer::start(connector, session, (node, sharing)),
            pool,
            downtime_recorded: AtomicBool::new(false),
        }
    }

    async fn beat(&self, now: Time) -> Result<(), StoreError> {
        if !self.downtime_recorded.load(Ordering::Relaxed) {
            liveness::record_downtime(&self.pool, self.lease.node, now).await?;
            self.downtime_recorded.store(true, Ordering::Relaxed);
        }
        liveness::heartbeat(&self.pool, now).await
    }
}

/// Every commit is on disk before it is acknowledged. Statements are planned each time: a plan from when
/// the database was small would read whole tables when it is large.
fn session_options(options: PgConnectOptions) -> PgConnectOptions {
    let timeout = QUERY.as_millis().to_string();
    options
        .application_name("interregnum")
        .options([
            ("synchronous_commit", "on"),
            ("plan_cache_mode", "force_custom_plan"),
            ("jit", "off"),
            ("statement_timeout", timeout.as_str()),
        ])
        .disable_statement_logging()
}

impl Store for PostgresStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Version> {
        Box::pin(async move {
            self.lease.check()?;
            let written = self.writer.append(append);
            match self.lease.sharing {
                Sharing::Alone => written.await,
                // A node that is cut off does not keep its people: another one may serve them by now.
                Sharing::Shared => tokio::select! {
                    biased;
                    written = written => written,
                    () = self.lease.lapsed() => Err(StoreError::Uncertain),
                },
            }
        })
    }

    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>> {
        Box::pin(read::entries(&self.pool, table, since))
    }

    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>> {
        Box::pin(read::find(&self.pool, table))
    }

    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>> {
        Box::pin(read::list(&self.pool, listing))
    }

    fn published(&self, record: RecordId) -> StoreFuture<'_, Option<PublishedRecord>> {
        Box::pin(self.find_published(record))
    }

    fn due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<(TableId, Time)>> {
        Box::pin(read::due(&self.pool, now, limit))
    }

    fn awaiting(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ListedTable>> {
        Box::pin(read::awaiting(&self.pool, person, limit))
    }

    fn heartbeat(&self, now: Time) -> StoreFuture<'_, ()> {
        Box::pin(self.beat(now))
    }

    fn downtimes(&self, since: Time) -> StoreFuture<'_, Vec<Downtime>> {
        Box::pin(read::downtimes(&self.pool, since))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.lease.check()?;
            liveness::probe(&self.pool).await
        })
    }

    /// Fails: PostgreSQL has its own tools, which copy more and better.
    fn backup(&self, _file: PathBuf) -> StoreFuture<'_, ()> {
        Box::pin(std::future::ready(Err(StoreError::NoCopy)))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let closed = self.writer.close().await;
            // Without this the next server waits for the end of the lease.
            let released = self.lease.end(&self.pool).await;
            self.pool.close().await;
            closed.and(released)
        })
    }
}
