//! Guests: a name and a secret, no account.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::cookie;
use crate::entropy;
use crate::identity::{AuthenticatedGuest, Identity};
use crate::peers::Announcement;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::Guest;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/guests", post(create_guest))
        .route("/api/guests/me", get(current_guest).delete(sign_out))
}

/// Somebody who comes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    /// The name to go by: 1 to 24 letters.
    #[schema(min_length = 1)]
    name: String,
    /// Whether the secret is wanted as a token in the answer, for a bot, and not as a cookie.
    #[serde(default)]
    token: bool,
}

/// A guest.
#[derive(Serialize, ToSchema)]
pub(super) struct GuestBody {
    /// The name the guest goes by.
    name: String,
    /// The token, if it was asked for. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Take a name, or change it.
///
/// A client that sends its secret keeps it. The secret comes as a cookie that no script can
/// read; a bot asks for it as a token, and shows it as `Authorization: Bearer TOKEN`.
#[utoipa::path(
    post, path = "/api/guests", tag = "guests", request_body = NewGuest,
    responses(
        (status = 201, description = "The name is taken", body = GuestBody),
        (status = 422, description = "That is no name", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn create_guest(
    State(app): State<Arc<App>>,
    identity: Identity,
    headers: HeaderMap,
    JsonBody(coming): JsonBody<NewGuest>,
) -> ApiResult<Response> {
    let lang = identity.lang;
    let name =
        interregnum_table::name(&coming.name).map_err(|refused| ApiError::from(refused).localized(lang))?;
    let at = app.clock.now();
    let fresh = entropy::seat_secret();
    let is_new = identity.who.is_none();
    let guest = Guest { secret: identity.who.unwrap_or_else(|| fresh.hash()), name: name.clone(), at };
    // Who signs out at this moment stays signed out: a new name does not bring a guest back.
    let stored = if is_new { app.store.save_guest(guest) } else { app.store.rename_guest(guest) };
    stored.await.map_err(|error| ApiError::from(error).localized(lang))?;
    let token = (is_new && coming.token).then(|| fresh.digits());
    let cookies = match (is_new, coming.token) {
        (true, false) => vec![cookie::set(&fresh, app.config.secure)],
        (true, true) => Vec::new(),
        (false, _) => cookie::renewed(&headers, app.config.secure),
    };
    Ok((StatusCode::CREATED, set_cookies(cookies), Json(GuestBody { name, token })).into_response())
}

/// Who am I? A browser's cookie is renewed for another year.
#[utoipa::path(
    get, path = "/api/guests/me", tag = "guests",
    responses(
        (status = 200, description = "The guest whose secret was shown", body = GuestBody),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn current_guest(
    State(app): State<Arc<App>>,
    known: AuthenticatedGuest,
    headers: HeaderMap,
) -> Response {
    let cookies = cookie::renewed(&headers, app.config.secure);
    (set_cookies(cookies), Json(GuestBody { name: known.guest.name, token: None })).into_response()
}

/// Sign out everywhere.
///
/// The secret is forgotten: no cookie and no token with it is accepted any longer, on any device, and
/// its open sockets and streams end. Seats it holds stay taken; the others at the table decide about
/// them as about those of somebody who is away.
#[utoipa::path(
    delete, path = "/api/guests/me", tag = "guests",
    responses(
        (status = 204, description = "The secret is forgotten"),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    known: AuthenticatedGuest,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let secret = known.guest.secret;
    let removed = app.store.remove_guest(secret).await;
    removed.map_err(|error| ApiError::from(error).localized(known.lang))?;
    app.sessions.end(&secret);
    if let Some(peers) = &app.peers {
        peers.announce(&Announcement::SignedOut(secret)).await;
    }
    Ok((StatusCode::NO_CONTENT, set_cookies(cookie::forgotten(&headers))).into_response())
}

fn set_cookies(cookies: Vec<String>) -> AppendHeaders<Vec<(header::HeaderName, String)>> {
    AppendHeaders(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect())
}
