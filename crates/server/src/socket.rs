//! A socket at a table: a seat's or a spectator's.

use crate::house::{House, closed};
use crate::limits::{Gate, Pass};
use crate::live::{self, Frame, Join, Joined, Request, WatcherId, Wish};
use crate::problem::Problem;
use crate::visitor::{Address, Visitor};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use interregnum_table::{TableId, Version};
use interregnum_text::Lang;
use interregnum_wire::{FromClient, PROTOCOL, ToClient};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

/// What a socket may hold before it is read: whoever is further behind is let go.
pub(crate) const OUTBOX: usize = 64;

/// The largest message a client may send.
const LARGEST: usize = 8192;

/// A client is asked for a sign of life so often, and let go after so long without one.
const PING: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(40);

/// A message that cannot be handed over in this time never will be.
const SENDING: Duration = Duration::from_secs(10);

/// So many messages too many, and the client is let go.
const PATIENCE: u32 = 20;

/// Opens a socket at a table.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    Address(address): Address,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Response {
    let lang = visitor.lang;
    match house.gates.socket(address) {
        Err(problem) => problem.said(lang).into_response(),
        Ok(pass) => upgrade
            .read_buffer_size(4096)
            .write_buffer_size(0)
            .max_message_size(LARGEST)
            .max_frame_size(LARGEST)
            .on_upgrade(move |mut socket| async move {
                house.metrics.sockets.up();
                // A browser is not shown how its request for a socket was refused: it is told inside.
                match table.parse() {
                    Ok(table) => serve(&house, table, visitor, socket).await,
                    Err(_) => End::Problem(Problem::NoSuchTable).tell(&mut socket, lang).await,
                }
                house.metrics.sockets.down();
                drop::<Pass>(pass);
            }),
    }
}

/// Serves a socket from the first message to the last.
async fn serve(house: &Arc<House>, table: TableId, visitor: Visitor, mut socket: WebSocket) {
    let end = match greet(house, &table, visitor, &mut socket).await {
        Ok((joined, news)) => {
            let session = Session { house, table: &table, lang: visitor.lang, watcher: joined.watcher };
            let gate = house.gates.messages(joined.viewer.seat().is_none());
            let end = session.run(&mut socket, news, &gate).await;
            live::leave(house, &table, joined.watcher).await;
            end
        }
        Err(end) => end,
    };
    end.tell(&mut socket, visitor.lang).await;
}

/// Reads the first message and joins the table.
async fn greet(
    house: &Arc<House>,
    table: &TableId,
    visitor: Visitor,
    socket: &mut WebSocket,
) -> Result<(Joined, mpsc::Receiver<Frame>), End> {
    let first = timeout(SENDING, socket.recv()).await.map_err(|_| End::Silent)?;
    let since = match first {
        Some(Ok(Message::Text(text))) => hello(&text)?,
        Some(Ok(_)) => return Err(End::Problem(Problem::Protocol)),
        Some(Err(_)) | None => return Err(End::Gone),
    };
    let (outbox, news) = mpsc::channel(OUTBOX);
    let (who, name) = visitor.known(house).await.map_err(End::Problem)?;
    let lang = visitor.lang;
    let join = |reply| Request::Join(Box::new(Join { who, name, lang, since, outbox, reply }));
    let joined = live::ask(house, table, join).await.map_err(End::Problem)?;
    Ok((joined, news))
}

/// The version from which the client wants to be told, if it has one.
fn hello(text: &str) -> Result<Option<Version>, End> {
    match serde_json::from_str(text) {
        Ok(FromClient::Hello { protocol: PROTOCOL, since }) => Ok(since),
        _ => Err(End::Problem(Problem::Protocol)),
    }
}

/// One socket that has joined a table.
struct Session<'a> {
    house: &'a Arc<House>,
    table: &'a TableId,
    lang: Lang,
    watcher: WatcherId,
}

impl Session<'_> {
    async fn run(&self, socket: &mut WebSocket, mut news: mpsc::Receiver<Frame>, gate: &Gate) -> End {
        let mut closing = self.house.closing();
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = Instant::now();
        let mut excess = 0;
        loop {
            let result = tokio::select! {
                frame = news.recv() => match frame {
                    Some(frame) => send(socket, Message::Text(frame)).await,
                    None => Err(if *closing.borrow() { End::Problem(Problem::Closing) } else { End::Slow }),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    self.heard(message, socket, gate, &mut excess).await
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE { Err(End::Silent) } else { send(socket, Message::Ping(Vec::new().into())).await }
                }
                () = closed(&mut closing) => Err(End::Problem(Problem::Closing)),
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    async fn heard(
        &self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
        gate: &Gate,
        excess: &mut u32,
    ) -> Result<(), End> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return self.count(socket, gate, excess).await.map(|_| ());
            }
            Some(Ok(Message::Binary(_))) => return Err(End::Problem(Problem::Protocol)),
            Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
            Some(Err(error)) => return Err(End::of(&error)),
        };
        if !self.count(socket, gate, excess).await? {
            return Ok(());
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.understood(message, socket).await,
            Err(error) => {
                let message = format!("{:?} error at column {}", error.classify(), error.column());
                self.refuse(socket, Problem::BadRequest { message }).await
            }
        }
    }

    /// Counts a message; false if it is one too many.
    async fn count(&self, socket: &mut WebSocket, gate: &Gate, excess: &mut u32) -> Result<bool, End> {
        let Err(problem) = gate.message() else { return Ok(true) };
        self.house.metrics.limited.add(1);
        *excess += 1;
        if *excess > PATIENCE {
            return Err(End::Problem(problem));
        }
        self.refuse(socket, problem).await.map(|()| false)
    }

    async fn understood(&self, message: FromClient, socket: &mut WebSocket) -> Result<(), End> {
        let watcher = self.watcher;
        match message {
            FromClient::Hello { .. } => self.refuse(socket, Problem::Protocol).await,
            FromClient::Ping { n } => send(socket, Message::Text(live::frame(&ToClient::Pong { n }))).await,
            FromClient::TakeOver => {
                live::send(self.house, self.table, Request::TakeOver(watcher)).await;
                Ok(())
            }
            FromClient::Ask { id, command } => {
                live::send(
                    self.house,
                    self.table,
                    Request::Say { watcher, wish: Box::new(Wish { id, command }) },
                )
                .await;
                Ok(())
            }
        }
    }

    async fn refuse(&self, socket: &mut WebSocket, problem: Problem) -> Result<(), End> {
        let message = ToClient::Refused { id: None, error: problem.body(self.lang) };
        send(socket, Message::Text(live::frame(&message))).await
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(SENDING, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Slow),
    }
}

/// Why a socket ends.
enum End {
    /// The client has gone.
    Gone,
    /// The client gives no sign of life.
    Silent,
    /// The client does not read what it is sent.
    Slow,
    /// The client sent more than a message may hold.
    TooLarge,
    /// Something the client is told.
    Problem(Problem),
}

impl End {
    /// What an error of the protocol comes to.
    fn of(error: &axum::Error) -> Self {
        if error.to_string().contains("too long") { Self::TooLarge } else { Self::Gone }
    }

    /// Says good-bye, if there is somebody to say it to.
    async fn tell(self, socket: &mut WebSocket, lang: Lang) {
        let (code, reason) = match &self {
            Self::Gone => return,
            Self::Silent => (close_code::AWAY, "silent".to_owned()),
            Self::Slow => (close_code::AGAIN, "slow".to_owned()),
            Self::TooLarge => (close_code::SIZE, Problem::TooLarge.code().to_owned()),
            Self::Problem(problem) => {
                let why = live::frame(&ToClient::Refused { id: None, error: problem.body(lang) });
                let _ = send(socket, Message::Text(why)).await;
                (close_code_of(problem), problem.code().to_owned())
            }
        };
        let bye = live::frame(&ToClient::Bye { code: reason.clone() });
        let _ = send(socket, Message::Text(bye)).await;
        let frame = CloseFrame { code, reason: Utf8Bytes::from(reason) };
        let _ = send(socket, Message::Close(Some(frame))).await;
    }
}

const fn close_code_of(problem: &Problem) -> u16 {
    match problem {
        Problem::Closing => close_code::RESTART,
        Problem::Store(_) => close_code::AGAIN,
        Problem::Protocol => close_code::PROTOCOL,
        _ => close_code::POLICY,
    }
}
