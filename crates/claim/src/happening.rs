//! Zones, and the facts of this game.

use crate::card::Card;
use crate::faction::Faction;
use interregnum_kernel::{Event, Seat, Told};
use serde::Serialize;

/// A place where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The draw pile, face down.
    Pile,
    /// The face-up cards that the players compete for in phase one.
    FaceUp,
    /// A player's hand.
    Hand(Seat),
    /// The cards of the trick.
    Trick,
    /// A player's follower pile.
    Followers(Seat),
    /// A player's score pile.
    Score(Seat),
    /// Cards won that lie face up in front of a player, apart from the score pile.
    Front(Seat),
    /// Cards set aside until a later trick.
    Aside,
    /// The discards.
    Discards,
}

/// The two phases of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// C6: recruit followers.
    One,
    /// C7: gather supporters.
    Two,
}

/// Why a card won a trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// C5.4: its power beats whatever was led.
    Power,
    /// C5.1: no other card counts as the led faction.
    Alone,
    /// C5.1: it is the highest.
    Highest,
    /// C5.3: it is as high as another, and was played earlier.
    Earlier,
}

/// What can happen besides moving and showing cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A trick begins.
    TrickBegins {
        /// The phase of the trick.
        phase: Phase,
        /// Its number in the phase, from 1.
        number: u8,
        /// How many tricks the phase has.
        of: u8,
        /// Who leads it.
        leader: Seat,
    },
    /// A player showed that they hold no card of the led faction.
    Lacks {
        /// The player.
        seat: Seat,
        /// The led faction.
        faction: Faction,
    },
    /// A trick is won.
    Won {
        /// The winner.
        seat: Seat,
        /// The winning card.
        card: Card,
        /// The led faction.
        led: Faction,
        /// Why that card won.
        why: Why,
    },
    /// A player other than the winner leads the next trick.
    LeadsNext {
        /// The player.
        seat: Seat,
        /// The card that has this power.
        card: Card,
    },
    /// A player looks at the pile's top card.
    Looks {
        /// The player.
        seat: Seat,
    },
    /// A faction's vote is counted.
    Vote {
        /// The faction.
        faction: Faction,
        /// By player or team: the number of cards.
        count: Vec<u8>,
        /// Who has the vote: a seat, or a team with four players.
        to: Option<u8>,
        /// Whether the highest single card had to decide.
        by_highest: bool,
        /// Whether sides are teams.
        teams: bool,
    },
}

/// An event of Claim, with nothing hidden.
pub type ClaimEvent = Event<Card, Zone, Fact>;
/// What one viewer learns of an event of Claim.
pub type ClaimTold = Told<Card, Zone, Fact>;
