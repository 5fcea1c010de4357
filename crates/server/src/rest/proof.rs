//! What shows that a request comes from the owner of an account.

use super::account::limited;
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::AuthenticatedPerson;
use crate::passkeys::{self, Assertion};
use crate::passwords;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::net::IpAddr;
use utoipa::ToSchema;

/// What shows that a request comes from the owner of the account, and not from somebody at an open computer: one of
/// the two.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Proof {
    /// The password of the account.
    #[serde(default)]
    password: Option<String>,
    /// The signature of one of its passkeys, over a challenge of `/api/passkeys/challenge`.
    #[serde(default)]
    passkey: Option<Assertion>,
}

/// Fails unless the proof is one of the person's account.
pub(super) async fn confirm(
    app: &App,
    known: &AuthenticatedPerson,
    address: IpAddr,
    headers: &HeaderMap,
    proof: Proof,
) -> Result<(), ApiError> {
    if let Some(signed) = proof.passkey {
        return passkeys::authenticate(app, Some(known.person.id), signed, headers).await.map(drop);
    }
    limited(app, address)?;
    let account = app.store.account(known.person.id).await?.ok_or(ApiError::NoAccount)?;
    app.limits.sign_in_as(&account.key)?;
    let password = proof.password.unwrap_or_default();
    let right = passwords::verify(app, password, account.password).await?;
    if right { Ok(()) } else { Err(ApiError::WrongCredentials) }
}
