//! Writes appends to many tables in one statement.

use super::error::is_refusal;
use super::lease::{NodeId, Sharing};
use super::owner;
use crate::number::signed;
use crate::{Append, StoreError, TableRow};
use interregnum_table::Version;
use sqlx::{PgConnection, Row as _};
use std::collections::HashMap;

/// The result of one append.
pub(super) type Appended = Result<Version, StoreError>;

/// Writes the appends whose table is at the expected version and owned by this node; new tables are this
/// node's. The statement is one transaction, and the lock of a table's row in `head` decides between writers.
const APPEND: &str = include_str!("append.sql");

/// What the database holds of tables.
const HEADS: &str = "SELECT id, version, node FROM head WHERE id = ANY($1)";

/// The entries at these versions.
const ENTRIES: &str = "SELECT head.id, entry.bytes FROM unnest($1::text[], $2::bigint[]) AS last(id, version) \
                       JOIN head ON head.id = last.id \
                       JOIN entry ON entry.head = head.key AND entry.version = last.version";

/// Writes appends to different tables; gives their results in the same order. With an error of the
/// database none has been written, unless the connection was lost. A node that has the database for itself
/// takes over the tables of those before it when it first writes to them; nodes that share it acquire tables.
pub(super) async fn write(
    connection: &mut PgConnection,
    (node, sharing): (NodeId, Sharing),
    appends: &[&Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut written = Columns::of(appends).execute(connection, node).await?;
    let mut heads = HashMap::new();
    if written.len() < appends.len() {
        heads = read_heads(connection, appends, &written).await?;
        let is_foreign = |append: &&&Append| {
            heads.get(append.table.as_str()).is_some_and(|head| head.fences(append, node))
        };
        let foreign: Vec<&Append> = appends.iter().filter(is_foreign).copied().collect();
        if sharing == Sharing::Alone && !foreign.is_empty() {
            match take_over(connection, node, &foreign).await {
                Ok(taken) => written.extend(taken),
                // What the first statement has written stays written.
                Err(error) if is_refusal(&error) => {}
                Err(error) => return Err(error),
            }
            heads = read_heads(connection, appends, &written).await?;
        }
    }
    let result = |append: &&Append| match written.get(append.table.as_str()) {
        Some(version) => Ok(*version),
        None => Err(refusal(append, heads.get(append.table.as_str()), node)),
    };
    Ok(appends.iter().map(result).collect())
}

/// Takes the tables of nodes that are gone, and writes to those it got.
async fn take_over(
    connection: &mut PgConnection,
    node: NodeId,
    appends: &[&Append],
) -> Result<HashMap<String, Version>, sqlx::Error> {
    let tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    owner::take_free(connection, node, &tables).await?;
    Columns::of(appends).execute(connection, node).await
}

/// Finds out which appends were written, after the connection to the database was lost. The statement must
/// have ended. `None` for those that were not written.
pub(super) async fn find_written(
    connection: &mut PgConnection,
    appends: &[&Append],
) -> Result<Vec<Option<Version>>, sqlx::Error> {
    let ids: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let versions: Vec<i64> = appends.iter().map(|append| signed(after(append).0)).collect();
    let rows = sqlx::query(ENTRIES).bind(ids).bind(versions).fetch_all(connection).await?;
    let found: HashMap<&str, &[u8]> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let result = |append: &&Append| {
        let last = append.entries.last()?;
        let is_there = found.get(append.table.as_str()) == Some(&last.as_slice());
        is_there.then(|| after(append))
    };
    Ok(appends.iter().map(result).collect())
}

/// The version of a table after an append.
fn after(append: &Append) -> Version {
    Version(append.expected.0 + append.entries.len() as u64)
}

/// A table as the database has it.
struct Head {
    version: Version,
    node: NodeId,
}

impl Head {
    /// Whether an append is refused because another node owns the table, and for no other reason.
    fn fences(&self, append: &Append, node: NodeId) -> bool {
        self.version == append.expected && self.node != node
    }
}

/// The tables of the appends that were not written.
async fn read_heads(
    connection: &mut PgConnection,
    appends: &[&Append],
    written: &HashMap<String, Version>,
) -> Result<HashMap<String, Head>, sqlx::Error> {
    let ids = appends.iter().map(|append| append.table.as_str()).filter(|id| !written.contains_key(*id));
    let rows = sqlx::query(HEADS).bind(ids.collect::<Vec<&str>>()).fetch_all(connection).await?;
    let head = |row: &sqlx::postgres::PgRow| {
        let version = Version(row.get::<i64, _>(1).unsigned_abs());
        (row.get(0), Head { version, node: NodeId(row.get(2)) })
    };
    Ok(rows.iter().map(head).collect())
}

/// Why an append was not written.
fn refusal(append: &Append, head: Option<&Head>, node: NodeId) -> StoreError {
    match head {
        Some(head) if head.fences(append, node) => StoreError::Fenced,
        Some(head) => StoreError::Conflict { current: head.version },
        None => StoreError::Conflict { current: Version(0) },
    }
}

/// Appends by column, as arrays of the statement.
#[derive(Default)]
struct Columns<'a> {
    tables: Vec<&'a str>,
    expected: Vec<i64>,
    lengths: Vec<i64>,
    times: Vec<i64>,
    rows: RowColumns<'a>,
    /// The tables whose holders are replaced, and the new ones.
    reseated: Vec<&'a str>,
    holder_tables: Vec<&'a str>,
    holders: Vec<String>,
    awaited: Vec<bool>,
    entry_tables: Vec<&'a str>,
    entry_numbers: Vec<i64>,
    entries: Vec<&'a [u8]>,
}

/// The new rows of tables.
#[derive(Default)]
struct RowColumns<'a> {
    tables: Vec<&'a str>,
    games: Vec<&'a str>,
    listed: Vec<bool>,
    stages: Vec<i64>,
    summaries: Vec<&'a [u8]>,
    deadlines: Vec<Option<i64>>,
}

impl<'a> RowColumns<'a> {
    fn add(&mut self, table: &'a str, row: &'a TableRow) {
        self.tables.push(table);
        self.games.push(&row.game);
        self.listed.push(row.listed);
        self.stages.push(row.stage.number());
        self.summaries.push(&row.summary);
        self.deadlines.push(row.deadline.map(|deadline| signed(deadline.0)));
    }
}

impl<'a> Columns<'a> {
    fn of(appends: &[&'a Append]) -> Self {
        let mut columns = Self::default();
        appends.iter().for_each(|append| columns.add(append));
        columns
    }

    fn add(&mut self, append: &'a Append) {
        let table = append.table.as_str();
        self.tables.push(table);
        self.expected.push(signed(append.expected.0));
        self.lengths.push(signed(append.entries.len() as u64));
        self.times.push(signed(append.at.0));
        if let Some(row) = &append.row {
            self.rows.add(table, row);
        }
        if let Some(holders) = &append.holders {
            self.reseated.push(table);
            for holder in holders {
                self.holder_tables.push(table);
                self.holders.push(holder.person.to_string());
                self.awaited.push(holder.awaited);
            }
        }
        for (number, entry) in (1..).zip(&append.entries) {
            self.entry_tables.push(table);
            self.entry_numbers.push(number);
            self.entries.push(entry);
        }
    }

    /// Runs the statement; gives the new versions of the tables that were written to.
    async fn execute(
        self,
        connection: &mut PgConnection,
        node: NodeId,
    ) -> Result<HashMap<String, Version>, sqlx::Error> {
        let rows = sqlx::query(APPEND)
            .bind(node.0)
            .bind(self.tables)
            .bind(self.expected)
            .bind(self.lengths)
            .bind(self.times)
            .bind(self.entry_tables)
            .bind(self.entry_numbers)
            .bind(self.entries)
            .bind(self.rows.tables)
            .bind(self.rows.games)
            .bind(self.rows.listed)
            .bind(self.rows.stages)
            .bind(self.rows.summaries)
            .bind(self.reseated)
            .bind(self.holder_tables)
            .bind(self.holders)
            .bind(self.awaited)
            .bind(self.rows.deadlines)
            .fetch_all(connection)
            .await?;
        let version = |row: &sqlx::postgres::PgRow| Version(row.get::<i64, _>(1).unsigned_abs());
        Ok(rows.iter().map(|row| (row.get(0), version(row))).collect())
    }
}
