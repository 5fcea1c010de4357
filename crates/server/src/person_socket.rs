//! The WebSocket of a person: says that something has changed for them, wherever on the page they are. What it is, the
//! page asks (`GET /api/me/news`). While one is open, the person counts as there.

use crate::api_error::ApiError;
use crate::app::{App, closed};
use crate::disconnect::Disconnect;
use crate::identity::{ClientAddress, Identity};
use crate::limits::ConnectionPermit;
use crate::live::Frame;
use crate::sessions::SessionGuard;
use crate::websocket::WebSocket;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use interregnum_store::{FollowChange, Person, PersonChange};
use interregnum_table::{Span, Time};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How often the server sends a ping and notes that the person is there.
const PING: Duration = Duration::from_secs(30);

/// How long a client may stay silent.
const SILENCE: Duration = Duration::from_secs(75);

/// How long after the last sign somebody counts as there.
const PRESENT: Span = Span::seconds(75);

/// The only message.
const CHANGED: &str = "{\"kind\":\"changed\"}";

/// Whether somebody who was last seen then counts as there now.
pub(crate) fn is_present(seen: Time, now: Time) -> bool {
    now < seen + PRESENT && seen.0 > 0
}

/// Opens the socket of a person.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
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
    tokio::spawn(attend(app, identity, upgrade, pass));
    response
}

async fn attend(app: Arc<App>, identity: Identity, upgrade: OnUpgrade, pass: ConnectionPermit) {
    // The client may be gone before the socket is open.
    let Ok(connection) = upgrade.await else { return };
    let mut socket = WebSocket::new(connection).await;
    app.metrics.sockets.increment();
    let end = match Box::pin(identity.enter(&app)).await {
        Ok((guard, Some(person))) => serve(&app, &guard, &person, &mut socket).await,
        Ok((_, None)) => Disconnect::Error(ApiError::NoName),
        Err(error) => Disconnect::Error(error),
    };
    Box::pin(end.tell(&mut socket, identity.lang)).await;
    app.metrics.sockets.decrement();
    drop(pass);
}

async fn serve(app: &App, guard: &SessionGuard, person: &Person, socket: &mut WebSocket) -> Disconnect {
    let mut news = app.watchers.watch(person.id);
    let end = run(app, guard, person, socket, &mut news).await;
    if app.watchers.unwatch(person.id, news) {
        // Gone at once, unless another node has a page of theirs, which soon says so.
        note_presence(app, person, Time(1)).await;
    }
    end
}

async fn run(
    app: &App,
    guard: &SessionGuard,
    person: &Person,
    socket: &mut WebSocket,
    news: &mut watch::Receiver<()>,
) -> Disconnect {
    let mut closing = app.closing();
    let (mut ping, mut heard) = (interval(PING), Instant::now());
    loop {
        let sent = tokio::select! {
            changed = news.changed() => match changed {
                Ok(()) => timeout(app.config.timeouts.write, socket.text(Frame::from(CHANGED))).await,
                Err(_) => return Disconnect::Error(ApiError::Closing),
            },
            message = socket.recv() => match message {
                // The client has nothing to say; its pongs show that it is there.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => { heard = Instant::now(); continue }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Disconnect::Gone,
                Some(Ok(_)) => return Disconnect::Error(ApiError::Protocol),
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE { return Disconnect::Silent }
                note_presence(app, person, app.clock.now()).await;
                timeout(app.config.timeouts.write, socket.ping()).await
            }
            () = guard.ended() => return Disconnect::Error(ApiError::NoName),
            () = closed(&mut closing) => return Disconnect::Error(ApiError::Closing),
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return Disconnect::Gone,
            Err(_) => return Disconnect::Stuck,
        }
    }
}

/// Notes when somebody was last there. Only those with an account are looked for; a store that refuses holds up nobody.
async fn note_presence(app: &App, person: &Person, at: Time) {
    if person.has_account {
        let change = FollowChange::Seen { person: person.id, at };
        let _ = app.store.change_person(PersonChange::Follow(change)).await;
    }
}
