//! The deal: all chance of a game, or of the nine games a match may have.

use crate::card::{Card, CardSet, SEATS};
use crate::chance::Chance;
use crate::options::{GAMES, Options};
use interregnum_kernel::{BadSetup, Seed, present};
use serde::{Deserialize, Serialize};

/// The random part of a deal: one entry for a single game, nine for a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seed of the deal, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<Seed>,
    /// The games in order.
    pub games: Vec<GameDeal>,
}

/// The random part of one game; what the options do not need is absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameDeal {
    /// Draft: the sixteen cards in order, packets of four. Random: the first eight go to seat 0.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cards: Option<Vec<Card>>,
    /// B6.1: the card that each seat gives, as an index into its dealt hand, lowest value first.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub traitor: Option<[u8; SEATS]>,
    /// B6.2: each seat's pile, top first, as indices into its hand after the exchange, lowest value
    /// first; the first three cards become the hand.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piles: Option<[Vec<u8>; SEATS]>,
}

impl Deal {
    /// The deal that follows from a seed.
    pub fn from_seed(options: Options, seed: Seed) -> Self {
        let mut chances = [Chance::NONE; GAMES];
        Chance::draw_all(&mut chances, options, &mut seed.generator());
        Self { seed: Some(seed), ..Self::written(options, &chances) }
    }

    /// The deal as a record writes it.
    pub(crate) fn written(options: Options, chances: &[Chance]) -> Self {
        let games = chances.iter().take(options.games()).map(|chance| chance.written(options)).collect();
        Self { seed: None, games }
    }

    /// The deal as the rules use it, if it fits the options.
    pub(crate) fn chances(&self, options: Options) -> Result<[Chance; GAMES], BadSetup> {
        if self.games.len() != options.games() {
            let mut error = BadSetup::new("B6.7", "braverats-bad-games", self.games.len());
            error.phrase = error.phrase.with("expected", options.games());
            return Err(error);
        }
        let mut chances = [Chance::NONE; GAMES];
        for (number, (chance, game)) in chances.iter_mut().zip(&self.games).enumerate() {
            *chance = game.chance(options).map_err(|mut error| {
                error.phrase = error.phrase.with("game", number + 1);
                error
            })?;
        }
        Ok(chances)
    }
}

impl GameDeal {
    fn chance(&self, options: Options) -> Result<Chance, BadSetup> {
        let mut chance = Chance::certain(options.deal);
        let way = options.deal.rule().0;
        if let Some(cards) = asked(self.cards.as_ref(), options.deal.is_shuffled(), way, CARDS)? {
            check_cards(cards, way)?;
            chance.shuffled(options.deal, cards);
        }
        if let Some(traitor) = asked(self.traitor.as_ref(), options.traitor, "B6.1", TRAITOR)? {
            if let Some(&place) = traitor.iter().find(|&&place| place >= 8) {
                return Err(BadSetup::new("B6.1", "braverats-bad-traitor", usize::from(place)));
            }
            chance.traitor = *traitor;
        }
        if let Some(piles) = asked(self.piles.as_ref(), options.draw, "B6.2", PILES)? {
            for pile in piles {
                check_pile(pile)?;
                pile.iter().for_each(|&place| chance.piles.push(place));
            }
        }
        Ok(chance)
    }
}

/// The message keys for a missing and for a superfluous part.
type Keys = [&'static str; 2];
const CARDS: Keys = ["braverats-bad-cards-missing", "braverats-bad-cards-unasked"];
const TRAITOR: Keys = ["braverats-bad-traitor-missing", "braverats-bad-traitor-unasked"];
const PILES: Keys = ["braverats-bad-piles-missing", "braverats-bad-piles-unasked"];

/// Checks that a part of a deal is present exactly if the options need it.
fn asked<T>(
    part: Option<T>,
    needed: bool,
    rule: &'static str,
    [missing, unasked]: Keys,
) -> Result<Option<T>, BadSetup> {
    match (&part, needed) {
        (None, true) => Err(BadSetup::new(rule, missing, "")),
        (Some(_), false) => Err(BadSetup::new(rule, unasked, "")),
        _ => Ok(part),
    }
}

/// Checks that these are the sixteen cards of the box.
fn check_cards(cards: &[Card], rule: &'static str) -> Result<(), BadSetup> {
    let mut left = CardSet::BOX;
    for &card in cards {
        if !left.contains(card) {
            return Err(BadSetup::new(rule, "braverats-bad-cards-thrice", card.to_string()));
        }
        left.remove(card);
    }
    if left.is_empty() { Ok(()) } else { Err(BadSetup::new(rule, "braverats-bad-cards-number", cards.len())) }
}

/// Checks that these are the eight indices of a hand, each once.
fn check_pile(pile: &[u8]) -> Result<(), BadSetup> {
    if pile.len() == 8 && (0..8).all(|index| pile.contains(&index)) {
        return Ok(());
    }
    let text: Vec<String> = pile.iter().map(u8::to_string).collect();
    Err(BadSetup::new("B6.2", "braverats-bad-piles", text.join(" ")))
}
