//! `SIGTERM` during play: a shutdown in good order.

use crate::crowd::{Crowd, compare_all};
use crate::effort::rounds;
use crate::requests::until;
use crate::server_process::ServerProcess;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_end_says_goodbye_and_has_kept_everything() {
    let mut server = ServerProcess::open("stop");
    let crowd = Crowd::new(server.many_tables().await);
    for round in 1..=rounds() {
        // Everybody who was answered since the start has an open socket.
        crowd.goes_on(2).await;
        let status = tokio::task::block_in_place(|| server.stop());
        assert_eq!(status.code(), Some(0));
        until("everybody heard a goodbye", async || {
            crowd.progress.iter().all(|player| player.goodbyes() == round)
        })
        .await;
        tokio::task::block_in_place(|| server.start());
    }
    crowd.goes_on(2).await;
    let players = crowd.stop().await;
    assert!(tokio::task::block_in_place(|| server.stop()).success());
    let all = compare_all(&server.log(), &players).await;
    println!("{} stops: {all:?}", rounds());
    assert!(all.moves > 0 && all.timeouts == 0, "{all:?}");
}
