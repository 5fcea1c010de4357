//! Messages that are none: too large, not JSON, mutated, binary; and sockets at tables that do not
//! exist.

use super::attacker::{Attacker, PAUSE, exchange, message};
use super::sealed_choices::request_id;
use crate::{ClientError, Connection, Guest};
use interregnum_kernel::below;
use interregnum_table::{Command, TableId};
use interregnum_wire::{FromClient, PROTOCOL};
use rand_core::Rng;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// Larger than any message that the server reads.
const TOO_LARGE: usize = 20_000;

/// How many messages a socket sends, unless the server closes it.
const MESSAGES: usize = 20;

pub(super) async fn run(attacker: Attacker) -> Result<(), ClientError> {
    let (guest, table) = attacker.table(0).await?;
    let mut rng = attacker.seed.generator();
    loop {
        attacker.tally.tried();
        let _ = attacker.tally.count(unknown_table(&attacker, &guest).await);
        match guest.open(&table, None).await {
            Ok(mut connection) => send_all(&attacker, &mut connection, &mut rng).await,
            Err(error) => {
                attacker.tally.tried();
                let _ = attacker.tally.count(Err::<(), _>(error));
            }
        }
        sleep(PAUSE).await;
    }
}

/// Sends bad messages until the server closes the socket.
async fn send_all(attacker: &Attacker, connection: &mut Connection, rng: &mut impl Rng) {
    for number in 1..=MESSAGES {
        let bad = match number {
            MESSAGES if below(rng, 2) == 0 => Message::text("x".repeat(TOO_LARGE)),
            MESSAGES => Message::binary(vec![0; 10]),
            _ if number % 4 == 0 => Message::text("[".repeat(4000)),
            _ => Message::text(mutated(number as u64, rng)),
        };
        attacker.tally.tried();
        let answer = attacker.tally.count(exchange(connection, bad).await);
        if !matches!(answer, Ok(()) | Err(ClientError::Refused(_))) {
            return;
        }
    }
}

/// A legal message in which some characters are others.
fn mutated(number: u64, rng: &mut impl Rng) -> String {
    let legal =
        FromClient::Ask { id: request_id(number), command: Command::Say { text: "hello".to_owned() } };
    let mut bytes = message(&legal).into_data().to_vec();
    for _ in 0..=below(rng, 3) {
        let place = below(rng, bytes.len());
        bytes[place] = b' ' + below(rng, 95) as u8;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Opens a socket at a table that does not exist.
async fn unknown_table(attacker: &Attacker, guest: &Guest) -> Result<(), ClientError> {
    let none = TableId::from_bytes([0; 10]);
    let mut connection = Connection::connect(attacker.endpoint(0), &none.to_string(), guest.token()).await?;
    let hello = FromClient::Hello { protocol: PROTOCOL, since: None, token: None };
    exchange(&mut connection, message(&hello)).await
}
