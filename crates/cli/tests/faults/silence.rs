//! Clients that do not read, and connections that are only half there.

use crate::server_process::ServerProcess;
use crate::tables::{claim, defaite};
use serde_json::Value;
use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Whether a seat's person counts as absent.
fn is_absent(scene: &Value, seat: usize) -> bool {
    !scene["now"]["seats"][seat]["holder"]["absence"].is_null()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_let_go_and_holds_nobody_up() {
    let server = ServerProcess::open("slow");
    let mut players = server.table(&defaite(), 3, 5).await;
    let watcher = interregnum_load::Guest::come(server.address, "Slow").await.unwrap();
    let mut slow = watcher.open(players[0].table(), None).await.unwrap();
    let until = Instant::now() + Duration::from_secs(20);
    let mut playing = tokio::task::JoinSet::new();
    for mut player in players.drain(..) {
        playing.spawn(async move {
            let fault = player.play(1, 0.0, until).await.err();
            (player, fault.map(|fault| fault.to_string()))
        });
    }
    let played = playing.join_all().await;
    assert!(played.iter().all(|(_, fault)| fault.is_none()), "nobody else is held up");
    let moves: usize = played.iter().map(|(player, _)| player.acknowledged.len()).sum();
    // What was sent before it was let go can still be read; then the connection is at its end.
    let mut heard = 0;
    while slow.receive().await.is_ok() {
        heard += 1;
        assert!(heard < moves, "it has not been let go after {moves} moves");
    }
    assert!(heard > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_open_connections_hold_nobody_up_and_a_silent_player_is_absent() {
    let server = ServerProcess::open("half");
    // Connections that never finish what they began to say.
    let halves: Vec<TcpStream> = (0..100)
        .map(|number| {
            let mut stream = TcpStream::connect(server.address).unwrap();
            let words: &[u8] = if number % 2 == 0 { b"GET /api/tables/" } else { b"" };
            stream.write_all(words).unwrap();
            stream
        })
        .collect();
    let mut players = server.table(&claim(), 2, 6).await;
    let (mut here, mut gone) = (players.remove(0), players.remove(0));
    gone.connect().await.unwrap();
    here.connect().await.unwrap();
    let began = Instant::now();
    let scene = here.guest().look(here.table()).await.unwrap();
    assert!(!is_absent(&scene, 1), "{scene}");
    // The other keeps the socket, but gives no sign of life.
    let patience = Duration::from_secs(70);
    loop {
        here.play(1, 1.0, Instant::now() + Duration::from_secs(1)).await.unwrap();
        let scene = here.guest().look(here.table()).await.unwrap();
        if is_absent(&scene, 1) {
            break;
        }
        assert!(began.elapsed() < patience, "nobody noticed");
        sleep(Duration::from_millis(200)).await;
    }
    let scene = here.guest().look(here.table()).await.unwrap();
    assert!(!is_absent(&scene, 0));
    drop(halves);
}
