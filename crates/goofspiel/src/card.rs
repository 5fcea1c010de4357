//! Cards, where they lie, what else can happen, and why an action is refused.

use interregnum_kernel::{BadText, Phrase, Refusal, Rule, Seat};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A card of a hand, or a prize: `7` or `P7`. The one action of the game is to choose a card
/// of the hand, so an action is a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// In each hand there is one of every number.
    Hand(u8),
    /// Worth as many points as its number.
    Prize(u8),
}

impl Card {
    /// The number on the card.
    pub const fn number(self) -> u8 {
        match self {
            Self::Hand(number) | Self::Prize(number) => number,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(number) => write!(f, "{number}"),
            Self::Prize(number) => write!(f, "P{number}"),
        }
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let cards = (0..=u8::MAX).flat_map(|number| [Self::Hand(number), Self::Prize(number)]);
        cards.into_iter().find(|card| card.to_string() == text).ok_or_else(|| BadText::new("card", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A place where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// All cards before the deal.
    Box,
    /// Prizes to be turned up.
    Pile,
    /// The prize that is played for.
    Stake,
    /// Prizes that nobody got.
    Discard,
    /// A player's hand.
    Hand(Seat),
    /// The cards that a player has played.
    Played(Seat),
    /// The prizes that a player has taken.
    Won(Seat),
}

/// What can happen besides moving and showing cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A player has chosen a card; nobody else learns which.
    Chose(Seat),
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{}", self.code())]
#[serde(rename_all = "kebab-case", tag = "code")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Illegal {
    GameOver,
    AlreadyChosen,
    NotInHand,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::AlreadyChosen => "already-chosen",
            Self::NotInHand => "not-in-hand",
        }
    }

    fn rule(&self) -> Rule {
        Rule(if *self == Self::GameOver { "G3.1" } else { "G2.2" })
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(format!("goofspiel-illegal-{}", self.code()))
    }
}
