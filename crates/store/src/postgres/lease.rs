//! The lease of a node: it is alive until a moment of the database's clock, and renews that in time.
//!
//! A node may own tables. The tables of a node that is no longer alive are free: the next node that writes
//! to one of them owns it. A node that was paused for longer than its lease finds its tables owned by
//! others, and cannot write to them.

use super::error::store_error;
use super::within;
use crate::StoreError;
use sqlx::{Connection, PgConnection, PgPool};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// How long a node is alive after a heartbeat.
const LEASE: Duration = Duration::from_secs(2);

/// How often a node renews its lease.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(500);

/// How long a starting server waits for the lease of one that was killed.
const TAKEOVER: Duration = Duration::from_secs(4);

/// Nodes that have been gone for this long are forgotten.
const FORGOTTEN: Duration = Duration::from_hours(1);

/// A node: one run of one server process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(pub(super) i64);

/// Registers the only server of a database. Fails if another one is alive and stays so.
pub(super) async fn register_alone(
    connection: &mut PgConnection,
    address: &str,
) -> Result<NodeId, StoreError> {
    let deadline = Instant::now() + TAKEOVER;
    loop {
        match try_register(connection, address).await.map_err(store_error)? {
            Some(node) => return Ok(node),
            None if Instant::now() >= deadline => return Err(StoreError::InUse),
            None => tokio::time::sleep(HEARTBEAT_INTERVAL / 2).await,
        }
    }
}

async fn try_register(connection: &mut PgConnection, address: &str) -> Result<Option<NodeId>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    // Of two servers that start at the same time, the second waits here and then finds the first.
    sqlx::query("LOCK TABLE node IN SHARE ROW EXCLUSIVE MODE").execute(&mut *transaction).await?;
    sqlx::query("DELETE FROM node WHERE alive_until < clock_timestamp() - make_interval(secs => $1)")
        .bind(FORGOTTEN.as_secs_f64())
        .execute(&mut *transaction)
        .await?;
    let sql = "INSERT INTO node (address, alive_until) \
               SELECT $1, clock_timestamp() + make_interval(secs => $2) \
               WHERE NOT EXISTS (SELECT FROM node WHERE alive_until > clock_timestamp()) RETURNING id";
    let registered = sqlx::query_scalar(sql)
        .bind(address)
        .bind(LEASE.as_secs_f64())
        .fetch_optional(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(registered.map(NodeId))
}

/// Renews the lease; `false` if it had ended and another server is alive now.
async fn renew(pool: &PgPool, node: NodeId) -> Result<bool, StoreError> {
    let sql = "UPDATE node SET alive_until = clock_timestamp() + make_interval(secs => $2) \
               WHERE id = $1 AND (alive_until > clock_timestamp() OR NOT EXISTS \
               (SELECT FROM node AS other WHERE other.id <> $1 AND other.alive_until > clock_timestamp()))";
    let renewed = sqlx::query(sql).bind(node.0).bind(LEASE.as_secs_f64()).execute(pool);
    Ok(within(renewed).await?.rows_affected() > 0)
}

/// Ends the lease, so that the next server need not wait for it.
async fn release(pool: &PgPool, node: NodeId) -> Result<(), StoreError> {
    within(sqlx::query("DELETE FROM node WHERE id = $1").bind(node.0).execute(pool)).await.map(drop)
}

/// The lease of this server, which a task renews.
pub(super) struct Lease {
    pub(super) node: NodeId,
    is_lost: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Lease {
    /// Starts to renew the lease of a node.
    pub(super) fn keep(pool: PgPool, node: NodeId) -> Self {
        let is_lost = Arc::new(AtomicBool::new(false));
        let task = tokio::spawn(renew_regularly(pool, node, Arc::clone(&is_lost)));
        Self { node, is_lost, task }
    }

    /// Fails once another server has taken over.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if self.is_lost.load(Ordering::Relaxed) { Err(StoreError::InUse) } else { Ok(()) }
    }

    /// Stops renewing the lease and ends it.
    pub(super) async fn end(&self, pool: &PgPool) -> Result<(), StoreError> {
        self.task.abort();
        release(pool, self.node).await
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn renew_regularly(pool: PgPool, node: NodeId, is_lost: Arc<AtomicBool>) {
    loop {
        tokio::time::sleep(HEARTBEAT_INTERVAL).await;
        match renew(&pool, node).await {
            Ok(renewed) => is_lost.store(!renewed, Ordering::Relaxed),
            Err(StoreError::Closed) => return,
            // The database cannot be reached. The lease ends by itself, and the next try may renew it.
            Err(_) => {}
        }
    }
}
