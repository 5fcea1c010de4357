#![doc = include_str!("../README.md")]

mod error;
mod memory;
mod row;
mod sqlite;
mod store;

pub use error::StoreError;
pub use memory::MemoryStore;
pub use row::{Append, Downtime, Guest, ListedTable, StoredEntry, TableFilter, TableRow, TableStage};
pub use sqlite::{SqliteOptions, SqliteStore, check_database, copy_database};
pub use store::{Store, StoreFuture};
