//! What is agreed when a table is made.

use crate::Span;
use interregnum_kernel::tagged;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::RangeInclusive;
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

tagged! {
    /// How long players may think.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
    pub enum Clock by "kind" {
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
        /// The game is played over days. Players come and go: nobody counts as absent, and no bot stands
        /// in for anybody.
        Days {
            /// How long for every choice; as long as they like if it is not said. Of two, who lets it pass
            /// loses; in a game of more the first legal action is played.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            span: Option<Span>,
            /// The days of vacation that every player has in a game.
            #[serde(default, skip_serializing_if = "is_zero")]
            #[ts(as = "Option<u32>", optional)]
            vacation: u32,
        },
    }
}

/// What a clock may give, in all or for a move, and what it may not go below.
const CLOCK: RangeInclusive<Span> = Span::seconds(1)..=Span::seconds(7 * 24 * 3600);

/// The same for a move of a game that is played over days.
const MOVE_OVER_DAYS: RangeInclusive<Span> = Span::seconds(3600)..=Span::days(14);

/// The longest vacation, in days.
const LONGEST_VACATION: u32 = 30;

impl Clock {
    /// Whether the game is played over days.
    pub const fn is_days(&self) -> bool {
        matches!(self, Self::Days { .. })
    }

    /// Whether its spans are within their bounds. Without a time for a move there is no vacation from it.
    pub(crate) fn is_fair(self) -> bool {
        match self {
            Self::None => true,
            Self::Move { span } => CLOCK.contains(&span),
            Self::Bank { span, increment } => CLOCK.contains(&span) && increment <= *CLOCK.end(),
            Self::Days { span: None, vacation } => vacation == 0,
            Self::Days { span: Some(span), vacation } => {
                MOVE_OVER_DAYS.contains(&span) && vacation <= LONGEST_VACATION
            }
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
const fn is_zero(days: &u32) -> bool {
    *days == 0
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
