//! Many tables at which only the strongest bots play, and which nobody watches.

use super::attacker::Attacker;
use crate::ClientError;
use serde_json::json;

/// How many tables are made from each address; the server allows ten in a minute.
const TABLES: usize = 12;

/// From how many addresses they are made.
const ADDRESSES: usize = 4;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    for address in 0..ADDRESSES {
        let host = attacker.guest(address).await?;
        let body = json!({"setup": attacker.setups.open, "seats": ["regent", "regent"]});
        for _ in 0..TABLES {
            let _ = attacker.post(address, "/api/tables", host.token(), &body).await;
        }
    }
    Ok(())
}
