//! `kill -9` at random moments under load.

use crate::crowd::{Crowd, compare_all};
use crate::effort::kills;
use crate::server_process::ServerProcess;
use interregnum_kernel::{Seed, below};
use std::time::Duration;
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_at_any_moment_loses_no_acknowledged_move_and_does_none_twice() {
    let mut server = ServerProcess::open("kills");
    let crowd = Crowd::new(server.many_tables().await);
    let mut rng = Seed::from_number(2026).generator();
    for _ in 0..kills() {
        sleep(Duration::from_millis(40 + below(&mut rng, 360) as u64)).await;
        tokio::task::block_in_place(|| server.kill());
        tokio::task::block_in_place(|| server.start());
    }
    crowd.goes_on(20).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("{} kills: {all:?}", kills());
    assert!(all.moves > kills(), "{all:?}: there was load");
    assert!(all.drops >= kills() * players.len() / 2, "{all:?}: the deaths were felt");
    assert!(all.resent > 0, "{all:?}: answers were cut off");
    assert!(all.bot_moves > 0, "{all:?}: bots played");
    assert!(all.messages > 0 && all.rematches > 0, "{all:?}: people talked and played again");
    assert_eq!(all.timeouts, 0, "{all:?}: dead time is nobody's thinking time");
}
