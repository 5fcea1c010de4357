//! The id by which a person is known to tables and to the store.

use crate::{SecretHash, hex};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A person: the holder of seats. The id is random, is shown to nobody, and proves nothing: a session proves who
/// somebody is.
///
/// Logs written before persons had ids name a guest by the hash of the guest's secret. That hash is the guest's id
/// for ever, so the logs need not change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(#[serde(with = "hex")] [u8; 32]);

impl PersonId {
    /// The id made of these random bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The id behind 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        hex::bytes(text).map(Self)
    }

    /// The id of a guest from before persons had ids, and of a person at a table inside a browser, where nobody
    /// else can look.
    pub const fn of_secret(hash: SecretHash) -> Self {
        Self(hash.into_bytes())
    }

    pub(crate) const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::digits(&self.0))
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({})", hex::digits(&self.0[..4]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSecret;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = PersonId::from_bytes(*b"thirty-two bytes make one person");
        assert_eq!(PersonId::read(&id.to_string()), Some(id));
        assert_eq!(PersonId::read("short"), None);
    }

    #[test]
    fn a_guest_from_before_keeps_the_hash_as_id() {
        let hash = SeatSecret::from_bytes([0; 16]).hash();
        assert_eq!(PersonId::of_secret(hash).to_string(), hash.to_string());
        let written = serde_json::to_string(&hash).unwrap();
        assert_eq!(serde_json::from_str::<PersonId>(&written).unwrap(), PersonId::of_secret(hash));
    }
}
