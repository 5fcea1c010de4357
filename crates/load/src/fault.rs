//! What can go wrong between a client and a server.

use std::error::Error;
use std::fmt;

/// What can go wrong between a client and a server.
#[derive(Debug)]
pub enum Fault {
    /// The connection cannot be made, or is lost.
    Lost(std::io::Error),
    /// The socket was closed, or broke.
    Closed,
    /// The server refuses, with this code.
    Refused(String),
    /// The server said something that is not on the list.
    Strange(String),
    /// The server was silent for too long.
    Silent,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(error) => write!(f, "lost: {error}"),
            Self::Closed => f.write_str("closed"),
            Self::Refused(code) => write!(f, "refused: {code}"),
            Self::Strange(what) => write!(f, "strange: {what}"),
            Self::Silent => f.write_str("silent"),
        }
    }
}

impl Error for Fault {}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Self {
        Self::Lost(error)
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for Fault {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        match error {
            tokio_tungstenite::tungstenite::Error::Io(error) => Self::Lost(error),
            tokio_tungstenite::tungstenite::Error::Http(response) => {
                Self::Refused(response.status().as_str().to_owned())
            }
            _ => Self::Closed,
        }
    }
}
