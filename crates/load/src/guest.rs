//! A guest of a server, with a name and a token.

use crate::{ClientError, Connection, Endpoint, http};
use interregnum_kernel::Seat;
use interregnum_table::{Command, RequestId, SeatSecret, SecretHash, Setup, TableId, Version};
use serde_json::{Value, json};

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Guest {
    endpoint: Endpoint,
    name: String,
    token: String,
}

impl Guest {
    /// Registers a guest with this name.
    pub async fn come(server: impl Into<Endpoint>, name: &str) -> Result<Self, ClientError> {
        let endpoint = server.into();
        let answer = http::post(endpoint, "/api/guests", "", &json!({"name": name, "token": true})).await?;
        let token = text(&answer, "token")?;
        Ok(Self { endpoint, name: name.to_owned(), token })
    }

    /// Creates a table and takes its first seat.
    pub async fn make(&self, setup: &Setup) -> Result<TableId, ClientError> {
        self.make_with(setup, &["me"]).await
    }

    /// Creates a table with these holders of its seats: `me`, `open`, or a bot by name.
    pub async fn make_with(&self, setup: &Setup, seats: &[&str]) -> Result<TableId, ClientError> {
        let body = json!({"setup": setup, "seats": seats});
        let answer = http::post(self.endpoint, "/api/tables", &self.token, &body).await?;
        let table = text(&answer, "table")?;
        table.parse().map_err(|_| ClientError::Unexpected(table))
    }

    /// The secret that shows who the guest is.
    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// The name by which this guest goes.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The hash by which the server knows this guest's session.
    pub fn hash(&self) -> Option<SecretHash> {
        SeatSecret::read(&self.token).map(|secret| secret.hash())
    }

    /// A table as this guest sees it.
    pub async fn look(&self, table: &TableId) -> Result<Value, ClientError> {
        http::get(self.endpoint, &format!("/api/tables/{table}"), &self.token).await
    }

    /// Takes a seat at a table.
    pub async fn sit(&self, table: &TableId, seat: Seat) -> Result<Version, ClientError> {
        let name = self.name.clone();
        let command = Command::Sit { seat: Some(seat), name, commitment: None, commits: false };
        let id: RequestId = format!("sit-{seat}").parse().map_err(|_| ClientError::Closed)?;
        let body = json!({"id": id, "command": command});
        let answer =
            http::post(self.endpoint, &format!("/api/tables/{table}/ask"), &self.token, &body).await?;
        let version = answer.get("version").and_then(Value::as_u64);
        version.map(Version).ok_or_else(|| ClientError::Unexpected(answer.to_string()))
    }

    /// Opens a socket at a table and asks for the entries since a version.
    pub async fn open(&self, table: &TableId, since: Option<Version>) -> Result<Connection, ClientError> {
        Connection::open(self.endpoint, table, &self.token, since).await
    }
}

fn text(answer: &Value, field: &str) -> Result<String, ClientError> {
    let text = answer.get(field).and_then(Value::as_str);
    text.map(str::to_owned).ok_or_else(|| ClientError::Unexpected(answer.to_string()))
}
