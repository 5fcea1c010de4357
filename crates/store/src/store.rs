//! The trait of all stores.

use crate::{
    Append, Downtime, ListedTable, ModerationStore, NoticeStore, PasskeyStore, PersonStore, PublishedRecord,
    ResultStore, SocialStore, StoreError, StoredEntry, TableFilter, TokenStore,
};
use interregnum_table::{PersonId, RecordId, TableId, Time, Version};
use std::path::PathBuf;
use std::pin::Pin;

/// The future of a store's result.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The logs of all tables, the persons, their passkeys, results, challenges, tokens and notices, what moderation keeps,
/// published records, and the server's downtimes.
pub trait Store:
    PersonStore + PasskeyStore + ResultStore + SocialStore + TokenStore + ModerationStore + NoticeStore
{
    /// Writes to a table, all or nothing, and returns its new version once the entries survive a
    /// power failure. The only write to a table.
    fn append(&self, append: Append) -> StoreFuture<'_, Version>;

    /// The entries of a table after a version, oldest first; empty if there is no such table.
    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>>;

    /// The row of a table; `None` if there is no such table.
    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>>;

    /// Lists tables, the most recently written first.
    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>>;

    /// A published record; `None` if there is none of that name. It is written by
    /// [`PersonChange::RecordPublished`](crate::PersonChange::RecordPublished).
    fn published(&self, record: RecordId) -> StoreFuture<'_, Option<PublishedRecord>>;

    /// The tables whose deadline has come, the earliest first.
    fn due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<(TableId, Time)>>;

    /// The tables that wait for a person, the earliest deadline first and those without one last.
    fn awaiting(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ListedTable>>;

    /// Records that the server is running now. The first heartbeat after opening turns the time
    /// since the last one into a downtime.
    fn heartbeat(&self, now: Time) -> StoreFuture<'_, ()>;

    /// The downtimes that ended after a moment, oldest first.
    fn downtimes(&self, since: Time) -> StoreFuture<'_, Vec<Downtime>>;

    /// Whether the store can be written to now.
    fn ready(&self) -> StoreFuture<'_, ()>;

    /// Writes a copy of everything to a new file, while others read and write.
    fn backup(&self, file: PathBuf) -> StoreFuture<'_, ()>;

    /// Finishes pending writes and releases the log.
    fn close(&self) -> StoreFuture<'_, ()>;
}
