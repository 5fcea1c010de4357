//! A way to PostgreSQL or NATS that can be cut.

use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, split};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Where a way leads.
#[derive(Clone)]
pub(super) enum Target {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

/// Passes bytes between a node and a service, until it is cut. From then on neither side receives anything, not even
/// that the other has closed the connection. After it is mended, everything sent in the meantime arrives, as when a
/// network recovers.
pub(super) struct Forwarder {
    pub(super) address: SocketAddr,
    cut: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Forwarder {
    pub(super) async fn start(target: Target) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (cut, is_cut) = watch::channel(false);
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(connect(client, target.clone(), is_cut.clone()));
            }
        });
        Self { address, cut, task }
    }

    /// From now on nothing arrives.
    pub(super) fn cut(&self) {
        self.cut.send_replace(true);
    }

    /// Everything arrives again.
    pub(super) fn mend(&self) {
        self.cut.send_replace(false);
    }
}

impl Drop for Forwarder {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(client: TcpStream, target: Target, mut cut: watch::Receiver<bool>) {
    let _ = client.set_nodelay(true);
    if whole(&mut cut).await.is_none() {
        return;
    }
    match target {
        Target::Tcp(address) => {
            let Ok(server) = TcpStream::connect(address).await else { return };
            let _ = server.set_nodelay(true);
            pass_on(client, server, cut).await;
        }
        Target::Unix(path) => {
            let Ok(server) = UnixStream::connect(path).await else { return };
            pass_on(client, server, cut).await;
        }
    }
}

async fn pass_on(
    client: impl AsyncRead + AsyncWrite,
    server: impl AsyncRead + AsyncWrite,
    cut: watch::Receiver<bool>,
) {
    let ((from_client, to_client), (from_server, to_server)) = (split(client), split(server));
    tokio::join!(one_way(from_client, to_server, cut.clone()), one_way(from_server, to_client, cut));
}

async fn one_way(from: impl AsyncRead, to: impl AsyncWrite, mut cut: watch::Receiver<bool>) {
    let (mut from, mut to) = (Box::pin(from), Box::pin(to));
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut buffer).await.unwrap_or(0);
        if whole(&mut cut).await.is_none() || read == 0 || to.write_all(&buffer[..read]).await.is_err() {
            let _ = to.shutdown().await;
            return;
        }
    }
}

/// Waits until the way is not cut; nothing if it is gone.
async fn whole(cut: &mut watch::Receiver<bool>) -> Option<()> {
    cut.wait_for(|cut| !cut).await.ok().map(drop)
}
