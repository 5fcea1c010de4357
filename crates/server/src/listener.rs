//! Accepts connections, serves them within time limits, and lets them finish at shutdown.

use crate::api_error::ApiError;
use crate::app::{App, closed};
use crate::client_stream::ClientStream;
use crate::identity::{Peer, RequestLang};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::Method;
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::mpsc;
use tower_service::Service;

/// The size of a connection's read buffer.
const BUFFER: usize = 16 * 1024;

/// How much the system holds of what a client has not read yet. Without a limit it is several megabytes
/// for each connection, and a client that reads nothing is noticed only after that much.
const SEND_BUFFER: u32 = 128 * 1024;

/// How many connections the system keeps until they are accepted.
const BACKLOG: u32 = 1024;

/// How long connections may take to finish at shutdown.
const SHUTDOWN_LIMIT: Duration = Duration::from_secs(5);

/// The delay before the next attempt after the system refused a connection.
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// How long a connection of the reserve may take from its first byte to its last.
const RESERVE_LIMIT: Duration = Duration::from_secs(2);

/// Listens at an address.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that has just ended does not keep the next one from its port.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Connections that are accepted inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Accepts connections until the server shuts down, and waits for the open ones.
pub(crate) async fn accept_connections(app: &Arc<App>, listener: TcpListener, router: Router) {
    let mut closing = app.closing();
    // Every connection holds a sender: the channel closes when the last one ends.
    let (inside, mut empty) = mpsc::channel::<Infallible>(1);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => admit(app, stream, peer, &router, &inside),
                Err(error) => {
                    app.metrics.refused_connections.add(1);
                    tracing::warn!(%error, "connection refused: accept failed, retrying shortly");
                    tokio::time::sleep(RETRY_DELAY).await;
                }
            },
            () = closed(&mut closing) => break,
        }
    }
    drop((listener, inside));
    // Connections that take longer are dropped.
    let _ = tokio::time::timeout(SHUTDOWN_LIMIT, empty.recv()).await;
}

/// Serves a connection, or hands it to the reserve if there are too many.
fn admit(
    app: &Arc<App>,
    stream: TcpStream,
    peer: SocketAddr,
    router: &Router,
    inside: &mpsc::Sender<Infallible>,
) {
    let (shared, router, inside) = (Arc::clone(app), router.clone(), inside.clone());
    match app.admission.admit(peer.ip()) {
        Ok(permit) => {
            let stream = ClientStream::new(app, stream, Some(permit));
            tokio::spawn(async move {
                serve(&shared, stream, peer, router).await;
                drop(inside);
            });
        }
        Err(refusal) => {
            app.metrics.refused_connections.add(1);
            app.admission.warn(peer.ip(), refusal);
            let stream = ClientStream::new(app, stream, None);
            let task = tokio::spawn(serve_reserved(stream, peer, router));
            app.admission.reserve(peer.ip(), task.abort_handle());
        }
    }
}

async fn serve(app: &App, stream: ClientStream, peer: SocketAddr, router: Router) {
    let unanswered = stream.unanswered();
    let service = service_fn(move |request| router.clone().call(from(request, peer)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // This also ends a connection that is idle between two requests.
        .header_read_timeout(app.config.timeouts.request)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = app.closing();
    tokio::select! {
        ended = connection.as_mut() => {
            let slow = ended.is_err_and(|error| error.is_timeout());
            if slow && unanswered.load(Ordering::Relaxed) {
                app.metrics.request_timeouts.add(1);
            }
            return;
        }
        () = closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Serves a connection over the cap: it may ask whether the server is well, and nothing else.
async fn serve_reserved(stream: ClientStream, peer: SocketAddr, router: Router) {
    let service = service_fn(move |request| {
        let request = from(request, peer);
        let mut router = router.clone();
        async move {
            if is_vital(&request) {
                return router.call(request).await;
            }
            let RequestLang(lang) = RequestLang::of(request.uri().query(), request.headers());
            Ok(ApiError::TooManyConnections.localized(lang).into_response())
        }
    });
    let connection = http1::Builder::new()
        .keep_alive(false)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service);
    // An error of one connection concerns that connection only.
    let _ = tokio::time::timeout(RESERVE_LIMIT, connection).await;
}

fn from(request: hyper::Request<Incoming>, peer: SocketAddr) -> Request {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(Peer(peer.ip()));
    request
}

/// Whether a request asks how the server is; this is answered whatever the load and the host name.
pub(crate) fn is_vital(request: &Request) -> bool {
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    reads && ["/health", "/ready"].contains(&request.uri().path())
}
