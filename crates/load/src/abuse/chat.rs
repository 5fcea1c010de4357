//! A player who talks without end.

use super::attacker::{Attacker, message};
use super::sealed_choices::request_id;
use crate::ClientError;
use interregnum_table::{Command, Emote};
use interregnum_wire::FromClient;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let next = |number: u64| {
        let command = match number % 2 {
            1 => Command::Say { text: format!("{number} {}", "bla ".repeat(20)) },
            _ => Command::Gesture { emote: Emote::Hello },
        };
        message(&FromClient::Ask { id: request_id(number), command })
    };
    attacker.flood(&guest, &table, next).await
}
