//! What a viewer has seen of hands, in order: the memory of a viewer with perfect recall, with
//! which every imagined world must agree.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::Means;
use interregnum_kernel::Seat;
use serde::Serialize;

/// A class of cards that hands can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// L1.4: number cards.
    Numbers,
    /// L3.5: the cards that may be played to the middle: all except interruptions.
    Playable,
}

impl Class {
    /// The cards.
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Numbers => CardSet::NUMBERS,
            Self::Playable => CardSet::PLAYABLE,
        }
    }
}

/// Something that was seen of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Glimpse {
    /// A card came from the deck.
    Drew {
        /// The owner of the hand.
        seat: Seat,
        /// The card, if the viewer saw it.
        card: Option<Card>,
    },
    /// A card left a hand for all to see.
    Showed {
        /// The owner of the hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card left a hand face down and still lies face down.
    FaceDown {
        /// The owner of the hand.
        seat: Seat,
        /// The class to which the card belongs.
        class: Class,
        /// The card, if it is the viewer's own.
        card: Option<Card>,
    },
    /// A hand held none of these (L6.2, a pass).
    Lacks {
        /// The owner of the hand.
        seat: Seat,
        /// The kind of cards.
        class: Class,
    },
    /// A hand held at least one of these (a duel that was possible).
    Has {
        /// The owner of the hand.
        seat: Seat,
        /// The kind of cards.
        class: Class,
    },
    /// A raise has begun that must be completed (L4.3), so the hand holds enough for it; only
    /// present during the raise.
    Reaches {
        /// The owner of the hand.
        seat: Seat,
        /// The kind of cards of which it holds enough.
        means: Means,
        /// The least sum of the hand's cards.
        sum: u32,
    },
    /// A player looked at a hand.
    Looked {
        /// The player.
        seat: Seat,
        /// The owner of the hand.
        at: Seat,
        /// The cards of the hand, if the viewer is one of the two players.
        cards: Option<CardSet>,
        /// Whether it held different cards.
        choice: bool,
    },
    /// A card of a hand that was looked at was taken.
    Took {
        /// The player.
        seat: Seat,
        /// The player from whose hand it was taken.
        from: Seat,
        /// The card, if the viewer is one of the two players.
        card: Option<Card>,
    },
}
