//! A new credential (section 7.1).

use super::authenticator_data::AuthenticatorData;
use super::public_key::PublicKey;
use super::{ClientData, RelyingParty, Unacceptable, cbor, decode, encode};

/// The longest id of a credential, in bytes.
const LONGEST: usize = 1023;

/// A credential that was verified.
#[derive(Debug)]
pub(crate) struct Registered {
    /// Its id, in base64url.
    pub(crate) credential: String,
    /// Its public key: a COSE key in base64url.
    pub(crate) public_key: String,
    /// The signature counter to begin with.
    pub(crate) counter: u32,
}

/// Verifies an attestation object (base64url) from step 12 of section 7.1 on. The steps before are those of
/// [`ClientData::read`] and of the challenge.
pub(crate) fn verify_registration(
    client_data: &ClientData,
    attestation_object: &str,
    party: &RelyingParty,
) -> Result<Registered, Unacceptable> {
    // 12: fmt, authData, attStmt.
    let object = decode(attestation_object)?;
    let object = cbor::read_map(&object).ok_or(Unacceptable::AttestationObject)?;
    let format = object.get("fmt").and_then(|format| format.as_text());
    let format = format.ok_or(Unacceptable::AttestationObject)?;
    let signed = object.bytes("authData").ok_or(Unacceptable::AttestationObject)?;
    let statement = object.get("attStmt").cloned().and_then(cbor::Map::of);
    let statement = statement.ok_or(Unacceptable::AttestationObject)?;
    // 13 to 15, 17.
    let data = AuthenticatorData::read(signed)?;
    data.check(party)?;
    // 16: the key is of an algorithm that was offered.
    let attested = data.attested.as_ref().ok_or(Unacceptable::AuthenticatorData)?;
    let key = PublicKey::read(attested.public_key)?;
    // 18, 19: the attestation statement.
    let message = [signed, &client_data.hash].concat();
    check_statement(format, &statement, &key, &message)?;
    // 20, 21, 24: neither a missing nor a self attestation has a trust anchor. Both are accepted: which make an
    // authenticator is of is nobody's business here.
    let length = attested.credential.len();
    if length == 0 || length > LONGEST {
        return Err(Unacceptable::CredentialId);
    }
    // 22, 23: whether the credential is new, the store decides.
    Ok(Registered {
        credential: encode(attested.credential),
        public_key: encode(attested.public_key),
        counter: data.counter,
    })
}

/// Verifies an attestation statement. Browsers were asked for none and send `none` (section 8.7), or the self
/// attestation of `packed` (section 8.2), which the credential's own key has signed.
fn check_statement(
    format: &str,
    statement: &cbor::Map,
    key: &PublicKey,
    message: &[u8],
) -> Result<(), Unacceptable> {
    let is_right = match format {
        "none" => statement.is_empty(),
        "packed" => {
            let is_self = statement.get("x5c").is_none();
            let is_its_algorithm = statement.integer("alg") == Some(key.algorithm().into());
            let is_signed = statement.bytes("sig").is_some_and(|sig| key.verify(message, sig).is_ok());
            is_self && is_its_algorithm && is_signed
        }
        _ => false,
    };
    if is_right { Ok(()) } else { Err(Unacceptable::Attestation) }
}
