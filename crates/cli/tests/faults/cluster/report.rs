//! What the log of all nodes holds against what was acknowledged, and how long players waited.

use super::nodes::Nodes;
use crate::ledger::{Count, judge, refused_is_not_done};
use interregnum_load::Player;
use interregnum_store::{PostgresStore, PostgresUrl, Store};
use interregnum_table::{Entry, Version};
use std::time::Duration;
use tokio::time::Instant;

/// A fault: when it happened, and the tables of the node that it hit.
pub(super) struct Fault {
    pub(super) at: Instant,
    pub(super) tables: Vec<String>,
}

impl Fault {
    /// A fault that hits a node now.
    pub(super) fn of(nodes: &Nodes, number: usize) -> Self {
        let tables = nodes.owned_by(number);
        Self { at: Instant::now(), tables }
    }
}

/// Compares what all players were told with the log of the nodes, and checks that the log has no gaps and
/// that only owners wrote to it.
pub(super) async fn compare_all(nodes: &Nodes, players: &[Player]) -> Count {
    let url: PostgresUrl = nodes.url().parse().unwrap();
    let store = PostgresStore::open_shared(&url, "judge").await.unwrap();
    let mut all = Count::default();
    for table in players.chunk_by(|one, other| one.table() == other.table()) {
        let stored = store.read(table[0].table().clone(), Version(0)).await.unwrap();
        let gapless = (1..).zip(&stored).all(|(version, stored)| stored.version == Version(version));
        assert!(gapless, "{}: versions have gaps", table[0].table());
        let text = |bytes| std::str::from_utf8(bytes).unwrap();
        let entries: Vec<Entry> = stored.iter().map(|one| Entry::read(text(&one.bytes)).unwrap()).collect();
        let judged = refused_is_not_done(&entries, table).and_then(|()| judge(&entries, table));
        all += judged.unwrap_or_else(|difference| panic!("{}: {difference:?}", table[0].table()));
    }
    store.close().await.unwrap();
    let falling = "SELECT count(*) FROM (SELECT epoch, lag(epoch) OVER (PARTITION BY head ORDER BY version) \
                   AS before FROM entry) AS pair WHERE before > epoch";
    assert_eq!(nodes.sql(falling), "0", "epochs rise");
    all
}

/// How long the players of the tables that faults hit waited until something of theirs was acknowledged,
/// shortest first. A fault that the next one overtakes counts with the time until then.
pub(super) fn waits(faults: &[Fault], players: &[Player]) -> Vec<Duration> {
    let mut waits = Vec::new();
    for fault in faults {
        let hit = |player: &&Player| fault.tables.iter().any(|table| table == player.table().as_str());
        for player in players.iter().filter(hit) {
            let after = player.acknowledged.iter().map(|done| done.at).filter(|at| *at > fault.at);
            waits.extend(after.min().map(|at| at - fault.at));
        }
    }
    waits.sort_unstable();
    waits
}

/// The median, the 99th percentile and the longest of sorted times.
pub(super) fn distribution(waits: &[Duration]) -> String {
    let at = |part: usize| waits.get((waits.len() * part / 100).min(waits.len().saturating_sub(1)));
    format!("{} waits: median {:?}, p99 {:?}, longest {:?}", waits.len(), at(50), at(99), waits.last())
}
