//! Queries.

use super::within;
use crate::number::signed;
use crate::{Downtime, ListedTable, StoreError, StoredEntry, TableFilter, TableRow, TableStage};
use interregnum_table::{PersonId, TableId, Time, Version};
use sqlx::postgres::{PgPool, PgRow};
use sqlx::{Postgres, QueryBuilder, Row as _};

pub(super) async fn entries(
    pool: &PgPool,
    table: TableId,
    since: Version,
) -> Result<Vec<StoredEntry>, StoreError> {
    let sql = "SELECT entry.version, bytes FROM head JOIN entry ON entry.head = head.key \
               WHERE head.id = $1 AND entry.version > $2 ORDER BY entry.version";
    let rows = sqlx::query(sql).bind(table.as_str()).bind(signed(since.0)).fetch_all(pool);
    let rows = within(rows).await?;
    Ok(rows.iter().map(|row| StoredEntry { version: version(row, 0), bytes: row.get(1) }).collect())
}

fn listing() -> QueryBuilder<Postgres> {
    QueryBuilder::new(
        "SELECT listing.id, head.version, head.at, game, listed, stage, summary, deadline \
         FROM listing JOIN head ON head.key = listing.head",
    )
}

pub(super) async fn find(pool: &PgPool, table: TableId) -> Result<Option<ListedTable>, StoreError> {
    let mut query = listing();
    query.push(" WHERE head.id = ").push_bind(table.to_string());
    let row = within(query.build().fetch_optional(pool)).await?;
    row.as_ref().map(listed).transpose()
}

pub(super) async fn list(pool: &PgPool, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
    let mut query = listing();
    narrow(&mut query, filter);
    let rows = within(query.build().fetch_all(pool)).await?;
    rows.iter().map(listed).collect()
}

/// The conditions, order and limit of a list.
fn narrow(query: &mut QueryBuilder<Postgres>, filter: TableFilter) {
    query.push(" WHERE true");
    if filter.listed_only {
        query.push(" AND listed");
    }
    if let Some(game) = filter.game {
        query.push(" AND game = ").push_bind(game);
    }
    if let Some(stage) = filter.stage {
        query.push(" AND stage = ").push_bind(stage.number());
    }
    if let Some(holder) = filter.holder {
        query.push(" AND listing.head IN (SELECT head FROM holder WHERE person = ");
        query.push_bind(holder.to_string()).push(")");
    }
    if let Some(after) = filter.after {
        query.push(" AND (-updated, listing.id) > (SELECT -updated, id FROM listing WHERE id = ");
        query.push_bind(after.to_string()).push(")");
    }
    query.push(" ORDER BY updated DESC, listing.id LIMIT ").push_bind(i64::from(filter.limit));
}

pub(super) async fn due(pool: &PgPool, now: Time, limit: u32) -> Result<Vec<(TableId, Time)>, StoreError> {
    let sql = "SELECT id, deadline FROM listing WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2";
    let rows = sqlx::query(sql).bind(signed(now.0)).bind(i64::from(limit)).fetch_all(pool);
    within(rows).await?.iter().map(|row| Ok((id(row)?, moment(row, 1)))).collect()
}

pub(super) async fn awaiting(
    pool: &PgPool,
    person: PersonId,
    limit: u32,
) -> Result<Vec<ListedTable>, StoreError> {
    let mut query = listing();
    query.push(" WHERE listing.head IN (SELECT head FROM holder WHERE awaited AND person = ");
    query.push_bind(person.to_string());
    query.push(") ORDER BY deadline NULLS LAST, updated, listing.id LIMIT ").push_bind(i64::from(limit));
    let rows = within(query.build().fetch_all(pool)).await?;
    rows.iter().map(listed).collect()
}

pub(super) async fn downtimes(pool: &PgPool, since: Time) -> Result<Vec<Downtime>, StoreError> {
    let rows = sqlx::query("SELECT since, until FROM pause WHERE until > $1 ORDER BY until");
    let rows = within(rows.bind(signed(since.0)).fetch_all(pool)).await?;
    Ok(rows.iter().map(|row| Downtime { from: moment(row, 0), until: moment(row, 1) }).collect())
}

fn listed(row: &PgRow) -> Result<ListedTable, StoreError> {
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

fn id(row: &PgRow) -> Result<TableId, StoreError> {
    row.get::<&str, _>(0).parse().map_err(|_| damaged("id"))
}

fn version(row: &PgRow, column: usize) -> Version {
    Version(row.get::<i64, _>(column).unsigned_abs())
}

fn moment(row: &PgRow, column: usize) -> Time {
    Time(row.get::<i64, _>(column).unsigned_abs())
}
