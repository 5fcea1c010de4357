//! Accounts: a guest takes a name of their own and a passkey or a password, and keeps everything.

use super::body::{ApiResult, JsonBody};
use super::guests::{rotated, set_cookies};
use super::proof::{Proof, confirm};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::moderation::{admit_name, check_play, reserve_name};
use crate::passkeys::Registration;
use crate::{bot_name, cookie, entropy, name_removal, passkeys, passwords, sessions};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use interregnum_store::{Account, PersonChange};
use interregnum_table::{SecretHash, Time, name_key};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::ToSchema;

/// How many recovery codes an account has.
const CODES: usize = 8;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/account", post(make_account).get(show_account).delete(delete_account))
        .route("/api/account/password", post(change_password))
        .route("/api/account/codes", post(replace_codes))
}

/// Somebody who makes an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAccount {
    /// The name, which no other account has: 1 to 24 letters.
    #[schema(min_length = 1)]
    name: String,
    /// The password: 10 to 200 characters. With a passkey none is needed.
    #[serde(default)]
    #[schema(min_length = 10)]
    password: Option<String>,
    /// The first passkey. With a password none is needed.
    #[serde(default)]
    passkey: Option<Registration>,
}

/// An account that was made, or whose recovery codes were replaced.
#[derive(Serialize, ToSchema)]
pub(super) struct RecoveryCodes {
    /// The name of the account.
    name: String,
    /// Codes that each replace a forgotten password or a lost passkey once. They are shown this once.
    codes: Vec<String>,
}

/// New recovery codes, and what is stored of them.
fn draw_codes() -> (Vec<String>, Vec<SecretHash>) {
    let codes: Vec<String> = (0..CODES).map(|_| entropy::recovery_code()).collect();
    let hashes = codes.iter().map(|code| SecretHash::of_text(code)).collect();
    (codes.iter().map(|code| in_groups(code)).collect(), hashes)
}

/// A code in groups of four, as people copy it.
fn in_groups(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// Make an account.
///
/// The guest keeps seats, running games and past games, also in the middle of a game. A browser's cookie gets a new
/// secret.
#[utoipa::path(
    post, path = "/api/account", tag = "account", request_body = NewAccount,
    responses(
        (status = 201, description = "The account is made", body = RecoveryCodes),
        (status = 401, description = "The challenge of the passkey was used, or its time is over", body = super::messages::ErrorBody),
        (status = 409, description = "The name belongs to an account, or the person has one", body = super::messages::ErrorBody),
        (status = 422, description = "That is no name, the password is too short, or the passkey is not accepted", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn make_account(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewAccount>,
) -> ApiResult<Response> {
    let made = async {
        let name = interregnum_table::name(&wanted.name)?;
        bot_name::check(&name)?;
        let NewAccount { password, passkey, .. } = wanted;
        match &password {
            Some(password) => passwords::check(password, &name)?,
            None if passkey.is_some() => {}
            None => return Err(ApiError::WeakPassword),
        }
        if known.person.has_account {
            return Err(ApiError::HasAccount);
        }
        limited(&app, address)?;
        check_play(&app, &known.person, address).await?;
        // Before the passkey is looked at: its challenge is used up by that.
        admit_name(&app, &name, Some(known.person.id)).await?;
        let codes = found_account(&app, &known, &name, (password, passkey), &headers).await?;
        // A secret from before the account might be known to somebody else.
        let cookies = rotated(&app, &known, &headers).await?;
        Ok((StatusCode::CREATED, set_cookies(cookies), Json(RecoveryCodes { name, codes })).into_response())
    };
    made.await.map_err(|error| error.localized(known.lang))
}

/// Stores an account with its ways in; gives the recovery codes.
async fn found_account(
    app: &App,
    known: &AuthenticatedPerson,
    name: &str,
    (password, passkey): (Option<String>, Option<Registration>),
    headers: &HeaderMap,
) -> Result<Vec<String>, ApiError> {
    let (person, key) = (known.person.id, name_key(name));
    let passkey = match passkey {
        Some(made) => Some(passkeys::register(app, person, made, headers).await?),
        None => None,
    };
    if let Some(passkey) = &passkey
        && app.store.passkey(passkey.credential.clone()).await?.is_some()
    {
        return Err(ApiError::PasskeyKnown);
    }
    let password = match password {
        Some(password) => Some(passwords::hash(app, password).await?),
        None => None,
    };
    reserve_name(app, name, person).await?;
    let (codes, hashes) = draw_codes();
    let account = Account { person, key, password, created: app.clock.now() };
    let made = PersonChange::AccountMade { account, name: name.to_owned(), codes: hashes, passkey };
    if app.store.change_person(made).await? { Ok(codes) } else { Err(ApiError::NameTaken) }
}

/// Counts an attempt to show or to make a password.
pub(super) fn limited(app: &App, address: IpAddr) -> Result<(), ApiError> {
    app.limits.sign_in(address).inspect_err(|_| app.metrics.limited.add(1))
}

/// Who one is here.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnAccount {
    /// The name that others see.
    name: String,
    /// Whether there is an account, or only a guest.
    account: bool,
    /// When the person came, in milliseconds since 1970.
    #[schema(value_type = u64)]
    created: Time,
    /// How many recovery codes are left.
    codes: u32,
    /// Whether the account has a password.
    password: bool,
    /// How many passkeys it has.
    passkeys: usize,
}

/// One's own account.
#[utoipa::path(
    get, path = "/api/account", tag = "account",
    responses(
        (status = 200, description = "The account, or the guest", body = OwnAccount),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn show_account(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<OwnAccount>> {
    let shown = async {
        let codes = app.store.recovery_codes(known.person.id).await?;
        let account = app.store.account(known.person.id).await?;
        let passkeys = app.store.passkeys(known.person.id).await?.len();
        Ok((codes, account.is_some_and(|account| account.password.is_some()), passkeys))
    };
    let shown = shown.await.map_err(|error: ApiError| error.localized(known.lang));
    let (codes, password, passkeys) = shown?;
    let AuthenticatedPerson { person, .. } = known;
    let (account, created) = (person.has_account, person.created);
    Ok(Json(OwnAccount { name: person.name, account, created, codes, password, passkeys }))
}

/// A change of the password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PasswordChange {
    /// The password until now, or the signature of a passkey.
    proof: Proof,
    /// The new one: 10 to 200 characters.
    #[schema(min_length = 10)]
    password: String,
}

/// Change the password, or set the first one. All other devices are signed out, and a browser's cookie gets a new secret.
#[utoipa::path(
    post, path = "/api/account/password", tag = "account", request_body = PasswordChange,
    responses(
        (status = 204, description = "The password is changed"),
        (status = 401, description = "The proof is wrong", body = super::messages::ErrorBody),
        (status = 422, description = "The new password is too short", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(change): JsonBody<PasswordChange>,
) -> ApiResult<Response> {
    let changed = async {
        passwords::check(&change.password, &known.person.name)?;
        confirm(&app, &known, address, &headers, change.proof).await?;
        let password = passwords::hash(&app, change.password).await?;
        app.store.change_person(PersonChange::PasswordSet { person: known.person.id, password }).await?;
        sessions::end_all(&app, known.person.id, Some(known.session.id)).await?;
        rotated(&app, &known, &headers).await
    };
    let cookies = changed.await.map_err(|error| error.localized(known.lang))?;
    Ok((StatusCode::NO_CONTENT, set_cookies(cookies)).into_response())
}

/// Replace the recovery codes; the old ones no longer work.
#[utoipa::path(
    post, path = "/api/account/codes", tag = "account", request_body = Proof,
    responses(
        (status = 201, description = "The new codes", body = RecoveryCodes),
        (status = 401, description = "The proof is wrong", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn replace_codes(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(proof): JsonBody<Proof>,
) -> ApiResult<(StatusCode, Json<RecoveryCodes>)> {
    let replaced = async {
        confirm(&app, &known, address, &headers, proof).await?;
        let (codes, hashes) = draw_codes();
        app.store
            .change_person(PersonChange::CodesReplaced { person: known.person.id, codes: hashes })
            .await?;
        Ok(codes)
    };
    let codes = replaced.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { name: known.person.name, codes })))
}

/// Delete me.
///
/// Account, passkeys, sessions, codes and links are removed, and the name is removed from all games. The games of others stay
/// whole; seats stay taken, and the others at the table decide about them. A guest needs no proof.
#[utoipa::path(
    delete, path = "/api/account", tag = "account", request_body = Proof,
    responses(
        (status = 204, description = "Everything is removed"),
        (status = 401, description = "The proof is wrong", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn delete_account(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(proof): JsonBody<Proof>,
) -> ApiResult<Response> {
    let person = known.person.id;
    let deleted = async {
        if known.person.has_account {
            confirm(&app, &known, address, &headers, proof).await?;
        }
        // First, so that a person for whom it fails can still ask again.
        name_removal::remove_name(&app, person).await?;
        sessions::end_all(&app, person, None).await?;
        app.store.change_person(PersonChange::Deleted(person)).await?;
        Ok(())
    };
    deleted.await.map_err(|error: ApiError| error.localized(known.lang))?;
    tracing::info!("person deleted at their own request: account, sessions and name are removed");
    Ok((StatusCode::NO_CONTENT, set_cookies(cookie::forgotten(&headers))).into_response())
}
