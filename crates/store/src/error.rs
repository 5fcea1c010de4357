//! Why the store does not do what it is asked.

use interregnum_table::Version;
use std::error::Error;
use std::fmt;

/// What can go wrong with the log. Nothing was written when one of these is the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else has written to the table in between.
    Conflict {
        /// The version the table has.
        current: Version,
    },
    /// There is no room left for more.
    Full,
    /// The log may be read, but not written to.
    ReadOnly,
    /// Another program holds the log and does not let go of it.
    Busy,
    /// The log was written by a later release of this program.
    Newer,
    /// The file is no log, or is damaged.
    Damaged {
        /// What the database says.
        detail: String,
    },
    /// The log cannot be reached.
    Unreachable {
        /// What the system says.
        detail: String,
    },
    /// The store has been closed.
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
            Self::Newer => "store-newer",
            Self::Damaged { .. } => "store-damaged",
            Self::Unreachable { .. } => "store-unreachable",
            Self::Closed => "store-closed",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { current } => write!(f, "the table is at version {current} already"),
            Self::Full => write!(f, "there is no room left for the log"),
            Self::ReadOnly => write!(f, "the log cannot be written to"),
            Self::Busy => write!(f, "another program holds the log"),
            Self::Newer => write!(f, "a later release has written this log"),
            Self::Damaged { detail } => write!(f, "this is no log, or it is damaged: {detail}"),
            Self::Unreachable { detail } => write!(f, "the log cannot be reached: {detail}"),
            Self::Closed => write!(f, "the log has been closed"),
        }
    }
}

impl Error for StoreError {}
