//! Clients that ask and never read: pages over HTTP, and answers over sockets.

use super::attacker::{Attacker, PAUSE, message};
use crate::{ClientError, Guest};
use interregnum_table::TableId;
use interregnum_wire::FromClient;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How many clients of each kind there are, all from one address.
const CLIENTS: usize = 20;

/// How many pages each asks for at once.
const PAGES: usize = 20;

/// The time between two messages of one socket: a few more than a player may send.
const INTERVAL: Duration = Duration::from_millis(50);

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let mut all = JoinSet::new();
    for number in 0..2 * CLIENTS {
        let (attacker, guest, table) = (attacker.clone(), guest.clone(), table.clone());
        all.spawn(async move {
            loop {
                attacker.tally.tried();
                let ended = match number % 2 {
                    0 => ask_for_pages(&attacker).await,
                    _ => ping(&guest, &table).await,
                };
                let _ = attacker.tally.count(ended);
                sleep(PAUSE * 10).await;
            }
        });
    }
    while all.join_next().await.is_some() {}
    Ok(())
}

/// Asks for many pages over one connection until the server closes it.
async fn ask_for_pages(attacker: &Attacker) -> Result<(), ClientError> {
    let mut stream = attacker.endpoint(0).connect().await?;
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", attacker.server);
    loop {
        for _ in 0..PAGES {
            stream.write_all(request.as_bytes()).await?;
        }
        sleep(PAUSE * 20).await;
    }
}

/// Sends pings over a socket until the server closes it.
async fn ping(guest: &Guest, table: &TableId) -> Result<(), ClientError> {
    let mut connection = guest.open(table, None).await?;
    loop {
        connection.send_raw(message(&FromClient::Ping { n: 1 })).await?;
        sleep(INTERVAL).await;
    }
}
