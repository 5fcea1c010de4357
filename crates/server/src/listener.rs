//! Accepts connections, serves them, and lets them finish at shutdown.

use crate::app::{App, closed};
use crate::identity::Peer;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower_service::Service;

/// How long a client may take to send the headers of a request.
const HEAD: Duration = Duration::from_secs(10);

/// The size of a connection's read buffer.
const BUFFER: usize = 16 * 1024;

/// How long connections may take to finish at shutdown.
const SHUTDOWN_LIMIT: Duration = Duration::from_secs(5);

/// The delay before the next attempt after the system refused a connection.
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// Accepts connections until the server shuts down, and waits for the open ones.
pub(crate) async fn accept_connections(app: &Arc<App>, listener: TcpListener, router: Router) {
    let mut closing = app.closing();
    // Every connection holds a sender: the channel closes when the last one ends.
    let (inside, mut empty) = mpsc::channel::<Infallible>(1);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let (app, router, inside) = (Arc::clone(app), router.clone(), inside.clone());
                    tokio::spawn(async move {
                        serve(&app, stream, peer, router).await;
                        drop(inside);
                    });
                }
                Err(error) => {
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

async fn serve(app: &App, stream: TcpStream, peer: SocketAddr, router: Router) {
    // Send small messages at once: waiting to fill a packet costs forty milliseconds.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = app.closing();
    tokio::select! {
        // An error of one connection concerns that connection only.
        _ = connection.as_mut() => return,
        () = closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
