//! The key of the server: it signs pushes (RFC 8292), and the links that switch a kind of notice off.

use crate::entropy;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64URL;
use hmac::{Hmac, KeyInit, Mac};
use interregnum_store::{NoticeChange, PersonChange, Store, StoreError};
use interregnum_table::Time;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use sha2::Sha256;

/// How long a signature is valid. Push services accept a day at most.
const VALID: u64 = 12 * 3600;

/// The key of the server.
pub(crate) struct ServerKey {
    secret: SecretKey,
    /// The public key, as browsers and push services want it: base64url of the uncompressed point.
    public: String,
}

impl ServerKey {
    /// The key behind the base64url of its 32 bytes.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let secret = SecretKey::from_slice(&BASE64URL.decode(text.trim()).ok()?).ok()?;
        let public = BASE64URL.encode(secret.public_key().to_sec1_bytes());
        Some(Self { secret, public })
    }

    /// The key that the settings give, or the one that the store keeps, which the first server makes.
    pub(crate) async fn open(setting: Option<&str>, store: &dyn Store) -> Result<Self, StoreError> {
        if let Some(key) = setting.and_then(Self::read) {
            return Ok(key);
        }
        if store.server_key().await?.is_none() {
            let change = NoticeChange::KeyMade(BASE64URL.encode(draw().to_bytes()));
            // Another server may have been faster; its key is read below.
            store.change_person(PersonChange::Notice(change)).await?;
        }
        let damaged = || StoreError::Damaged { detail: "the key of the server cannot be read".to_owned() };
        store.server_key().await?.as_deref().and_then(Self::read).ok_or_else(damaged)
    }

    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// The header `Authorization` of a push to a service (RFC 8292). `subject` tells the service whom to ask.
    pub(crate) fn authorization(&self, audience: &str, subject: Option<&str>, now: Time) -> String {
        let mut claims = json!({"aud": audience, "exp": now.0 / 1000 + VALID});
        if let Some(subject) = subject {
            claims["sub"] = subject.into();
        }
        let head = BASE64URL.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64URL.encode(claims.to_string()));
        let signature: Signature = SigningKey::from(&self.secret).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64URL.encode(signature.to_bytes()), self.public)
    }

    /// A code over a text that only this server can make: of links in messages.
    pub(crate) fn code(&self, text: &str) -> String {
        BASE64URL.encode(&self.mac(text).finalize().into_bytes()[..16])
    }

    /// Whether a code is the one of a text, in constant time.
    pub(crate) fn verifies(&self, text: &str, code: &str) -> bool {
        let bytes = BASE64URL.decode(code).unwrap_or_default();
        bytes.len() == 16 && self.mac(text).verify_truncated_left(&bytes).is_ok()
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret.to_bytes()).expect("any length is a key");
        mac.update(b"interregnum links\0");
        mac.update(text.as_bytes());
        mac
    }
}

/// A new secret key. Of all numbers of 32 bytes hardly any is none.
pub(super) fn draw() -> SecretKey {
    loop {
        if let Ok(key) = SecretKey::from_slice(&entropy::bytes::<32>()) {
            return key;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;
    use serde_json::Value;

    fn key() -> ServerKey {
        ServerKey::read(&BASE64URL.encode([7; 32])).unwrap()
    }

    #[test]
    fn a_push_service_can_check_who_sends() {
        let header = key().authorization("https://push.example", Some("https://cards.example"), Time(5_000));
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key().public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&BASE64URL.decode(signature).unwrap()).unwrap();
        let point = BASE64URL.decode(public).unwrap();
        assert_eq!((point.len(), point[0]), (65, 4));
        VerifyingKey::from_sec1_bytes(&point).unwrap().verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64URL.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!((&claims["exp"], &claims["sub"]), (&json!(5 + VALID), &json!("https://cards.example")));
    }

    #[test]
    fn a_code_belongs_to_one_text_and_one_key() {
        let code = key().code("a");
        assert!(key().verifies("a", &code) && !key().verifies("b", &code));
        let other = ServerKey::read(&BASE64URL.encode([8; 32])).unwrap();
        assert!(!other.verifies("a", &code) && !key().verifies("a", &code[..10]) && !key().verifies("a", ""));
    }
}
