//! One socket at a table.

use crate::{Fault, Heard};
use futures_util::{SinkExt, StreamExt};
use interregnum_table::{Command, RequestId, TableId, Version};
use interregnum_wire::{FromClient, PROTOCOL};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A connection is made within this time, or not at all.
const PATIENCE: Duration = Duration::from_secs(30);

/// One socket at a table.
pub struct Line {
    socket: WebSocketStream<TcpStream>,
}

impl Line {
    pub(crate) async fn open(
        server: SocketAddr,
        table: &TableId,
        token: &str,
        since: Option<Version>,
    ) -> Result<Self, Fault> {
        let connected = timeout(PATIENCE, Self::connect(server, table, token)).await;
        let mut line = connected.map_err(|_| Fault::Silent)??;
        line.say(&FromClient::Hello { protocol: PROTOCOL, since, token: None }).await?;
        Ok(line)
    }

    async fn connect(server: SocketAddr, table: &TableId, token: &str) -> Result<Self, Fault> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}"))
            .map_err(|_| Fault::Strange("a token".to_owned()))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        // Thousands of sockets share the machine with the server that they measure.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self { socket })
    }

    /// Says something.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), Fault> {
        let text = serde_json::to_string(message).map_err(|error| Fault::Strange(error.to_string()))?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Asks something of the table.
    pub async fn ask(&mut self, id: &RequestId, command: &Command) -> Result<(), Fault> {
        self.say(&FromClient::Ask { id: id.clone(), command: command.clone() }).await
    }

    /// The next thing that the server says.
    pub async fn hear(&mut self) -> Result<Heard, Fault> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Heard::read(&text),
                Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed)) | None => {
                    return Err(Fault::Closed);
                }
                // Pings are answered by the socket itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
