//! What is written, and what is read: entries as bytes, and one row a table to find it by.

use interregnum_table::{SecretHash, TableId, Time, Version};

/// What is to be written to a table, all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The version the writer has seen; the table must still be there.
    pub expected: Version,
    /// The entries, oldest first. Each moves the version by one.
    pub entries: Vec<Vec<u8>>,
    /// When this happens.
    pub at: Time,
    /// What the table is found by from now on; `None` if that stays as it was. A table's first
    /// append has one.
    pub row: Option<TableRow>,
    /// Who has a seat from now on, by the hash of a secret; `None` if that stays as it was.
    pub holders: Option<Vec<SecretHash>>,
}

/// What a table is found by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The name of its game.
    pub game: String,
    /// Whether everybody may see that it is there.
    pub listed: bool,
    /// How far it is.
    pub stage: TableStage,
    /// What a list shows of it, in the words of whoever wrote it.
    pub summary: Vec<u8>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableStage {
    /// It waits for players.
    Open,
    /// A game is on.
    Playing,
    /// The game is over.
    Over,
}

impl TableStage {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Playing, Self::Over];

    /// The number it is stored as.
    pub(crate) const fn number(self) -> i64 {
        self as i64
    }

    /// The stage that is stored as this number.
    pub(crate) fn from_number(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.number() == number)
    }
}

/// One entry as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// The version the table had after it.
    pub version: Version,
    /// The entry.
    pub bytes: Vec<u8>,
}

/// Which tables to list; newest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFilter {
    /// Only those everybody may see.
    pub listed_only: bool,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables at this stage.
    pub stage: Option<TableStage>,
    /// Only tables at which this secret holds a seat.
    pub holder: Option<SecretHash>,
    /// At most so many.
    pub limit: u32,
}

impl TableFilter {
    /// All tables, at most so many.
    pub const fn all(limit: u32) -> Self {
        Self { listed_only: false, game: None, stage: None, holder: None, limit }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// Which one.
    pub table: TableId,
    /// Its version.
    pub version: Version,
    /// When it was last written to.
    pub updated: Time,
    /// What it is found by.
    pub row: TableRow,
}

/// Somebody who plays here without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The hash of the guest's secret.
    pub secret: SecretHash,
    /// The name the guest goes by.
    pub name: String,
    /// When the guest came, or last changed the name.
    pub at: Time,
}

/// A time in which the log was not served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Downtime {
    /// When it was last known to be served.
    pub from: Time,
    /// When it was served again.
    pub until: Time,
}
