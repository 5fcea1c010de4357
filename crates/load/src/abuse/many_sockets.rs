//! Many sockets from one address, which then do nothing.

use super::attacker::{Attacker, exchange, message};
use crate::ClientError;
use interregnum_wire::FromClient;
use std::future::pending;
use tokio::task::JoinSet;

/// How many sockets are opened.
const SOCKETS: usize = 300;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let mut all = JoinSet::new();
    for _ in 0..SOCKETS {
        let (attacker, guest, table) = (attacker.clone(), guest.clone(), table.clone());
        all.spawn(async move {
            attacker.tally.tried();
            let opened = async {
                let mut connection = guest.open(&table, None).await?;
                exchange(&mut connection, message(&FromClient::Ping { n: 1 })).await.map(|()| connection)
            };
            let _open = attacker.tally.count(opened.await);
            pending::<()>().await;
        });
    }
    while all.join_next().await.is_some() {}
    Ok(())
}
