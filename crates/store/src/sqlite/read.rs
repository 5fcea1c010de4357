//! What is read from the file.

use super::error::store_error;
use super::signed;
use crate::{Downtime, Guest, ListedTable, StoreError, StoredEntry, TableFilter, TableRow, TableStage};
use interregnum_table::{SecretHash, TableId, Time, Version};
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

const LISTED: &str = "SELECT id, version, updated, game, listed, stage, summary FROM head";

pub(super) async fn find(pool: &SqlitePool, table: TableId) -> Result<Option<ListedTable>, StoreError> {
    let mut query = QueryBuilder::<Sqlite>::new(LISTED);
    query.push(" WHERE id = ").push_bind(table.to_string());
    let row = query.build().fetch_optional(pool).await.map_err(store_error)?;
    row.as_ref().map(listed).transpose()
}

pub(super) async fn list(pool: &SqlitePool, listing: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
    let mut query = QueryBuilder::<Sqlite>::new(LISTED);
    query.push(" WHERE true");
    if listing.listed_only {
        query.push(" AND listed");
    }
    if let Some(game) = listing.game {
        query.push(" AND game = ").push_bind(game);
    }
    if let Some(stage) = listing.stage {
        query.push(" AND stage = ").push_bind(stage.number());
    }
    if let Some(holder) = listing.holder {
        query.push(" AND key IN (SELECT head FROM holder WHERE secret = ");
        query.push_bind(holder.to_string()).push(")");
    }
    query.push(" ORDER BY updated DESC, id LIMIT ").push_bind(listing.limit);
    let rows = query.build().fetch_all(pool).await.map_err(store_error)?;
    rows.iter().map(listed).collect()
}

pub(super) async fn guest(pool: &SqlitePool, secret: SecretHash) -> Result<Option<Guest>, StoreError> {
    let row = sqlx::query("SELECT name, at FROM guest WHERE secret = ?")
        .bind(secret.to_string())
        .fetch_optional(pool)
        .await
        .map_err(store_error)?;
    Ok(row.map(|row| Guest { secret, name: row.get(0), at: moment(&row, 1) }))
}

pub(super) async fn downtimes(pool: &SqlitePool, since: Time) -> Result<Vec<Downtime>, StoreError> {
    let rows = sqlx::query("SELECT since, until FROM pause WHERE until > ? ORDER BY until")
        .bind(signed(since.0))
        .fetch_all(pool)
        .await
        .map_err(store_error)?;
    Ok(rows.iter().map(|row| Downtime { from: moment(row, 0), until: moment(row, 1) }).collect())
}

/// Everything, as of one moment, in a new file.
pub(super) async fn copy(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str().ok_or_else(|| StoreError::Unreachable {
        detail: format!("{} is no name in UTF-8", file.display()),
    })?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await.map_err(store_error)?;
    Ok(())
}

fn listed(row: &SqliteRow) -> Result<ListedTable, StoreError> {
    let damaged = |what: &str| StoreError::Damaged { detail: format!("a table has no {what}") };
    Ok(ListedTable {
        table: row.get::<&str, _>(0).parse().map_err(|_| damaged("id"))?,
        version: version(row, 1),
        updated: moment(row, 2),
        row: TableRow {
            game: row.get(3),
            listed: row.get(4),
            stage: TableStage::from_number(row.get(5)).ok_or_else(|| damaged("stage"))?,
            summary: row.get(6),
        },
    })
}

fn version(row: &SqliteRow, column: usize) -> Version {
    Version(row.get::<i64, _>(column).unsigned_abs())
}

fn moment(row: &SqliteRow, column: usize) -> Time {
    Time(row.get::<i64, _>(column).unsigned_abs())
}
