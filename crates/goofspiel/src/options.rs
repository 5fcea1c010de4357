//! The options, and the deal: the order of the prizes.

use interregnum_kernel::{BadSetup, Phrase, Rule, Seed, present, shuffle};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// The largest number of cards in a hand (G1.1).
pub(crate) const MOST: usize = 13;

/// The order in which prizes are turned up (G1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Order {
    Random,
    Ascending,
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

impl Default for Options {
    fn default() -> Self {
        Self { cards: MOST as u8, order: Order::Random }
    }
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

    /// The pile of a deal, filled up with zeros, if it fits the options.
    pub(crate) fn pile(self, deal: &Deal) -> Result<[u8; MOST], BadSetup> {
        let mut sorted = deal.prizes.clone();
        sorted.sort_unstable();
        let complete = sorted.iter().copied().eq(1..=self.cards);
        self.arrange(&mut sorted, &mut Seed([0; 32]).generator());
        if !complete || (self.order != Order::Random && sorted != deal.prizes) {
            return Err(bad("G1.2", "goofspiel-bad-prizes", format!("{:?}", deal.prizes)));
        }
        let mut pile = [0; MOST];
        pile[..sorted.len()].copy_from_slice(&deal.prizes);
        Ok(pile)
    }
}

/// A setup that breaks a sentence of the rulebook: the wrong value, and the key of the message.
pub(crate) fn bad(rule: &'static str, key: &'static str, found: String) -> BadSetup {
    let message = format!("{key}: {found}");
    BadSetup { rule: Rule(rule), phrase: Phrase::new(key).with("found", found), message }
}
