//! Passkeys of an account, and signing in with one.

use super::body::{ApiResult, JsonBody};
use super::guests::{GuestBody, rotated, set_cookies};
use super::proof::{Proof, confirm};
use super::sign_in::begin;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::{AuthenticatedPerson, ClientAddress, Identity, RequestLang};
use crate::passkeys::{self, Assertion, CHALLENGE, Registration};
use crate::webauthn::ALGORITHMS;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use interregnum_store::{CredentialId, Passkey};
use interregnum_table::Time;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/passkeys", get(list_passkeys).post(add_passkey))
        .route("/api/passkeys/challenge", post(make_challenge))
        .route("/api/passkeys/{passkey}", delete(remove_passkey))
        .route("/api/sign-in/passkey", post(sign_in_with_passkey))
        .route("/api/sign-in/passkey/challenge", post(make_sign_in_challenge))
}

/// What a page needs to ask an authenticator for a signature.
#[derive(Serialize, ToSchema)]
pub(super) struct SignInChallenge {
    /// Random bytes to sign, in base64url. They can be answered once.
    challenge: String,
    /// The id of the relying party: the server's name.
    relying_party: String,
    /// How long they can be answered, in milliseconds.
    #[schema(value_type = u64)]
    timeout: u64,
}

/// What a page needs to ask an authenticator for a new passkey, or for a signature of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnChallenge {
    /// Random bytes to sign, in base64url. They can be answered once.
    challenge: String,
    /// The id of the relying party: the server's name.
    relying_party: String,
    /// How long they can be answered, in milliseconds.
    #[schema(value_type = u64)]
    timeout: u64,
    /// What the authenticator knows one by, in base64url.
    user_handle: String,
    /// One's name.
    name: String,
    /// The ids of one's passkeys, in base64url: an authenticator that has one makes no other.
    known: Vec<String>,
    /// The algorithms that are accepted, by their COSE numbers, the preferred first.
    algorithms: Vec<i32>,
}

/// A passkey of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct PasskeyBody {
    /// By which it is removed.
    id: String,
    /// What one calls it; empty if nobody named it.
    name: String,
    /// When it was registered, in milliseconds since 1970.
    #[schema(value_type = u64)]
    created: Time,
    /// When it was last used; absent if never.
    #[schema(value_type = Option<u64>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<Time>,
    /// When it was refused because its counter went backwards, so that somebody may have copied it; absent if never.
    #[schema(value_type = Option<u64>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    suspected: Option<Time>,
}

impl From<Passkey> for PasskeyBody {
    fn from(passkey: Passkey) -> Self {
        let Passkey { credential, name, created, used, suspected, .. } = passkey;
        Self { id: credential.0, name, created, used, suspected }
    }
}

/// Ask for something to sign, to make a passkey or to confirm something with one.
#[utoipa::path(
    post, path = "/api/passkeys/challenge", tag = "account",
    responses(
        (status = 201, description = "The challenge", body = OwnChallenge),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
        (status = 422, description = "There are no passkeys at this address", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn make_challenge(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    headers: HeaderMap,
) -> ApiResult<(StatusCode, Json<OwnChallenge>)> {
    let made = async {
        let party = passkeys::relying_party(&app, &headers)?;
        let person = known.person.id;
        let own = app.store.passkeys(person).await?;
        Ok(OwnChallenge {
            challenge: passkeys::challenge(&app, Some(person)).await?,
            relying_party: party.id,
            timeout: CHALLENGE.0,
            user_handle: passkeys::user_handle(person),
            name: known.person.name.clone(),
            known: own.into_iter().map(|passkey| passkey.credential.0).collect(),
            algorithms: ALGORITHMS.to_vec(),
        })
    };
    let made = made.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// One's own passkeys, oldest first.
#[utoipa::path(
    get, path = "/api/passkeys", tag = "account",
    responses(
        (status = 200, description = "The passkeys", body = [PasskeyBody]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn list_passkeys(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Vec<PasskeyBody>>> {
    let own = app.store.passkeys(known.person.id).await;
    let own = own.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok(Json(own.into_iter().map(PasskeyBody::from).collect()))
}

/// A passkey for an account, and what shows that its owner wants it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPasskey {
    /// The passkey.
    registration: Registration,
    /// The password of the account, or the signature of another of its passkeys.
    proof: Proof,
}

/// Add a passkey to one's account. A browser's cookie gets a new secret.
#[utoipa::path(
    post, path = "/api/passkeys", tag = "account", request_body = NewPasskey,
    responses(
        (status = 201, description = "The passkey is added", body = PasskeyBody),
        (status = 401, description = "The proof is wrong, or the challenge was used", body = super::messages::ErrorBody),
        (status = 409, description = "The passkey is known, there are too many, or there is no account", body = super::messages::ErrorBody),
        (status = 422, description = "The passkey is not accepted", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn add_passkey(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewPasskey>,
) -> ApiResult<Response> {
    let added = async {
        if !known.person.has_account {
            return Err(ApiError::NoAccount);
        }
        confirm(&app, &known, address, &headers, wanted.proof).await?;
        let passkey = passkeys::register(&app, known.person.id, wanted.registration, &headers).await?;
        passkeys::add(&app, passkey.clone()).await?;
        let cookies = rotated(&app, &known, &headers).await?;
        Ok((StatusCode::CREATED, set_cookies(cookies), Json(PasskeyBody::from(passkey))).into_response())
    };
    added.await.map_err(|error: ApiError| error.localized(known.lang))
}

/// Remove a passkey. The last one stays if there is no password: nobody could sign in any more.
#[utoipa::path(
    delete, path = "/api/passkeys/{passkey}", tag = "account", request_body = Proof,
    params(("passkey" = String, Path, description = "The id of the passkey")),
    responses(
        (status = 204, description = "It is removed"),
        (status = 401, description = "The proof is wrong", body = super::messages::ErrorBody),
        (status = 404, description = "One has no such passkey", body = super::messages::ErrorBody),
        (status = 409, description = "It is the last way to sign in", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn remove_passkey(
    State(app): State<Arc<App>>,
    Path(passkey): Path<String>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(proof): JsonBody<Proof>,
) -> ApiResult<StatusCode> {
    let removed = async {
        confirm(&app, &known, address, &headers, proof).await?;
        passkeys::remove(&app, known.person.id, CredentialId(passkey)).await
    };
    removed.await.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ask for something to sign, to sign in with a passkey. No name is needed: the passkey says whose it is.
#[utoipa::path(
    post, path = "/api/sign-in/passkey/challenge", tag = "account",
    responses(
        (status = 201, description = "The challenge", body = SignInChallenge),
        (status = 422, description = "There are no passkeys at this address", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn make_sign_in_challenge(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
) -> ApiResult<(StatusCode, Json<SignInChallenge>)> {
    let made = async {
        let party = passkeys::relying_party(&app, &headers)?;
        let challenge = passkeys::challenge(&app, None).await?;
        Ok(SignInChallenge { challenge, relying_party: party.id, timeout: CHALLENGE.0 })
    };
    let made = made.await.map_err(|error: ApiError| error.localized(lang))?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Sign in with a passkey.
#[utoipa::path(
    post, path = "/api/sign-in/passkey", tag = "account", request_body = Assertion,
    responses(
        (status = 201, description = "A session has begun", body = GuestBody),
        (status = 401, description = "There is no such passkey, its signature is wrong, or the challenge was used", body = super::messages::ErrorBody),
        (status = 403, description = "The passkey may have been copied", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn sign_in_with_passkey(
    State(app): State<Arc<App>>,
    identity: Identity,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Assertion>,
) -> ApiResult<Response> {
    let signed_in = async {
        let person = passkeys::authenticate(&app, None, shown, &headers).await?;
        begin(&app, person, identity, false, &headers).await
    };
    signed_in.await.map_err(|error| error.localized(identity.lang))
}
