//! Where cards lie, and what can happen besides their moving.

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
    /// What the players compete for in phase one.
    FaceUp,
    /// A player's hand.
    Hand(Seat),
    /// The cards of the trick.
    Trick,
    /// A player's follower pile.
    Followers(Seat),
    /// A player's score pile.
    Score(Seat),
    /// Cards won that lie open before a player, apart from the score pile.
    Front(Seat),
    /// Cards set aside until a later trick.
    Aside,
    /// The discards.
    Discards,
}

/// The two halves of the game.
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
    /// C5.1: nobody else's card counts as the led faction.
    Alone,
    /// C5.1: it is the highest.
    Highest,
    /// C5.3: it is as high as another, and was played earlier.
    Earlier,
}

/// What can happen besides the motion of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A trick begins.
    TrickBegins {
        /// In which phase.
        phase: Phase,
        /// Its number in the phase, from 1.
        number: u8,
        /// How many tricks the phase has.
        of: u8,
        /// Who leads it.
        leader: Seat,
    },
    /// Somebody showed that they hold no card of the led faction.
    Lacks {
        /// Who.
        seat: Seat,
        /// The led faction.
        faction: Faction,
    },
    /// A trick is won.
    Won {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: Card,
        /// What was led.
        led: Faction,
        /// Why that card won.
        why: Why,
    },
    /// Somebody other than the winner leads the next trick.
    LeadsNext {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
    },
    /// A player looks at the pile's top card.
    Looks {
        /// Who.
        seat: Seat,
    },
    /// A faction's vote is counted.
    Vote {
        /// The faction.
        faction: Faction,
        /// The players, or teams, by their number: how many cards each has.
        count: Vec<u8>,
        /// Who has the vote: a seat, or a team with four players.
        to: Option<u8>,
        /// Whether the highest single card had to decide.
        by_highest: bool,
        /// Whether sides are teams.
        teams: bool,
    },
}

/// An event of Claim, whole.
pub type ClaimEvent = Event<Card, Zone, Fact>;
/// An event of Claim as one viewer is told of it.
pub type ClaimTold = Told<Card, Zone, Fact>;
