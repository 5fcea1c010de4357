//! What is agreed when a table is made.

use crate::Span;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What is agreed when a table is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's name.
    #[ts(skip)]
    pub game: String,
    /// The game's options, as in a record.
    #[ts(skip)]
    pub options: Value,
    /// Whether the table stands in the lobby's list; else it is found by its link alone.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub listed: bool,
    /// Whether games among people count for their ratings. Who leaves a rated game loses it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// How long players may think.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// Whether people may talk.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub chat: bool,
    /// How long every answer of a bot takes, whatever it was asked.
    #[serde(default = "pace")]
    #[ts(as = "Option<Span>", optional)]
    pub pace: Span,
    /// How long an absent player is waited for before the others may decide.
    #[serde(default = "grace")]
    #[ts(as = "Option<Span>", optional)]
    pub grace: Span,
}

impl Setup {
    /// A private table for a game, with everything else as it usually is.
    pub fn new(game: impl Into<String>, options: Value) -> Self {
        let (game, clock) = (game.into(), Clock::None);
        Self { game, options, listed: false, rated: false, clock, chat: yes(), pace: pace(), grace: grace() }
    }
}

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for every choice; then the first legal action is played for them.
    Move {
        /// How long.
        span: Span,
    },
    /// So long for the whole game, and a bit more after every choice; who has none left has
    /// resigned.
    Bank {
        /// How long at first.
        span: Span,
        /// How much is added after a choice.
        increment: Span,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

const fn yes() -> bool {
    true
}

const fn pace() -> Span {
    Span(1200)
}

const fn grace() -> Span {
    Span::seconds(60)
}
