#![doc = include_str!("../README.md")]

mod error;
mod location;
mod memory;
mod number;
mod people;
mod postgres;
mod row;
mod sqlite;
mod store;

pub use error::StoreError;
pub use location::{BadUrl, PostgresUrl, StoreLocation};
pub use memory::MemoryStore;
pub use people::{
    Account, BadSessionId, GameResult, Outcome, Person, PersonChange, PersonStore, Previous, RankedPerson,
    RatedResult, RatingKind, RatingPoint, RatingVersion, ResultKey, ResultStore, SeatResult, Session,
    SessionId, SignInLink, SignedIn, StoredRating, WinCount,
};
pub use postgres::{HEARTBEAT_INTERVAL, LEASE, MatchLock, Membership, NodeId, Owner, PostgresStore};
pub use row::{Append, Downtime, ListedTable, StoredEntry, TableFilter, TableRow, TableStage};
pub use sqlite::{SqliteOptions, SqliteStore, check_database, copy_database};
pub use store::{Store, StoreFuture};
