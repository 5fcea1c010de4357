//! Why an action is refused.

use crate::card::Card;
use interregnum_kernel::{Phrase, Refusal, Rule, Seat};

/// Why an action is refused; every variant has the rule that forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Somebody else looks at the packet.
    #[error("seat {turn} looks at the packet")]
    NotYourTurn {
        /// The seat that looks at it.
        turn: Seat,
    },
    /// The player has chosen for this round.
    #[error("the card for this round is chosen")]
    AlreadyChosen,
    /// The opponent reveals first.
    #[error("seat {seat} reveals first")]
    RevealsFirst {
        /// The opponent.
        seat: Seat,
    },
    /// The card is not in the player's hand.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card has not been drawn yet.
    #[error("{card} is still in the pile")]
    NotDrawn {
        /// The card.
        card: Card,
    },
    /// The cards are still being drafted.
    #[error("the cards are still being drafted")]
    DraftFirst,
    /// Nothing is drafted now.
    #[error("nothing is drafted now")]
    NothingToKeep,
    /// The card is not in the packet.
    #[error("{card} is not in the packet")]
    NotInPacket {
        /// The card.
        card: Card,
    },
}

impl Refusal for Illegal {
    const GAME: &'static str = "braverats";

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

    fn with_args(&self, phrase: Phrase) -> Phrase {
        match *self {
            Self::NotYourTurn { turn: seat } | Self::RevealsFirst { seat } => phrase.with("seat", seat),
            Self::NotInHand { card } | Self::NotDrawn { card } | Self::NotInPacket { card } => {
                phrase.with("card", card.phrase())
            }
            Self::GameOver | Self::AlreadyChosen | Self::DraftFirst | Self::NothingToKeep => phrase,
        }
    }
}
