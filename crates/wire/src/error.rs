//! What is said when something is refused.

use interregnum_table::{Turn, Version};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ErrorBody {
    /// A short name that stays the same between releases.
    pub code: String,
    /// What to tell a person, in that person's language.
    pub message: String,
    /// The sentence of the rulebook behind it, where it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// For a stale move: the turn now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<Turn>,
    /// For a stale move: the table's version now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<Version>,
}
