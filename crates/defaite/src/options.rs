//! The options of La Défaite.

use interregnum_kernel::BadSetup;
use serde::{Deserialize, Serialize};

/// The largest number of players.
pub(crate) const SEATS: usize = 6;
/// L2.3: how many cards each player gets.
pub(crate) const HAND: usize = 7;

/// What the players agree on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Three to six.
    pub players: u8,
}

impl Options {
    /// Every number of players.
    pub(crate) fn sets() -> Vec<Self> {
        (3..=SEATS as u8).map(|players| Self { players }).collect()
    }

    /// Checks that the options are allowed.
    pub fn check(self) -> Result<(), BadSetup> {
        if (3..=SEATS).contains(&usize::from(self.players)) {
            Ok(())
        } else {
            Err(BadSetup::new("L2.1", "defaite-bad-players", usize::from(self.players)))
        }
    }

    /// The number of cards that the deal leaves in the pile: all except the King, the nobles dealt
    /// and the hands.
    pub(crate) const fn pile(self) -> usize {
        115 - (1 + HAND) * self.players as usize
    }
}
