//! Who owns a table. `acquire` alone decides whether an owner is alive, and it does so under the lock of the
//! table's row with a snapshot taken after the lock: a node that registered while it waited for the
//! lock is seen. Appends compare the owner and ask for nobody's heartbeat.

use super::lease::NodeId;
use super::within;
use crate::StoreError;
use interregnum_table::{TableId, Time};
use sqlx::postgres::{PgPool, Postgres};
use sqlx::{Connection, PgConnection, Row as _, Transaction};
use std::collections::HashSet;

/// The owner of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The node that owns it.
    pub node: NodeId,
    /// Increases whenever the owner changes.
    pub epoch: u64,
}

/// Locks the rows of tables, in one order for all nodes.
const LOCK: &str = "SELECT FROM head WHERE id = ANY($1) ORDER BY key FOR UPDATE";

/// Takes the locked tables that have no owner who is alive.
const TAKE: &str = "UPDATE head SET node = $1, epoch = epoch + 1 WHERE id = ANY($2) AND node <> $1 \
                    AND NOT EXISTS (SELECT FROM node WHERE node.id = head.node AND alive_until > clock_timestamp())";

/// Takes the tables that have no owner who is alive.
pub(super) async fn take_free(
    connection: &mut PgConnection,
    node: NodeId,
    tables: &[&str],
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    sqlx::query(LOCK).bind(tables).execute(&mut *transaction).await?;
    sqlx::query(TAKE).bind(node.0).bind(tables).execute(&mut *transaction).await?;
    transaction.commit().await
}

/// Takes a table if it has no owner who is alive, and gives its owner; `None` if there is no such table.
pub(super) async fn acquire(
    pool: &PgPool,
    node: NodeId,
    table: TableId,
) -> Result<Option<Owner>, StoreError> {
    let acquired = async {
        let mut connection = pool.acquire().await?;
        take_free(&mut connection, node, &[table.as_str()]).await?;
        let owner = sqlx::query("SELECT node, epoch FROM head WHERE id = $1").bind(table.as_str());
        owner.fetch_optional(&mut *connection).await
    };
    let row = within(acquired).await?;
    Ok(row.map(|row| Owner { node: NodeId(row.get(0)), epoch: row.get::<i64, _>(1).unsigned_abs() }))
}

/// Lets go of a table, if the node owns it: no node has the number 0.
pub(super) async fn release(pool: &PgPool, node: NodeId, table: TableId) -> Result<(), StoreError> {
    let sql = "UPDATE head SET node = 0, epoch = epoch + 1 WHERE id = $1 AND node = $2";
    within(sqlx::query(sql).bind(table.as_str()).bind(node.0).execute(pool)).await.map(drop)
}

/// Those of the tables, or of all tables, that a node owns which is alive.
pub(super) async fn owned(pool: &PgPool, tables: Option<&[TableId]>) -> Result<HashSet<TableId>, StoreError> {
    let tables: Option<Vec<&str>> = tables.map(|tables| tables.iter().map(TableId::as_str).collect());
    let sql = "SELECT head.id FROM head JOIN node ON node.id = head.node \
               WHERE alive_until > clock_timestamp() AND ($1::text[] IS NULL OR head.id = ANY($1))";
    let rows = within(sqlx::query(sql).bind(tables).fetch_all(pool)).await?;
    Ok(rows.iter().filter_map(|row| row.get::<&str, _>(0).parse().ok()).collect())
}

/// Held by at most one node: nobody else looks for an open table meanwhile.
pub struct MatchLock {
    _transaction: Transaction<'static, Postgres>,
}

/// Waits until no other node looks for an open table.
pub(super) async fn match_lock(pool: &PgPool) -> Result<MatchLock, StoreError> {
    let locked = async {
        let mut transaction = pool.begin().await?;
        // A node that is paused or cut off meanwhile must not stop the others.
        sqlx::query("SET LOCAL idle_in_transaction_session_timeout = '5s'")
            .execute(&mut *transaction)
            .await?;
        sqlx::query("SELECT FROM site FOR UPDATE").execute(&mut *transaction).await?;
        Ok(MatchLock { _transaction: transaction })
    };
    within(locked).await
}

/// The name of the database, which no other has.
pub(super) async fn site(pool: &PgPool) -> Result<String, StoreError> {
    within(sqlx::query_scalar("SELECT name FROM site").fetch_one(pool)).await
}

/// The time by the database's clock.
pub(super) async fn clock(pool: &PgPool) -> Result<Time, StoreError> {
    let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let now: i64 = within(sqlx::query_scalar(sql).fetch_one(pool)).await?;
    Ok(Time(now.unsigned_abs()))
}

/// The announcement of the operators to everybody.
pub(super) async fn notice(pool: &PgPool) -> Result<Option<String>, StoreError> {
    within(sqlx::query_scalar("SELECT text FROM notice").fetch_optional(pool)).await
}

/// Replaces the announcement.
pub(super) async fn set_notice(pool: &PgPool, text: Option<&str>) -> Result<(), StoreError> {
    let sql = match text {
        Some(_) => {
            "INSERT INTO notice (one, text) VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET text = excluded.text"
        }
        None => "DELETE FROM notice WHERE $1::text IS NULL",
    };
    within(sqlx::query(sql).bind(text).execute(pool)).await.map(drop)
}
