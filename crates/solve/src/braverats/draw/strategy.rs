//! A strategy for both sides of a game with piles.

use super::tree::{Both, DrawGame};
use interregnum_braverats::{APPLEWOOD, Card, CardSet, YARG};
use interregnum_kernel::{BySeat, Seat};

/// What both sides play in each information set: a public history and a hand.
///
/// When the cards of a hand were drawn makes no difference, see [`super`].
pub struct DrawStrategy {
    /// A weight for each choice; the probability of a choice is its share of its information set.
    /// A set without any weight plays each card with the same probability.
    pub(super) weights: Both<Vec<f32>>,
}

/// How often a card is played in the first round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opening {
    /// The card.
    pub card: Card,
    /// The probability that it is played.
    pub share: f64,
    /// The probability that it is in the hand.
    pub held: f64,
}

/// A hand of the first round.
#[derive(Clone, PartialEq, Debug)]
pub struct OpeningHand {
    /// The cards.
    pub hand: CardSet,
    /// The probability of the hand.
    pub chance: f64,
    /// Its cards with their probabilities.
    pub mix: Vec<(Card, f64)>,
}

impl DrawStrategy {
    /// Every kind of card in hand with the same probability.
    pub fn uniform(game: &DrawGame) -> Self {
        Self { weights: BySeat([YARG, APPLEWOOD].map(|seat| vec![0.0; game.choices(seat)])) }
    }

    /// The same mix for a hand whatever has been played: a weight for each of its cards.
    pub fn of_hands(game: &DrawGame, weight: impl Fn(CardSet, Card) -> f32) -> Self {
        let mut strategy = Self::uniform(game);
        strategy.fill(game, game.root, BySeat([0, 0]), &weight);
        strategy
    }

    fn fill(
        &mut self,
        game: &DrawGame,
        position: u32,
        begins: Both<usize>,
        weight: &impl Fn(CardSet, Card) -> f32,
    ) {
        let at = &game.positions[position as usize];
        for seat in [YARG, APPLEWOOD] {
            let holdings = game.holdings_at(at, seat);
            let each = holdings.choices.len();
            for situation in 0..game.situations(at, seat) {
                for (place, &hand) in holdings.hands.iter().enumerate() {
                    for choice in holdings.choices_of(place) {
                        let card = holdings.plays[usize::from(holdings.choices[choice].kind)].card;
                        self.weights[seat][begins[seat] + situation * each + choice] = weight(hand, card);
                    }
                }
            }
        }
        for (position, base) in game.continuations(at) {
            let begins = BySeat([YARG, APPLEWOOD].map(|seat| begins[seat] + base[seat] as usize));
            self.fill(game, position, begins, weight);
        }
    }

    /// How a side opens: for each of its cards, how often it is played in the first round.
    pub fn opening(&self, game: &DrawGame, seat: Seat) -> Vec<Opening> {
        let hands = self.opening_hands(game, seat);
        let of = |card: Card| {
            let with = hands.iter().filter(|hand| hand.hand.contains(card));
            let mut opening = Opening { card, share: 0.0, held: 0.0 };
            for OpeningHand { chance, mix, .. } in with {
                let played = mix.iter().filter(|(other, _)| *other == card).map(|(_, share)| share);
                opening.share += chance * played.sum::<f64>();
                opening.held += chance;
            }
            opening
        };
        game.cards(seat).kinds().map(of).collect()
    }

    /// The first hands of a side with their probabilities and their mixes.
    pub fn opening_hands(&self, game: &DrawGame, seat: Seat) -> Vec<OpeningHand> {
        let holdings = game.holdings_at(&game.positions[game.root as usize], seat);
        let hands = holdings.hands.iter().zip(holdings.prior());
        let mix = |hand| self.mix(game, &[], seat, hand, None).unwrap_or_default();
        hands.map(|(&hand, chance)| OpeningHand { hand, chance, mix: mix(hand) }).collect()
    }

    /// The cards of a hand with their probabilities, after these rounds; `shown` is the card that
    /// the other side has shown first in this round (B5.1). `None` if the side cannot be in this
    /// situation, or no card is hidden any more.
    pub fn mix(
        &self,
        game: &DrawGame,
        rounds: &[BySeat<Card, 2>],
        seat: Seat,
        hand: CardSet,
        shown: Option<Card>,
    ) -> Option<Vec<(Card, f64)>> {
        let (at, begins) = game.after(rounds)?;
        let situation = match (at.first.filter(|&first| first != seat), shown) {
            (None, None) => 0,
            (Some(first), Some(shown)) => {
                game.holdings_at(at, first).plays.iter().position(|play| play.card == shown)?
            }
            _ => return None,
        };
        let holdings = game.holdings_at(at, seat);
        let place = holdings.hands.iter().position(|&other| other == hand)?;
        let range = holdings.choices_of(place);
        let cards = range.clone().map(|choice| usize::from(holdings.choices[choice].kind));
        let begin = begins[seat] + situation * holdings.choices.len();
        let weights = &self.weights[seat][begin + range.start..begin + range.end];
        Some(cards.map(|kind| holdings.plays[kind].card).zip(shares(weights)).collect())
    }
}

/// The probabilities that follow from weights.
pub(super) fn shares(weights: &[f32]) -> impl Iterator<Item = f64> + '_ {
    let sum: f64 = weights.iter().copied().map(f64::from).sum();
    let even = 1.0 / weights.len() as f64;
    weights.iter().map(move |&weight| if sum > 0.0 { f64::from(weight) / sum } else { even })
}
