//! Whether the house is well, for those who watch over it.

use crate::house::House;
use crate::problem::Problem;
use crate::visitor::{Speaks, bearer};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<House>> {
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
        (status = 503, description = "It cannot, or the house closes", body = super::openapi::Problem),
    )
)]
pub(super) async fn ready(State(house): State<Arc<House>>, Speaks(lang): Speaks) -> Response {
    match house.store.ready().await {
        Ok(()) if *house.closing().borrow() => Problem::Closing.said(lang).into_response(),
        Ok(()) => "ready\n".into_response(),
        Err(error) => Problem::from(error).said(lang).into_response(),
    }
}

/// Counts, as Prometheus reads them; behind the admin token if there is one.
#[utoipa::path(
    get, path = "/metrics", tag = "status",
    responses((status = 200, description = "Counts in the text format of Prometheus"))
)]
pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    Speaks(lang): Speaks,
    headers: HeaderMap,
) -> Response {
    let token = house.config.admin_token.as_deref();
    if token.is_some_and(|token| !super::admin::same(token, bearer(&headers))) {
        return Problem::NotAdmin.said(lang).into_response();
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.page()).into_response()
}
