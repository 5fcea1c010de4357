//! The proof of a fair shuffle in a record.

use serde::{Deserialize, Serialize};

/// The proof that nobody alone chose the deal: the contributions of the server and of every seat,
/// revealed. Bytes are hexadecimal digits. The name of the algorithm says how the seed is made of
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffled {
    /// The name of the algorithm that made the seed.
    pub algorithm: String,
    /// The table at which it was dealt.
    pub table: String,
    /// The number of the deal at that table, from 1; records of the first algorithm omit it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u32>,
    /// The commitment that the server published before the seats contributed.
    pub commitment: String,
    /// The server's secret.
    pub secret: String,
    /// The salt of the server's commitment.
    pub salt: String,
    /// The contribution of every seat, in order.
    pub seats: Vec<SeatPart>,
}

/// The contribution of one seat to a shuffle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPart {
    /// The bytes that went into the seed: those that the seat revealed, or those that replaced
    /// them.
    pub bytes: String,
    /// The seat's commitment, whether it revealed the bytes or not; `None` if it made none. (In the
    /// first algorithm also `None` for a seat that did not reveal its bytes.)
    pub commitment: Option<String>,
}
