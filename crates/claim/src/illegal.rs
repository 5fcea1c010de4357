//! Why an action is refused.

use crate::card::Card;
use crate::faction::Faction;
use interregnum_kernel::{Phrase, Refusal, Rule, Seat};
use serde::Serialize;
use std::error::Error;
use std::fmt;

/// Why an action is refused; every variant has the rule that forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Somebody else is to act.
    NotYourTurn {
        /// The seat to act.
        turn: Seat,
    },
    /// The card is not in the player's hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The player holds a card of the led faction.
    MustFollow {
        /// The led faction.
        led: Faction,
        /// Whether the led faction is one that can stand in for others.
        stand_in_led: bool,
    },
    /// The player is to choose what to take before the next card is played.
    ChooseFirst,
    /// There is nothing to choose now.
    NothingToTake,
    /// The card does not lie face up.
    NotOffered {
        /// The card.
        card: Card,
    },
    /// The trick was not won with a card that looks at the pile.
    NoLook,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NotInHand { .. } => "not-in-hand",
            Self::MustFollow { .. } => "must-follow",
            Self::ChooseFirst => "choose-first",
            Self::NothingToTake => "nothing-to-take",
            Self::NotOffered { .. } => "not-offered",
            Self::NoLook => "no-look",
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Self::GameOver => "C7.3",
            Self::NotYourTurn { .. } | Self::MustFollow { stand_in_led: false, .. } => "C4.2",
            Self::NotInHand { .. } => "C4.1",
            Self::MustFollow { stand_in_led: true, .. } => "C4.5",
            Self::ChooseFirst | Self::NotOffered { .. } => "C6.2",
            Self::NothingToTake => "C6.1",
            Self::NoLook => "C9.4",
        })
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("claim-illegal-{}", self.code()));
        match *self {
            Self::NotYourTurn { turn } => phrase.with("seat", turn),
            Self::NotInHand { card } | Self::NotOffered { card } => phrase.with("card", card.phrase()),
            Self::MustFollow { led, .. } => phrase.with("faction", led.phrase()),
            Self::GameOver | Self::ChooseFirst | Self::NothingToTake | Self::NoLook => phrase,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotYourTurn { turn } => write!(f, "it is seat {turn}'s turn"),
            Self::NotInHand { card } => write!(f, "{card} is not in the hand"),
            Self::MustFollow { led, .. } => write!(f, "{led} was led and is held"),
            Self::ChooseFirst => write!(f, "a card must be taken first"),
            Self::NothingToTake => write!(f, "there is nothing to take"),
            Self::NotOffered { card } => write!(f, "{card} does not lie face up"),
            Self::NoLook => write!(f, "the trick was not won with a card that looks"),
        }
    }
}

impl Error for Illegal {}
