//! Clients that send half of something, read nothing or come in crowds: they are let go, and others
//! are served all the same.

use crate::client::{Answer, PATIENCE, Person, TestServer, answer, config, exchange, rats, two_at};
use interregnum_server::{Config, Limits, Timeouts};
use serde_json::json;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

const HALF_A_HEAD: &str = "GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-half";
const HALF_A_BODY: &str = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\n\
                           content-type: application/json\r\ncontent-length: 99\r\n\r\n{\"name\":";
const WHOLE: &str = "GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n";

/// Settings with short time limits.
fn impatient() -> Config {
    let short = Duration::from_millis(300);
    Config { timeouts: Timeouts { request: short, write: short }, ..config() }
}

fn capped(connections: u32, connections_total: u32) -> Config {
    Config { limits: Limits { connections, connections_total, ..config().limits }, ..config() }
}

/// Sends something and reads to the end, which the server has to make.
async fn sent(server: &TestServer, text: &str) -> Answer {
    answer(&exchange(server.address, text.as_bytes()).await)
}

/// Connections that have sent half of a request and wait.
async fn half_sent(server: &TestServer, number: usize) -> Vec<TcpStream> {
    let mut kept = Vec::new();
    for half in [HALF_A_BODY, HALF_A_HEAD].into_iter().cycle().take(number) {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        kept.push(stream);
    }
    kept
}

/// A request from another address of this machine.
#[cfg(target_os = "linux")]
async fn from_elsewhere(server: &TestServer, path: &str) -> Answer {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut received = Vec::new();
    let reading = tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut received);
    tokio::time::timeout(PATIENCE, reading).await.expect("an answer").unwrap();
    answer(&received)
}

/// Waits until the counts have all these lines.
async fn until_counted(server: &TestServer, lines: &[&str]) {
    let admin = Person { token: config().admin_token, ..server.stranger() };
    let patience = Instant::now() + PATIENCE;
    loop {
        let page = admin.get("/metrics").await.body;
        if lines.iter().all(|line| page.contains(&format!("\n{line}\n"))) {
            return;
        }
        assert!(Instant::now() < patience, "{lines:?} is not in\n{page}");
        sleep(Duration::from_millis(10)).await;
    }
}

/// Waits until a request is served as usual.
async fn until_served(server: &TestServer) {
    let patience = Instant::now() + PATIENCE;
    while server.stranger().get("/api/games").await.status != 200 {
        assert!(Instant::now() < patience, "nobody is served again");
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = TestServer::with(impatient()).await;
    assert_eq!(sent(&server, HALF_A_HEAD).await.status, 0, "closed without an answer");
    assert_eq!(sent(&server, "").await.status, 0, "also if nothing came");
    sent(&server, HALF_A_BODY).await.refused(408, "request-timeout");
    let idle = sent(&server, WHOLE).await;
    assert_eq!((idle.status, idle.body.as_str()), (200, "ok\n"), "an idle connection is closed, too");
    until_counted(
        &server,
        &[
            "interregnum_connections_timed_out_total{phase=\"head\"} 1",
            "interregnum_connections_timed_out_total{phase=\"body\"} 1",
            "interregnum_connections 1",
        ],
    )
    .await;
}

#[tokio::test]
async fn a_crowd_from_one_address_does_not_keep_others_out() {
    let server = TestServer::with(capped(20, 0)).await;
    let crowd = half_sent(&server, 60).await;
    for vital in ["/health", "/ready"] {
        assert_eq!(server.stranger().get(vital).await.status, 200, "{vital}");
    }
    let refused = server.stranger().get("/api/games").await;
    assert!(refused.header("retry-after").is_some(), "{refused:?}");
    refused.refused(503, "too-many-connections");
    #[cfg(target_os = "linux")]
    assert_eq!(from_elsewhere(&server, "/api/games").await.status, 200);
    drop(crowd);
    until_served(&server).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn when_all_connections_are_taken_monitoring_is_still_answered() {
    let server = TestServer::with(capped(0, 20)).await;
    let crowd = half_sent(&server, 100).await;
    for vital in ["/health", "/ready"] {
        assert_eq!(server.stranger().get(vital).await.status, 200, "{vital}");
        assert_eq!(from_elsewhere(&server, vital).await.status, 200, "{vital}");
    }
    from_elsewhere(&server, "/api/games").await.refused(503, "too-many-connections");
    drop(crowd);
    until_served(&server).await;
    until_counted(&server, &["interregnum_connections 1"]).await;
}

#[tokio::test]
async fn an_open_socket_counts_as_a_connection_until_it_is_closed() {
    let server = TestServer::with(capped(2, 0)).await;
    let (_, mut people) = two_at(&server, rats()).await;
    server.stranger().get("/api/games").await.refused(503, "too-many-connections");
    people.pop().unwrap().1.closes().await;
    until_served(&server).await;
}

#[tokio::test]
async fn who_reads_no_answers_is_let_go() {
    let server = TestServer::with(impatient()).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(400);
    stream.write_all(request.as_bytes()).await.unwrap();
    let closed = ["interregnum_connections_timed_out_total{phase=\"write\"} 1", "interregnum_connections 1"];
    until_counted(&server, &closed).await;
}

#[tokio::test]
async fn who_reads_nothing_of_a_socket_is_let_go() {
    let server = TestServer::with(impatient()).await;
    let (_, mut people) = two_at(&server, rats()).await;
    let ping = json!({"kind": "ping", "n": 1}).to_string();
    people[0].1.says_until_closed(&ping).await;
    let closed = ["interregnum_connections_timed_out_total{phase=\"write\"} 1", "interregnum_sockets 1"];
    until_counted(&server, &closed).await;
}
