//! What a record holds of a shuffle that can be checked.

use serde::{Deserialize, Serialize};

/// What shows that nobody alone chose the deal: the house's part and every seat's, opened.
/// Bytes are hexadecimal digits. How a seed is made of them is told by the name of the
/// algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffled {
    /// How the seed was made.
    pub algorithm: String,
    /// The table at which it was dealt.
    pub table: String,
    /// The number of the deal at that table, from 1; the first algorithm does not name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u32>,
    /// What the house published before the seats contributed.
    pub commitment: String,
    /// The house's secret.
    pub secret: String,
    /// The salt of its commitment.
    pub salt: String,
    /// What every seat added, in order.
    pub seats: Vec<SeatPart>,
}

/// What one seat added to a shuffle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPart {
    /// The bytes that the seed was made of: those it showed, or those that took their place.
    pub bytes: String,
    /// What it promised, whether it showed the bytes or not; `None` if it promised nothing. (The
    /// first algorithm also says `None` of a seat that did not show its bytes.)
    pub commitment: Option<String>,
}
