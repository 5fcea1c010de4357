//! A client's TCP connection: counted while it is open, and closed when the client stops reading.

use crate::admission::AdmissionPermit;
use crate::app::App;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// Whether the client has sent something that was not answered yet.
pub(crate) type Unanswered = Arc<AtomicBool>;

/// A client's connection.
pub(crate) struct ClientStream {
    stream: TcpStream,
    app: Arc<App>,
    unanswered: Unanswered,
    /// Runs while the client's side accepts no bytes.
    stalled: Option<Pin<Box<Sleep>>>,
    timed_out: bool,
    /// `None` for a connection of the reserve.
    _permit: Option<AdmissionPermit>,
}

impl ClientStream {
    pub(crate) fn new(app: &Arc<App>, stream: TcpStream, permit: Option<AdmissionPermit>) -> Self {
        // Send small messages at once: waiting to fill a packet costs forty milliseconds.
        let _ = stream.set_nodelay(true);
        app.metrics.connections.increment();
        Self {
            stream,
            app: Arc::clone(app),
            unanswered: Unanswered::default(),
            stalled: None,
            timed_out: false,
            _permit: permit,
        }
    }

    pub(crate) fn unanswered(&self) -> Unanswered {
        Arc::clone(&self.unanswered)
    }

    /// Passes on the result of a write; a client that has accepted nothing for too long is an error.
    fn written<T>(&mut self, cx: &mut Context<'_>, result: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if result.is_ready() {
            self.stalled = None;
            self.unanswered.store(false, Ordering::Relaxed);
            return result;
        }
        let limit = self.app.config.timeouts.write;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(limit)));
        if !self.timed_out && stalled.as_mut().poll(cx).is_pending() {
            return Poll::Pending;
        }
        if !self.timed_out {
            self.timed_out = true;
            self.app.metrics.write_timeouts.add(1);
        }
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl Drop for ClientStream {
    fn drop(&mut self) {
        self.app.metrics.connections.decrement();
        if self.stalled.is_some() {
            // The system would keep trying to send what the client does not read.
            let _ = self.stream.set_zero_linger();
        }
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let result = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.unanswered.store(true, Ordering::Relaxed);
        }
        result
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
