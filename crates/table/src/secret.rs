//! The secret of a session, of which the store knows the hash only.

use crate::{PersonId, hex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use ts_rs::TS;

/// The 128 random bits that a person proves to be the same person with. It is never stored;
/// its `Debug` shows nothing.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "string")]
pub struct SeatSecret(#[serde(with = "hex")] [u8; 16]);

impl SeatSecret {
    /// The secret made of these random bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The secret behind 32 hexadecimal digits, as a cookie holds them.
    pub fn read(text: &str) -> Option<Self> {
        hex::bytes(text).map(Self)
    }

    /// The digits, for the cookie of its owner and for nobody else.
    pub fn digits(&self) -> String {
        hex::digits(&self.0)
    }

    /// What may be stored of it.
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }

    /// The person whom this secret alone makes: at a table inside a browser, and in logs from before persons had
    /// ids of their own.
    pub fn person(&self) -> PersonId {
        PersonId::of_secret(self.hash())
    }
}

impl fmt::Debug for SeatSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatSecret(…)")
    }
}

/// What is stored of a secret: enough to know it again, not enough to use it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SecretHash(#[serde(with = "hex")] [u8; 32]);

impl SecretHash {
    /// The hash of a secret that people type. The text must be random: a hash of a few bits is soon guessed.
    pub fn of_text(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    /// The hash behind 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        hex::bytes(text).map(Self)
    }

    pub(crate) const fn into_bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::digits(&self.0))
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretHash({})", hex::digits(&self.0[..4]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_in_its_debug_text_nor_in_its_hash() {
        let secret = SeatSecret::from_bytes(*b"sixteen bytes ok");
        assert_eq!(format!("{secret:?}"), "SeatSecret(…)");
        assert!(!secret.hash().to_string().contains(&secret.digits()));
        assert_eq!(SeatSecret::read(&secret.digits()), Some(secret));
    }

    #[test]
    fn a_hash_is_that_of_the_standard() {
        // SHA-256 of sixteen zero bytes, by another program (sha256sum).
        let hash = SeatSecret::from_bytes([0; 16]).hash().to_string();
        assert_eq!(hash, "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb");
    }
}
