//! Runs before every handler: rate limits, the checks of host and origin, the body's time limit, and
//! security headers.

use crate::api_error::ApiError;
use crate::api_token::{self, TokenUse};
use crate::app::App;
use crate::identity::{ClientAddress, RequestLang};
use crate::listener::is_vital;
use crate::own_names::OwnNames;
use crate::{cors, request_body};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The content security policy: everything from this server, and nothing else. The engine of the page is
/// WebAssembly, which only `'wasm-unsafe-eval'` allows; it allows no JavaScript from texts.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Headers of every response.
const ALWAYS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Headers of documents and workers.
const DOCUMENTS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    // The address of a private table is its secret.
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Scripts, styles and typefaces of the page. The policy of the document applies to them; 430 bytes
/// of headers each would be a tenth of a table's first load.
const PARTS: &str = "/assets/";

/// For a year the browser opens this host over HTTPS only.
const HSTS: &str = "max-age=31536000";

/// Checks a request, hands it on, and adds the headers.
pub(crate) async fn protect(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let RequestLang(lang) = RequestLang::of(request.uri().query(), request.headers());
    let part = request.uri().path().starts_with(PARTS);
    let foreign = cors::allowed(request.headers(), &app.config.origins);
    let answered = answer(&app, request, next).await;
    let mut response = answered.unwrap_or_else(|error| error.localized(lang).into_response());
    let headers = response.headers_mut();
    dress(headers, part);
    if app.config.secure && !part {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    if !app.config.origins.is_empty() {
        cors::admit(headers, foreign);
    }
    response
}

async fn answer(app: &Arc<App>, request: Request, next: Next) -> Result<Response, ApiError> {
    let ClientAddress(address) =
        ClientAddress::of(request.extensions().get(), request.headers(), app.config.proxied);
    // A monitor behind a busy address must not take the server for dead.
    if request.uri().path() != "/health" {
        app.limits.request(address).inspect_err(|_| app.metrics.limited.add(1))?;
    }
    if !is_vital(&request) {
        app.names.check(&request)?;
    }
    origin(&request, &app.config.origins, &app.names)?;
    if cors::is_preflight(&request) {
        return Ok(cors::preflight());
    }
    let path = request.uri().path();
    if let Some(peers) = &app.peers
        && (path.starts_with("/api/") || path == "/ready")
    {
        peers.check_alive().await?;
    }
    if let Some(token) = TokenUse::of(&request) {
        api_token::check(app, token).await?;
    }
    Ok(next.run(request_body::within_time(app, request)).await)
}

fn dress(headers: &mut HeaderMap, part: bool) {
    let documents = DOCUMENTS.into_iter().filter(|_| !part);
    for (name, value) in ALWAYS.into_iter().chain(documents) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Whether a request that changes something, or opens a socket, comes from a known page. Clients
/// that are no browsers send no origin, and have no cookie to steal.
fn origin(request: &Request, known: &[String], names: &OwnNames) -> Result<(), ApiError> {
    let headers = request.headers();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    if reads && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin
        .split_once("://")
        .is_some_and(|(_, place)| (!host.is_empty() && place == host) || names.is_configured(place));
    if own || known.iter().any(|known| known == origin) { Ok(()) } else { Err(ApiError::BadOrigin) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn request(method: Method, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder().method(method).uri("/api/tables");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::empty()).unwrap()
    }

    #[test]
    fn a_foreign_page_may_not_send() {
        let known = ["https://friend.example".to_owned()];
        let names = OwnNames::new(&["cards.example".to_owned()]);
        let sent = |headers: &[(&str, &str)]| origin(&request(Method::POST, headers), &known, &names).is_ok();
        let from = |origin: &str| sent(&[("host", "server.example:8421"), ("origin", origin)]);
        assert!(from("http://server.example:8421") && from("https://friend.example"));
        assert!(from("https://cards.example"), "the server's own name, which a proxy has replaced");
        for foreign in ["https://evil.example", "http://server.example", "null", "server.example:8421", ""] {
            assert!(!from(foreign), "{foreign}");
        }
        assert!(!sent(&[("origin", "http://")]), "no host is no host");
    }

    #[test]
    fn a_foreign_page_may_not_open_a_socket() {
        let foreign = [("host", "server.example"), ("origin", "https://evil.example")];
        let names = OwnNames::new(&[]);
        assert!(origin(&request(Method::GET, &foreign), &[], &names).is_ok());
        let socket = [foreign[0], foreign[1], ("upgrade", "websocket")];
        assert_eq!(origin(&request(Method::GET, &socket), &[], &names), Err(ApiError::BadOrigin));
    }
}
