//! The options, and the deal: the order of the prizes.

use interregnum_kernel::{BadSetup, Seed, present, shuffle};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// The largest number of cards in a hand (G1.1).
pub(crate) const MOST: usize = 13;

/// The order in which prizes are turned up (G1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Order {
    /// Shuffled.
    Random,
    /// The lowest first.
    Ascending,
    /// The highest first.
    Descending,
}

/// What the players agree on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many cards each hand and the pile of prizes have: 4 to 13.
    pub cards: u8,
    /// The order of the prizes.
    pub order: Order,
}

/// All chance of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seed of the deal, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub seed: Option<Seed>,
    /// The prizes, the first to be turned up first.
    pub prizes: Vec<u8>,
}

impl Options {
    /// G1.2: puts prizes that lie in ascending order into the order of the game.
    pub(crate) fn arrange(self, prizes: &mut [u8], rng: &mut impl Rng) {
        match self.order {
            Order::Random => shuffle(rng, prizes),
            Order::Ascending => {}
            Order::Descending => prizes.reverse(),
        }
    }

    /// G1.2: checks that these are all prizes, in an order that the options allow.
    pub(crate) fn check_prizes(self, prizes: &[u8]) -> Result<(), BadSetup> {
        let mut ascending = prizes.to_vec();
        match self.order {
            Order::Random => ascending.sort_unstable(),
            Order::Ascending => {}
            Order::Descending => ascending.reverse(),
        }
        let bad = || BadSetup::new("G1.2", "goofspiel-bad-prizes", format!("{prizes:?}"));
        ascending.into_iter().eq(1..=self.cards).then_some(()).ok_or_else(bad)
    }
}
