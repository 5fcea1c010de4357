//! The options: the way to deal, the variants, the rulings.

use interregnum_kernel::{BadSetup, Rule};
use serde::{Deserialize, Serialize};

/// The most games of a match (B6.7).
pub(crate) const GAMES: usize = 9;

/// How the cards are dealt (B6: exactly one way).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum DealVariant {
    /// B1.1: each clan has its own eight.
    Standard,
    /// B6.6: seat 0 has both Princes, seat 1 both Princesses.
    Princess,
    /// B6.4: card by card, from packets of four.
    Draft,
    /// B6.5: eight of the sixteen at random to each.
    Random,
}

impl DealVariant {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Princess, Self::Draft, Self::Random];

    /// The sentence that describes it.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::Standard => "B1.1",
            Self::Princess => "B6.6",
            Self::Draft => "B6.4",
            Self::Random => "B6.5",
        })
    }

    /// Whether the cards are shuffled for it.
    pub(crate) const fn is_shuffled(self) -> bool {
        matches!(self, Self::Draft | Self::Random)
    }
}

/// What the players agree on before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a variant that is played or not")]
pub struct Options {
    /// The way to deal.
    pub deal: DealVariant,
    /// B6.1: each player gives the other a random card.
    pub traitor: bool,
    /// B6.2: the cards are drawn from piles, three in hand.
    pub draw: bool,
    /// How many victories win a game: four, or three (B6.3).
    pub target: u8,
    /// How many games win: one, or two in a match (B6.7).
    #[serde(rename = "match")]
    pub wins: u8,
    /// The ruling of B3.8: a Musician cancels the power of a General or a Spy.
    pub musician_cancels: bool,
    /// The ruling of B4.3: an Ambassador in a held round keeps its extra victory.
    pub ambassador_keeps: bool,
}

impl Options {
    /// The game without variants, with the default rulings.
    pub const STANDARD: Self = Self {
        deal: DealVariant::Standard,
        traitor: false,
        draw: false,
        target: 4,
        wins: 1,
        musician_cancels: false,
        ambassador_keeps: true,
    };

    /// Every combination of variants, and the other rulings for each way to deal.
    pub(crate) fn sets() -> Vec<Self> {
        let variants = (0..16u8).flat_map(|number| {
            DealVariant::ALL.map(|deal| Self {
                deal,
                traitor: number & 1 != 0,
                draw: number & 2 != 0,
                target: if number & 4 != 0 { 3 } else { 4 },
                wins: if number & 8 != 0 { 2 } else { 1 },
                ..Self::STANDARD
            })
        });
        let rulings = [(true, true), (false, false), (true, false)].into_iter().flat_map(
            |(musician_cancels, ambassador_keeps)| {
                DealVariant::ALL.map(|deal| Self {
                    deal,
                    musician_cancels,
                    ambassador_keeps,
                    ..Self::STANDARD
                })
            },
        );
        variants.chain(rulings).collect()
    }

    /// Checks that the options are allowed; an error names the sentence that forbids them.
    pub fn check(self) -> Result<(), BadSetup> {
        if !matches!(self.target, 3 | 4) {
            return Err(BadSetup::new("B6.3", "braverats-bad-target", usize::from(self.target)));
        }
        if !matches!(self.wins, 1 | 2) {
            return Err(BadSetup::new("B6.7", "braverats-bad-match", usize::from(self.wins)));
        }
        Ok(())
    }

    /// B6.7: the most games that can be played.
    pub(crate) const fn games(self) -> usize {
        if self.is_match() { GAMES } else { 1 }
    }

    #[inline]
    pub(crate) const fn is_match(self) -> bool {
        self.wins > 1
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::STANDARD
    }
}
