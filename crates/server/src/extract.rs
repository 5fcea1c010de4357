//! What a request's address contains: like axum's extractors, but values that cannot be read are
//! refused with a code, in the visitor's language.

use crate::api_error::{ApiError, LocalizedError};
use crate::identity::RequestLang;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The values in the path of an address.
pub(crate) struct Path<T>(pub(crate) T);

/// The values after the question mark of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let read = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        read.map(|axum::extract::Path(values)| Self(values)).map_err(|error| refuse(parts, error.body_text()))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let read = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        read.map(|axum::extract::Query(values)| Self(values))
            .map_err(|error| refuse(parts, error.body_text()))
    }
}

fn refuse(parts: &Parts, message: String) -> LocalizedError {
    let RequestLang(lang) = RequestLang::of(parts.uri.query(), &parts.headers);
    ApiError::BadRequest { message }.localized(lang)
}
