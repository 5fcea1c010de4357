//! The client data: what the browser testifies about the page.

use super::{RelyingParty, Unacceptable, decode};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// What the browser did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ceremony {
    /// A passkey is made.
    Registration,
    /// A passkey signs.
    Assertion,
}

/// Client data that is of the right ceremony and of a page of this server.
#[derive(Debug)]
pub(crate) struct ClientData {
    /// The challenge, in base64url.
    pub(crate) challenge: String,
    /// The hash that the authenticator signs.
    pub(super) hash: [u8; 32],
}

/// The fields that count; a browser may add others.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Fields {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    top_origin: Option<String>,
}

impl ClientData {
    /// Reads client data (base64url) and checks everything but the challenge, which only the store knows.
    pub(crate) fn read(text: &str, ceremony: Ceremony, party: &RelyingParty) -> Result<Self, Unacceptable> {
        let json = decode(text)?;
        // 7.1, 5 and 6; 7.2, 9 and 10: UTF-8 decode, then parse. A byte order mark is skipped.
        let fields = json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&json);
        let fields: Fields = serde_json::from_slice(fields).map_err(|_| Unacceptable::ClientData)?;
        // 7.1, 7; 7.2, 11: the type.
        let expected = match ceremony {
            Ceremony::Registration => "webauthn.create",
            Ceremony::Assertion => "webauthn.get",
        };
        if fields.kind != expected {
            return Err(Unacceptable::Type);
        }
        // 7.1, 9; 7.2, 13: the origin.
        if fields.origin != party.origin {
            return Err(Unacceptable::Origin);
        }
        // Level 3: our pages are in nobody's frame.
        if fields.cross_origin || fields.top_origin.is_some() {
            return Err(Unacceptable::CrossOrigin);
        }
        // 7.1, 10; 7.2, 14: token binding is used by no connection of ours, and its member is ignored as in Level 3.
        // 7.1, 11; 7.2, 19: the hash over the bytes as they came.
        Ok(Self { challenge: fields.challenge, hash: Sha256::digest(&json).into() })
    }
}
