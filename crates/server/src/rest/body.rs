//! Bodies of requests: JSON that is read strictly, and answers in the visitor's language.

use crate::api_error::{ApiError, LocalizedError};
use crate::identity::RequestLang;
use crate::request_body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

/// The answer to a request.
pub(super) type ApiResult<T> = Result<T, LocalizedError>;

/// A body of JSON.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = LocalizedError;

    async fn from_request(request: Request, state: &S) -> Result<Self, LocalizedError> {
        let RequestLang(lang) = RequestLang::of(request.uri().query(), request.headers());
        let read = axum::Json::<T>::from_request(request, state).await;
        read.map(|axum::Json(body)| Self(body)).map_err(|rejection| rejected(&rejection).localized(lang))
    }
}

fn rejected(rejection: &JsonRejection) -> ApiError {
    if request_body::is_timeout(rejection) {
        return ApiError::RequestTimeout;
    }
    if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
        return ApiError::TooLarge;
    }
    ApiError::BadRequest { message: rejection.body_text() }
}
