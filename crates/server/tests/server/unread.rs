//! A player who stops reading a stream.

use crate::client::{PATIENCE, Person, TestServer, claim, config, play_out};
use interregnum_server::{Config, Timeouts};
use serde_json::json;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep};

/// The most games that are played until the buffers between server and client are full.
const GAMES: usize = 20;

/// Opens a stream over a connection whose own side holds little, and reads nothing of it.
async fn unread_stream(person: &Person, table: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(person.address).await.unwrap();
    let token = person.token.as_ref().unwrap();
    let request = format!(
        "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// Whether connections were closed because nothing was read.
async fn is_closed(server: &TestServer) -> bool {
    let admin = Person { token: config().admin_token, ..server.stranger() };
    let counts = admin.get("/metrics").await.body;
    let closed = ["interregnum_connections_timed_out_total{phase=\"write\"} 1", "interregnum_sockets 0"];
    closed.iter().all(|line| counts.contains(&format!("\n{line}\n")))
}

/// Waits until something is true.
async fn until(what: &str, mut is: impl AsyncFnMut() -> bool) {
    let patience = Instant::now() + PATIENCE;
    while !is().await {
        assert!(Instant::now() < patience, "never seen: {what}");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn who_reads_nothing_of_a_stream_is_let_go_and_the_opponent_can_end_the_game() {
    let timeouts = Timeouts { write: Duration::from_millis(300), ..config().timeouts };
    let server = TestServer::with(Config { timeouts, ..config() }).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut setup = claim();
    setup["grace"] = json!(0);
    let table = ada.makes(setup, &["me"]).await;
    assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
    let _unread = unread_stream(&ben, &table).await;
    until("the stream is open", async || server.sockets().await == 1).await;
    // Both play by requests, until what Ben is sent fits into no buffer any more.
    let mut games = 0;
    while !is_closed(&server).await {
        assert!(games < GAMES, "an unread stream is open after {games} games");
        for (number, person) in [&ada, &ben].into_iter().enumerate().filter(|_| games > 0) {
            let again = json!({"do": "propose", "what": "rematch"});
            let asked = person.ask(&table, &format!("again-{games}-{number}"), again).await;
            assert_eq!(asked.status, 200, "{asked:?}");
        }
        play_out(&table, &[&ada, &ben]).await;
        games += 1;
        if server.sockets().await == 1 {
            continue;
        }
        until("the connection is closed", async || is_closed(&server).await).await;
    }
    for (person, id) in [(&ada, "last-0"), (&ben, "last-1")] {
        person.ask(&table, id, json!({"do": "propose", "what": "rematch"})).await;
    }
    let seats = ada.sees(&table).await["now"]["seats"].clone();
    let bens = seats.as_array().unwrap().iter().position(|seat| seat["holder"]["name"] == "Ben").unwrap();
    let mut tries = 0;
    until("the opponent can end the game", async || {
        tries += 1;
        let end = json!({"do": "decide", "about": bens, "choice": "end"});
        ada.ask(&table, &format!("end-{tries}"), end).await.status == 200
    })
    .await;
    assert_eq!(ada.sees(&table).await["now"]["stage"]["kind"], "over");
}
