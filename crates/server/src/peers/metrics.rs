//! What is counted of a node among others, in the text format of Prometheus.

use super::Peers;
use interregnum_cluster::{Counts, NodeId};
use std::fmt::Write as _;

impl Peers {
    /// All counts as Prometheus reads them.
    pub(crate) fn render_metrics(&self) -> String {
        render(self.cluster.node(), self.cluster.counts(), self.lock().len())
    }
}

fn render(node: NodeId, counts: Counts, sockets: usize) -> String {
    let mut page = String::new();
    let lines = [
        ("node_alive", "Nodes that are alive, as this one sees them", "gauge", counts.alive),
        ("nats_connected", "Whether NATS is connected", "gauge", u64::from(counts.connected)),
        ("remote_sockets", "Sockets and streams at tables of other nodes", "gauge", sockets as u64),
        ("node_requests_total", "Requests to other nodes", "counter", counts.asked),
        ("node_messages_total", "Messages to sockets at other nodes", "counter", counts.told),
        ("node_losses_total", "Gaps, silence and ends of nodes that were noticed", "counter", counts.lost),
    ];
    for (name, help, kind, value) in lines {
        let _ = write!(page, "# HELP interregnum_{name} {help}\n# TYPE interregnum_{name} {kind}\n");
        let _ = writeln!(page, "interregnum_{name}{{node=\"{node}\"}} {value}");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_name_the_node() {
        let counts = Counts { asked: 7, alive: 3, connected: true, ..Counts::default() };
        let page = render(NodeId(12), counts, 2);
        for line in [
            "interregnum_node_requests_total{node=\"12\"} 7\n",
            "interregnum_node_alive{node=\"12\"} 3\n",
            "interregnum_nats_connected{node=\"12\"} 1\n",
            "interregnum_remote_sockets{node=\"12\"} 2\n",
        ] {
            assert!(page.contains(line), "{line:?} is not in\n{page}");
        }
    }
}
