//! Guests: a name and a secret, no account.

use super::body::{Answer, Body};
use crate::chance;
use crate::house::House;
use crate::problem::Problem;
use crate::visitor::{Known, Visitor, set_cookie};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::Guest;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new().route("/api/guests", post(come)).route("/api/guests/me", get(me))
}

/// Somebody who comes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Coming {
    /// The name to go by: 1 to 24 letters.
    name: String,
    /// Whether the secret is wanted as a token in the answer, for a bot, and not as a cookie.
    #[serde(default)]
    token: bool,
}

/// A guest.
#[derive(Serialize, ToSchema)]
pub(super) struct Came {
    /// The name the guest goes by.
    name: String,
    /// The token, if it was asked for. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Take a name, or change it.
///
/// Whoever shows a secret already keeps it. The secret comes as a cookie that no script can
/// read; a bot asks for it as a token, and shows it as `Authorization: Bearer TOKEN`.
#[utoipa::path(
    post, path = "/api/guests", tag = "guests", request_body = Coming,
    responses(
        (status = 201, description = "The name is taken", body = Came),
        (status = 422, description = "That is no name", body = super::openapi::Problem),
    )
)]
pub(super) async fn come(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Body(coming): Body<Coming>,
) -> Answer<Response> {
    let lang = visitor.lang;
    let name = interregnum_table::name(&coming.name).map_err(|refused| Problem::from(refused).said(lang))?;
    let at = house.clock.now();
    let known = match visitor.who {
        Some(who) => house.store.guest(who).await.map_err(|error| Problem::from(error).said(lang))?,
        None => None,
    };
    let fresh = chance::secret();
    let secret = known.as_ref().map_or_else(|| fresh.hash(), |guest| guest.secret);
    let guest = Guest { secret, name: name.clone(), at };
    house.store.keep_guest(guest).await.map_err(|error| Problem::from(error).said(lang))?;
    let is_new = known.is_none();
    let token = (is_new && coming.token).then(|| fresh.digits());
    let cookie =
        (is_new && !coming.token).then(|| (header::SET_COOKIE, set_cookie(&fresh, house.config.secure)));
    Ok((StatusCode::CREATED, AppendHeaders(cookie), Json(Came { name, token })).into_response())
}

/// Who am I?
#[utoipa::path(
    get, path = "/api/guests/me", tag = "guests",
    responses(
        (status = 200, description = "The guest whose secret was shown", body = Came),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::openapi::Problem),
    )
)]
pub(super) async fn me(known: Known) -> Json<Came> {
    Json(Came { name: known.guest.name, token: None })
}
