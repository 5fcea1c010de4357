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
    /// Its bytes.
    pub bytes: String,
    /// What it promised before it showed them; `None` if the house added them in its place.
    pub commitment: Option<String>,
}
