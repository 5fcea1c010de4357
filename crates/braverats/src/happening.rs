//! Zones, and the facts of BraveRats.

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

/// What can happen besides moving and showing cards.
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
    /// A player has chosen a card; nobody else learns which.
    Chose {
        /// The player.
        seat: Seat,
    },
    /// A card loses its power.
    Powerless {
        /// The player of the card.
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
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        strengths: BySeat<u8, SEATS>,
        /// How many held rounds wait now.
        held: u8,
    },
    /// The round is won.
    Won {
        /// The winner.
        seat: Seat,
        /// The winning card.
        card: Card,
        /// What decided it.
        why: Why,
        /// The strengths by seat.
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        strengths: BySeat<u8, SEATS>,
        /// The number of victories that the win counts.
        victories: u8,
    },
    /// A held round keeps an extra victory for a player.
    Keeps {
        /// The player for whom it is kept.
        seat: Seat,
        /// The card that keeps it.
        card: Card,
        /// How many are kept for that seat now.
        kept: u8,
    },
    /// A game is over.
    GameOver {
        /// How it ended.
        end: GameEnd,
        /// The victories by seat.
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        victories: BySeat<u8, SEATS>,
    },
    /// A match is over.
    MatchOver {
        /// The winner; `None` in a draw.
        winner: Option<Seat>,
        /// The games won by seat.
        #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
        won: BySeat<u8, SEATS>,
    },
}

/// An event of BraveRats, with nothing hidden.
pub type BraveRatsEvent = Event<Card, Zone, Fact>;
/// What one viewer learns of an event of BraveRats.
pub type BraveRatsTold = Told<Card, Zone, Fact>;

/// Nobody: a card goes face down among others, so even those who knew it lose track of it.
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
