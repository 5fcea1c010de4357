//! Zones, and the facts of this game.

use crate::card::Card;
use crate::card_stack::Means;
use crate::event::EventCard;
use crate::held::Held;
use crate::person::Special;
use interregnum_kernel::{Event, Phrase, Seat, SeatSet, Told};
use serde::Serialize;

/// A place where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The draw pile, face down.
    Pile,
    /// A player's hand, with the card that the player has laid face down and nobody else has
    /// seen (L6.1, L9.2).
    Hand(Seat),
    /// The middle.
    Middle,
    /// A player's nobles, persons and provinces.
    Court(Seat),
    /// What guards the cards of this name in a player's court.
    Guarding(Seat, Card),
    /// A player's two reserves.
    Reserve(Seat),
    /// What a player has laid in an attack, a corruption or a duel.
    Laid(Seat),
    /// The hand that a player is looking at.
    Looked(Seat),
    /// The discards.
    Discards,
    /// Beside a player: there the King stands when he is free.
    Beside(Seat),
    /// A player's prisoner: there the King is when he is held.
    Prison(Seat),
}

/// L1.5: the four suits, in the order of their capture (L8.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Musketeers.
    Musketeers,
    /// Courtiers.
    Courtiers,
    /// Gold.
    Gold,
    /// Provinces.
    Provinces,
}

impl Suit {
    /// All of them, in the order of their capture.
    pub const ALL: [Self; 4] = [Self::Musketeers, Self::Courtiers, Self::Gold, Self::Provinces];

    /// The card's name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Musketeers => "defaite-suit-musketeers",
            Self::Courtiers => "defaite-suit-courtiers",
            Self::Gold => "defaite-suit-gold",
            Self::Provinces => "defaite-suit-provinces",
        })
    }
}

/// Why a suit goes to a player (L8.2, L8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Nobody else played it.
    Alone,
    /// The player's card is the highest.
    Highest,
    /// The highest are equal, and the player holds the King prisoner.
    King,
    /// The highest are equal, and the player has most courtiers of their nobles' symbols.
    Symbols,
    /// All that is equal: everybody takes their own card.
    Own,
}

/// What brings points (L10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Merit {
    /// Provinces.
    Provinces,
    /// Holding the King.
    King,
    /// Persons, at the end.
    Persons,
    /// What a card brings by itself.
    Card(Card),
}

/// What a Countermand ends (L9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Menace {
    /// An attack.
    Attack,
    /// A corruption.
    Corruption,
    /// A duel.
    Duel,
    /// What an event has begun.
    Event(EventCard),
}

/// What can happen besides moving and showing cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A round begins.
    RoundBegins {
        /// Its number, from 1.
        number: u8,
        /// Who has the first turn.
        first: Seat,
        /// Whether it is a masquerade.
        masquerade: bool,
    },
    /// Somebody passes.
    Passes {
        /// Who.
        seat: Seat,
    },
    /// Somebody plays to the middle face down.
    FaceDown {
        /// Who.
        seat: Seat,
    },
    /// An attack or a corruption begins.
    Contest {
        /// With what.
        means: Means,
        /// Who begins it.
        attacker: Seat,
        /// Against whom.
        defender: Seat,
        /// What it is about.
        target: Held,
    },
    /// A raise is complete.
    Raised {
        /// Whose.
        seat: Seat,
        /// What that side comes to.
        sum: u32,
        /// What the other side comes to.
        against: u32,
    },
    /// Somebody lets go, and the contest is decided.
    LetsGo {
        /// Who.
        seat: Seat,
        /// Who has won.
        winner: Seat,
        /// Whether the card goes over to another court.
        moves: bool,
        /// What it was about.
        card: Card,
    },
    /// Something is countermanded.
    Countermanded {
        /// By whom.
        seat: Seat,
        /// Against whom.
        against: Seat,
        /// What.
        what: Menace,
    },
    /// Somebody challenges an opponent, with a card face down.
    Challenges {
        /// Who.
        challenger: Seat,
        /// Whom.
        opponent: Seat,
    },
    /// The one who is challenged holds no number card, and the challenger takes theirs back.
    NoDuel {
        /// Who challenged.
        challenger: Seat,
        /// Who has no number card.
        opponent: Seat,
    },
    /// The duel's cards are equal.
    Even {
        /// Who challenged.
        challenger: Seat,
    },
    /// An even duel is left.
    DuelOff {
        /// Who challenged.
        challenger: Seat,
    },
    /// A duel is won.
    DuelWon {
        /// By whom.
        winner: Seat,
        /// Against whom.
        loser: Seat,
    },
    /// A suit goes to a player, or to all who played it.
    SuitGoes {
        /// Which.
        suit: Suit,
        /// To whom; nobody in particular if everybody takes their own.
        seat: Option<Seat>,
        /// Why.
        why: Why,
    },
    /// An event takes effect.
    Occurs {
        /// Which.
        event: EventCard,
        /// Who played it.
        seat: Seat,
        /// Whom its player names, where one is named.
        against: Option<Seat>,
    },
    /// Several events of the same kind spoil each other.
    Fails {
        /// Which.
        event: EventCard,
        /// Who played them.
        seats: SeatSet,
    },
    /// A special person acts.
    Acts {
        /// Who.
        person: Special,
        /// For whom.
        owner: Seat,
    },
    /// An event or a special person has no effect.
    Nothing {
        /// Which.
        card: Card,
    },
    /// A player looks at a hand.
    Looks {
        /// Who.
        seat: Seat,
        /// At whose.
        at: Seat,
        /// Whether there is a choice of cards in it.
        choice: bool,
    },
    /// An offered swap is declined.
    Declines {
        /// By whom.
        seat: Seat,
    },
    /// Somebody scores.
    Scores {
        /// Who.
        seat: Seat,
        /// How many points.
        points: u16,
        /// For what.
        merit: Merit,
        /// What they have now.
        total: u16,
    },
    /// The deck is empty, and the game is over.
    Ends,
}

/// An event of La Défaite, whole.
pub type DefaiteEvent = Event<Card, Zone, Fact>;
/// An event of La Défaite as one viewer is told of it.
pub type DefaiteTold = Told<Card, Zone, Fact>;
