//! A socket at a table: a seat's or a spectator's.

use crate::cable::Cable;
use crate::house::{House, closed};
use crate::limits::{Gate, Pass};
use crate::live::{self, Frame, Join, Joined, Request, WatcherId, Wish};
use crate::problem::Problem;
use crate::visitor::{Address, Visitor};
use axum::extract::{Path, Request as HttpRequest, State};
use axum::response::{IntoResponse, Response};
use interregnum_table::{TableId, Version};
use interregnum_text::Lang;
use interregnum_wire::{FromClient, PROTOCOL, ToClient};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::error::{CapacityError, Error};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, coding::CloseCode};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// What a socket may hold before it is read: whoever is further behind is let go.
pub(crate) const OUTBOX: usize = 64;

/// A client is asked for a sign of life so often, and let go after so long without one.
const PING: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(40);

/// A message that cannot be handed over in this time never will be.
const SENDING: Duration = Duration::from_secs(10);

/// So long the last word is waited for to be heard.
const FAREWELL: Duration = Duration::from_secs(1);

/// So many messages too many, and the client is let go.
const PATIENCE: u32 = 20;

/// Opens a socket at a table.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    Address(address): Address,
    visitor: Visitor,
    mut request: HttpRequest,
) -> Response {
    let lang = visitor.lang;
    let pass = match house.gates.socket(address) {
        Ok(pass) => pass,
        Err(problem) => return problem.said(lang).into_response(),
    };
    let Some((response, upgrade)) = Cable::answer(&mut request) else {
        return Problem::Protocol.said(lang).into_response();
    };
    tokio::spawn(async move {
        // Whoever is gone before the socket is open has not come.
        let Ok(connection) = upgrade.await else { return };
        let mut socket = Cable::over(connection).await;
        house.metrics.sockets.up();
        // A browser is not shown how its request for a socket was refused: it is told inside.
        match table.parse() {
            Ok(table) => serve(&house, table, visitor, socket).await,
            Err(_) => End::Problem(Problem::NoSuchTable).tell(&mut socket, lang).await,
        }
        house.metrics.sockets.down();
        drop::<Pass>(pass);
    });
    response
}

/// Serves a socket from the first message to the last.
async fn serve(house: &Arc<House>, table: TableId, visitor: Visitor, mut socket: Cable) {
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
    socket: &mut Cable,
) -> Result<(Joined, mpsc::Receiver<Frame>), End> {
    let first = timeout(SENDING, socket.recv()).await.map_err(|_| End::Silent)?;
    let (since, token) = match first {
        Some(Ok(Message::Text(text))) => hello(&text)?,
        Some(Ok(_)) => return Err(End::Problem(Problem::Protocol)),
        Some(Err(_)) | None => return Err(End::Gone),
    };
    let (outbox, news) = mpsc::channel(OUTBOX);
    let (who, name) = visitor.showing(token).known(house).await.map_err(End::Problem)?;
    let lang = visitor.lang;
    let join = |reply| Request::Join(Box::new(Join { who, name, lang, since, outbox, reply }));
    let joined = live::ask(house, table, join).await.map_err(End::Problem)?;
    Ok((joined, news))
}

/// The version from which the client wants to be told, and its token, if it has them.
fn hello(text: &str) -> Result<(Option<Version>, Option<String>), End> {
    match serde_json::from_str(text) {
        Ok(FromClient::Hello { protocol: PROTOCOL, since, token }) => Ok((since, token)),
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
    async fn run(&self, socket: &mut Cable, mut news: mpsc::Receiver<Frame>, gate: &Gate) -> End {
        let mut closing = self.house.closing();
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = Instant::now();
        let mut excess = 0;
        loop {
            let result = tokio::select! {
                frame = news.recv() => match frame {
                    Some(frame) => in_time(socket.text(frame)).await,
                    None => Err(if *closing.borrow() { End::Problem(Problem::Closing) } else { End::Slow }),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    self.heard(message, socket, gate, &mut excess).await
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE { Err(End::Silent) } else { in_time(socket.ping()).await }
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
        message: Option<Result<Message, Error>>,
        socket: &mut Cable,
        gate: &Gate,
        excess: &mut u32,
    ) -> Result<(), End> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return self.count(socket, gate, excess).await.map(|_| ());
            }
            Some(Ok(Message::Binary(_) | Message::Frame(_))) => return Err(End::Problem(Problem::Protocol)),
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
    async fn count(&self, socket: &mut Cable, gate: &Gate, excess: &mut u32) -> Result<bool, End> {
        let Err(problem) = gate.message() else { return Ok(true) };
        self.house.metrics.limited.add(1);
        *excess += 1;
        if *excess > PATIENCE {
            return Err(End::Problem(problem));
        }
        self.refuse(socket, problem).await.map(|()| false)
    }

    async fn understood(&self, message: FromClient, socket: &mut Cable) -> Result<(), End> {
        let watcher = self.watcher;
        match message {
            FromClient::Hello { .. } => self.refuse(socket, Problem::Protocol).await,
            FromClient::Ping { n } => in_time(socket.text(live::frame(&ToClient::Pong { n }))).await,
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

    async fn refuse(&self, socket: &mut Cable, problem: Problem) -> Result<(), End> {
        let message = ToClient::Refused { id: None, error: problem.body(self.lang) };
        in_time(socket.text(live::frame(&message))).await
    }
}

/// What is sent has gone out in time, or the socket ends.
async fn in_time(sent: impl Future<Output = Result<(), Error>>) -> Result<(), End> {
    match timeout(SENDING, sent).await {
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
    const fn of(error: &Error) -> Self {
        match error {
            Error::Capacity(CapacityError::MessageTooLong { .. }) => Self::TooLarge,
            _ => Self::Gone,
        }
    }

    /// Says good-bye, if there is somebody to say it to.
    async fn tell(self, socket: &mut Cable, lang: Lang) {
        let (code, reason) = match &self {
            Self::Gone => return,
            Self::Silent => (CloseCode::Away, "silent".to_owned()),
            Self::Slow => (CloseCode::Again, "slow".to_owned()),
            Self::TooLarge => (CloseCode::Size, Problem::TooLarge.code().to_owned()),
            Self::Problem(problem) => {
                let why = live::frame(&ToClient::Refused { id: None, error: problem.body(lang) });
                let _ = in_time(socket.text(why)).await;
                (close_code_of(problem), problem.code().to_owned())
            }
        };
        let bye = live::frame(&ToClient::Bye { code: reason.clone() });
        let _ = in_time(socket.text(bye)).await;
        let _ = in_time(socket.close(CloseFrame { code, reason: Utf8Bytes::from(reason) })).await;
        // The other side has a moment to hear it.
        let _ = timeout(FAREWELL, socket.drain()).await;
    }
}

const fn close_code_of(problem: &Problem) -> CloseCode {
    match problem {
        Problem::Closing => CloseCode::Restart,
        Problem::Store(_) => CloseCode::Again,
        Problem::Protocol => CloseCode::Protocol,
        _ => CloseCode::Policy,
    }
}
