//! A player who proposes to end the game and withdraws the proposal, again and again.

use super::attacker::{Attacker, message};
use super::sealed_choices::request_id;
use crate::ClientError;
use interregnum_table::{Command, Proposal};
use interregnum_wire::FromClient;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let what = Proposal::Abort;
    let next = |number: u64| {
        let command = match number % 2 {
            1 => Command::Propose { what },
            _ => Command::Answer { what, agree: false },
        };
        message(&FromClient::Ask { id: request_id(number), command })
    };
    attacker.flood(&guest, &table, next).await
}
