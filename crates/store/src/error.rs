//! The errors of a store.

use interregnum_table::Version;
use thiserror::Error;

/// The errors of a store. An operation that returns one has written nothing, except for
/// [`StoreError::Uncertain`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Another writer has changed the table in between.
    #[error("the table is at version {current} already")]
    Conflict {
        /// The current version of the table.
        current: Version,
    },
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// The log is read-only.
    #[error("the log cannot be written to")]
    ReadOnly,
    /// Another program has locked the log for too long.
    #[error("another program locks the log")]
    Busy,
    /// Another server has the log open.
    #[error("another server has the log open")]
    InUse,
    /// The log was written by a later release of this program.
    #[error("a later release has written this log")]
    Newer,
    /// The file is not a log, or is damaged.
    #[error("this is no log, or it is damaged: {detail}")]
    Damaged {
        /// The message of the database.
        detail: String,
    },
    /// The log cannot be reached.
    #[error("the log cannot be reached: {detail}")]
    Unreachable {
        /// The message of the system.
        detail: String,
    },
    /// Another node owns the table.
    #[error("another node owns the table")]
    Fenced,
    /// The connection to the database was lost while it wrote: the write may have happened. Only reading
    /// the table again tells.
    #[error("the connection was lost: it is not known whether this was written")]
    Uncertain,
    /// This kind of log is not copied to a file by this program.
    #[error("this log is copied with the tools of its database")]
    NoCopy,
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
            Self::Fenced => "store-fenced",
            Self::Uncertain => "store-uncertain",
            Self::NoCopy => "store-no-copy",
            Self::Closed => "store-closed",
        }
    }
}
