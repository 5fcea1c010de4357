//! Why an action is refused.

use crate::card::Card;
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
    /// Somebody else looks at the packet.
    NotYourTurn {
        /// The seat that looks at it.
        turn: Seat,
    },
    /// The player has chosen for this round.
    AlreadyChosen,
    /// The opponent reveals first.
    RevealsFirst {
        /// The opponent.
        seat: Seat,
    },
    /// The card is not in the player's hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card has not been drawn yet.
    NotDrawn {
        /// The card.
        card: Card,
    },
    /// The cards are still being drafted.
    DraftFirst,
    /// Nothing is drafted now.
    NothingToKeep,
    /// The card is not in the packet.
    NotInPacket {
        /// The card.
        card: Card,
    },
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::AlreadyChosen => "already-chosen",
            Self::RevealsFirst { .. } => "reveals-first",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NotDrawn { .. } => "not-drawn",
            Self::DraftFirst => "draft-first",
            Self::NothingToKeep => "nothing-to-keep",
            Self::NotInPacket { .. } => "not-in-packet",
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Self::GameOver => "B2.3",
            Self::AlreadyChosen | Self::NotInHand { .. } => "B2.1",
            Self::RevealsFirst { .. } => "B5.1",
            Self::NotDrawn { .. } => "B6.2",
            Self::NotYourTurn { .. } | Self::DraftFirst | Self::NothingToKeep | Self::NotInPacket { .. } => {
                "B6.4"
            }
        })
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("braverats-illegal-{}", self.code()));
        match *self {
            Self::NotYourTurn { turn: seat } | Self::RevealsFirst { seat } => phrase.with("seat", seat),
            Self::NotInHand { card } | Self::NotDrawn { card } | Self::NotInPacket { card } => {
                phrase.with("card", card.phrase())
            }
            Self::GameOver | Self::AlreadyChosen | Self::DraftFirst | Self::NothingToKeep => phrase,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotYourTurn { turn } => write!(f, "seat {turn} looks at the packet"),
            Self::AlreadyChosen => write!(f, "the card for this round is chosen"),
            Self::RevealsFirst { seat } => write!(f, "seat {seat} reveals first"),
            Self::NotInHand { card } => write!(f, "{card} is not in the hand"),
            Self::NotDrawn { card } => write!(f, "{card} is still in the pile"),
            Self::DraftFirst => write!(f, "the cards are still being drafted"),
            Self::NothingToKeep => write!(f, "nothing is drafted now"),
            Self::NotInPacket { card } => write!(f, "{card} is not in the packet"),
        }
    }
}

impl Error for Illegal {}
