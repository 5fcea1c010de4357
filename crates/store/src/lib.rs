//! The log, kept: tables as append-only entries with versions, in memory or in `SQLite`.
//!
//! A [`Store`] knows ids, versions and bytes, and nothing of games. [`Store::append`] is the
//! only write to a table; its answer comes when the entries are safe. Beside its log a table
//! has one [`Row`], written in the same transaction, so that tables are listed without being
//! read. Guests are kept with it, and the times in which nobody was there to write.

mod error;
mod memory;
mod row;
mod sqlite;
mod store;

pub use error::StoreError;
pub use memory::Memory;
pub use row::{Append, Guest, Listed, Listing, Pause, Row, Stage, Stored};
pub use sqlite::{Sqlite, SqliteOptions, copy};
pub use store::{Answer, Store};
