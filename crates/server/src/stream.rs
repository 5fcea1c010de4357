//! The news of a table as lines of JSON, for programs that would rather not open a socket.

use crate::house::House;
use crate::limits::Pass;
use crate::live::{self, Frame, Join, Request, WatcherId};
use crate::problem::Problem;
use crate::socket::OUTBOX;
use crate::visitor::{Address, Visitor};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use interregnum_table::{TableId, Version};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// An empty line is sent so often when nothing happens, so that both sides notice a loss.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// From where the news are wanted.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Since {
    since: Option<Version>,
}

/// What happens at a table, a message a line, the same messages as a socket's.
#[utoipa::path(
    get, path = "/api/tables/{table}/stream", tag = "tables",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("since" = Option<u64>, Query, description = "The version one has seen"),
    ),
    responses(
        (status = 200, description = "Messages, one a line; an empty line now and then", content_type = "application/x-ndjson"),
        (status = 404, description = "There is no such table", body = crate::rest::ProblemBody),
    )
)]
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    Query(Since { since }): Query<Since>,
    Address(address): Address,
    visitor: Visitor,
) -> Response {
    match join(&house, &table, since, address, visitor).await {
        Ok(reader) => {
            let lines = stream::unfold(reader, |mut reader| async move {
                let line = reader.line().await?;
                Some((Ok::<Bytes, Infallible>(line), reader))
            });
            ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
        }
        Err(problem) => problem.said(visitor.lang).into_response(),
    }
}

async fn join(
    house: &Arc<House>,
    table: &str,
    since: Option<Version>,
    address: std::net::IpAddr,
    visitor: Visitor,
) -> Result<Reader, Problem> {
    let table: TableId = table.parse().map_err(|_| Problem::NoSuchTable)?;
    let pass = house.gates.socket(address)?;
    let (outbox, news) = mpsc::channel(OUTBOX);
    let (who, name) = visitor.known(house).await?;
    let lang = visitor.lang;
    let join = |reply| Request::Join(Box::new(Join { who, name, lang, since, outbox, reply }));
    let joined = live::ask(house, &table, join).await?;
    house.metrics.sockets.up();
    Ok(Reader { house: Arc::clone(house), table, watcher: joined.watcher, news, _pass: pass })
}

/// Somebody who reads a stream.
struct Reader {
    house: Arc<House>,
    table: TableId,
    watcher: WatcherId,
    news: mpsc::Receiver<Frame>,
    _pass: Pass,
}

impl Reader {
    /// The next line; `None` when there will be no more.
    async fn line(&mut self) -> Option<Bytes> {
        match timeout(SIGN_OF_LIFE, self.news.recv()).await {
            Err(_) => Some(Bytes::from_static(b"\n")),
            Ok(frame) => frame.map(|frame| Bytes::from(format!("{frame}\n"))),
        }
    }
}

impl Drop for Reader {
    /// Whoever stops reading has left the table.
    fn drop(&mut self) {
        self.house.metrics.sockets.down();
        let (house, table, watcher) = (Arc::clone(&self.house), self.table.clone(), self.watcher);
        tokio::spawn(async move { live::leave(&house, &table, watcher).await });
    }
}
