//! Passkeys: challenges that are answered once, registration, and signatures that prove who somebody is.

use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::webauthn::{
    Ceremony, ClientData, Registered, RelyingParty, Signed, Unacceptable, encode, verify_assertion,
    verify_registration,
};
use axum::http::HeaderMap;
use interregnum_store::{CredentialId, Passkey, PasskeyChallenge, PasskeyChange, PersonChange};
use interregnum_table::{PersonId, SecretHash, Span};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// How long a challenge can be answered: people look for their telephone.
pub(crate) const CHALLENGE: Span = Span::seconds(300);

/// The most passkeys of an account.
const MANY: usize = 20;

/// A new passkey, as a browser made it. All values are base64url without padding.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Registration {
    /// `response.clientDataJSON` of the credential.
    client_data: String,
    /// `response.attestationObject` of the credential.
    attestation_object: String,
    /// What its owner calls it: 1 to 24 letters. Without one it gets the name of the device.
    #[serde(default)]
    name: Option<String>,
}

/// The signature of a passkey. All values are base64url without padding.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Assertion {
    /// The `id` of the credential.
    credential: String,
    /// `response.clientDataJSON` of the credential.
    client_data: String,
    /// `response.authenticatorData` of the credential.
    authenticator_data: String,
    /// `response.signature` of the credential.
    signature: String,
    /// `response.userHandle` of the credential.
    user_handle: String,
}

/// The relying party for the page that sends a request.
pub(crate) fn relying_party(app: &App, headers: &HeaderMap) -> Result<RelyingParty, ApiError> {
    RelyingParty::of(&app.config, app.address.port(), headers).ok_or(ApiError::NoPasskeys)
}

/// What an authenticator knows a person by, in base64url. It is not the id, which is shown to nobody.
pub(crate) fn user_handle(person: PersonId) -> String {
    encode(&Sha256::digest(format!("interregnum passkey of {person}")))
}

/// A new challenge, in base64url: for somebody who is signed in, or for somebody who wants to be.
pub(crate) async fn challenge(app: &App, person: Option<PersonId>) -> Result<String, ApiError> {
    let (challenge, now) = (encode(&entropy::challenge()), app.clock.now());
    let secret = SecretHash::of_text(&challenge);
    let made = PasskeyChallenge { secret, person, until: now + CHALLENGE };
    change(app, PasskeyChange::ChallengeMade { challenge: made, now }).await?;
    Ok(challenge)
}

/// Uses up a challenge, whatever becomes of the answer. It must have been made for this person.
async fn answer(app: &App, client_data: &ClientData, person: Option<PersonId>) -> Result<(), ApiError> {
    let secret = SecretHash::of_text(&client_data.challenge);
    let found = app.store.passkey_challenge(secret).await?.ok_or(ApiError::ChallengeExpired)?;
    let used = change(app, PasskeyChange::ChallengeUsed(secret)).await?;
    let in_time = app.clock.now() < found.until;
    if used && in_time && found.person == person { Ok(()) } else { Err(ApiError::ChallengeExpired) }
}

async fn change(app: &App, change: PasskeyChange) -> Result<bool, ApiError> {
    Ok(app.store.change_person(PersonChange::Passkey(change)).await?)
}

/// Verifies a new passkey of a person, who has asked for the challenge; it is not stored yet.
pub(crate) async fn register(
    app: &App,
    person: PersonId,
    made: Registration,
    headers: &HeaderMap,
) -> Result<Passkey, ApiError> {
    let party = relying_party(app, headers)?;
    let name = match made.name {
        Some(name) => interregnum_table::name(&name)?,
        None => crate::device::name(headers),
    };
    if app.store.passkeys(person).await?.len() >= MANY {
        return Err(ApiError::TooManyPasskeys);
    }
    let client_data = ClientData::read(&made.client_data, Ceremony::Registration, &party)?;
    answer(app, &client_data, Some(person)).await?;
    let Registered { credential, public_key, counter } =
        verify_registration(&client_data, &made.attestation_object, &party)?;
    Ok(Passkey {
        credential: CredentialId(credential),
        person,
        name,
        public_key,
        counter,
        created: app.clock.now(),
        used: None,
        suspected: None,
    })
}

/// Adds a verified passkey to an account.
pub(crate) async fn add(app: &App, passkey: Passkey) -> Result<(), ApiError> {
    let is_new = change(app, PasskeyChange::Added(passkey)).await?;
    if is_new { Ok(()) } else { Err(ApiError::PasskeyKnown) }
}

/// The person whose passkey has signed. The challenge must have been made for `asked`: somebody who is signed in and
/// confirms something, or nobody, for signing in.
///
/// Every refusal is the same, except that of a challenge whose time is over and that of a passkey that may have been
/// copied, of which only the holder of its private key learns.
pub(crate) async fn authenticate(
    app: &App,
    asked: Option<PersonId>,
    shown: Assertion,
    headers: &HeaderMap,
) -> Result<PersonId, ApiError> {
    let party = relying_party(app, headers)?;
    let wrong = |why: Unacceptable| {
        tracing::debug!(reason = why.code(), "passkey refused");
        ApiError::WrongPasskey
    };
    let client_data = ClientData::read(&shown.client_data, Ceremony::Assertion, &party).map_err(wrong)?;
    answer(app, &client_data, asked).await?;
    // 7.2, 5 to 7: the credential is known, and belongs to whom the authenticator and the session name.
    let found = app.store.passkey(CredentialId(shown.credential)).await?;
    let passkey = found.ok_or_else(|| wrong(Unacceptable::CredentialId))?;
    let is_theirs = asked.is_none_or(|asked| asked == passkey.person);
    if !is_theirs || shown.user_handle != user_handle(passkey.person) {
        return Err(wrong(Unacceptable::UserHandle));
    }
    let signed = Signed {
        authenticator_data: &shown.authenticator_data,
        signature: &shown.signature,
        public_key: &passkey.public_key,
        counter: passkey.counter,
    };
    let Passkey { credential, person, counter: before, .. } = passkey.clone();
    match verify_assertion(&client_data, signed, &party) {
        Ok(counter) => {
            let used = PasskeyChange::Used { credential, before, counter, at: app.clock.now() };
            // Another signature was faster, or the passkey was removed meanwhile.
            if change(app, used).await? { Ok(person) } else { Err(wrong(Unacceptable::Counter)) }
        }
        Err(Unacceptable::Counter) => {
            tracing::warn!("passkey refused: its signature counter went backwards, it may have been copied");
            app.metrics.suspected_passkeys.add(1);
            change(app, PasskeyChange::Suspected { credential, at: app.clock.now() }).await?;
            Err(ApiError::PasskeySuspected)
        }
        Err(why) => Err(wrong(why)),
    }
}

/// Removes a passkey of a person.
pub(crate) async fn remove(app: &App, person: PersonId, credential: CredentialId) -> Result<(), ApiError> {
    let own = app.store.passkeys(person).await?;
    if !own.iter().any(|passkey| passkey.credential == credential) {
        return Err(ApiError::NoSuchPasskey);
    }
    let removed = change(app, PasskeyChange::Removed { person, credential }).await?;
    if removed { Ok(()) } else { Err(ApiError::LastWayIn) }
}
