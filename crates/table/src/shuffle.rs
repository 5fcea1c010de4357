//! The shuffle that can be checked: nobody alone chooses the deck, and afterwards everybody
//! can see that nobody did. `docs/shuffle.md` describes it for those who check it.
//!
//! The server pledges a secret before the deal by publishing a hash of it. Seats promise sixteen
//! bytes by their hash, and show them once all promises are made. The bytes of a seat that promised
//! nothing, or did not show its bytes, follow from the pledged secret: after the pledge the server
//! has nothing left to choose.

use crate::hex;
use crate::{Entropy, TableId};
use hmac::{Hmac, KeyInit, Mac};
use interregnum_kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use ts_rs::TS;

/// A way to make the seed of a deal. Its name stands in every record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Algorithm {
    /// The first version. The server drew the bytes of seats that showed none at the deal, bound by
    /// nothing. Logs that name no algorithm mean this one.
    #[default]
    #[serde(rename = "interregnum-shuffle-1")]
    First,
    /// Every hash names the table and the deal, and the bytes of seats that show none follow from the
    /// pledged secret.
    #[serde(rename = "interregnum-shuffle-2")]
    Second,
}

impl Algorithm {
    /// The algorithm of new pledges.
    pub const NEWEST: Self = Self::Second;
    /// Every algorithm whose records can be checked.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The name that stands in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "interregnum-shuffle-1",
            Self::Second => "interregnum-shuffle-2",
        }
    }

    /// The algorithm with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.name() == name)
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
    const fn is_first(&self) -> bool {
        matches!(self, Self::First)
    }
}

/// One deal of one table: what the hashes of its shuffle are bound to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealId<'a> {
    /// How its seed is made.
    pub algorithm: Algorithm,
    /// The table.
    pub table: &'a TableId,
    /// The number of the deal at this table, from 1.
    pub number: u32,
}

impl DealId<'_> {
    /// The hash by which a seat promises bytes for this deal.
    pub fn promise(&self, seat: Seat, bytes: Contribution) -> Commitment {
        let hash = match self.algorithm {
            Algorithm::First => Sha256::new(),
            Algorithm::Second => self.hash("promise").chain_update(seat_byte(seat)),
        };
        Commitment(hash.chain_update(bytes.0).finalize().into())
    }

    /// A hash that begins with the domain word for `purpose`, the table and the deal.
    fn hash(&self, purpose: &str) -> Sha256 {
        Sha256::new()
            .chain_update(self.algorithm.name())
            .chain_update(" ")
            .chain_update(purpose)
            .chain_update(self.table.as_str())
            .chain_update(self.number.to_be_bytes())
    }
}

/// The sixteen bytes that a seat adds to a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Contribution(
    #[serde(with = "hex")]
    #[ts(type = "string")]
    pub [u8; 16],
);

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

/// A hash published before what it commits to is shown: the server's pledge, or a seat's promise.
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

/// What one seat did for a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeatShare {
    /// It promised nothing.
    Nothing,
    /// It promised bytes and did not show them in time.
    Withheld(Commitment),
    /// It promised bytes and showed them.
    Shown(Commitment, Contribution),
}

impl SeatShare {
    /// The share of a seat with this promise, of which this was shown.
    pub(crate) fn of(promise: Option<Commitment>, shown: Option<Contribution>) -> Self {
        match (promise, shown) {
            (None, _) => Self::Nothing,
            (Some(promise), None) => Self::Withheld(promise),
            (Some(promise), Some(bytes)) => Self::Shown(promise, bytes),
        }
    }

    pub(crate) const fn promise(self) -> Option<Commitment> {
        match self {
            Self::Nothing => None,
            Self::Withheld(promise) | Self::Shown(promise, _) => Some(promise),
        }
    }

    pub(crate) const fn shown(self) -> Option<Contribution> {
        match self {
            Self::Shown(_, bytes) => Some(bytes),
            Self::Nothing | Self::Withheld(_) => None,
        }
    }
}

/// The server's part of a shuffle, whole. It stays in the log until the game is over; its
/// `Debug` shows nothing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// The key of the seed.
    #[serde(with = "hex")]
    secret: [u8; 32],
    /// Keeps the commitment from being guessed.
    #[serde(with = "hex")]
    salt: [u8; 16],
    /// How the seed is made.
    #[serde(default, skip_serializing_if = "Algorithm::is_first")]
    algorithm: Algorithm,
}

impl Pledge {
    /// A pledge drawn from random bytes.
    pub(crate) fn draw(entropy: Entropy) -> Self {
        let mut salt = [0; 16];
        salt.copy_from_slice(&entropy.seed(1).0[..16]);
        Self { secret: entropy.seed(0).0, salt, algorithm: Algorithm::NEWEST }
    }

    /// The pledge behind the digits of a secret and a salt.
    pub(crate) fn read(secret: &str, salt: &str, algorithm: Algorithm) -> Option<Self> {
        Some(Self { secret: hex::bytes(secret)?, salt: hex::bytes(salt)?, algorithm })
    }

    /// The deal of this number at a table, with this pledge's algorithm.
    pub(crate) const fn deal<'a>(&self, table: &'a TableId, number: u32) -> DealId<'a> {
        DealId { algorithm: self.algorithm, table, number }
    }

    /// The hash that is published before the seats promise anything.
    pub fn commitment(&self, deal: &DealId) -> Commitment {
        let hash = match deal.algorithm {
            Algorithm::First => Sha256::new(),
            Algorithm::Second => deal.hash("pledge"),
        };
        Commitment(hash.chain_update(self.secret).chain_update(self.salt).finalize().into())
    }

    /// The secret and the salt, in hexadecimal digits: for games that are over.
    pub(crate) fn open(&self) -> (String, String) {
        (hex::digits(&self.secret), hex::digits(&self.salt))
    }

    /// The bytes of a seat: those it showed, or those that follow from the secret.
    pub(crate) fn bytes(&self, deal: &DealId, seat: Seat, share: SeatShare) -> Contribution {
        match share {
            SeatShare::Shown(_, bytes) => bytes,
            SeatShare::Nothing => self.derived("filler", deal, seat, &[]),
            SeatShare::Withheld(promise) => self.derived("withheld", deal, seat, &promise.0),
        }
    }

    /// The first sixteen bytes of an HMAC keyed with the secret.
    fn derived(&self, word: &str, deal: &DealId, seat: Seat, promise: &[u8]) -> Contribution {
        let (number, seat) = (deal.number.to_be_bytes(), seat_byte(seat));
        let [mac, _] = halves(self.mac([word.as_bytes(), &number, &seat, promise]));
        Contribution(mac)
    }

    /// The seed of a deal with these bytes in seat order.
    pub(crate) fn seed(&self, deal: &DealId, bytes: &[Contribution]) -> Seed {
        let seats: Vec<u8> = bytes.iter().flat_map(|bytes| bytes.0).collect();
        let number = deal.number.to_be_bytes();
        let number: &[u8] = match deal.algorithm {
            Algorithm::First => &[],
            Algorithm::Second => &number,
        };
        let algorithm = deal.algorithm.name().as_bytes();
        Seed(self.mac([&seats, deal.table.as_str().as_bytes(), number, algorithm]))
    }

    fn mac(&self, parts: [&[u8]; 4]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("any length is a key");
        parts.into_iter().for_each(|part| mac.update(part));
        mac.finalize().into_bytes().into()
    }
}

impl fmt::Debug for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pledge(…)")
    }
}

/// A seat as the hashes name it.
fn seat_byte(seat: Seat) -> [u8; 1] {
    [u8::try_from(seat.index()).expect("a table has few seats")]
}

fn halves(bytes: [u8; 32]) -> [[u8; 16]; 2] {
    let (first, last) = bytes.split_at(16);
    [first, last].map(|half| std::array::from_fn(|place| half[place]))
}

#[cfg(test)]
mod tests;
