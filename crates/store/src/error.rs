//! The errors of a store.

use interregnum_table::Version;
use thiserror::Error;

/// What can go wrong with the log. Nothing was written when one of these is the answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Somebody else has written to the table in between.
    #[error("the table is at version {current} already")]
    Conflict {
        /// The version the table has.
        current: Version,
    },
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The log may be read, but not written to.
    #[error("the log cannot be written to")]
    ReadOnly,
    /// Another program locks the log for longer than a write takes.
    #[error("another program locks the log")]
    Busy,
    /// Another server has the log open.
    #[error("another server has the log open")]
    InUse,
    /// The log was written by a later release of this program.
    #[error("a later release has written this log")]
    Newer,
    /// The file is no log, or is damaged.
    #[error("this is no log, or it is damaged: {detail}")]
    Damaged {
        /// What the database says.
        detail: String,
    },
    /// The log cannot be reached.
    #[error("the log cannot be reached: {detail}")]
    Unreachable {
        /// What the system says.
        detail: String,
    },
    /// The store has been closed.
    #[error("the log has been closed")]
    Closed,
}

impl StoreError {
    /// A short name that stays the same between releases.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Conflict { .. } => "store-conflict",
            Self::Full => "store-full",
            Self::ReadOnly => "store-read-only",
            Self::Busy => "store-busy",
            Self::InUse => "store-in-use",
            Self::Newer => "store-newer",
            Self::Damaged { .. } => "store-damaged",
            Self::Unreachable { .. } => "store-unreachable",
            Self::Closed => "store-closed",
        }
    }
}
