//! Why an action is refused.

use crate::card::Card;
use crate::faction::Faction;
use interregnum_kernel::{Phrase, Refusal, Rule, Seat};

/// Why an action is refused; every variant has the rule that forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("it is seat {turn}'s turn")]
    NotYourTurn {
        /// The seat to act.
        turn: Seat,
    },
    /// The card is not in the player's hand.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The player holds a card of the led faction.
    #[error("{led} was led and is held")]
    MustFollow {
        /// The led faction.
        led: Faction,
        /// Whether the led faction is one that can stand in for others.
        stand_in_led: bool,
    },
    /// The player is to choose what to take before the next card is played.
    #[error("a card must be taken first")]
    ChooseFirst,
    /// There is nothing to choose now.
    #[error("there is nothing to take")]
    NothingToTake,
    /// The card does not lie face up.
    #[error("{card} does not lie face up")]
    NotOffered {
        /// The card.
        card: Card,
    },
    /// The trick was not won with a card that looks at the pile.
    #[error("the trick was not won with a card that looks")]
    NoLook,
}

impl Refusal for Illegal {
    const GAME: &'static str = "claim";

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

    fn with_args(&self, phrase: Phrase) -> Phrase {
        match *self {
            Self::NotYourTurn { turn } => phrase.with("seat", turn),
            Self::NotInHand { card } | Self::NotOffered { card } => phrase.with("card", card.phrase()),
            Self::MustFollow { led, .. } => phrase.with("faction", led.phrase()),
            Self::GameOver | Self::ChooseFirst | Self::NothingToTake | Self::NoLook => phrase,
        }
    }
}
