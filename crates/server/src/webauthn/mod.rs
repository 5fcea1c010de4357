//! Web Authentication (passkeys): what a browser sends is verified as the W3C Recommendation "Web Authentication,
//! Level 2" says, with ES256 and `EdDSA`, and without attestation.
//!
//! Comments name the steps of its sections 7.1 (registration) and 7.2 (assertion). Two checks that Level 3 added are
//! made as well: no frame of another site takes part, and the two flags about backups agree with each other. What needs
//! the store (challenges are used once, credentials are registered once) is in `passkeys.rs`.

mod assertion;
mod authenticator_data;
mod cbor;
mod client_data;
mod error;
mod public_key;
mod registration;
mod relying_party;

pub(crate) use assertion::{Signed, verify_assertion};
pub(crate) use client_data::{Ceremony, ClientData};
pub(crate) use error::Unacceptable;
pub(crate) use public_key::ALGORITHMS;
pub(crate) use registration::{Registered, verify_registration};
pub(crate) use relying_party::RelyingParty;

use data_encoding::BASE64URL_NOPAD;

/// Reads base64url as browsers write it: without padding.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, Unacceptable> {
    BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| Unacceptable::Base64)
}

/// Writes base64url without padding.
pub(crate) fn encode(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}
