//! The shuffle that can be checked: nobody alone chooses the deck, and afterwards everybody
//! can see that nobody did.
//!
//! The house pledges a secret by publishing SHA-256(secret ‖ salt). Seats promise sixteen
//! bytes by their SHA-256, and show them when all seats are taken. The seed of the deal is
//! HMAC-SHA256 with the secret as key, over the bytes in seat order, the table's name and
//! the algorithm's name.

use crate::hex;
use crate::{Fresh, TableId};
use hmac::{Hmac, KeyInit, Mac};
use interregnum_kernel::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use ts_rs::TS;

/// The name of this way to make a seed; another way would have another name.
pub const ALGORITHM: &str = "interregnum-shuffle-1";

/// The sixteen bytes that a seat adds to a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Contribution(
    #[serde(with = "hex")]
    #[ts(type = "string")]
    pub [u8; 16],
);

impl Contribution {
    /// What is promised before the bytes are shown.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::digits(&self.0))
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Contribution(…)")
    }
}

/// A promise: the SHA-256 of what will be shown.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Commitment(
    #[serde(with = "hex")]
    #[ts(type = "string")]
    pub [u8; 32],
);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::digits(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// The house's part of a shuffle, whole. It stays in the log until the game is over; its
/// `Debug` shows nothing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// What the seed is keyed with.
    #[serde(with = "hex")]
    secret: [u8; 32],
    /// What keeps the commitment from being guessed.
    #[serde(with = "hex")]
    salt: [u8; 16],
}

impl Pledge {
    /// A pledge drawn from random bytes.
    pub(crate) fn draw(fresh: Fresh) -> Self {
        let mut salt = [0; 16];
        salt.copy_from_slice(&fresh.seed(1).0[..16]);
        Self { secret: fresh.seed(0).0, salt }
    }

    /// What is published of it before the seats contribute.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(self.secret).chain_update(self.salt).finalize().into())
    }

    /// The secret and the salt, in hexadecimal digits: for games that are over.
    pub(crate) fn open(&self) -> (String, String) {
        (hex::digits(&self.secret), hex::digits(&self.salt))
    }

    /// The seed of the deal at this table with these bytes in seat order.
    pub(crate) fn seed(&self, table: &TableId, bytes: &[Contribution]) -> Seed {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("any length is a key");
        bytes.iter().for_each(|bytes| mac.update(&bytes.0));
        mac.update(table.as_str().as_bytes());
        mac.update(ALGORITHM.as_bytes());
        Seed(mac.finalize().into_bytes().into())
    }
}

impl fmt::Debug for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pledge({})", self.commitment())
    }
}
