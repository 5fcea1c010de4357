//! What a player can do, as a value and as text.

use crate::card::{Card, CardSet};
use interregnum_kernel::BadText;
use std::fmt;
use std::str::FromStr;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose a card of the hand for the round.
    Play(Card),
    /// Keep a card of the packet in a draft.
    Keep(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Keep(card) => write!(f, "keep {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = |_| BadText::new("action", text);
        match text.split_once(' ') {
            Some(("play", card)) => card.parse().map(Self::Play).map_err(bad),
            Some(("keep", card)) => card.parse().map(Self::Keep).map_err(bad),
            _ => Err(BadText::new("action", text)),
        }
    }
}

interregnum_kernel::serialize_as_text!(Action);

/// What a seat may do: cards to play, or cards to keep.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    /// Each card once.
    cards: CardSet,
    keeping: bool,
}

impl Actions {
    pub(crate) const NONE: Self = Self::play(CardSet::EMPTY);

    /// B6.8: equal cards are one action.
    #[inline]
    pub(crate) const fn play(cards: CardSet) -> Self {
        Self { cards: cards.one_of_each(), keeping: false }
    }

    #[inline]
    pub(crate) const fn keep(cards: CardSet) -> Self {
        Self { cards: cards.one_of_each(), keeping: true }
    }
}

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.cards.len(), Some(self.cards.len()))
    }

    /// Goes to the n-th item without visiting the others.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let Some(card) = self.cards.nth_kind(n) else {
            self.cards = CardSet::EMPTY;
            return None;
        };
        self.cards = self.cards.above(card);
        Some(if self.keeping { Action::Keep(card) } else { Action::Play(card) })
    }
}

impl ExactSizeIterator for Actions {}
