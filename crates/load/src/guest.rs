//! Somebody who plays: a name and a token.

use crate::{Connection, Fault, http};
use interregnum_kernel::Seat;
use interregnum_table::{Command, RequestId, SeatSecret, SecretHash, Setup, TableId, Version};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Guest {
    server: SocketAddr,
    name: String,
    token: String,
}

impl Guest {
    /// Comes to a server under a name.
    pub async fn come(server: SocketAddr, name: &str) -> Result<Self, Fault> {
        let answer = http::post(server, "/api/guests", "", &json!({"name": name, "token": true})).await?;
        let token = text(&answer, "token")?;
        Ok(Self { server, name: name.to_owned(), token })
    }

    /// Makes a table and sits down at its first seat.
    pub async fn make(&self, setup: &Setup) -> Result<TableId, Fault> {
        let body = json!({"setup": setup, "seats": ["me"]});
        let answer = http::post(self.server, "/api/tables", &self.token, &body).await?;
        let table = text(&answer, "table")?;
        table.parse().map_err(|_| Fault::Strange(table))
    }

    /// What the server knows this guest by.
    pub fn hash(&self) -> Option<SecretHash> {
        SeatSecret::read(&self.token).map(|secret| secret.hash())
    }

    /// A table as this guest sees it.
    pub async fn look(&self, table: &TableId) -> Result<Value, Fault> {
        http::get(self.server, &format!("/api/tables/{table}"), &self.token).await
    }

    /// Sits down.
    pub async fn sit(&self, table: &TableId, seat: Seat) -> Result<Version, Fault> {
        let name = self.name.clone();
        let command = Command::Sit { seat: Some(seat), name, commitment: None, commits: false };
        let id: RequestId = format!("sit-{seat}").parse().map_err(|_| Fault::Closed)?;
        let body = json!({"id": id, "command": command});
        let answer = http::post(self.server, &format!("/api/tables/{table}/ask"), &self.token, &body).await?;
        let version = answer.get("version").and_then(Value::as_u64);
        version.map(Version).ok_or_else(|| Fault::Strange(answer.to_string()))
    }

    /// Opens a socket at a table and asks for what happened since a version.
    pub async fn open(&self, table: &TableId, since: Option<Version>) -> Result<Connection, Fault> {
        Connection::open(self.server, table, &self.token, since).await
    }
}

fn text(answer: &Value, field: &str) -> Result<String, Fault> {
    let text = answer.get(field).and_then(Value::as_str);
    text.map(str::to_owned).ok_or_else(|| Fault::Strange(answer.to_string()))
}
