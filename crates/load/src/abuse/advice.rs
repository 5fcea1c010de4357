//! Floods of requests for advice and hints by visitors without a name.

use super::attacker::{Attacker, PAUSE};
use crate::{ClientError, Endpoint, Guest, http};
use interregnum_table::Setup;
use std::net::SocketAddr;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How many visitors ask at the same time.
const VISITORS: usize = 400;

/// From how many addresses they ask.
const ADDRESSES: usize = 8;

/// The second byte of the addresses from which the games are made.
const NET: u8 = 100;

/// How many finished games they ask about, and how many moves of each.
const GAMES: usize = 4;
const MOVES: usize = 50;

/// Lets bots play the games, before other attacks keep all bots busy.
pub(super) async fn prepare(server: SocketAddr, setup: &Setup) -> Result<Vec<String>, ClientError> {
    let mut tables = Vec::new();
    for number in 0..GAMES {
        tables.push(finished(Endpoint::loopback(server, NET, number), setup).await?);
    }
    Ok(tables)
}

pub(super) async fn run(attacker: Attacker, tables: Vec<String>) -> Result<(), ClientError> {
    let mut all = JoinSet::new();
    for number in 0..VISITORS {
        let (attacker, table) = (attacker.clone(), tables[number % GAMES].clone());
        all.spawn(async move {
            loop {
                let path = match number % 4 {
                    3 => format!("/api/tables/{table}/hint"),
                    _ => format!("/api/tables/{table}/record/{}/advice", number / GAMES % MOVES + 1),
                };
                let _ = attacker.get(number % ADDRESSES, &path).await;
                // Much faster, and the limit of requests would be all that is met.
                sleep(PAUSE * 20).await;
            }
        });
    }
    while all.join_next().await.is_some() {}
    Ok(())
}

/// A table at which two bots have played a game.
async fn finished(endpoint: Endpoint, setup: &Setup) -> Result<String, ClientError> {
    let host = Guest::come(endpoint, "Adviser").await?;
    let table = host.make_with(setup, &["random", "random"]).await?;
    let path = format!("/api/tables/{table}/record");
    // Games among bots go on while they are watched.
    let mut watcher = host.open(&table, None).await?;
    loop {
        match http::get(endpoint, &path, "").await {
            Ok(_) => return Ok(table.to_string()),
            Err(ClientError::Refused(code)) if code == "not-over" => {
                watcher.receive().await?;
            }
            Err(error) => return Err(error),
        }
    }
}
