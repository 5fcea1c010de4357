//! Cross-origin requests (CORS) of the pages that the settings allow.

use axum::extract::Request;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

/// What a preflight allows: the methods and headers of the interface, for an hour.
const PREFLIGHT: [(HeaderName, &str); 3] = [
    (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD, POST, DELETE"),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type, accept-language"),
    (header::ACCESS_CONTROL_MAX_AGE, "3600"),
];

/// The origin of a request, if the settings allow it.
pub(crate) fn allowed(headers: &HeaderMap, known: &[String]) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    known.iter().any(|known| known.as_bytes() == origin.as_bytes()).then(|| origin.clone())
}

/// Whether a browser asks in advance if its page may send a request.
pub(crate) fn is_preflight(request: &Request) -> bool {
    let headers = request.headers();
    request.method() == Method::OPTIONS
        && headers.contains_key(header::ORIGIN)
        && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

/// The answer to an allowed preflight; `admit` adds the origin.
pub(crate) fn preflight() -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    for (name, value) in PREFLIGHT {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().append(
        header::VARY,
        HeaderValue::from_static("access-control-request-method, access-control-request-headers"),
    );
    response
}

/// Lets the page of an allowed origin read the response.
pub(crate) fn admit(headers: &mut HeaderMap, origin: Option<HeaderValue>) {
    // A cache must not give one origin's response to another.
    headers.append(header::VARY, HeaderValue::from_static("origin"));
    if let Some(origin) = origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        headers.insert(header::ACCESS_CONTROL_ALLOW_CREDENTIALS, HeaderValue::from_static("true"));
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after"));
    }
}
