//! Guests and tables, made as fast as possible from one address.

use super::attacker::Attacker;
use crate::ClientError;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How many clients do so at the same time.
const CLIENTS: usize = 4;

/// The time between two requests of one client: a machine that also runs the server and the honest
/// players measures nothing if the attacker takes a whole core.
const INTERVAL: Duration = Duration::from_millis(5);

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let setup = &attacker.setups.open;
    let mut all = JoinSet::new();
    for number in 0..CLIENTS {
        let (attacker, setup) = (attacker.clone(), setup.clone());
        all.spawn(async move {
            let mut token = String::new();
            loop {
                let guest = json!({"name": format!("R{number}"), "token": true});
                if let Ok(made) = attacker.post(0, "/api/guests", "", &guest).await {
                    made.get("token").and_then(Value::as_str).unwrap_or_default().clone_into(&mut token);
                }
                let table = json!({"setup": setup, "seats": ["me"]});
                let _ = attacker.post(0, "/api/tables", &token, &table).await;
                sleep(INTERVAL).await;
            }
        });
    }
    while all.join_next().await.is_some() {}
    Ok(())
}
