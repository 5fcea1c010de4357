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
    /// The guards of the copies of this card in a player's court.
    Guarding(Seat, Card),
    /// A player's two reserves.
    Reserve(Seat),
    /// The cards that a player has laid in an attack, a corruption or a duel.
    Laid(Seat),
    /// The hand that a player is looking at.
    Looked(Seat),
    /// The discards.
    Discards,
    /// Beside a player, where a free King stands.
    Beside(Seat),
    /// A player's prison, where a captive King is.
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

    /// Its name in a language, with the letters with which the codes of its cards begin.
    pub fn phrase(self) -> Phrase {
        let (key, code) = match self {
            Self::Musketeers => ("defaite-suit-musketeers", "Ms"),
            Self::Courtiers => ("defaite-suit-courtiers", "Co"),
            Self::Gold => ("defaite-suit-gold", "Au"),
            Self::Provinces => ("defaite-suit-provinces", "Pv"),
        };
        Phrase::new(key).with_code(code)
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
    /// The highest are equal, and the player has the most courtiers with the symbols of their
    /// nobles.
    Symbols,
    /// All of that is equal: everybody takes their own card.
    Own,
}

/// The source of points (L10).
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
    /// The points that a card scores by itself.
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
    /// The effect of an event.
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
    /// A player passes.
    Passes {
        /// The player.
        seat: Seat,
    },
    /// A player plays a card to the middle face down.
    FaceDown {
        /// The player.
        seat: Seat,
    },
    /// An attack or a corruption begins.
    Contest {
        /// The kind of cards that are laid.
        means: Means,
        /// The player who attacks.
        attacker: Seat,
        /// The player who is attacked.
        defender: Seat,
        /// The card for which it is fought.
        target: Held,
    },
    /// A raise is complete.
    Raised {
        /// The player who raised.
        seat: Seat,
        /// The sum of that side.
        sum: u32,
        /// The sum of the other side.
        against: u32,
    },
    /// A player lets go, which decides the contest.
    LetsGo {
        /// The player.
        seat: Seat,
        /// The winner of the contest.
        winner: Seat,
        /// Whether the card moves to another court.
        moves: bool,
        /// The card for which it was fought.
        card: Card,
    },
    /// A player plays a Countermand.
    Countermanded {
        /// The player.
        seat: Seat,
        /// The player who had begun it.
        against: Seat,
        /// What it ends.
        what: Menace,
    },
    /// A player challenges an opponent, with a card face down.
    Challenges {
        /// The challenger.
        challenger: Seat,
        /// The opponent.
        opponent: Seat,
    },
    /// The challenged player holds no number card, and the challenger takes back the card.
    NoDuel {
        /// The challenger.
        challenger: Seat,
        /// The player without a number card.
        opponent: Seat,
    },
    /// The duel's cards are equal.
    Even {
        /// The challenger.
        challenger: Seat,
    },
    /// The challenger gives up an even duel.
    DuelOff {
        /// The challenger.
        challenger: Seat,
    },
    /// A duel is won.
    DuelWon {
        /// The winner.
        winner: Seat,
        /// The loser.
        loser: Seat,
    },
    /// The cards of a suit go to one player, or back to all who played them.
    SuitGoes {
        /// The suit.
        suit: Suit,
        /// The player who takes it; `None` if everybody takes their own card.
        seat: Option<Seat>,
        /// The reason.
        why: Why,
    },
    /// An event takes effect.
    Occurs {
        /// The event.
        event: EventCard,
        /// Who played it.
        seat: Seat,
        /// The player whom it is directed against, if one was named.
        against: Option<Seat>,
    },
    /// Several events of the same kind cancel each other.
    Fails {
        /// The event.
        event: EventCard,
        /// Who played them.
        seats: SeatSet,
    },
    /// A special person acts.
    Acts {
        /// The special person.
        person: Special,
        /// The player for whom the person acts.
        owner: Seat,
    },
    /// An event or a special person has no effect.
    Nothing {
        /// The card.
        card: Card,
    },
    /// A player looks at a hand.
    Looks {
        /// The player.
        seat: Seat,
        /// The owner of the hand.
        at: Seat,
        /// Whether the hand holds different cards to choose from.
        choice: bool,
    },
    /// An offered swap is declined.
    Declines {
        /// The player.
        seat: Seat,
    },
    /// A player scores.
    Scores {
        /// The player.
        seat: Seat,
        /// The number of points.
        points: u16,
        /// What the points are for.
        merit: Merit,
        /// The player's total after it.
        total: u16,
    },
    /// The deck is empty, and the game is over.
    Ends,
}

/// An event of La Défaite, with nothing hidden.
pub type DefaiteEvent = Event<Card, Zone, Fact>;
/// What one viewer learns of an event of La Défaite.
pub type DefaiteTold = Told<Card, Zone, Fact>;
