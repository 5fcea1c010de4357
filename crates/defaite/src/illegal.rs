//! Why an action is refused.

use crate::card::Card;
use crate::card_stack::Means;
use crate::held::Held;
use interregnum_kernel::{Phrase, Refusal, Rule, Seat};
use serde::Serialize;

/// The kinds of choices (L13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// L13.1: what to do in the turn.
    Turn,
    /// L13.2: the next card of a raise that has begun.
    Lay,
    /// L13.2: a raise, or to let go.
    Contest,
    /// L13.3: a card for a duel.
    Answer,
    /// L13.3: one more card for an even duel, or to let go.
    Raise,
    /// L13.3: the noble that is lost.
    Lose,
    /// L13.4: an opponent for an Insurrection.
    Name,
    /// L13.7: an opponent whose hand is looked at.
    Look,
    /// L13.4: musketeers for unguarded provinces.
    Defend,
    /// L13.5: where the King goes.
    King,
    /// L13.5: a card of a court or of the middle.
    Choose,
    /// L13.7: a courtier of an opponent for a swap.
    Swap,
    /// L13.6: where a captured card goes.
    Put,
    /// L13.7: a card of the hand that is looked at.
    Take,
    /// L13.7: a courtier for a swap.
    Give,
}

impl Ask {
    /// The sentence of the rulebook about the possible answers.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::Turn => "L13.1",
            Self::Lay | Self::Contest => "L13.2",
            Self::Answer | Self::Raise | Self::Lose => "L13.3",
            Self::Name | Self::Defend => "L13.4",
            Self::King | Self::Choose => "L13.5",
            Self::Put => "L13.6",
            Self::Look | Self::Take | Self::Give | Self::Swap => "L13.7",
        })
    }

    /// The explanation for a player who answers anything else.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Turn => "defaite-ask-turn",
            Self::Lay => "defaite-ask-lay",
            Self::Contest => "defaite-ask-contest",
            Self::Answer => "defaite-ask-answer",
            Self::Raise => "defaite-ask-raise",
            Self::Lose => "defaite-ask-lose",
            Self::Name | Self::Look => "defaite-ask-name",
            Self::Defend => "defaite-ask-defend",
            Self::King => "defaite-ask-king",
            Self::Choose | Self::Swap => "defaite-ask-choose",
            Self::Put => "defaite-ask-put",
            Self::Take => "defaite-ask-take",
            Self::Give => "defaite-ask-give",
        })
    }
}

/// Why an action is refused; every variant has the rule that forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("seat {turn} is to act")]
    NotYourTurn {
        /// The seat to act.
        turn: Seat,
    },
    /// The rules ask for something else.
    #[error("asked is {asked:?}")]
    NotAsked {
        /// What the rules ask for instead.
        asked: Ask,
    },
    /// The card is not in the player's hand.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card is not in the player's reserve.
    #[error("{card} is not in the reserve")]
    NotInReserve {
        /// The card.
        card: Card,
    },
    /// An interruption is never played to the middle.
    #[error("{card} is an interruption")]
    Interruption {
        /// The card.
        card: Card,
    },
    /// The player has a card to play, and must.
    #[error("there is a card to play")]
    MustPlay,
    /// The player has acted in this turn.
    #[error("the turn's act is done")]
    HasActed,
    /// The next round is a masquerade already.
    #[error("the next round is a masquerade already")]
    MasqueradeComes,
    /// The target is the player or a seat that nobody has.
    #[error("seat {seat} is no opponent")]
    NoOpponent {
        /// The seat.
        seat: Seat,
    },
    /// The card is not in that court, or has other guards.
    #[error("{held} does not lie there")]
    NotThere {
        /// The card as the action named it.
        held: Held,
    },
    /// Only provinces are attacked.
    #[error("{card} is no province")]
    NotAttackable {
        /// The card.
        card: Card,
    },
    /// Only courtiers, special persons and the Queen are corrupted.
    #[error("{card} cannot be corrupted")]
    NotCorruptible {
        /// The card.
        card: Card,
    },
    /// The attacker's musketeers, or gold, do not suffice.
    #[error("not enough {means:?} to begin")]
    TooWeak {
        /// The kind of cards.
        means: Means,
    },
    /// The player's musketeers, or gold, do not suffice for a raise.
    #[error("not enough {means:?} to raise")]
    CannotRaise {
        /// The kind of cards.
        means: Means,
    },
    /// The card cannot be laid in this contest.
    #[error("{means:?} are laid here")]
    WrongMeans {
        /// The kind of cards that this contest needs.
        means: Means,
    },
    /// A raise that has begun must be completed.
    #[error("a raise begun is completed")]
    MustComplete,
    /// A Countermand can only be played as the first answer.
    #[error("too late to countermand")]
    TooLate,
    /// There is no noble in that player's court.
    #[error("seat {seat} has no noble")]
    NoNoble {
        /// The player.
        seat: Seat,
    },
    /// The card has no number.
    #[error("{card} has no number")]
    NoNumber {
        /// The card.
        card: Card,
    },
    /// The province has a guard.
    #[error("the province has a guard")]
    Guarded,
    /// The named card or player cannot be chosen.
    #[error("not offered where {asked:?} is asked")]
    NotOffered {
        /// The kind of choice.
        asked: Ask,
    },
}

impl Refusal for Illegal {
    const GAME: &'static str = "defaite";

    fn rule(&self) -> Rule {
        Rule(match self {
            Self::GameOver => "L3.7",
            Self::NotYourTurn { .. } => "L3.2",
            Self::NotAsked { asked } | Self::NotOffered { asked } => return asked.rule(),
            Self::NotInHand { .. } | Self::Interruption { .. } | Self::MustPlay => "L3.5",
            Self::HasActed => "L3.4",
            Self::MasqueradeComes => "L13.1",
            Self::NotInReserve { .. }
            | Self::NoOpponent { .. }
            | Self::NotAttackable { .. }
            | Self::TooWeak { .. }
            | Self::WrongMeans { means: Means::Musketeers } => "L4.1",
            Self::NotThere { .. } => "L2.4",
            Self::NotCorruptible { .. } => "L5.2",
            Self::CannotRaise { .. } | Self::MustComplete => "L4.3",
            Self::WrongMeans { means: Means::Gold } => "L5.1",
            Self::TooLate => "L9.3",
            Self::NoNoble { .. } | Self::NoNumber { .. } => "L6.1",
            Self::Guarded => "L9.4",
        })
    }

    fn with_args(&self, phrase: Phrase) -> Phrase {
        match *self {
            Self::NotYourTurn { turn: seat } | Self::NoOpponent { seat } | Self::NoNoble { seat } => {
                phrase.with("seat", seat)
            }
            Self::NotAsked { asked } | Self::NotOffered { asked } => phrase.with("asked", asked.phrase()),
            Self::NotInHand { card }
            | Self::NotInReserve { card }
            | Self::Interruption { card }
            | Self::NotAttackable { card }
            | Self::NotCorruptible { card }
            | Self::NoNumber { card } => phrase.with("card", card.phrase()),
            Self::NotThere { held } => phrase.with("card", held.phrase()),
            Self::TooWeak { means } | Self::CannotRaise { means } | Self::WrongMeans { means } => {
                phrase.with("means", means.phrase())
            }
            Self::GameOver
            | Self::MustPlay
            | Self::HasActed
            | Self::MasqueradeComes
            | Self::MustComplete
            | Self::TooLate
            | Self::Guarded => phrase,
        }
    }
}
