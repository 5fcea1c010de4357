//! Connections that are cut in the middle of a game.

use crate::ledger::compare;
use crate::server_process::ServerProcess;
use crate::tables::claim;
use std::time::Duration;
use tokio::time::Instant;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_survives_twenty_forced_drops() {
    let mut server = ServerProcess::open("cuts");
    let mut players = server.table(&claim(), 2, 1).await;
    let (mut steady, mut torn) = (players.remove(0), players.remove(0));
    let patience = Instant::now() + Duration::from_mins(2);
    let other = tokio::spawn(async move {
        while steady.games == 0 && Instant::now() < patience {
            // About a hundred moves a second for the whole table.
            let until = Instant::now() + Duration::from_millis(20);
            steady.play(1, 100.0, until).await.unwrap();
        }
        steady
    });
    while torn.games == 0 && Instant::now() < patience {
        torn.play(1, 100.0, Instant::now() + Duration::from_millis(15)).await.unwrap();
        if torn.drops < 20 {
            torn.cut();
        }
    }
    let steady = other.await.unwrap();
    tokio::task::block_in_place(|| server.kill());
    assert_eq!((torn.drops, torn.games, steady.games, steady.drops), (20, 1, 1, 0));
    assert!(torn.version().is_some());
    let table = torn.table().clone();
    let count = compare((&server.log(), &table), &[steady, torn]).await;
    assert!(count.logged >= 52, "{count:?}: a game of Claim has at least so many moves");
    // The answer to the last move can be cut off, and nobody asks again when the game is over.
    assert!(count.moves + 1 >= count.logged, "{count:?}");
}
