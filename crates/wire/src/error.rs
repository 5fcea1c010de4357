//! The body of an error.

use interregnum_table::{Turn, Version};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ErrorBody {
    /// A short name that stays the same between releases.
    pub code: String,
    /// The explanation in the person's language.
    pub message: String,
    /// The number of the sentence of the rulebook, if a rule is the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// For a stale move: the current turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<Turn>,
    /// For a stale move: the current version of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<Version>,
}
