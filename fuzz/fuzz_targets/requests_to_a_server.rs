//! Bytes are sent to a server over a connection, as requests and what follows an upgrade: nothing panics,
//! and no answer is a server error.
//!
//! `{T}` in an input becomes the name of a table in play, `{G}` the token of its host.
#![no_main]

use interregnum_server::{Config, Limits, Server, Timeouts};
use interregnum_store::MemoryStore;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// How many inputs a server takes before another one replaces it: its tables stay in memory.
const INPUTS: u32 = 500;

/// How long a connection may be silent before the client says that it sends nothing more, and again before
/// it goes, as somebody who has seen enough of a stream does.
const SILENCE: Duration = Duration::from_millis(50);

/// It follows every input, so that a connection with whole requests ends.
const LAST: &[u8] = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";

const NO_LIMITS: Limits = Limits {
    tables: 0,
    requests: 0,
    sockets: 0,
    player_messages: 0,
    spectator_messages: 0,
    connections: 0,
    connections_total: 0,
};

/// A server, somebody who is known to it, and a table in play.
struct ServerUnderTest {
    server: Server,
    token: String,
    table: String,
    inputs: u32,
}

impl ServerUnderTest {
    async fn open() -> Self {
        let timeouts = Timeouts { request: Duration::from_secs(2), write: Duration::from_secs(2) };
        let listen = "127.0.0.1:0".parse().expect("an address");
        let config = Config { listen, limits: NO_LIMITS, timeouts, ..Config::default() };
        let server = Server::open_with_store(config, Arc::new(MemoryStore::new())).await.expect("a server");
        let guest = post(server.address(), "/api/guests", "", &json!({"name": "Ada", "token": true})).await;
        let token = guest["token"].as_str().expect("a token").to_owned();
        let setup = json!({"game": "defaite", "options": {"players": 3}, "pace": 0});
        let wish = json!({"setup": setup, "seats": ["me", "greedy", "greedy"]});
        let made = post(server.address(), "/api/tables", &token, &wish).await;
        let table = made["table"].as_str().expect("a table").to_owned();
        Self { server, token, table, inputs: 0 }
    }

    /// The input with the names of this server.
    fn named(&self, input: &[u8]) -> Vec<u8> {
        let mut named = Vec::with_capacity(input.len() + 256);
        let mut rest = input;
        while let Some((&byte, after)) = rest.split_first() {
            if let Some(after) = rest.strip_prefix(b"{T}") {
                named.extend(self.table.as_bytes());
                rest = after;
            } else if let Some(after) = rest.strip_prefix(b"{G}") {
                named.extend(self.token.as_bytes());
                rest = after;
            } else {
                named.push(byte);
                rest = after;
            }
        }
        named
    }

    async fn hear(&mut self, input: &[u8]) {
        self.inputs += 1;
        let bytes = [&self.named(input), LAST].concat();
        let received = exchange(self.server.address(), &bytes).await;
        let status = received.strip_prefix(b"HTTP/1.1 ").unwrap_or_default();
        assert!(!status.starts_with(b"5") || status.starts_with(b"503"), "{}", String::from_utf8_lossy(&received));
    }
}

/// Sends bytes, and reads to the end.
async fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    // The server may close before it has read everything it does not want.
    let _ = stream.write_all(bytes).await;
    let (mut received, mut piece, mut said_all) = (Vec::new(), [0; 4096], false);
    loop {
        match timeout(SILENCE, stream.read(&mut piece)).await {
            Ok(Ok(0) | Err(_)) => return received,
            Ok(Ok(length)) => received.extend(&piece[..length]),
            Err(_) if said_all => return received,
            Err(_) => {
                said_all = true;
                let _ = stream.shutdown().await;
            }
        }
    }
}

/// The answer to a sound request.
async fn post(address: SocketAddr, path: &str, token: &str, body: &Value) -> Value {
    let body = body.to_string();
    let bearer = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {bearer}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(address, request.as_bytes()).await;
    let start = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer") + 4;
    serde_json::from_slice(&answer[start..]).expect("an answer in JSON")
}

thread_local! {
    static RUNTIME: Runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    static SERVER: RefCell<Option<ServerUnderTest>> = const { RefCell::new(None) };
}

fuzz_target!(|bytes: &[u8]| {
    RUNTIME.with(|runtime| {
        runtime.block_on(async {
            let mut server = match SERVER.take() {
                Some(server) if server.inputs < INPUTS => server,
                Some(old) => {
                    old.server.close().await.expect("a server closes");
                    ServerUnderTest::open().await
                }
                None => ServerUnderTest::open().await,
            };
            server.hear(bytes).await;
            SERVER.set(Some(server));
        });
    });
});
