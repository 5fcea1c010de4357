//! The HTTP interface: lobby, tables, records, rules, administration.

mod account;
mod addresses;
mod admin;
mod blocks;
mod body;
mod challenges;
mod continuation;
mod devices;
mod following;
mod foresight;
mod games;
mod guests;
mod leaderboard;
mod lessons;
mod lobby;
mod mail;
mod matching;
mod messages;
mod moderation;
mod notices;
mod openapi;
mod own_data;
mod own_games;
mod pairing;
mod passkeys;
mod profiles;
mod proof;
mod published;
mod records;
mod reports;
mod sign_in;
mod standing;
mod status;
mod subject;
mod tables;
mod tokens;

pub(crate) use admin::{hide_notice, show_notice};
pub(crate) use messages::{ErrorBody, ToClient};
pub(crate) use openapi::document;

use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::RequestLang;
use crate::middleware::protect;
use crate::{page, person_socket, socket, stream};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;

/// The largest request that is read.
const LARGEST: usize = 16 * 1024;

/// All routes.
pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .merge(page::router())
        .merge(status::router())
        .merge(addresses::router())
        .merge(guests::router())
        .merge(account::router())
        .merge(sign_in::router())
        .merge(devices::router())
        .merge(passkeys::router())
        .merge(notices::router())
        .merge(mail::router())
        .merge(own_data::router())
        .merge(own_games::router())
        .merge(profiles::router())
        .merge(leaderboard::router())
        .merge(games::router())
        .merge(lessons::router())
        .merge(lobby::router())
        .merge(matching::router())
        .merge(pairing::router())
        .merge(challenges::router())
        .merge(following::router())
        .merge(tokens::router())
        .merge(tables::router())
        .merge(foresight::router())
        .merge(records::router())
        .merge(continuation::router())
        .merge(published::router())
        .merge(admin::router())
        .merge(blocks::router())
        .merge(reports::router())
        .merge(standing::router())
        .merge(moderation::router())
        .route("/api/openapi.json", get(openapi::show))
        .route("/api/me/socket", get(person_socket::open))
        .route("/api/tables/{table}/socket", get(socket::open))
        .route("/api/tables/{table}/stream", get(stream::open))
        .fallback(nowhere)
        .method_not_allowed_fallback(not_allowed)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(Arc::clone(app), protect))
        .layer(CatchPanicLayer::new())
        .with_state(Arc::clone(app))
}

/// An address at which there is nothing: a page for people, a problem for programs.
async fn nowhere(method: Method, uri: Uri, RequestLang(lang): RequestLang, headers: HeaderMap) -> Response {
    let reads = [Method::GET, Method::HEAD].contains(&method);
    if reads && !uri.path().starts_with("/api/") && uri.path() != "/api" {
        return page::nowhere(lang, headers);
    }
    ApiError::NoSuchPage.localized(lang).into_response()
}

/// An address at which there is something, which cannot be used like that. The header `allow` says
/// how it can.
async fn not_allowed(RequestLang(lang): RequestLang) -> Response {
    ApiError::MethodNotAllowed.localized(lang).into_response()
}
