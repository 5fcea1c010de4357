//! What a node that shares the database with others asks of it.

use super::lease::{Membership, NodeId};
use super::owner::{self, MatchLock, Owner};
use super::{PostgresStore, StoreError};
use interregnum_table::{TableId, Time};
use std::collections::HashSet;
use tokio::sync::watch;

impl PostgresStore {
    /// This node.
    pub const fn node(&self) -> NodeId {
        self.lease.node
    }

    /// The nodes of the database, after every heartbeat.
    pub fn membership(&self) -> watch::Receiver<Membership> {
        self.lease.membership.clone()
    }

    /// Takes a table if it has no owner who is alive, and gives its owner; `None` if there is no such table.
    pub async fn acquire(&self, table: TableId) -> Result<Option<Owner>, StoreError> {
        owner::acquire(&self.pool, self.lease.node, table).await
    }

    /// Lets go of a table: the next node that acquires it owns it.
    pub async fn release(&self, table: TableId) -> Result<(), StoreError> {
        owner::release(&self.pool, self.lease.node, table).await
    }

    /// Ends the lease of this node: all its tables are free at once. Nothing can be written afterwards to a
    /// table that another node has acquired.
    pub async fn hand_over(&self) -> Result<(), StoreError> {
        self.lease.end(&self.pool).await
    }

    /// Those of the tables that a node owns which is alive.
    pub async fn owned_among(&self, tables: &[TableId]) -> Result<HashSet<TableId>, StoreError> {
        owner::owned(&self.pool, Some(tables)).await
    }

    /// All tables that a node owns which is alive.
    pub async fn owned(&self) -> Result<HashSet<TableId>, StoreError> {
        owner::owned(&self.pool, None).await
    }

    /// Waits until no other node looks for an open table. The lock ends when it is dropped, and after five
    /// seconds at the latest.
    pub async fn match_lock(&self) -> Result<MatchLock, StoreError> {
        owner::match_lock(&self.pool).await
    }

    /// The name of the database, which no other has.
    pub async fn site(&self) -> Result<String, StoreError> {
        owner::site(&self.pool).await
    }

    /// The time by the database's clock.
    pub async fn clock(&self) -> Result<Time, StoreError> {
        owner::clock(&self.pool).await
    }

    /// The announcement of the operators, which every node shows.
    pub async fn notice(&self) -> Result<Option<String>, StoreError> {
        owner::notice(&self.pool).await
    }

    /// Replaces the announcement of the operators.
    pub async fn set_notice(&self, text: Option<&str>) -> Result<(), StoreError> {
        owner::set_notice(&self.pool, text).await
    }
}
