//! The WebSocket of a client at a table.

use crate::{ClientError, Endpoint};
use futures_util::{SinkExt, StreamExt};
use interregnum_table::{Command, RequestId, TableId, Version};
use interregnum_wire::{FromClient, PROTOCOL, ToClient};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long opening a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);

/// The WebSocket of a client at a table.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
}

impl Connection {
    pub(crate) async fn open(
        endpoint: Endpoint,
        table: &TableId,
        token: &str,
        since: Option<Version>,
    ) -> Result<Self, ClientError> {
        let connected = timeout(CONNECT_TIMEOUT, Self::connect(endpoint, &table.to_string(), token)).await;
        let mut connection = connected.map_err(|_| ClientError::Timeout)??;
        connection.send(&FromClient::Hello { protocol: PROTOCOL, since, token: None }).await?;
        Ok(connection)
    }

    /// Opens the socket and sends nothing; `table` need not be the name of one.
    pub(crate) async fn connect(endpoint: Endpoint, table: &str, token: &str) -> Result<Self, ClientError> {
        let stream = endpoint.connect().await?;
        let server = endpoint.server;
        let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"))
            .map_err(|_| ClientError::Unexpected("a token".to_owned()))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        // Thousands of sockets share the machine with the server that they measure.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self { socket })
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &FromClient) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Unexpected(error.to_string()))?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Sends a message that need not be one of the protocol.
    pub(crate) async fn send_raw(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.socket.send(message).await?)
    }

    /// Sends a request to the table.
    pub async fn ask(&mut self, id: &RequestId, command: &Command) -> Result<(), ClientError> {
        self.send(&FromClient::Ask { id: id.clone(), command: command.clone() }).await
    }

    /// Receives the next message of the server.
    pub async fn receive(&mut self) -> Result<ToClient, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return read(&text),
                Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed)) | None => {
                    return Err(ClientError::Closed);
                }
                // Pings are answered by the socket itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

fn read(text: &str) -> Result<ToClient, ClientError> {
    serde_json::from_str(text).map_err(|error| {
        let beginning: String = text.chars().take(200).collect();
        ClientError::Unexpected(format!("{error}: {beginning}"))
    })
}
