//! The hands that a side can hold while it has certain cards unplayed (B6.2), and how a play and
//! the draw after it lead from hand to hand.

use interregnum_braverats::{Card, CardSet};
use std::collections::HashMap;

/// B6.2: the number of cards in a hand while the pile lasts.
pub(super) const HAND: usize = 3;

/// The number of a [`Holdings`] of one side.
pub(super) type HoldingsId = u16;

/// What a side can hold and play while these cards are unplayed.
pub(super) struct Holdings {
    /// The cards in hand and pile together, which both sides know.
    pub(super) unplayed: CardSet,
    /// The possible hands.
    pub(super) hands: Vec<CardSet>,
    /// The choices of all hands, hand by hand: each kind of card in it once, the lowest first.
    pub(super) choices: Vec<Choice>,
    /// Where the choices of each hand begin, and where those of the last one end.
    pub(super) first_choice: Vec<u16>,
    /// For each kind of unplayed card, lowest first, what follows its play; empty without a pile.
    pub(super) plays: Vec<Play>,
}

/// One card that a hand can play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The place of the card among the kinds of the unplayed cards.
    pub(super) kind: u8,
}

/// What follows the play of one kind of card.
pub(super) struct Play {
    pub(super) card: Card,
    /// How many hands there are without the card.
    pub(super) next_hands: u16,
    pub(super) draws: Vec<Draw>,
}

/// A hand that plays a card and draws another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draw {
    /// The choice before it, which says the hand and the card.
    pub(super) choice: u16,
    /// The hand after the draw, among those of the next holdings.
    pub(super) next: u16,
    /// The probability of the draw.
    pub(super) chance: f32,
    /// How many of the cards of the pile are the one drawn, and how many cards it has: the exact
    /// probability.
    pub(super) odds: [u8; 2],
}

impl Draw {
    pub(super) fn exact_chance(self) -> f64 {
        f64::from(self.odds[0]) / f64::from(self.odds[1])
    }
}

impl Holdings {
    /// The choices of a hand, as a range of [`Self::choices`].
    #[inline]
    pub(super) fn choices_of(&self, hand: usize) -> std::ops::Range<usize> {
        usize::from(self.first_choice[hand])..usize::from(self.first_choice[hand + 1])
    }

    /// The largest number of hands after a play.
    pub(super) fn most_next(&self) -> usize {
        self.plays.iter().map(|play| usize::from(play.next_hands)).max().unwrap_or(0)
    }

    /// The probability of each hand when it is dealt from the unplayed cards.
    pub(super) fn prior(&self) -> Vec<f64> {
        let ways: Vec<f64> = self.hands.iter().map(|&hand| f64::from(ways(self.unplayed, hand))).collect();
        let all: f64 = ways.iter().sum();
        ways.into_iter().map(|ways| ways / all).collect()
    }
}

/// In how many ways a hand can be taken from cards, with equal cards distinguished.
fn ways(cards: CardSet, hand: CardSet) -> u32 {
    let of = |card: Card| match (cards.count(card), hand.count(card)) {
        (2, 1) => 2,
        _ => 1,
    };
    Card::ALL.into_iter().map(of).product()
}

/// All holdings that a side passes through from its first cards to the last hand.
pub(super) fn all_holdings(first: CardSet) -> (Vec<Holdings>, HashMap<CardSet, HoldingsId>) {
    let mut ids = HashMap::new();
    let mut found: Vec<CardSet> = vec![first];
    ids.insert(first, 0);
    let mut place = 0;
    while place < found.len() {
        let unplayed = found[place];
        place += 1;
        if unplayed.len() <= HAND {
            continue;
        }
        for card in unplayed.kinds() {
            let rest = unplayed.without(card);
            ids.entry(rest).or_insert_with(|| {
                found.push(rest);
                (found.len() - 1) as HoldingsId
            });
        }
    }
    let hands: Vec<Vec<CardSet>> = found.iter().map(|&unplayed| hands(unplayed)).collect();
    let all = found.iter().map(|&unplayed| holdings(unplayed, &ids, &hands)).collect();
    (all, ids)
}

/// The different hands that can be taken from these cards.
fn hands(unplayed: CardSet) -> Vec<CardSet> {
    let mut hands = vec![CardSet::EMPTY];
    for card in unplayed.kinds() {
        let copies = unplayed.count(card);
        let with = |hand: CardSet| (0..=copies).map(move |n| (0..n).fold(hand, |hand, _| hand.with(card)));
        hands = hands.into_iter().flat_map(with).collect();
    }
    hands.retain(|hand| hand.len() == HAND.min(unplayed.len()));
    hands
}

fn holdings(unplayed: CardSet, ids: &HashMap<CardSet, HoldingsId>, all_hands: &[Vec<CardSet>]) -> Holdings {
    let hands = &all_hands[usize::from(ids[&unplayed])];
    let kinds: Vec<Card> = unplayed.kinds().collect();
    let (mut choices, mut first_choice) = (Vec::new(), vec![0]);
    for hand in hands {
        let own = kinds.iter().enumerate().filter(|(_, card)| hand.contains(**card));
        choices.extend(own.map(|(kind, _)| Choice { kind: kind as u8 }));
        first_choice.push(choices.len() as u16);
    }
    let mut holdings = Holdings { unplayed, hands: hands.clone(), choices, first_choice, plays: Vec::new() };
    if unplayed.len() > HAND {
        let play = |(kind, &card): (usize, &Card)| {
            let next_hands = &all_hands[usize::from(ids[&unplayed.without(card)])];
            Play {
                card,
                next_hands: next_hands.len() as u16,
                draws: draws(&holdings, kind as u8, card, next_hands),
            }
        };
        holdings.plays = kinds.iter().enumerate().map(play).collect();
    }
    holdings
}

/// The draws after the play of a card, for each hand that has it.
fn draws(holdings: &Holdings, kind: u8, card: Card, next_hands: &[CardSet]) -> Vec<Draw> {
    let mut draws = Vec::new();
    for (place, &hand) in holdings.hands.iter().enumerate() {
        let own = holdings.choices_of(place).find(|&choice| holdings.choices[choice].kind == kind);
        let Some(choice) = own else { continue };
        let pile = holdings.unplayed.minus(hand);
        for drawn in pile.kinds() {
            let after = hand.without(card).with(drawn);
            let next = next_hands.iter().position(|&next| next == after);
            let odds = [pile.count(drawn) as u8, pile.len() as u8];
            draws.push(Draw {
                choice: choice as u16,
                next: next.expect("a hand after a draw is one of the next hands") as u16,
                chance: f32::from(odds[0]) / f32::from(odds[1]),
                odds,
            });
        }
    }
    draws
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clan_has_56_first_hands_and_four_last_hidden_ones() {
        let (all, ids) = all_holdings(CardSet::CLAN);
        let hands = |cards: usize| {
            let of = all.iter().find(|holdings| holdings.unplayed.len() == cards);
            of.map(|holdings| holdings.hands.len())
        };
        assert_eq!([8, 7, 6, 5, 4, 3].map(hands), [56, 35, 20, 10, 4, 1].map(Some));
        // Sets of three to eight of eight cards.
        assert_eq!((all.len(), ids.len()), (219, 219));
    }

    #[test]
    fn what_a_hand_draws_has_a_probability_of_one_in_all() {
        let doubled: CardSet =
            [Card::Prince, Card::Prince, Card::Musician, Card::Spy, Card::Spy, Card::General]
                .into_iter()
                .collect();
        for first in [CardSet::CLAN, doubled] {
            for holdings in all_holdings(first).0 {
                assert!((holdings.prior().iter().sum::<f64>() - 1.0).abs() < 1e-12);
                let mut sums = vec![0.0; holdings.choices.len()];
                for draw in holdings.plays.iter().flat_map(|play| &play.draws) {
                    sums[usize::from(draw.choice)] += f64::from(draw.odds[0]) / f64::from(draw.odds[1]);
                }
                assert!(holdings.plays.is_empty() || sums.iter().all(|sum| (sum - 1.0f64).abs() < 1e-12));
            }
        }
    }

    /// The deal of eight cards, three of them in hand, and the draws after any plays leave every
    /// hand equally likely: the same as to deal a hand from the unplayed cards.
    #[test]
    fn draws_after_a_random_play_leave_every_hand_equally_likely() {
        let (all, _) = all_holdings(CardSet::CLAN);
        let holdings = &all[0];
        let (prior, play) = (holdings.prior(), &holdings.plays[3]);
        let mut after = vec![0.0; usize::from(play.next_hands)];
        for draw in &play.draws {
            let choice = usize::from(draw.choice);
            let hand = (0..prior.len()).find(|&hand| holdings.choices_of(hand).contains(&choice)).unwrap();
            after[usize::from(draw.next)] += prior[hand] * draw.exact_chance();
        }
        assert!(after.iter().all(|share| (share - after[0]).abs() < 1e-7), "{after:?}");
    }
}
