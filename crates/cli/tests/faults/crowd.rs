//! People who play on in the background, whatever happens to the server.

use crate::ledger::{Count, compare};
use crate::requests::until_or;
use interregnum_load::{Player, Progress};
use interregnum_table::TableId;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How long the server may take to answer what was asked when everybody stops.
const LAST_ANSWERS: Duration = Duration::from_mins(1);

/// People who play on in the background, whatever happens to the server.
pub(crate) struct Crowd {
    playing: JoinSet<Player>,
    stop: watch::Sender<bool>,
    pub(crate) progress: Vec<Arc<Progress>>,
    /// By player: the table.
    tables: Vec<TableId>,
}

impl Crowd {
    pub(crate) fn new(players: Vec<Player>) -> Self {
        let (stop, stopped) = watch::channel(false);
        let progress = players.iter().map(Player::progress).collect();
        let tables = players.iter().map(|player| player.table().clone()).collect();
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(play_on(player, stopped.clone()));
        }
        Self { playing, stop, progress, tables }
    }

    /// How many requests were acknowledged, by player.
    pub(crate) fn acknowledged(&self) -> Vec<usize> {
        self.progress.iter().map(|progress| progress.requests_acknowledged()).collect()
    }

    /// How many requests the store could not write.
    pub(crate) fn refused_by_store(&self) -> usize {
        self.progress.iter().map(|progress| progress.requests_refused_by_store()).sum()
    }

    /// Waits until the server has acknowledged this many further requests of every player.
    pub(crate) async fn goes_on(&self, by: usize) {
        let before = self.acknowledged();
        let what = || format!("everybody plays on\n{}", self.stuck(&before, by));
        until_or(what, async || self.has_gone_on(&before, by)).await;
    }

    /// Who has not gone on, a line each.
    fn stuck(&self, before: &[usize], by: usize) -> String {
        let line = |number: usize| {
            let (progress, table) = (&self.progress[number], &self.tables[number]);
            let now = progress.requests_acknowledged();
            let (version, is_connected, has_asked) = progress.state();
            (now < before[number] + by).then(|| {
                let connected = if is_connected { "connected" } else { "not connected" };
                let asked = if has_asked { ", waits for an answer" } else { "" };
                format!("  player {number} of table {table}: at version {version}, {connected}{asked}\n")
            })
        };
        (0..before.len()).filter_map(line).collect()
    }

    /// Whether this many requests of every player were acknowledged since those.
    pub(crate) fn has_gone_on(&self, before: &[usize], by: usize) -> bool {
        self.acknowledged().iter().zip(before).all(|(now, before)| *now >= before + by)
    }

    /// Everybody stops, once everything asked is answered.
    pub(crate) async fn stop(self) -> Vec<Player> {
        self.stop.send(true).unwrap();
        let mut players = self.playing.join_all().await;
        assert!(players.iter().all(Player::is_answered), "everything asked is answered in the end");
        players.sort_by(|one, other| one.table().cmp(other.table()));
        players
    }
}

/// Plays until told to stop, and then until what was asked is answered.
async fn play_on(mut player: Player, mut stop: watch::Receiver<bool>) -> Player {
    let long = Instant::now() + Duration::from_hours(24);
    tokio::select! {
        () = player.persist(long) => {}
        _ = stop.wait_for(|stop| *stop) => {}
    }
    player.cut();
    let patience = Instant::now() + LAST_ANSWERS;
    while !player.is_answered() && Instant::now() < patience {
        player.persist(Instant::now() + Duration::from_millis(100)).await;
    }
    player
}

/// Compares what all players were told with the log.
pub(crate) async fn compare_all(log: &Path, players: &[Player]) -> Count {
    let mut all = Count::default();
    for table in players.chunk_by(|one, other| one.table() == other.table()) {
        all += compare((log, table[0].table()), table).await;
    }
    all
}
