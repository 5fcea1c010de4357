//! The log in one `SQLite` file: one writer that commits all queued jobs in one transaction, and
//! several readers.

mod batch;
mod error;
mod file;
mod moderation;
mod notices;
mod passkeys;
mod people;
mod read;
mod results;
mod schema;
mod social;
mod wal;
mod writer;

use crate::{
    Append, Downtime, ListedTable, PublishedRecord, Store, StoreError, StoreFuture, StoredEntry, TableFilter,
};
use error::store_error;
use file::FileLock;
use interregnum_table::{PersonId, RecordId, TableId, Time, Version};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use wal::{ReadGate, WriteAheadLog};
use writer::Writer;

/// How long to wait for another program that has locked the log.
const PATIENCE: Duration = Duration::from_secs(5);

/// The number of connections for reading.
const READERS: u32 = 4;

/// The version of a table: that of its last entry.
const LAST_VERSION: &str = "coalesce((SELECT max(version) FROM entry WHERE entry.head = head.key), 0)";

/// The file of the log, and its limits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SqliteOptions {
    /// The file; it is created if it is missing.
    pub file: PathBuf,
    /// The largest number of pages (of 4,096 bytes) of the file; `None` for no limit.
    pub max_pages: Option<u32>,
    /// Whether to open it read-only.
    pub read_only: bool,
    /// Whether a server may have it open at the same time. This store must then write to no table.
    pub beside: bool,
}

impl SqliteOptions {
    /// Options for a file without a size limit.
    pub fn file(file: impl Into<PathBuf>) -> Self {
        Self { file: file.into(), max_pages: None, read_only: false, beside: false }
    }

    fn reading(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new().filename(&self.file).busy_timeout(PATIENCE).disable_statement_logging()
    }

    /// Every commit is on disk before it is acknowledged.
    fn writing(&self) -> SqliteConnectOptions {
        let options = self
            .reading()
            .read_only(self.read_only)
            .create_if_missing(!self.read_only)
            .journal_mode(SqliteJournalMode::Wal)
            .pragma("journal_size_limit", wal::KEPT.to_string())
            .synchronous(SqliteSynchronous::Full);
        match self.max_pages {
            Some(pages) => options.pragma("max_page_count", pages.to_string()),
            None => options,
        }
    }
}

/// All tables, in one file.
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    gate: ReadGate,
    /// Released when the store is closed; a read-only store has none.
    lock: Mutex<Option<FileLock>>,
}

impl SqliteStore {
    /// Opens the log and migrates it if an earlier release wrote it. Fails if another server has
    /// the log open.
    pub async fn open(options: SqliteOptions) -> Result<Self, StoreError> {
        let lock = if options.read_only {
            None
        } else {
            file::check_format(&options.file)?;
            let lock = match file::lock(&options.file) {
                Err(StoreError::InUse) if options.beside => None,
                lock => Some(lock?),
            };
            file::make_private(&options.file)?;
            lock
        };
        let mut connection = options.writing().connect().await.map_err(store_error)?;
        // The server that has it open has migrated it.
        if lock.is_some() || options.read_only {
            schema::migrate(&mut connection).await?;
        }
        // Every connection has a thread, which the system may refuse later: all are opened now, and
        // stay open.
        let readers = SqlitePoolOptions::new()
            .min_connections(READERS)
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.reading().read_only(true))
            .await
            .map_err(store_error)?;
        let gate = ReadGate::default();
        let log = WriteAheadLog::new(&options.file, ReadGate::clone(&gate));
        Ok(Self { writer: Writer::start(connection, log), readers, gate, lock: Mutex::new(lock) })
    }

    /// Reads when the gate is open. A copy of everything takes long and does not wait for the gate.
    fn reading<'a, T: 'a>(
        &'a self,
        read: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(async move {
            let _open = self.gate.read().await;
            read.await
        })
    }
}

/// Copies a log, which a server may be writing to, to a new file, and checks the copy.
pub async fn copy_database(log: &Path, file: &Path) -> Result<(), StoreError> {
    let options = SqliteOptions::file(log).reading();
    let mut connection = options.connect().await.map_err(store_error)?;
    schema::check(&mut connection).await?;
    read::copy(&mut connection, file).await?;
    connection.close().await.map_err(store_error)?;
    check_database(file).await
}

/// Checks that a file is a log whose pages, indexes and rows fit together.
pub async fn check_database(file: &Path) -> Result<(), StoreError> {
    let options = SqliteOptions::file(file).reading().read_only(true);
    let mut connection = options.connect().await.map_err(store_error)?;
    schema::check(&mut connection).await?;
    read::check_integrity(&mut connection).await?;
    connection.close().await.map_err(store_error)
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Version> {
        Box::pin(self.writer.append(append))
    }

    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>> {
        self.reading(read::entries(&self.readers, table, since))
    }

    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>> {
        self.reading(read::find(&self.readers, table))
    }

    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>> {
        self.reading(read::list(&self.readers, listing))
    }

    fn published(&self, record: RecordId) -> StoreFuture<'_, Option<PublishedRecord>> {
        self.reading(self.find_published(record))
    }

    fn due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<(TableId, Time)>> {
        self.reading(read::due(&self.readers, now, limit))
    }

    fn awaiting(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ListedTable>> {
        self.reading(read::awaiting(&self.readers, person, limit))
    }

    fn heartbeat(&self, now: Time) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.heartbeat(now))
    }

    fn downtimes(&self, since: Time) -> StoreFuture<'_, Vec<Downtime>> {
        self.reading(read::downtimes(&self.readers, since))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.ready())
    }

    fn backup(&self, file: PathBuf) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await.map_err(store_error)?;
            read::copy(&mut connection, &file).await
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            let closed = self.writer.close().await;
            drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
            closed
        })
    }
}
