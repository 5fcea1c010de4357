//! A WebSocket that keeps no copy of what is sent over it.
//!
//! A text is written for all who receive it, and goes out from where it lies. Had every socket a
//! buffer of its own for it, each would keep the room of the longest text that it ever sent, and
//! that was a quarter of the memory of a full house (`docs/performance.md`).

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

/// Messages are read in pieces of this size: nearly all are shorter, and every socket has room
/// for one.
const PIECE: usize = 512;

/// A WebSocket that keeps no copy of what is sent over it.
pub(crate) struct WebSocket {
    /// Reads; and writes what is small: signs of life, and the end.
    protocol: WebSocketStream<TokioIo<Upgraded>>,
    /// The text that has not gone out to its end.
    going: Option<OutgoingText>,
}

/// A text on its way: its head, itself, and how many bytes of the two have gone out.
struct OutgoingText {
    head: Vec<u8>,
    text: Frame,
    gone: usize,
}

impl WebSocket {
    /// The answer to a request for a WebSocket, after which the connection will be one; `None`
    /// if the request is no such.
    pub(crate) fn upgrade(request: &mut Request) -> Option<(Response, OnUpgrade)> {
        let upgrade = request.extensions_mut().remove::<OnUpgrade>()?;
        let response = create_response_with_body(request, Body::empty).ok()?;
        Some((response, upgrade))
    }

    /// The WebSocket that a connection has become.
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

    /// The next message; `None` if there will be no more.
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.protocol.next().await
    }

    /// Sends a text. Whoever does not wait for it to go out has its rest sent before what is
    /// sent next.
    pub(crate) async fn text(&mut self, text: Frame) -> Result<(), Error> {
        self.finish().await?;
        // A sign of life that was answered while a message was read may not have gone out.
        self.protocol.flush().await?;
        self.going = Some(OutgoingText::new(text)?);
        self.finish().await
    }

    /// Asks for a sign of life.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.finish().await?;
        self.protocol.send(Message::Ping(Bytes::new())).await
    }

    /// Says that this is the end, and why.
    pub(crate) async fn close(&mut self, why: CloseFrame) -> Result<(), Error> {
        self.finish().await?;
        self.protocol.send(Message::Close(Some(why))).await
    }

    /// Reads to the end, and heeds nothing. A connection that is dropped with something unread is
    /// cut, and what was said last is lost.
    pub(crate) async fn drain(&mut self) {
        while self.recv().await.is_some_and(|message| message.is_ok()) {}
    }

    /// Lets the text that is on its way go out to its end.
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

    /// What has not gone out.
    fn rest(&self) -> [IoSlice<'_>; 2] {
        let of_head = self.gone.min(self.head.len());
        let of_text = self.gone - of_head;
        [IoSlice::new(&self.head[of_head..]), IoSlice::new(&self.text.as_bytes()[of_text..])]
    }
}
