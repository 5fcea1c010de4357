//! What an attack has: addresses of its own, a seed, and a count of what the server did.

use super::tally::Tally;
use crate::{ClientError, Connection, Endpoint, Guest, http};
use interregnum_kernel::{Seat, Seed};
use interregnum_table::{Setup, TableId};
use interregnum_wire::{FromClient, ToClient};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How long an attacker waits before the next attempt after a refusal.
pub(super) const PAUSE: Duration = Duration::from_millis(100);

/// How long an attacker waits for the answer to a message.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// What is played where attackers sit: two games for two players.
#[derive(Clone, Debug)]
pub struct AttackSetups {
    /// A game in which one player moves at a time.
    pub open: Setup,
    /// A game that begins with sealed choices of both.
    pub sealed: Setup,
}

/// One attack.
#[derive(Clone, Debug)]
pub(super) struct Attacker {
    pub(super) server: SocketAddr,
    /// The second byte of the attack's addresses.
    pub(super) net: u8,
    pub(super) seed: Seed,
    pub(super) setups: Arc<AttackSetups>,
    pub(super) tally: Arc<Tally>,
}

impl Attacker {
    /// One of the attack's addresses.
    pub(super) fn endpoint(&self, number: usize) -> Endpoint {
        Endpoint::loopback(self.server, self.net, number)
    }

    /// A guest at one of the attack's addresses.
    pub(super) async fn guest(&self, number: usize) -> Result<Guest, ClientError> {
        Guest::come(self.endpoint(number), &format!("A{}-{number}", self.net)).await
    }

    /// A guest at one of the attack's addresses, and a table that the guest has made, with sealed
    /// choices and somebody in both seats.
    pub(super) async fn table(&self, number: usize) -> Result<(Guest, TableId), ClientError> {
        let host = self.guest(number).await?;
        let table = host.make(&self.setups.sealed).await?;
        let second = self.guest(number).await?;
        if let Some(seat) = Seat::all(2).nth(1) {
            second.sit(&table, seat).await?;
        }
        Ok((host, table))
    }

    /// Gets a page, and counts the answer.
    pub(super) async fn get(&self, number: usize, path: &str) -> Result<Value, ClientError> {
        self.tally.tried();
        self.tally.count(http::get(self.endpoint(number), path, "").await)
    }

    /// Posts JSON, and counts the answer.
    pub(super) async fn post(
        &self,
        number: usize,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Result<Value, ClientError> {
        self.tally.tried();
        self.tally.count(http::post(self.endpoint(number), path, token, body).await)
    }

    /// Sends messages one after the other for ever, and counts their answers. Opens the socket again
    /// whenever the server closes it.
    pub(super) async fn flood(
        &self,
        guest: &Guest,
        table: &TableId,
        mut next: impl FnMut(u64) -> Message,
    ) -> Result<(), ClientError> {
        let mut number = 0;
        loop {
            match guest.open(table, None).await {
                Ok(mut connection) => loop {
                    number += 1;
                    self.tally.tried();
                    let answer = exchange(&mut connection, next(number)).await;
                    if !matches!(self.tally.count(answer), Ok(()) | Err(ClientError::Refused(_))) {
                        break;
                    }
                },
                Err(error) => {
                    self.tally.tried();
                    let _ = self.tally.count(Err::<(), _>(error));
                }
            }
            sleep(PAUSE).await;
        }
    }
}

/// The text of a message.
pub(super) fn message(message: &FromClient) -> Message {
    Message::text(json!(message).to_string())
}

/// Sends a message and waits for its answer.
pub(super) async fn exchange(connection: &mut Connection, message: Message) -> Result<(), ClientError> {
    let answered = async {
        connection.send_raw(message).await?;
        loop {
            match connection.receive().await? {
                ToClient::Done { .. } | ToClient::Pong { .. } => return Ok(()),
                ToClient::Refused { error, .. } => return Err(ClientError::Refused(error.code)),
                ToClient::Bye { .. } => return Err(ClientError::Closed),
                _ => {}
            }
        }
    };
    timeout(ANSWER_TIMEOUT, answered).await.map_err(|_| ClientError::Timeout)?
}
