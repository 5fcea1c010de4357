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

    /// The pledge behind the digits of a secret and a salt.
    pub(crate) fn read(secret: &str, salt: &str) -> Option<Self> {
        Some(Self { secret: hex::bytes(secret)?, salt: hex::bytes(salt)? })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn counting<const N: usize>() -> [u8; N] {
        std::array::from_fn(|place| place as u8)
    }

    const TABLE: &str = "abcdefghijkmnopq";

    #[test]
    fn commitment_and_seed_are_what_another_program_makes_of_the_same_bytes() {
        // Computed with Python's hashlib and hmac.
        let pledge = Pledge { secret: counting(), salt: counting() };
        assert_eq!(
            pledge.commitment().to_string(),
            "a2b2a64df5d29a3c47e5bbb398c99e910bc025044a3bc76ff7b5891cbf2ef1b5"
        );
        let table = TABLE.parse().expect("a name");
        let seed = pledge.seed(&table, &[Contribution([1; 16]), Contribution([2; 16])]);
        assert_eq!(seed.to_string(), "7e023e6d7db796c0847845fd81bf495099b5addf3dd81d26398e87102213c88f");
    }

    #[test]
    fn other_bytes_another_order_or_another_table_give_another_seed() {
        let pledge = Pledge { secret: counting(), salt: counting() };
        let seed = |bytes: [u8; 2], table: &str| {
            let table = table.parse().expect("a name");
            pledge.seed(&table, &bytes.map(|byte| Contribution([byte; 16])))
        };
        let seeds =
            [seed([1, 2], TABLE), seed([2, 1], TABLE), seed([1, 3], TABLE), seed([1, 2], "aaaaaaaaaaaaaaaa")];
        let different: std::collections::BTreeSet<_> = seeds.iter().map(|seed| seed.0).collect();
        assert_eq!(different.len(), seeds.len());
    }

    #[test]
    fn a_pledge_shows_its_commitment_only() {
        let pledge = Pledge::draw(Fresh([5; 32]));
        let (secret, salt) = pledge.open();
        let shown = format!("{pledge:?}");
        assert!(!shown.contains(&secret) && !shown.contains(&salt));
        assert_ne!(secret[..32], salt);
    }
}
