//! Signing in: with name and password, with a link from another device, or with a recovery code. Passkeys are in
//! `passkeys.rs`.
//!
//! Every refusal is the same whether there is such an account or not, and takes the same time. A sign-in always begins
//! a new session, so that nobody can be given a secret that somebody else knows.

use super::account::limited;
use super::body::{ApiResult, JsonBody};
use super::guests::{GuestBody, set_cookies};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{ClientAddress, Identity, RequestLang};
use crate::{cookie, passwords, sessions};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use interregnum_store::PersonChange;
use interregnum_table::{PersonId, SeatSecret, SecretHash, name_key};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/sign-in", post(sign_in))
        .route("/api/sign-in/link", post(use_link))
        .route("/api/sign-in/code", post(recover))
}

/// Who wants to sign in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    /// The name of the account.
    name: String,
    /// Its password.
    password: String,
    /// Whether the secret is wanted as a token in the answer, and not as a cookie.
    #[serde(default)]
    token: bool,
}

/// Sign in with name and password.
#[utoipa::path(
    post, path = "/api/sign-in", tag = "account", request_body = Credentials,
    responses(
        (status = 201, description = "A session has begun", body = GuestBody),
        (status = 401, description = "Name and password do not belong together", body = super::messages::ErrorBody),
        (status = 429, description = "Too many attempts", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    identity: Identity,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Credentials>,
) -> ApiResult<Response> {
    let signed_in = async {
        limited(&app, address)?;
        let key = name_key(&shown.name);
        app.limits.sign_in_as(&key)?;
        let account = app.store.account_by_key(key).await?;
        let hash = account.as_ref().and_then(|account| account.password.clone());
        let right = passwords::verify(&app, shown.password, hash).await?;
        let account = account.filter(|_| right).ok_or(ApiError::WrongCredentials)?;
        begin(&app, account.person, identity, shown.token, &headers).await
    };
    signed_in.await.map_err(|error| error.localized(identity.lang))
}

/// A link from another device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkShown {
    /// The secret of the link: 32 hexadecimal digits.
    link: String,
    /// Whether the secret is wanted as a token in the answer, and not as a cookie.
    #[serde(default)]
    token: bool,
}

/// Sign in with a link that another device has made. It works once.
#[utoipa::path(
    post, path = "/api/sign-in/link", tag = "account", request_body = LinkShown,
    responses(
        (status = 201, description = "A session has begun", body = GuestBody),
        (status = 401, description = "The link was used, or its time is over", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn use_link(
    State(app): State<Arc<App>>,
    identity: Identity,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<LinkShown>,
) -> ApiResult<Response> {
    let signed_in = async {
        limited(&app, address)?;
        let secret = SeatSecret::read(&shown.link).ok_or(ApiError::LinkExpired)?.hash();
        let link = app.store.sign_in_link(secret).await?.ok_or(ApiError::LinkExpired)?;
        // Who uses it up is signed in, and nobody else.
        let used = app.store.change_person(PersonChange::LinkUsed(secret)).await?;
        if !used || link.until <= app.clock.now() {
            return Err(ApiError::LinkExpired);
        }
        begin(&app, link.person, identity, shown.token, &headers).await
    };
    signed_in.await.map_err(|error| error.localized(identity.lang))
}

/// Somebody who has forgotten the password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Recovery {
    /// The name of the account.
    name: String,
    /// One of its recovery codes; case and hyphens do not matter.
    code: String,
    /// The new password: 10 to 200 characters.
    #[schema(min_length = 10)]
    password: String,
}

/// Sign in with a recovery code, and set a new password. All other devices are signed out.
#[utoipa::path(
    post, path = "/api/sign-in/code", tag = "account", request_body = Recovery,
    responses(
        (status = 201, description = "The password is set, and a session has begun", body = GuestBody),
        (status = 401, description = "Name and code do not belong together", body = super::messages::ErrorBody),
        (status = 422, description = "The new password is too short", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    identity: Identity,
    RequestLang(lang): RequestLang,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Recovery>,
) -> ApiResult<Response> {
    let signed_in = async {
        passwords::check(&shown.password, &shown.name)?;
        limited(&app, address)?;
        let key = name_key(&shown.name);
        app.limits.sign_in_as(&key)?;
        // Before anything is looked up, so that every answer takes the same time.
        let password = passwords::hash(&app, shown.password).await?;
        let account = app.store.account_by_key(key).await?.ok_or(ApiError::WrongCredentials)?;
        let letters =
            shown.code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase());
        let code = SecretHash::of_text(&letters.collect::<String>());
        let person = account.person;
        if !app.store.change_person(PersonChange::CodeUsed { person, code }).await? {
            return Err(ApiError::WrongCredentials);
        }
        app.store.change_person(PersonChange::PasswordSet { person, password }).await?;
        sessions::end_all(&app, person, None).await?;
        begin(&app, person, identity, false, &headers).await
    };
    signed_in.await.map_err(|error| error.localized(lang))
}

/// Begins a session, and ends the one that this browser had.
pub(super) async fn begin(
    app: &Arc<App>,
    person: PersonId,
    before: Identity,
    wants_token: bool,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let (session, secret) = sessions::begin(app, person, headers);
    if !app.store.change_person(PersonChange::SignedIn(session.clone())).await? {
        return Err(ApiError::WrongCredentials);
    }
    let found = app.store.session(session.secret).await?.ok_or(ApiError::WrongCredentials)?;
    let mut cookies = Vec::new();
    let mut token = None;
    if wants_token {
        token = Some(secret.digits());
    } else {
        // Its cookie is replaced: nobody could use or end that session any more.
        if let Some(old) = before.resolve(app).await? {
            let change = PersonChange::SignedOut { person: old.person.id, session: old.session.id };
            app.store.change_person(change).await?;
            sessions::end_connections(app, vec![old.session.id]).await;
        }
        cookies = cookie::replaced(headers, &secret, app.config.secure);
    }
    let body = GuestBody { name: found.person.name, token, account: found.person.has_account };
    Ok((StatusCode::CREATED, set_cookies(cookies), Json(body)).into_response())
}
