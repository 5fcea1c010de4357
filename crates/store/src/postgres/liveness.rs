//! Writes that tell that a server is alive and that the database can be written to: heartbeats, and a probe.

use super::lease::NodeId;
use super::within;
use crate::StoreError;
use crate::number::signed;
use interregnum_table::Time;
use sqlx::PgPool;

/// Records a heartbeat.
pub(super) async fn heartbeat(pool: &PgPool, now: Time) -> Result<(), StoreError> {
    let sql = "INSERT INTO beat (one, at) VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
    within(sqlx::query(sql).bind(signed(now.0)).execute(pool)).await.map(drop)
}

/// Records the time since the last sign of life as a downtime, unless another node is alive.
pub(super) async fn record_downtime(pool: &PgPool, node: NodeId, now: Time) -> Result<(), StoreError> {
    let sql = "INSERT INTO pause (until, since) SELECT $1, last.at FROM \
               (SELECT max(at) AS at FROM (SELECT at FROM beat UNION ALL SELECT max(updated) FROM listing) AS any_sign) \
               AS last WHERE last.at < $1 AND NOT EXISTS \
               (SELECT FROM node WHERE id <> $2 AND alive_until > clock_timestamp()) \
               ON CONFLICT (until) DO UPDATE SET since = least(pause.since, excluded.since)";
    within(sqlx::query(sql).bind(signed(now.0)).bind(node.0).execute(pool)).await.map(drop)
}

/// Writes a row, so that a full disk or a read-only database is noticed before a move fails.
pub(super) async fn probe(pool: &PgPool) -> Result<(), StoreError> {
    let sql = "INSERT INTO probe (one, at) VALUES (true, clock_timestamp()) \
               ON CONFLICT (one) DO UPDATE SET at = excluded.at";
    within(sqlx::query(sql).execute(pool)).await.map(drop)
}
