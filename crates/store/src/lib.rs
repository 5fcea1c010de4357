//! The log, kept: tables as append-only entries with versions, in memory or in `SQLite`.
//!
//! A [`Store`] knows ids, versions and bytes, and nothing of games. [`Store::append`] is the
//! only write to a table; its answer comes when the entries are safe. Beside its log a table
//! has one [`TableRow`], written in the same transaction, so that tables are listed without being
//! read. Guests are kept with it, and the times in which nobody was there to write.

mod error;
mod memory;
mod row;
mod sqlite;
mod store;

pub use error::StoreError;
pub use memory::MemoryStore;
pub use row::{Append, Downtime, Guest, ListedTable, StoredEntry, TableFilter, TableRow, TableStage};
pub use sqlite::{SqliteOptions, SqliteStore, copy_database};
pub use store::{Store, StoreFuture};
