//! Why a socket ends, and the message that tells its client.

use crate::api_error::ApiError;
use crate::live;
use crate::websocket::WebSocket;
use interregnum_text::Lang;
use interregnum_wire::ToClient;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::error::{CapacityError, Error};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, coding::CloseCode};

/// How long a client may take to read the reason for the end and to close its side.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Why a socket ends.
pub(crate) enum Disconnect {
    /// The client closed the connection.
    Gone,
    /// The client stayed silent for too long.
    Silent,
    /// The client is too far behind with reading.
    Slow,
    /// The client reads nothing: telling it the reason would only wait again.
    Stuck,
    /// The client sent more than a message may hold.
    TooLarge,
    /// The server ends the socket with this error.
    Error(ApiError),
}

impl Disconnect {
    /// The reason behind an error of the WebSocket protocol.
    pub(crate) const fn of(error: &Error) -> Self {
        match error {
            Error::Capacity(CapacityError::MessageTooLong { .. }) => Self::TooLarge,
            _ => Self::Gone,
        }
    }

    /// Sends the reason and closes, if the client is still there and reads it soon.
    pub(crate) async fn tell(self, socket: &mut WebSocket, lang: Lang) {
        let _ = timeout(CLOSE_TIMEOUT, self.send(socket, lang)).await;
    }

    async fn send(self, socket: &mut WebSocket, lang: Lang) {
        let (code, reason) = match &self {
            Self::Gone | Self::Stuck => return,
            Self::Silent => (CloseCode::Away, "silent".to_owned()),
            Self::Slow => (CloseCode::Again, "slow".to_owned()),
            Self::TooLarge => (CloseCode::Size, ApiError::TooLarge.code().to_owned()),
            Self::Error(error) => {
                let why = live::frame(&ToClient::Refused { id: None, error: error.body(lang) });
                let _ = socket.text(why).await;
                (close_code_of(error), error.code().to_owned())
            }
        };
        let bye = live::frame(&ToClient::Bye { code: reason.clone() });
        let _ = socket.text(bye).await;
        let _ = socket.close(CloseFrame { code, reason: Utf8Bytes::from(reason) }).await;
        // Let the client read it.
        socket.drain().await;
    }
}

const fn close_code_of(error: &ApiError) -> CloseCode {
    match error {
        ApiError::Closing => CloseCode::Restart,
        ApiError::Store(_) => CloseCode::Again,
        ApiError::Protocol => CloseCode::Protocol,
        _ => CloseCode::Policy,
    }
}
