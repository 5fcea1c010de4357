//! What a store writes and reads: entries as bytes, and one row per table.

use interregnum_table::{SecretHash, TableId, Time, Version};

/// One write to a table, all or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table to write to.
    pub table: TableId,
    /// The version that the writer has seen; the write fails if the table has another.
    pub expected: Version,
    /// The entries, oldest first. Each increases the version by one.
    pub entries: Vec<Vec<u8>>,
    /// The time of the write.
    pub at: Time,
    /// The new row of the table; `None` leaves it as it is. A table's first append has one.
    pub row: Option<TableRow>,
    /// The holders of seats, by the hashes of their secrets; `None` leaves them as they are.
    pub holders: Option<Vec<SecretHash>>,
}

/// The row by which a table is listed and found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The name of the game.
    pub game: String,
    /// Whether the table is in the public list.
    pub listed: bool,
    /// How far it is.
    pub stage: TableStage,
    /// The JSON that a list shows of the table; the store does not read it.
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
    /// The greatest number of tables.
    pub limit: u32,
}

impl TableFilter {
    /// All tables, up to `limit`.
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
