//! What every store does, whatever it keeps things in.

use crate::{Append, Downtime, Guest, ListedTable, StoreError, StoredEntry, TableFilter};
use interregnum_table::{SecretHash, TableId, Time, Version};
use std::path::PathBuf;
use std::pin::Pin;

/// An answer that is waited for.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The log of all tables, and what is kept beside it.
pub trait Store: Send + Sync {
    /// Writes to a table, all of it or nothing, and gives its new version. The answer comes
    /// when what was written survives the loss of power. The only write to a table.
    fn append(&self, append: Append) -> StoreFuture<'_, Version>;

    /// The entries of a table after a version, oldest first; none if there is no such table.
    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>>;

    /// What a table is found by; `None` if there is no such table.
    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>>;

    /// Some tables, those written to last first.
    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>>;

    /// Keeps a guest, or a guest's new name.
    fn save_guest(&self, guest: Guest) -> StoreFuture<'_, ()>;

    /// The guest with this secret.
    fn guest(&self, secret: SecretHash) -> StoreFuture<'_, Option<Guest>>;

    /// Says that the log is served at this moment. The first time after it was opened, the
    /// time since it was last served becomes a pause.
    fn heartbeat(&self, now: Time) -> StoreFuture<'_, ()>;

    /// The pauses that ended after a moment, oldest first.
    fn downtimes(&self, since: Time) -> StoreFuture<'_, Vec<Downtime>>;

    /// Whether the log can be written to now.
    fn ready(&self) -> StoreFuture<'_, ()>;

    /// Writes a copy of everything to a new file, while others read and write.
    fn backup(&self, file: PathBuf) -> StoreFuture<'_, ()>;

    /// Finishes what was begun and lets go of the log.
    fn close(&self) -> StoreFuture<'_, ()>;
}
