//! How a faction's vote is decided, in terms of weights.

use super::lanes::Lanes;
use super::position::{Position, ZERO};
use interregnum_claim::{Card, CardSet, Faction};

/// How a faction's vote is decided (C11.1, C11.2).
///
/// If the number of its cards is odd, the majority wins. If it is even, the highest card breaks a
/// tie, as if it counted twice: half of the cards with the highest one are one more than half of
/// the weight, without it one less. So the weights add up to an odd number, and the vote goes to
/// the side with most of the weight. A tie can remain only where several cards are equally high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Vote {
    /// Most of the weight wins; the number of cards, and the highest value.
    Weighed { cards: u32, top: u8 },
    /// An even number of cards, several of them with the highest value.
    Split { cards: u32, top: u8 },
    /// Gnomes in front at the end count with those scored before (C9.5): by seat, the number of the
    /// latter, and one more than their highest value.
    Fronts { scored: [u32; 2], top: [u8; 2] },
    /// The faction has no card in play.
    Nobodys,
}

impl Vote {
    /// Determines how the vote of a faction is decided, from the values of the cards in play and
    /// the cards scored.
    pub(super) fn of(faction: Faction, values: impl Iterator<Item = u8>, scores: [CardSet; 2]) -> Self {
        if faction == Faction::Gnomes {
            return Self::fronts(scores);
        }
        let scored = scores.into_iter().flat_map(|score| score.cards().map(Card::value));
        let (mut cards, mut top, mut tops) = (0, 0, 0);
        for value in values.chain(scored) {
            cards += 1;
            if value > top || tops == 0 {
                (top, tops) = (value, 0);
            }
            tops += u32::from(value == top);
        }
        match cards {
            0 => Self::Nobodys,
            _ if cards % 2 == 0 && tops > 1 => Self::Split { cards, top },
            _ => Self::Weighed { cards, top },
        }
    }

    fn fronts(scores: [CardSet; 2]) -> Self {
        Self::Fronts {
            scored: scores.map(|score| score.len() as u32),
            top: scores.map(|score| score.highest().map_or(0, |card| card.value() + 1)),
        }
    }

    /// The weight of a card with this value.
    pub(super) const fn weight(self, value: u8) -> u64 {
        match self {
            Self::Weighed { cards, top } if value == top && cards % 2 == 0 => 2,
            Self::Weighed { .. } | Self::Split { .. } => 1,
            Self::Fronts { .. } | Self::Nobodys => 0,
        }
    }

    /// Sets in a position what seat 0 needs and what is still to come; `None` if the number of
    /// cards is not the one that the vote was made for.
    pub(super) fn begin(
        self,
        lane: usize,
        scores: [CardSet; 2],
        rest: Lanes,
        still: u32,
        position: &mut Position,
    ) -> Option<()> {
        let count = still + scores.iter().map(|score| score.len() as u32).sum::<u32>();
        let has = |seat: usize, top: u8| scores[seat].highest().is_some_and(|card| card.value() == top);
        position.rest = position.rest + rest;
        match self {
            Self::Weighed { cards, top } => {
                let doubled = u32::from(cards % 2 == 0);
                let weight = scores[0].len() as u32 + u32::from(has(0, top)) * doubled;
                let most = (cards + doubled).div_ceil(2);
                // The need may be negative.
                position.need = position.need + Lanes::one(lane, u64::from(most));
                position.need = position.need - Lanes::one(lane, u64::from(weight));
                (count == cards).then_some(())
            }
            Self::Split { cards, top } => {
                position.need = position.need - Lanes::one(lane, scores[0].len() as u64);
                position.tops = [has(0, top), has(1, top)];
                (count == cards).then_some(())
            }
            Self::Fronts { .. } => (self == Self::fronts(scores)).then_some(()),
            Self::Nobodys => (count == 0).then_some(()),
        }
    }
}

const _: () = assert!(ZERO > 2 * 14, "no need, however far below nothing, leaves its lane");
