//! A WebSocket that keeps no copy of what is sent over it.
//!
//! One serialized text serves all its receivers. A buffer per socket would keep the size of the
//! longest text that it ever sent, which was a quarter of the server's memory
//! (`docs/performance.md`).

use crate::live::Frame;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io::{self, ErrorKind, IoSlice};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// The largest message a client may send.
const LARGEST: usize = 8192;

/// The size of a socket's read buffer; nearly all messages are shorter.
const PIECE: usize = 512;

/// A WebSocket that keeps no copy of what is sent over it.
pub(crate) struct WebSocket {
    /// Reads, and writes small frames: pings and the close frame.
    protocol: WebSocketStream<TokioIo<Upgraded>>,
    /// The text that is partly sent.
    going: Option<OutgoingText>,
}

/// A text that is being sent: its frame header, the text, and how many bytes of both are out.
struct OutgoingText {
    head: Vec<u8>,
    text: Frame,
    gone: usize,
}

impl WebSocket {
    /// The response that upgrades a request to a WebSocket; `None` if the request is no such.
    pub(crate) fn upgrade(request: &mut Request) -> Option<(Response, OnUpgrade)> {
        let upgrade = request.extensions_mut().remove::<OnUpgrade>()?;
        let response = create_response_with_body(request, Body::empty).ok()?;
        Some((response, upgrade))
    }

    /// The WebSocket over an upgraded connection.
    pub(crate) async fn new(connection: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(PIECE)
            .write_buffer_size(0)
            .max_message_size(Some(LARGEST))
            .max_frame_size(Some(LARGEST));
        let connection = TokioIo::new(connection);
        let protocol = WebSocketStream::from_raw_socket(connection, Role::Server, Some(config)).await;
        Self { protocol, going: None }
    }

    /// The next message; `None` at the end.
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.protocol.next().await
    }

    /// Sends a text. If this future is dropped, the rest is sent before the next message.
    pub(crate) async fn text(&mut self, text: Frame) -> Result<(), Error> {
        self.finish().await?;
        // A pong that answered a ping may still be in the buffer.
        self.protocol.flush().await?;
        self.going = Some(OutgoingText::new(text)?);
        self.finish().await
    }

    /// Sends a ping.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.finish().await?;
        self.protocol.send(Message::Ping(Bytes::new())).await
    }

    /// Sends a close frame with the reason.
    pub(crate) async fn close(&mut self, why: CloseFrame) -> Result<(), Error> {
        self.finish().await?;
        self.protocol.send(Message::Close(Some(why))).await
    }

    /// Reads to the end and ignores what comes. Dropping a connection with unread data would reset
    /// it, and the last message would be lost.
    pub(crate) async fn drain(&mut self) {
        while self.recv().await.is_some_and(|message| message.is_ok()) {}
    }

    /// Sends the rest of the current text.
    async fn finish(&mut self) -> Result<(), Error> {
        let Some(going) = &mut self.going else { return Ok(()) };
        let connection = self.protocol.get_mut();
        while !going.is_gone() {
            match connection.write_vectored(&going.rest()).await? {
                0 => return Err(io::Error::from(ErrorKind::WriteZero).into()),
                bytes => going.gone += bytes,
            }
        }
        self.going = None;
        Ok(connection.flush().await?)
    }
}

impl OutgoingText {
    fn new(text: Frame) -> Result<Self, Error> {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut head = Vec::with_capacity(header.len(text.len() as u64));
        header.format(text.len() as u64, &mut head)?;
        Ok(Self { head, text, gone: 0 })
    }

    fn is_gone(&self) -> bool {
        self.gone == self.head.len() + self.text.len()
    }

    /// The bytes that are not sent yet.
    fn rest(&self) -> [IoSlice<'_>; 2] {
        let of_head = self.gone.min(self.head.len());
        let of_text = self.gone - of_head;
        [IoSlice::new(&self.head[of_head..]), IoSlice::new(&self.text.as_bytes()[of_text..])]
    }
}
