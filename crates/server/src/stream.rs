//! The messages of a table as lines of JSON, for programs without a WebSocket.

use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::identity::{ClientAddress, Identity};
use crate::limits::ConnectionPermit;
use crate::live::{self, ConnectionId, Frame, Join, Link, TableRequest};
use crate::moderation;
use crate::sessions::SessionGuard;
use crate::socket::OUTBOX;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{self, HeaderName};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use interregnum_table::{TableId, Version};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How often an empty line is sent when nothing happens, so that both sides notice a lost
/// connection.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// A proxy that collects the response, or compresses it, would hold messages back.
const UNBUFFERED: [(HeaderName, &str); 3] = [
    (header::CONTENT_TYPE, "application/x-ndjson"),
    (header::CACHE_CONTROL, "no-store, no-transform"),
    (HeaderName::from_static("x-accel-buffering"), "no"),
];

/// Where the stream begins.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct StreamQuery {
    since: Option<Version>,
}

/// The messages of a table, one per line, the same as over a WebSocket.
#[utoipa::path(
    get, path = "/api/tables/{table}/stream", tag = "tables",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("since" = Option<u64>, Query, description = "The version one has seen"),
    ),
    responses(
        (status = 200, description = "Messages, one a line; an empty line now and then", body = crate::rest::ToClient, content_type = "application/x-ndjson"),
        (status = 404, description = "There is no such table", body = crate::rest::ErrorBody),
    )
)]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(StreamQuery { since }): Query<StreamQuery>,
    ClientAddress(address): ClientAddress,
    identity: Identity,
) -> Response {
    match join(&app, &table, since, address, identity).await {
        Ok(reader) => {
            let lines = stream::unfold(reader, |mut reader| async move {
                let line = reader.line().await?;
                Some((Ok::<Bytes, Infallible>(line), reader))
            });
            (UNBUFFERED, Body::from_stream(lines)).into_response()
        }
        Err(error) => error.localized(identity.lang).into_response(),
    }
}

async fn join(
    app: &Arc<App>,
    table: &str,
    since: Option<Version>,
    address: std::net::IpAddr,
    identity: Identity,
) -> Result<StreamReader, ApiError> {
    let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
    let pass = app.limits.socket(address)?;
    let (outbox, news) = mpsc::channel(OUTBOX);
    let (guard, person) = identity.enter(app).await?;
    if let Some(person) = &person {
        moderation::check_play(app, person, address).await?;
        moderation::note_network(app, person.id, address);
    }
    let (who, name) = person.map_or_else(Default::default, |person| (Some(person.id), person.name));
    let lang = identity.lang;
    let join = |reply| {
        TableRequest::Join(Box::new(Join {
            who,
            name,
            link: Link::Stream,
            lang,
            since,
            outbox: outbox.into(),
            reply,
        }))
    };
    let joined = live::ask(app, &table, join).await?;
    app.metrics.sockets.increment();
    Ok(StreamReader { app: Arc::clone(app), table, connection: joined.connection, news, guard, _pass: pass })
}

/// The reading end of a stream.
struct StreamReader {
    app: Arc<App>,
    table: TableId,
    connection: ConnectionId,
    news: mpsc::Receiver<Frame>,
    guard: SessionGuard,
    _pass: ConnectionPermit,
}

impl StreamReader {
    /// The next line; `None` at the end.
    async fn line(&mut self) -> Option<Bytes> {
        tokio::select! {
            next = timeout(SIGN_OF_LIFE, self.news.recv()) => match next {
                Err(_) => Some(Bytes::from_static(b"\n")),
                Ok(frame) => frame.map(|frame| Bytes::from(format!("{frame}\n"))),
            },
            () = self.guard.ended() => None,
        }
    }
}

impl Drop for StreamReader {
    /// A client that stops reading has left the table.
    fn drop(&mut self) {
        self.app.metrics.sockets.decrement();
        let (app, table, connection) = (Arc::clone(&self.app), self.table.clone(), self.connection);
        tokio::spawn(async move { live::leave(&app, &table, connection).await });
    }
}
