//! `kill -9` at random moments under load.

use crate::ledger::{Count, compare};
use crate::server_process::{ServerProcess, claim, defaite, rats};
use interregnum_kernel::{Seed, below};
use interregnum_load::Player;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// How often the server is killed; `make faults` asks for more.
fn kills() -> usize {
    std::env::var("INTERREGNUM_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(12)
}

/// Everybody plays on, through every death of the server, until told to stop; then what was
/// asked is answered.
async fn endure(mut player: Player, mut stop: watch::Receiver<bool>) -> Player {
    let long = Instant::now() + Duration::from_hours(24);
    tokio::select! {
        () = player.persist(long) => {}
        _ = stop.wait_for(|stop| *stop) => {}
    }
    player.cut();
    let patience = Instant::now() + Duration::from_secs(30);
    while !player.is_answered() && Instant::now() < patience {
        player.persist(Instant::now() + Duration::from_millis(100)).await;
    }
    player
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_at_any_moment_loses_no_acknowledged_move_and_does_none_twice() {
    let mut server = ServerProcess::open("kills");
    let mut tables = Vec::new();
    for number in 0..3 {
        tables.push(server.table(&claim(), 2, 10 + number).await);
        tables.push(server.table(&rats(), 2, 20 + number).await);
    }
    tables.push(server.table(&defaite(), 3, 30).await);
    let (stop, stopped) = watch::channel(false);
    let mut playing = JoinSet::new();
    for player in tables.into_iter().flatten() {
        playing.spawn(endure(player, stopped.clone()));
    }
    let mut rng = Seed::from_number(2026).generator();
    for _ in 0..kills() {
        sleep(Duration::from_millis(40 + below(&mut rng, 360) as u64)).await;
        tokio::task::block_in_place(|| server.kill());
        tokio::task::block_in_place(|| server.start());
    }
    sleep(Duration::from_millis(300)).await;
    stop.send(true).unwrap();
    let mut players = playing.join_all().await;
    tokio::task::block_in_place(|| server.kill());
    assert!(players.iter().all(Player::is_answered), "everything asked is answered in the end");
    players.sort_by(|one, other| one.table().cmp(other.table()));
    let mut all = Count::default();
    for table in players.chunk_by(|one, other| one.table() == other.table()) {
        let count = compare((&server.log(), table[0].table()), table).await;
        all.moves += count.moves;
        all.drops += count.drops;
        all.resent += count.resent;
    }
    println!("{} kills: {all:?}", kills());
    assert!(all.moves > kills(), "{all:?}: there was load");
    assert!(all.drops >= kills() * players.len() / 2, "{all:?}: the deaths were felt");
    assert!(all.resent > 0, "{all:?}: answers were cut off");
}
