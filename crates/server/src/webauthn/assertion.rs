//! A signature of a credential (section 7.2).

use super::authenticator_data::AuthenticatorData;
use super::public_key::PublicKey;
use super::{ClientData, RelyingParty, Unacceptable, decode};

/// What an authenticator signed, in base64url, and what is known of its credential.
#[derive(Clone, Copy)]
pub(crate) struct Signed<'a> {
    pub(crate) authenticator_data: &'a str,
    pub(crate) signature: &'a str,
    /// The credential's public key: a COSE key.
    pub(crate) public_key: &'a str,
    /// The signature counter that was seen last.
    pub(crate) counter: u32,
}

/// Verifies a signature from step 15 of section 7.2 on; gives the new signature counter. Steps 5 to 7 (whose credential
/// it is) and 12 (the challenge) need the store, steps 9 to 14 and 19 are those of [`ClientData::read`].
pub(crate) fn verify_assertion(
    client_data: &ClientData,
    signed: Signed<'_>,
    party: &RelyingParty,
) -> Result<u32, Unacceptable> {
    // 8: authData and sig.
    let bytes = decode(signed.authenticator_data)?;
    let signature = decode(signed.signature)?;
    // 15 to 18.
    let data = AuthenticatorData::read(&bytes)?;
    data.check(party)?;
    // 20: the signature over authData and the hash of the client data.
    let key = PublicKey::read(&decode(signed.public_key)?)?;
    key.verify(&[bytes.as_slice(), &client_data.hash].concat(), &signature)?;
    // 21: the counter. It grows, or the authenticator does not count.
    let counts = data.counter != 0 || signed.counter != 0;
    if counts && data.counter <= signed.counter {
        return Err(Unacceptable::Counter);
    }
    Ok(data.counter)
}
