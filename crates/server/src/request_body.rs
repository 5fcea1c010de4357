//! The body of a request, which has to arrive within a time limit.

use crate::app::App;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use hyper::body::{Frame, SizeHint};
use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::time::{Sleep, sleep};

/// The client did not send the whole body in time.
#[derive(Debug)]
struct BodyTimeout;

impl fmt::Display for BodyTimeout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the body did not arrive in time")
    }
}

impl Error for BodyTimeout {}

/// Whether an error is that of a body that did not arrive in time.
pub(crate) fn is_timeout(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if error.is::<BodyTimeout>() {
            return true;
        }
        cause = error.source();
    }
    false
}

/// Gives the client a time in which the body has to arrive. A handler that reads it does not wait
/// any longer; where none reads it, the connection ends with the response.
pub(crate) fn within_time(app: &Arc<App>, request: Request) -> Request {
    if request.body().is_end_stream() {
        return request;
    }
    request.map(|body| {
        let deadline = Box::pin(sleep(app.config.timeouts.request));
        Body::new(TimedBody { body, deadline, app: Arc::clone(app) })
    })
}

/// A body that fails when its time is over.
struct TimedBody {
    body: Body,
    deadline: Pin<Box<Sleep>>,
    app: Arc<App>,
}

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if frame.is_pending() && self.deadline.as_mut().poll(cx).is_ready() {
            self.app.metrics.body_timeouts.add(1);
            return Poll::Ready(Some(Err(axum::Error::new(BodyTimeout))));
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
