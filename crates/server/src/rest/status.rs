//! Health and readiness, for monitoring.

use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{ClientAddress, RequestLang, bearer};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/health", get(health)).route("/ready", get(ready)).route("/metrics", get(metrics))
}

/// The program runs.
#[utoipa::path(get, path = "/health", tag = "status", responses((status = 200, description = "The program runs")))]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The log can be written to.
#[utoipa::path(
    get, path = "/ready", tag = "status",
    responses(
        (status = 200, description = "The log can be written to"),
        (status = 503, description = "It cannot, or the server shuts down", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn ready(State(app): State<Arc<App>>, RequestLang(lang): RequestLang) -> Response {
    match app.store.ready().await {
        Ok(()) if *app.closing().borrow() => ApiError::Closing.localized(lang).into_response(),
        Ok(()) => "ready\n".into_response(),
        Err(error) => ApiError::from(error).localized(lang).into_response(),
    }
}

/// Counts, as Prometheus reads them: behind the admin token, or without one for this machine alone.
#[utoipa::path(
    get, path = "/metrics", tag = "status",
    responses(
        (status = 200, description = "Counts in the text format of Prometheus"),
        (status = 401, description = "Not the admin token", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn metrics(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
) -> Response {
    let allowed = match app.config.admin_token.as_deref() {
        Some(token) => super::admin::same(token, bearer(&headers)),
        None => address.to_canonical().is_loopback(),
    };
    if !allowed {
        return ApiError::NotAdmin.localized(lang).into_response();
    }
    let nodes = app.peers.as_ref().map_or_else(String::new, |peers| peers.render_metrics());
    let page = app.metrics.render() + &app.bots.render_metrics() + &nodes;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response()
}
