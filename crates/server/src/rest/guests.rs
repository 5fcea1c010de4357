//! Guests: a name and a session, no account.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{AuthenticatedPerson, ClientAddress, Identity, is_cookie};
use crate::moderation::{admit_name, check_network, reserve_name};
use crate::{bot_name, cookie, entropy, sessions};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::{Person, PersonChange, SignedIn};
use interregnum_table::name_key;
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

/// A guest, or somebody with an account.
#[derive(Serialize, ToSchema)]
pub(super) struct GuestBody {
    /// The name they go by.
    pub(super) name: String,
    /// The token, if it was asked for. It is shown this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) token: Option<String>,
    /// Whether they have an account; absent if not.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub(super) account: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Take a name, or change it.
///
/// A client that sends its secret keeps it. The secret comes as a cookie that no script can
/// read; a bot asks for it as a token, and shows it as `Authorization: Bearer TOKEN`.
#[utoipa::path(
    post, path = "/api/guests", tag = "guests", request_body = NewGuest,
    responses(
        (status = 201, description = "The name is taken", body = GuestBody),
        (status = 409, description = "An account keeps its name, or another one has a name that looks like it", body = super::messages::ErrorBody),
        (status = 422, description = "That is no name, or it mixes alphabets, or it is that of a bot", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn create_guest(
    State(app): State<Arc<App>>,
    identity: Identity,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(coming): JsonBody<NewGuest>,
) -> ApiResult<Response> {
    let lang = identity.lang;
    let came = async {
        let name = interregnum_table::name(&coming.name)?;
        if let Some(found) = identity.resolve(&app).await? {
            rename(&app, found, name, &headers).await
        } else {
            bot_name::check(&name)?;
            check_network(&app, address).await?;
            admit_name(&app, &name, None).await?;
            come(&app, name, coming.token, &headers).await
        }
    };
    came.await.map_err(|error: ApiError| error.localized(lang))
}

async fn come(app: &App, name: String, wants_token: bool, headers: &HeaderMap) -> Result<Response, ApiError> {
    let id = entropy::person_id();
    let (session, secret) = sessions::begin(app, id, headers);
    let person = Person { id, name: name.clone(), created: session.created, has_account: false };
    app.store.change_person(PersonChange::Came { person, session }).await?;
    let token = wants_token.then(|| secret.digits());
    let cookies = if wants_token { Vec::new() } else { vec![cookie::set(&secret, app.config.secure)] };
    let body = GuestBody { name, token, account: false };
    Ok((StatusCode::CREATED, set_cookies(cookies), Json(body)).into_response())
}

async fn rename(app: &App, found: SignedIn, name: String, headers: &HeaderMap) -> Result<Response, ApiError> {
    let SignedIn { person, session } = found;
    let account = person.has_account;
    if account && name_key(&name) != name_key(&person.name) {
        return Err(ApiError::AccountName);
    }
    if !account {
        bot_name::check(&name)?;
    }
    // Somebody who has a name that is refused today keeps it.
    if name != person.name {
        admit_name(app, &name, Some(person.id)).await?;
        if account {
            reserve_name(app, &name, person.id).await?;
        }
    }
    // Who is deleted at this moment stays so: a new name does not bring anybody back.
    app.store.change_person(PersonChange::Renamed { person: person.id, name: name.clone() }).await?;
    // Another tab may have a newer secret, which this answer must not replace.
    let is_current = cookie::secret(headers).is_some_and(|secret| secret.hash() == session.secret);
    let cookies = if is_current { cookie::renewed(headers, app.config.secure) } else { Vec::new() };
    Ok((StatusCode::CREATED, set_cookies(cookies), Json(GuestBody { name, token: None, account }))
        .into_response())
}

/// Who am I? A browser's cookie is renewed for another year; once a day its secret is replaced.
#[utoipa::path(
    get, path = "/api/guests/me", tag = "guests",
    responses(
        (status = 200, description = "The person whose secret was shown", body = GuestBody),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn current_guest(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let cookies = renewed(&app, &known, &headers).await;
    let cookies = cookies.map_err(|error| error.localized(known.lang))?;
    let AuthenticatedPerson { person, .. } = known;
    let body = GuestBody { name: person.name, token: None, account: person.has_account };
    Ok((set_cookies(cookies), Json(body)).into_response())
}

/// The cookies that renew the one of a request.
async fn renewed(
    app: &App,
    known: &AuthenticatedPerson,
    headers: &HeaderMap,
) -> Result<Vec<String>, ApiError> {
    if !is_cookie(headers) {
        return Ok(Vec::new());
    }
    match sessions::rotate_if_old(app, &known.session, known.shown).await? {
        Some(fresh) => Ok(cookie::replaced(headers, &fresh, app.config.secure)),
        None if known.shown == known.session.secret => Ok(cookie::renewed(headers, app.config.secure)),
        // Another tab has the new secret, which this answer must not replace by the old one.
        None => Ok(Vec::new()),
    }
}

/// The cookies that give a browser a new secret because its rights have changed: somebody else might know the old one.
/// Other tabs may send the old one for a minute.
pub(super) async fn rotated(
    app: &App,
    known: &AuthenticatedPerson,
    headers: &HeaderMap,
) -> Result<Vec<String>, ApiError> {
    if !is_cookie(headers) {
        return Ok(Vec::new());
    }
    let fresh = sessions::rotate(app, known.session.id, known.shown).await?;
    Ok(fresh.map_or_else(Vec::new, |fresh| cookie::replaced(headers, &fresh, app.config.secure)))
}

/// Sign out everywhere.
///
/// No cookie and no token of this person is accepted any longer, on any device, and open sockets and streams end. A
/// guest without an account is forgotten. Seats stay taken; the others at the table decide about them as about those of
/// somebody who is away.
#[utoipa::path(
    delete, path = "/api/guests/me", tag = "guests",
    responses(
        (status = 204, description = "All sessions have ended"),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let ended = async {
        sessions::end_all(&app, known.person.id, None).await?;
        if !known.person.has_account {
            app.store.change_person(PersonChange::Deleted(known.person.id)).await?;
        }
        Ok(())
    };
    ended.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok((StatusCode::NO_CONTENT, set_cookies(cookie::forgotten(&headers))).into_response())
}

pub(super) fn set_cookies(cookies: Vec<String>) -> AppendHeaders<Vec<(header::HeaderName, String)>> {
    AppendHeaders(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect())
}
