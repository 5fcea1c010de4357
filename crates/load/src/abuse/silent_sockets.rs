//! Sockets that are opened and never say hello.

use super::attacker::{Attacker, PAUSE};
use crate::{ClientError, Connection};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How many sockets are silent at the same time, all from one address.
const SOCKETS: usize = 80;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let mut all = JoinSet::new();
    for _ in 0..SOCKETS {
        let (attacker, guest, table) = (attacker.clone(), guest.clone(), table.to_string());
        all.spawn(async move {
            loop {
                attacker.tally.tried();
                let silent = async {
                    let endpoint = attacker.endpoint(0);
                    let mut connection = Connection::connect(endpoint, &table, guest.token()).await?;
                    // A last message says why the server closes the socket.
                    while connection.receive().await.is_ok() {}
                    Err::<(), _>(ClientError::Closed)
                };
                let _ = attacker.tally.count(silent.await);
                sleep(PAUSE).await;
            }
        });
    }
    while all.join_next().await.is_some() {}
    Ok(())
}
