//! Queries.

use super::LAST_VERSION;
use super::error::store_error;
use super::file::create_private;
use crate::number::signed;
use crate::{Downtime, ListedTable, StoreError, StoredEntry, TableFilter, TableRow, TableStage};
use interregnum_table::{PersonId, TableId, Time, Version};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row as _, Sqlite, SqliteConnection};
use std::path::Path;

pub(super) async fn entries(
    pool: &SqlitePool,
    table: TableId,
    since: Version,
) -> Result<Vec<StoredEntry>, StoreError> {
    let sql = "SELECT entry.version, bytes FROM entry JOIN head ON head.key = entry.head \
               WHERE head.id = ? AND entry.version > ? ORDER BY entry.version";
    let rows = sqlx::query(sql)
        .bind(table.to_string())
        .bind(signed(since.0))
        .fetch_all(pool)
        .await
        .map_err(store_error)?;
    Ok(rows.iter().map(|row| StoredEntry { version: version(row, 0), bytes: row.get(1) }).collect())
}

/// The time of a table's last entry. Entries of the first release have none.
const LAST_WRITE: &str = "coalesce(nullif((SELECT at FROM entry WHERE entry.head = head.key \
                          ORDER BY version DESC LIMIT 1), 0), updated)";

fn listing() -> QueryBuilder<Sqlite> {
    let mut query = QueryBuilder::<Sqlite>::new("SELECT id, ");
    query
        .push(LAST_VERSION)
        .push(", ")
        .push(LAST_WRITE)
        .push(", game, listed, stage, summary, deadline FROM head");
    query
}

pub(super) async fn find(pool: &SqlitePool, table: TableId) -> Result<Option<ListedTable>, StoreError> {
    let mut query = listing();
    query.push(" WHERE id = ").push_bind(table.to_string());
    let row = query.build().fetch_optional(pool).await.map_err(store_error)?;
    row.as_ref().map(listed).transpose()
}

pub(super) async fn list(pool: &SqlitePool, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
    let mut query = listing();
    narrow(&mut query, filter);
    let rows = query.build().fetch_all(pool).await.map_err(store_error)?;
    rows.iter().map(listed).collect()
}

/// The conditions, order and limit of a list.
fn narrow(query: &mut QueryBuilder<Sqlite>, filter: TableFilter) {
    query.push(" WHERE true");
    if filter.listed_only {
        query.push(" AND listed = 1");
    }
    if let Some(game) = filter.game {
        query.push(" AND game = ").push_bind(game);
    }
    if let Some(stage) = filter.stage {
        query.push(" AND stage = ").push_bind(stage.number());
    }
    if let Some(holder) = filter.holder {
        query.push(" AND key IN (SELECT head FROM holder WHERE person = ");
        query.push_bind(holder.to_string()).push(")");
    }
    if let Some(after) = filter.after {
        // As a row value, so that the time of that table is read once.
        query.push(" AND (-updated, id) > (SELECT -updated, id FROM head WHERE id = ");
        query.push_bind(after.to_string()).push(")");
    }
    query.push(" ORDER BY updated DESC, id LIMIT ").push_bind(filter.limit);
}

/// The condition and order of the tables whose deadline has come.
const DUE: &str = "SELECT id, deadline FROM head WHERE deadline <= ? ORDER BY deadline, id LIMIT ?";

pub(super) async fn due(
    pool: &SqlitePool,
    now: Time,
    limit: u32,
) -> Result<Vec<(TableId, Time)>, StoreError> {
    let rows = sqlx::query(DUE).bind(signed(now.0)).bind(limit);
    let rows = rows.fetch_all(pool).await.map_err(store_error)?;
    rows.iter().map(|row| Ok((id(row)?, moment(row, 1)))).collect()
}

pub(super) async fn awaiting(
    pool: &SqlitePool,
    person: PersonId,
    limit: u32,
) -> Result<Vec<ListedTable>, StoreError> {
    let mut query = listing();
    query.push(" WHERE key IN (SELECT head FROM holder WHERE awaited = 1 AND person = ");
    query.push_bind(person.to_string());
    query.push(") ORDER BY deadline IS NULL, deadline, updated, id LIMIT ").push_bind(limit);
    let rows = query.build().fetch_all(pool).await.map_err(store_error)?;
    rows.iter().map(listed).collect()
}

pub(super) async fn downtimes(pool: &SqlitePool, since: Time) -> Result<Vec<Downtime>, StoreError> {
    let rows = sqlx::query("SELECT since, until FROM pause WHERE until > ? ORDER BY until")
        .bind(signed(since.0))
        .fetch_all(pool)
        .await
        .map_err(store_error)?;
    Ok(rows.iter().map(|row| Downtime { from: moment(row, 0), until: moment(row, 1) }).collect())
}

/// Copies a consistent snapshot of everything to a new file.
pub(super) async fn copy(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str().ok_or_else(|| StoreError::Unreachable {
        detail: format!("{} is no name in UTF-8", file.display()),
    })?;
    // `VACUUM INTO` accepts an empty file and refuses one with contents.
    create_private(file)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await.map_err(store_error);
    if copied.is_err() {
        let _ = std::fs::remove_file(file);
    }
    copied.map(drop)
}

/// Has the database check all of its pages and indexes.
pub(super) async fn check_integrity(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(connection).await.map_err(store_error)?;
    if found == ["ok"] { Ok(()) } else { Err(StoreError::Damaged { detail: found.join("; ") }) }
}

fn listed(row: &SqliteRow) -> Result<ListedTable, StoreError> {
    Ok(ListedTable {
        table: id(row)?,
        version: version(row, 1),
        updated: moment(row, 2),
        row: TableRow {
            game: row.get(3),
            listed: row.get(4),
            stage: TableStage::from_number(row.get(5)).ok_or_else(|| damaged("stage"))?,
            summary: row.get(6),
            deadline: row.get::<Option<i64>, _>(7).map(|deadline| Time(deadline.unsigned_abs())),
        },
    })
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { detail: format!("a table has no {what}") }
}

fn id(row: &SqliteRow) -> Result<TableId, StoreError> {
    row.get::<&str, _>(0).parse().map_err(|_| damaged("id"))
}

fn version(row: &SqliteRow, column: usize) -> Version {
    Version(row.get::<i64, _>(column).unsigned_abs())
}

fn moment(row: &SqliteRow, column: usize) -> Time {
    Time(row.get::<i64, _>(column).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema;
    use sqlx::Connection as _;

    /// The query plan of a list.
    async fn plan(filter: TableFilter) -> String {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::migrate(&mut connection).await.unwrap();
        let mut query = QueryBuilder::<Sqlite>::new("EXPLAIN QUERY PLAN ");
        query.push(listing().sql().as_str());
        narrow(&mut query, filter);
        let rows = query.build().fetch_all(&mut connection).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(3)).collect::<Vec<_>>().join("\n")
    }

    #[tokio::test]
    async fn deadlines_and_those_who_are_awaited_are_found_by_an_index() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::migrate(&mut connection).await.unwrap();
        let awaited = "SELECT head FROM holder WHERE awaited = 1 AND person = 'a'";
        for (sql, index) in [(DUE, "head_deadline"), (awaited, "holder_awaited")] {
            let mut query = QueryBuilder::<Sqlite>::new("EXPLAIN QUERY PLAN ");
            query.push(sql);
            let rows = query.build().fetch_all(&mut connection).await.unwrap();
            let plan = rows.iter().map(|row| row.get::<String, _>(3)).collect::<Vec<_>>().join("\n");
            assert!(plan.contains(index), "{plan}");
        }
    }

    #[tokio::test]
    async fn lists_are_read_from_an_index_in_their_order() {
        let lobby = TableFilter { listed_only: true, stage: Some(TableStage::Open), ..TableFilter::all(50) };
        let of_a_game = TableFilter { game: Some("claim".to_owned()), ..lobby.clone() };
        for (filter, index) in [
            (lobby, "head_lobby (listed=? AND stage=?)"),
            (of_a_game, "head_lobby_game (listed=? AND stage=? AND game=?)"),
            (TableFilter::all(50), "head_updated"),
        ] {
            let plan = plan(filter).await;
            assert!(plan.contains(index), "{plan}");
            assert!(!plan.contains("TEMP B-TREE"), "sorted by hand: {plan}");
        }
    }
}
