//! What a viewer has seen of hands, in the order in which it was seen: what a perfect memory
//! holds, and what every imagined world has to agree with.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::Means;
use interregnum_kernel::Seat;
use serde::Serialize;

/// Some of the cards that hands can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// L1.4: number cards.
    Numbers,
    /// L3.5: what may be played to the middle: all but interruptions.
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
        /// To whose hand.
        seat: Seat,
        /// Which, if the viewer saw it.
        card: Option<Card>,
    },
    /// A card left a hand for all to see.
    Showed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card left a hand face down, and still lies so.
    FaceDown {
        /// Whose.
        seat: Seat,
        /// It is one of these.
        class: Class,
        /// Which, if it is the viewer's own.
        card: Option<Card>,
    },
    /// A hand held none of these (L6.2, a pass).
    Lacks {
        /// Whose.
        seat: Seat,
        /// Of what.
        class: Class,
    },
    /// A hand held at least one of these (a duel that was possible).
    Has {
        /// Whose.
        seat: Seat,
        /// Of what.
        class: Class,
    },
    /// A raise is begun that must be completed (L4.3), so a hand holds enough for it; told
    /// while it is under way.
    Reaches {
        /// Whose.
        seat: Seat,
        /// Enough of what.
        means: Means,
        /// What the hand's cards come to at least.
        sum: u32,
    },
    /// Somebody looked at a hand.
    Looked {
        /// Who.
        seat: Seat,
        /// At whose.
        at: Seat,
        /// What it held, if the viewer is one of them.
        cards: Option<CardSet>,
        /// Whether it held different cards.
        choice: bool,
    },
    /// A card of a hand that was looked at was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which, if the viewer is one of them.
        card: Option<Card>,
    },
}
