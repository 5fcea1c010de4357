//! Cards, where they lie, what else can happen, and why an action is refused.

use interregnum_kernel::{Refusal, Rule, Seat};
use serde::Serialize;
use std::ops::RangeInclusive;

/// A card of a hand, or a prize: `7` or `P7`. The one action of the game is to choose a card
/// of the hand, so an action is a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::Display)]
pub enum Card {
    /// In each hand there is one of every number.
    #[strum(to_string = "{0}")]
    Hand(u8),
    /// Worth as many points as its number.
    #[strum(to_string = "P{0}")]
    Prize(u8),
}

impl Card {
    /// The number on the card.
    pub const fn number(self) -> u8 {
        match self {
            Self::Hand(number) | Self::Prize(number) => number,
        }
    }

    /// The cards of the hand with these numbers, then the prizes.
    pub(crate) fn all(numbers: RangeInclusive<u8>) -> impl Iterator<Item = Self> {
        numbers.clone().map(Self::Hand).chain(numbers.map(Self::Prize))
    }
}

interregnum_kernel::text_notation!(Card, "card", Self::all(0..=u8::MAX));

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, strum::IntoStaticStr)]
#[error("{}", self.code())]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// All cards are played.
    GameOver,
    /// The player has chosen for this round.
    AlreadyChosen,
    /// The card was played before, or never was in the hand.
    NotInHand,
}

impl Refusal for Illegal {
    const GAME: &'static str = "goofspiel";

    fn rule(&self) -> Rule {
        Rule(if *self == Self::GameOver { "G3.1" } else { "G2.2" })
    }
}
