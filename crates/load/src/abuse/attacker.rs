//! What an attack has: addresses of its own, a seed, and a count of what the server did.

use super::tally::Tally;
use crate::{ClientError, Connection, Endpoint, Guest, http};
use interregnum_kernel::{Seat, Seed};
use interregnum_table::{Clock, Setup, Span, TableId};
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

/// One attack.
#[derive(Clone, Debug)]
pub(super) struct Attacker {
    pub(super) server: SocketAddr,
    /// The second byte of the attack's addresses.
    pub(super) net: u8,
    pub(super) seed: Seed,
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

    /// A guest at one of the attack's addresses, and a table of this game that the guest has made,
    /// with somebody in every seat of two.
    pub(super) async fn table(&self, number: usize, game: &str) -> Result<(Guest, TableId), ClientError> {
        let host = self.guest(number).await?;
        let table = host.make(&self.setup(game).await?).await?;
        let second = self.guest(number).await?;
        if let Some(seat) = Seat::all(2).nth(1) {
            second.sit(&table, seat).await?;
        }
        Ok((host, table))
    }

    /// A game with the options that the server names first.
    pub(super) async fn setup(&self, game: &str) -> Result<Setup, ClientError> {
        setup(self.endpoint(0), game).await
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

/// A game with the options that the server names first.
pub(super) async fn setup(endpoint: Endpoint, game: &str) -> Result<Setup, ClientError> {
    let games = http::get(endpoint, "/api/games", "").await?;
    let found = games.as_array().and_then(|games| games.iter().find(|one| one["name"] == game));
    let options = found.map(|found| found["options"].clone());
    let options = options.ok_or_else(|| ClientError::Unexpected(format!("no game {game}")))?;
    Ok(Setup {
        game: game.to_owned(),
        options,
        listed: false,
        clock: Clock::None,
        chat: true,
        pace: Span(0),
        grace: Span::seconds(3600),
    })
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
