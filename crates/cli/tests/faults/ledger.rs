//! What the log holds, against what was acknowledged.

use crate::server_process::Kept;
use interregnum_load::Player;
use interregnum_store::{SqliteOptions, SqliteStore, Store};
use interregnum_table::{Entry, Happening, RequestId, SecretHash, Table, Version};
use std::collections::BTreeMap;

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    /// Moves that were acknowledged, and stand in the log.
    pub(crate) moves: usize,
    /// Moves that stand in the log, acknowledged or not.
    pub(crate) logged: usize,
    /// Connections that were lost.
    pub(crate) drops: usize,
    /// Requests that were sent again, since their answer was cut off.
    pub(crate) resent: usize,
}

/// Compares the players of one table with its log: every acknowledged request stands there
/// exactly once, at the version that was acknowledged, and the log gives a table.
pub(crate) async fn compare((log, table): Kept<'_>, players: &[Player]) -> Count {
    let store = SqliteStore::open(SqliteOptions::file(log)).await.unwrap();
    let stored = store.read(table.clone(), Version(0)).await.unwrap();
    store.close().await.unwrap();
    let entries: Vec<Entry> = stored
        .iter()
        .map(|stored| Entry::read(std::str::from_utf8(&stored.bytes).unwrap()).unwrap())
        .collect();
    assert_eq!(Table::load(&entries).unwrap().version(), Version(entries.len() as u64));
    let mut done: BTreeMap<(SecretHash, RequestId), Vec<Version>> = BTreeMap::new();
    for (place, entry) in entries.iter().enumerate() {
        if let Some(cause) = &entry.cause {
            done.entry((cause.who, cause.id.clone())).or_default().push(Version(place as u64 + 1));
        }
    }
    assert!(done.values().all(|versions| versions.len() == 1), "nothing is done twice");
    let logged = entries.iter().filter(|entry| matches!(entry.what, Happening::Played { .. })).count();
    let mut count = Count { logged, ..Count::default() };
    for player in players {
        let who = player.guest().hash().unwrap();
        for acknowledged in &player.acknowledged {
            let kept = done.get(&(who, acknowledged.id.clone()));
            assert_eq!(kept, Some(&vec![acknowledged.version]), "{acknowledged:?} is lost");
            count.moves += usize::from(acknowledged.is_move);
        }
        count.drops += player.drops;
        count.resent += player.resent;
    }
    count
}
