//! Bodies of requests: JSON that is read strictly, and answers in the visitor's language.

use crate::problem::{Problem, Said};
use crate::visitor::Speaks;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

/// The answer to a request.
pub(super) type Answer<T> = Result<T, Said>;

/// A body of JSON.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Said;

    async fn from_request(request: Request, state: &S) -> Result<Self, Said> {
        let Speaks(lang) = Speaks::of(request.uri().query(), request.headers());
        let read = axum::Json::<T>::from_request(request, state).await;
        read.map(|axum::Json(body)| Self(body)).map_err(|rejection| problem(&rejection).said(lang))
    }
}

fn problem(rejection: &JsonRejection) -> Problem {
    if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::TooLarge;
    }
    Problem::BadRequest { message: rejection.body_text() }
}
