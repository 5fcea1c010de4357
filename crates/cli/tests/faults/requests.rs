//! Requests for single pages, and waiting for a state of the server.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

/// How long a test waits for a state before it fails. A busy machine needs some of it.
const PATIENCE: Duration = Duration::from_secs(90);

/// The status and the body of a page.
pub(crate) async fn get(server: SocketAddr, path: &str) -> io::Result<(u16, String)> {
    let exchange = async {
        let mut stream = TcpStream::connect(server).await?;
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or(io::ErrorKind::InvalidData)?, body.to_owned()))
    };
    timeout(PATIENCE, exchange).await?
}

/// Waits until something is true, and fails if it does not become true.
pub(crate) async fn until(what: &str, is: impl AsyncFnMut() -> bool) {
    until_or(|| what.to_owned(), is).await;
}

/// Waits until something is true; `what` says what was waited for, and what is known if it was in vain.
pub(crate) async fn until_or(what: impl Fn() -> String, mut is: impl AsyncFnMut() -> bool) {
    let patience = Instant::now() + PATIENCE;
    while !is().await {
        assert!(Instant::now() < patience, "never seen: {}", what());
        sleep(Duration::from_millis(10)).await;
    }
}
