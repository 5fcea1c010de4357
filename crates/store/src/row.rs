//! The data of a store: entries as bytes, and one row per table.

use interregnum_table::{PersonId, RecordId, TableId, Time, Version};

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
    /// The holders of seats; `None` leaves them as they are.
    pub holders: Option<Vec<Holder>>,
}

/// A person who holds a seat at a table, or held one to the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The person.
    pub person: PersonId,
    /// Whether a game that is played over days waits for this person.
    pub awaited: bool,
}

/// The row by which a table is listed and found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The name of the game.
    pub game: String,
    /// Whether the table is in the public list.
    pub listed: bool,
    /// The stage of the table.
    pub stage: TableStage,
    /// The JSON that a list shows of the table; the store does not read it.
    pub summary: Vec<u8>,
    /// When something is due at the table though nobody looks: of a game that is played over days.
    pub deadline: Option<Time>,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableStage {
    /// It waits for players.
    Open,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl TableStage {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Playing, Self::Over];

    /// The number that represents it in the database.
    pub(crate) const fn number(self) -> i64 {
        self as i64
    }

    /// The stage with this number.
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

/// The tables to list; newest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFilter {
    /// Only publicly listed tables.
    pub listed_only: bool,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables at this stage.
    pub stage: Option<TableStage>,
    /// Only tables at which this person holds a seat, or held one to the end of a game.
    pub holder: Option<PersonId>,
    /// Only tables that come after this one in the list: the next page.
    pub after: Option<TableId>,
    /// The greatest number of tables.
    pub limit: u32,
}

impl TableFilter {
    /// All tables, up to `limit`.
    pub const fn all(limit: u32) -> Self {
        Self { listed_only: false, game: None, stage: None, holder: None, after: None, limit }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// The table's id.
    pub table: TableId,
    /// Its version.
    pub version: Version,
    /// When it was last written to.
    pub updated: Time,
    /// The row by which it is found.
    pub row: TableRow,
}

/// A time in which no server ran on the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Downtime {
    /// The last heartbeat before it.
    pub from: Time,
    /// The first heartbeat after it.
    pub until: Time,
}

/// The record of a game that was played elsewhere, which everybody may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublishedRecord {
    /// Its name.
    pub id: RecordId,
    /// The record: one line of JSON.
    pub line: String,
    /// When it was published first.
    pub at: Time,
}
