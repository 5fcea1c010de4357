//! The WebSocket of a seat or a spectator at a table.

use crate::api_error::ApiError;
use crate::app::{App, closed};
use crate::disconnect::Disconnect;
use crate::extract::Path;
use crate::identity::{ClientAddress, Identity};
use crate::limits::{ConnectionPermit, MessageLimit, Sender};
use crate::live::{self, CommandRequest, ConnectionId, Frame, Join, Joined, Link, TableRequest};
use crate::moderation;
use crate::sessions::SessionGuard;
use crate::websocket::WebSocket;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use interregnum_table::{PersonId, TableId, Version};
use interregnum_text::Lang;
use interregnum_wire::{FromClient, PROTOCOL, ToClient};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::error::Error;

/// How many messages may wait for a client; one that is further behind is disconnected.
pub(crate) const OUTBOX: usize = 64;

/// How often the server sends a ping, and how long a client may stay silent.
const PING: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(40);

/// How many messages over the limit a client may send before it is disconnected.
const PATIENCE: u32 = 20;

/// Opens a socket at a table.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    ClientAddress(address): ClientAddress,
    identity: Identity,
    mut request: Request,
) -> Response {
    let lang = identity.lang;
    let pass = match app.limits.socket(address) {
        Ok(pass) => pass,
        Err(error) => return error.localized(lang).into_response(),
    };
    let Some((response, upgrade)) = WebSocket::upgrade(&mut request) else {
        return ApiError::Protocol.localized(lang).into_response();
    };
    tokio::spawn(attend(app, table, Box::new(identity), address, upgrade, pass));
    response
}

/// Waits for a socket to open, and serves it.
async fn attend(
    app: Arc<App>,
    table: String,
    identity: Box<Identity>,
    address: IpAddr,
    upgrade: OnUpgrade,
    pass: ConnectionPermit,
) {
    let lang = identity.lang;
    // The client may be gone before the socket is open.
    let Ok(connection) = upgrade.await else { return };
    let mut socket = WebSocket::new(connection).await;
    app.metrics.sockets.increment();
    // A browser does not see why its request for a socket was refused, so the reason is sent over the
    // socket.
    match table.parse() {
        Ok(table) => serve(&app, table, identity, address, &mut socket).await,
        Err(_) => Box::pin(Disconnect::Error(ApiError::NoSuchTable).tell(&mut socket, lang)).await,
    }
    app.metrics.sockets.decrement();
    drop(pass);
}

/// Serves a socket from the first message to the last.
async fn serve(
    app: &Arc<App>,
    table: TableId,
    identity: Box<Identity>,
    address: IpAddr,
    socket: &mut WebSocket,
) {
    let lang = identity.lang;
    // What a socket that waits does not need is boxed here and below, so that it keeps no room for it.
    let greeting = Box::pin(greet(app, &table, *identity, address, socket));
    drop(identity);
    let end = match greeting.await {
        Ok(Greeted { joined, who, news, guard }) => {
            let connection = joined.connection;
            let session = Session { app, table: &table, lang, connection, guard };
            let sender = Sender::new(table.clone(), who, address);
            let limit = app.limits.messages(sender, joined.viewer.seat().is_none());
            let end = session.run(socket, news, &limit).await;
            Box::pin(live::leave(app, &table, connection)).await;
            end
        }
        Err(end) => end,
    };
    Box::pin(end.tell(socket, lang)).await;
}

/// A client that has joined a table.
struct Greeted {
    joined: Joined,
    who: Option<PersonId>,
    news: mpsc::Receiver<Frame>,
    guard: SessionGuard,
}

/// Reads the first message and joins the table.
async fn greet(
    app: &Arc<App>,
    table: &TableId,
    identity: Identity,
    address: IpAddr,
    socket: &mut WebSocket,
) -> Result<Greeted, Disconnect> {
    let first = timeout(app.config.timeouts.request, socket.recv()).await;
    let first = first.map_err(|_| Disconnect::Silent)?;
    let (since, token) = match first {
        Some(Ok(Message::Text(text))) => hello(&text)?,
        Some(Ok(_)) => return Err(Disconnect::Error(ApiError::Protocol)),
        Some(Err(_)) | None => return Err(Disconnect::Gone),
    };
    let (outbox, news) = mpsc::channel(OUTBOX);
    let identity = identity.with_token(token);
    let (guard, person) = identity.enter(app).await.map_err(Disconnect::Error)?;
    if let Some(person) = &person {
        moderation::check_play(app, person, address).await.map_err(Disconnect::Error)?;
        moderation::note_network(app, person.id, address);
    }
    let (who, name) = person.map_or_else(Default::default, |person| (Some(person.id), person.name));
    let lang = identity.lang;
    let join = |reply| {
        TableRequest::Join(Box::new(Join {
            who,
            name,
            link: Link::Socket,
            lang,
            since,
            outbox: outbox.into(),
            reply,
        }))
    };
    let joined = live::ask(app, table, join).await.map_err(Disconnect::Error)?;
    Ok(Greeted { joined, who, news, guard })
}

/// The version that the client has, and its token, if it sent them.
fn hello(text: &str) -> Result<(Option<Version>, Option<String>), Disconnect> {
    match serde_json::from_str(text) {
        Ok(FromClient::Hello { protocol: PROTOCOL, since, token }) => Ok((since, token)),
        _ => Err(Disconnect::Error(ApiError::Protocol)),
    }
}

/// One socket that has joined a table.
struct Session<'a> {
    app: &'a Arc<App>,
    table: &'a TableId,
    lang: Lang,
    connection: ConnectionId,
    guard: SessionGuard,
}

impl Session<'_> {
    async fn run(
        &self,
        socket: &mut WebSocket,
        mut news: mpsc::Receiver<Frame>,
        limit: &MessageLimit<'_>,
    ) -> Disconnect {
        let mut closing = self.app.closing();
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = Instant::now();
        let mut excess = 0;
        loop {
            let result = tokio::select! {
                frame = news.recv() => match frame {
                    Some(frame) => self.in_time(socket.text(frame)).await,
                    None => Err(if *closing.borrow() { Disconnect::Error(ApiError::Closing) } else { Disconnect::Slow }),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    Box::pin(self.heard(message, socket, limit, &mut excess)).await
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE { Err(Disconnect::Silent) } else { Box::pin(self.in_time(socket.ping())).await }
                }
                () = self.guard.ended() => Err(Disconnect::Error(ApiError::NoName)),
                () = closed(&mut closing) => Err(Disconnect::Error(ApiError::Closing)),
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    async fn heard(
        &self,
        message: Option<Result<Message, Error>>,
        socket: &mut WebSocket,
        limit: &MessageLimit<'_>,
        excess: &mut u32,
    ) -> Result<(), Disconnect> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return self.count(socket, limit, excess).await.map(|_| ());
            }
            Some(Ok(Message::Binary(_) | Message::Frame(_))) => {
                return Err(Disconnect::Error(ApiError::Protocol));
            }
            Some(Ok(Message::Close(_))) | None => return Err(Disconnect::Gone),
            Some(Err(error)) => return Err(Disconnect::of(&error)),
        };
        if !self.count(socket, limit, excess).await? {
            return Ok(());
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.understood(message, socket).await,
            Err(error) => {
                let message = format!("{:?} error at column {}", error.classify(), error.column());
                self.refuse(socket, ApiError::BadRequest { message }).await
            }
        }
    }

    /// Counts a message; false if it exceeds the limit.
    async fn count(
        &self,
        socket: &mut WebSocket,
        limit: &MessageLimit<'_>,
        excess: &mut u32,
    ) -> Result<bool, Disconnect> {
        let Err(error) = limit.message() else { return Ok(true) };
        self.app.metrics.limited.add(1);
        *excess += 1;
        if *excess > PATIENCE {
            return Err(Disconnect::Error(error));
        }
        self.refuse(socket, error).await.map(|()| false)
    }

    async fn understood(&self, message: FromClient, socket: &mut WebSocket) -> Result<(), Disconnect> {
        let connection = self.connection;
        match message {
            FromClient::Hello { .. } => self.refuse(socket, ApiError::Protocol).await,
            FromClient::Ping { n } => self.in_time(socket.text(live::frame(&ToClient::Pong { n }))).await,
            FromClient::TakeOver => {
                live::send(self.app, self.table, TableRequest::TakeOver(connection)).await;
                Ok(())
            }
            FromClient::Ask { id, command } => {
                live::send(
                    self.app,
                    self.table,
                    TableRequest::Submit { connection, request: Box::new(CommandRequest { id, command }) },
                )
                .await;
                Ok(())
            }
        }
    }

    async fn refuse(&self, socket: &mut WebSocket, error: ApiError) -> Result<(), Disconnect> {
        let message = ToClient::Refused { id: None, error: error.body(self.lang) };
        self.in_time(socket.text(live::frame(&message))).await
    }

    /// Sends within the time limit, or ends the socket.
    async fn in_time(&self, sent: impl Future<Output = Result<(), Error>>) -> Result<(), Disconnect> {
        match timeout(self.app.config.timeouts.write, sent).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Disconnect::Gone),
            Err(_) => {
                self.app.metrics.write_timeouts.add(1);
                Err(Disconnect::Stuck)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::attend;

    /// The size of the future that an async function returns.
    const fn size<A, B, C, D, E, F, R>(_: &impl Fn(A, B, C, D, E, F) -> R) -> usize {
        size_of::<R>()
    }

    #[test]
    fn a_socket_that_waits_keeps_little_memory() {
        assert!(size(&attend) <= 2048, "{} bytes", size(&attend));
    }
}
