//! What can go wrong between a client and a server.

use std::error::Error;
use std::fmt;

/// What can go wrong between a client and a server.
#[derive(Debug)]
pub enum ClientError {
    /// The connection cannot be made, or is lost.
    Io(std::io::Error),
    /// The socket was closed or failed.
    Closed,
    /// The server refused a request, with this code.
    Refused(String),
    /// The server sent an answer that the client does not understand.
    Unexpected(String),
    /// The server did not answer in time.
    Timeout,
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "connection failed: {error}"),
            Self::Closed => f.write_str("connection closed"),
            Self::Refused(code) => write!(f, "server refused: {code}"),
            Self::Unexpected(what) => write!(f, "unexpected answer: {what}"),
            Self::Timeout => f.write_str("no answer in time"),
        }
    }
}

impl Error for ClientError {}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        match error {
            tokio_tungstenite::tungstenite::Error::Io(error) => Self::Io(error),
            tokio_tungstenite::tungstenite::Error::Http(response) => {
                Self::Refused(response.status().as_str().to_owned())
            }
            _ => Self::Closed,
        }
    }
}
