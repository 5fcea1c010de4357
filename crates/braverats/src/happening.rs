//! Where cards lie, and what can happen besides their moving.

use crate::card::{Card, SEATS};
use crate::standing::GameEnd;
use interregnum_kernel::{Audience, BySeat, Event, Rule, Seat, SeatSet, Told};
use serde::Serialize;

/// A place where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The box, from which all cards come, and to which they go between two games.
    Box,
    /// The packet of a draft, while this player looks at it.
    Packet(Seat),
    /// A player's hand, with the card that is chosen and not yet revealed.
    Hand(Seat),
    /// A player's draw pile, face down.
    Pile(Seat),
    /// The cards a player has played, face up.
    Table(Seat),
}

/// What decides a round, or takes its power from a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// B3.1: a Wizard opposite.
    Wizard,
    /// B3.2: a Musician holds the round.
    Musician,
    /// B3.3: a Princess meets a Prince.
    Princess,
    /// B3.4: a Prince wins.
    Prince,
    /// B3.4: two Princes, the greater strength.
    Princes,
    /// B3.5: an Assassin, the lower strength.
    Assassin,
    /// B3.6: the greater strength.
    Strength,
    /// B3.8: a Musician beside a power for the next round, where it is ruled to cancel it.
    BesideMusician,
    /// B3.9: two Spies.
    Spies,
}

impl Why {
    /// The reason's word in events, keys of the catalogue and statistics.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Wizard => "wizard",
            Self::Musician => "musician",
            Self::Princess => "princess",
            Self::Prince => "prince",
            Self::Princes => "princes",
            Self::Assassin => "assassin",
            Self::Strength => "strength",
            Self::BesideMusician => "beside-musician",
            Self::Spies => "spies",
        }
    }
}

impl Why {
    /// The sentence.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::Wizard => "B3.1",
            Self::Musician => "B3.2",
            Self::Princess => "B3.3",
            Self::Prince | Self::Princes => "B3.4",
            Self::Assassin => "B3.5",
            Self::Strength => "B3.6",
            Self::BesideMusician => "B3.8",
            Self::Spies => "B3.9",
        })
    }
}

/// What can happen besides the motion of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A game of a match begins.
    GameBegins {
        /// Its number, from 1.
        number: u8,
    },
    /// A round begins.
    RoundBegins {
        /// Its number, from 1.
        number: u8,
        /// How many held rounds wait.
        held: u8,
        /// Whose card has +2.
        raised: SeatSet,
        /// Who chooses and reveals first; nobody if both choose together.
        first: Option<Seat>,
    },
    /// Somebody has chosen a card; nobody else is told which.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// The power of a card comes to nothing.
    Powerless {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
        /// What took its power.
        why: Why,
    },
    /// The round is held.
    Held {
        /// What decided it.
        why: Why,
        /// The strengths by seat.
        #[serde(serialize_with = "by_seat")]
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        strengths: BySeat<u8, SEATS>,
        /// How many held rounds wait now.
        held: u8,
    },
    /// The round is won.
    Won {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: Card,
        /// What decided it.
        why: Why,
        /// The strengths by seat.
        #[serde(serialize_with = "by_seat")]
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        strengths: BySeat<u8, SEATS>,
        /// What it counts.
        victories: u8,
    },
    /// A held round keeps an extra victory for somebody.
    Keeps {
        /// For whom.
        seat: Seat,
        /// Whose card it is.
        card: Card,
        /// How many are kept for that seat now.
        kept: u8,
    },
    /// A game is over.
    GameOver {
        /// How it ended.
        end: GameEnd,
        /// The victories by seat.
        #[serde(serialize_with = "by_seat")]
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        victories: BySeat<u8, SEATS>,
    },
    /// A match is over.
    MatchOver {
        /// Who has won it.
        winner: Option<Seat>,
        /// The games won by seat.
        #[serde(serialize_with = "by_seat")]
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        won: BySeat<u8, SEATS>,
    },
}

/// One thing for each seat, as a list.
pub(crate) fn by_seat<T: Serialize, S: serde::Serializer>(
    pair: &BySeat<T, SEATS>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    pair.0.serialize(serializer)
}

/// An event of BraveRats, whole.
pub type BraveRatsEvent = Event<Card, Zone, Fact>;
/// An event of BraveRats as one viewer is told of it.
pub type BraveRatsTold = Told<Card, Zone, Fact>;

/// Nobody: a card goes face down among others, and those who knew it cannot follow it.
pub(crate) const NOBODY: Audience = Audience::Seats(SeatSet::NONE);
/// Both players, but no spectator.
pub(crate) const PLAYERS: Audience = Audience::Seats(SeatSet::all(SEATS));

/// A card moves.
pub(crate) const fn moved(
    card: Card,
    from: Zone,
    to: Zone,
    seen: Audience,
    rule: &'static str,
) -> BraveRatsEvent {
    BraveRatsEvent::Moved { card, from, to, seen, rule: Rule(rule) }
}

/// Something happens, told to everyone.
pub(crate) const fn happened(fact: Fact, rule: Rule) -> BraveRatsEvent {
    BraveRatsEvent::Happened { fact, seen: Audience::Everyone, rule }
}
