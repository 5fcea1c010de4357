//! The lease of a node: it is alive until a moment of the database's clock, and renews that in time.
//!
//! A node may own tables (`owner.rs`). The tables of a node that is no longer alive are free: the next
//! node that acquires one of them owns it. A node that was paused for longer than its lease finds its tables
//! owned by others, and cannot write to them.

use super::error::store_error;
use super::within;
use crate::StoreError;
use sqlx::{Connection, PgConnection, PgPool, Row as _};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

/// How long a node is alive after a heartbeat.
pub const LEASE: Duration = Duration::from_secs(2);

/// How often a node renews its lease.
pub const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(500);

/// How long a starting server waits for the lease of one that was killed.
const TAKEOVER: Duration = Duration::from_secs(4);

/// Nodes that have been gone for this long are forgotten.
const FORGOTTEN: Duration = Duration::from_hours(1);

/// A node: one run of one server process. No two runs have the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub i64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whether a node has the database for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sharing {
    /// No other node may be alive.
    Alone,
    /// Other nodes that share may be alive.
    Shared,
}

/// The nodes of a database, as a node that shares it last saw them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    /// The nodes that were alive, this one included, the oldest first.
    pub alive: Vec<NodeId>,
    /// Until then this node is certainly alive by the database's clock: a lease after the moment at which
    /// the last heartbeat was sent.
    pub certain_until: Instant,
    /// How often a heartbeat came too late for that. Other nodes may own the tables of this one since then.
    pub lapses: u64,
}

impl Membership {
    fn new(node: NodeId, sent: Instant) -> Self {
        Self { alive: vec![node], certain_until: sent + LEASE, lapses: 0 }
    }

    /// After a heartbeat that was sent at a moment and has been answered.
    fn renewed(&mut self, alive: Vec<NodeId>, sent: Instant, answered: Instant) {
        self.lapses += u64::from(answered >= self.certain_until);
        *self = Self { alive, certain_until: sent + LEASE, lapses: self.lapses };
    }
}

/// Registers a server. Fails if there is another one that does not share the database, or with which this
/// one does not want to, and it stays alive.
pub(super) async fn register(
    connection: &mut PgConnection,
    address: &str,
    sharing: Sharing,
) -> Result<NodeId, StoreError> {
    let deadline = Instant::now() + TAKEOVER;
    loop {
        match try_register(connection, address, sharing).await.map_err(store_error)? {
            Some(node) => return Ok(node),
            None if Instant::now() >= deadline => return Err(StoreError::InUse),
            None => tokio::time::sleep(HEARTBEAT_INTERVAL / 2).await,
        }
    }
}

async fn try_register(
    connection: &mut PgConnection,
    address: &str,
    sharing: Sharing,
) -> Result<Option<NodeId>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    // Of two servers that start at the same time, the second waits here and then finds the first.
    sqlx::query("LOCK TABLE node IN SHARE ROW EXCLUSIVE MODE").execute(&mut *transaction).await?;
    sqlx::query("DELETE FROM node WHERE alive_until < clock_timestamp() - make_interval(secs => $1)")
        .bind(FORGOTTEN.as_secs_f64())
        .execute(&mut *transaction)
        .await?;
    let sql = "INSERT INTO node (address, alive_until, shared) \
               SELECT $1, clock_timestamp() + make_interval(secs => $2), $3 \
               WHERE NOT EXISTS (SELECT FROM node WHERE alive_until > clock_timestamp() \
               AND NOT (shared AND $3)) RETURNING id";
    let registered = sqlx::query_scalar(sql)
        .bind(address)
        .bind(LEASE.as_secs_f64())
        .bind(sharing == Sharing::Shared)
        .fetch_optional(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(registered.map(NodeId))
}

/// Renews the lease; `false` if it had ended and another server is alive now that does not share.
async fn renew(pool: &PgPool, node: NodeId) -> Result<bool, StoreError> {
    let sql = "UPDATE node SET alive_until = clock_timestamp() + make_interval(secs => $2) \
               WHERE id = $1 AND (alive_until > clock_timestamp() OR NOT EXISTS \
               (SELECT FROM node AS other WHERE other.id <> $1 AND other.alive_until > clock_timestamp() \
               AND NOT (other.shared AND node.shared)))";
    let renewed = sqlx::query(sql).bind(node.0).bind(LEASE.as_secs_f64()).execute(pool);
    Ok(within(renewed).await?.rows_affected() > 0)
}

/// The nodes that are alive, the oldest first.
async fn alive(pool: &PgPool) -> Result<Vec<NodeId>, StoreError> {
    let sql = "SELECT id FROM node WHERE alive_until > clock_timestamp() ORDER BY id";
    let rows = within(sqlx::query(sql).fetch_all(pool)).await?;
    Ok(rows.iter().map(|row| NodeId(row.get(0))).collect())
}

/// Ends the lease: all tables of the node are free at once.
async fn release(pool: &PgPool, node: NodeId) -> Result<(), StoreError> {
    within(sqlx::query("DELETE FROM node WHERE id = $1").bind(node.0).execute(pool)).await.map(drop)
}

/// The lease of this server, which a task renews.
pub(super) struct Lease {
    pub(super) node: NodeId,
    pub(super) sharing: Sharing,
    pub(super) membership: watch::Receiver<Membership>,
    is_lost: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Lease {
    /// Starts to renew the lease of a node, which was registered after a moment.
    pub(super) fn keep(pool: PgPool, node: NodeId, sharing: Sharing, registered: Instant) -> Self {
        let is_lost = Arc::new(AtomicBool::new(false));
        let (seen, membership) = watch::channel(Membership::new(node, registered));
        let task = tokio::spawn(renew_regularly(pool, node, sharing, Arc::clone(&is_lost), seen));
        Self { node, sharing, membership, is_lost, task }
    }

    /// Fails once another server has taken over the database.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if self.is_lost.load(Ordering::Relaxed) { Err(StoreError::InUse) } else { Ok(()) }
    }

    /// Waits until a node that shares is no longer certainly alive.
    pub(super) async fn lapsed(&self) {
        loop {
            let until = self.membership.borrow().certain_until;
            if Instant::now() >= until {
                return;
            }
            tokio::time::sleep_until(until).await;
        }
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

async fn renew_regularly(
    pool: PgPool,
    node: NodeId,
    sharing: Sharing,
    is_lost: Arc<AtomicBool>,
    seen: watch::Sender<Membership>,
) {
    loop {
        tokio::time::sleep(HEARTBEAT_INTERVAL).await;
        let sent = Instant::now();
        match timeout(LEASE, renew(&pool, node)).await {
            Ok(Ok(renewed)) => is_lost.store(!renewed, Ordering::Relaxed),
            Ok(Err(StoreError::Closed)) => return,
            // The database cannot be reached. The lease ends by itself, and the next try may renew it.
            Ok(Err(_)) | Err(_) => continue,
        }
        if sharing == Sharing::Shared
            && let Ok(Ok(alive)) = timeout(LEASE, alive(&pool)).await
        {
            seen.send_modify(|membership| membership.renewed(alive, sent, Instant::now()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heartbeat_that_is_answered_after_the_lease_is_a_lapse() {
        let (node, begin) = (NodeId(1), Instant::now());
        let mut membership = Membership::new(node, begin);
        membership.renewed(vec![node], begin + LEASE / 4, begin + LEASE / 2);
        assert_eq!((membership.certain_until, membership.lapses), (begin + LEASE * 5 / 4, 0));
        // At this moment others may have acquired its tables.
        membership.renewed(vec![node], begin + LEASE, begin + LEASE * 5 / 4);
        assert_eq!((membership.certain_until, membership.lapses), (begin + LEASE * 2, 1));
    }
}
