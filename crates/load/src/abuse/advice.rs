//! Floods of requests for advice and hints by visitors without a name.

use super::attacker::{Attacker, PAUSE};
use crate::{ClientError, http};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How many visitors ask at the same time.
const VISITORS: usize = 400;

/// From how many addresses they ask.
const ADDRESSES: usize = 8;

/// How many finished games they ask about, and how many moves of each.
const GAMES: usize = 4;
const MOVES: usize = 50;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let mut tables = Vec::new();
    for number in 0..GAMES {
        tables.push(finished(&attacker, number).await?);
    }
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
async fn finished(attacker: &Attacker, number: usize) -> Result<String, ClientError> {
    let host = attacker.guest(number).await?;
    let table = host.make_with(&attacker.setup("claim").await?, &["random", "random"]).await?;
    let path = format!("/api/tables/{table}/record");
    loop {
        match http::get(attacker.endpoint(number), &path, "").await {
            Ok(_) => return Ok(table.to_string()),
            Err(ClientError::Refused(code)) if code == "not-over" => sleep(PAUSE).await,
            Err(error) => return Err(error),
        }
    }
}
