//! The way to a connection at another node.

use super::message::write_tell;
use interregnum_cluster::{Cluster, NodeId};
use std::sync::Arc;

/// The way to one connection at another node. Dropping it ends the connection.
pub(crate) struct RemoteOutbox {
    cluster: Arc<Cluster>,
    node: NodeId,
    connection: u64,
}

impl RemoteOutbox {
    pub(crate) const fn new(cluster: Arc<Cluster>, node: NodeId, connection: u64) -> Self {
        Self { cluster, node, connection }
    }

    pub(crate) const fn node(&self) -> NodeId {
        self.node
    }

    pub(crate) const fn connection(&self) -> u64 {
        self.connection
    }

    pub(crate) fn send(&self, frame: &str) {
        self.send_to(&[self.connection], frame);
    }

    /// Sends to several connections of the same node, which see the same.
    pub(crate) fn send_to(&self, connections: &[u64], frame: &str) {
        self.cluster.tell(self.node, write_tell(connections, Some(frame)));
    }
}

impl Drop for RemoteOutbox {
    fn drop(&mut self) {
        self.cluster.tell(self.node, write_tell(&[self.connection], None));
    }
}
