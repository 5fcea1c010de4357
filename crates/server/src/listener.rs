//! The door: connections are taken in, served, and on closing led out.

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

/// The head of a request comes within this time, or not at all.
const HEAD: Duration = Duration::from_secs(10);

/// What a connection may hold of a request that is not read yet.
const BUFFER: usize = 16 * 1024;

/// When the house closes, connections have so long to finish.
const FAREWELL: Duration = Duration::from_secs(5);

/// After the system has refused a connection, it is left alone for a moment.
const BREATH: Duration = Duration::from_millis(50);

/// Takes connections in until the house closes, and waits for those that are in.
pub(crate) async fn accept_connections(app: &Arc<App>, listener: TcpListener, router: Router) {
    let mut closing = app.closing();
    // Every connection holds a sender; when all are gone, nobody is in.
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
                    tracing::warn!(%error, "a connection was not taken in");
                    tokio::time::sleep(BREATH).await;
                }
            },
            () = closed(&mut closing) => break,
        }
    }
    drop((listener, inside));
    // Those who are not gone by then are not waited for.
    let _ = tokio::time::timeout(FAREWELL, empty.recv()).await;
}

async fn serve(app: &App, stream: TcpStream, peer: SocketAddr, router: Router) {
    // Small messages go out at once: waiting to fill a packet costs forty milliseconds.
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
        // What goes wrong with one connection is that connection's affair.
        _ = connection.as_mut() => return,
        () = closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
