//! What a player can do, as a value and as text.

use crate::card::Card;
use crate::card_set::CardSet;
use interregnum_kernel::{BadText, WORD};
use std::fmt;
use std::str::FromStr;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card of the hand.
    Play(Card),
    /// Take a face-up card.
    Take(Card),
    /// Take the pile's top card.
    TakeTop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::TakeTop => f.write_str("take top"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = |_| BadText::new("action", text);
        match text.split_once(' ') {
            Some(("play", card)) => card.parse().map(Self::Play).map_err(bad),
            Some(("take", "top")) => Ok(Self::TakeTop),
            Some(("take", card)) => card.parse().map(Self::Take).map_err(bad),
            _ => Err(BadText::new("action", text)),
        }
    }
}

interregnum_kernel::serialize_as_text!(Action);

/// What a seat may do: cards to play, or cards to take; nothing by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Actions {
    /// Each card once.
    cards: CardSet,
    taking: bool,
    top: bool,
}

impl Actions {
    pub(crate) const NONE: Self = Self { cards: CardSet::EMPTY, taking: false, top: false };

    #[inline]
    pub(crate) fn play(cards: CardSet) -> Self {
        Self { cards: cards.one_of_each(), taking: false, top: false }
    }

    pub(crate) fn take(cards: CardSet, top: bool) -> Self {
        Self { cards: cards.one_of_each(), taking: true, top }
    }

    /// The cards that may be played or taken, each once.
    #[inline]
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// Whether the pile's top card may be taken.
    #[inline]
    pub const fn may_take_top(&self) -> bool {
        self.top
    }

    /// The action with the card whose lowest place this is; `None` if it is not legal.
    #[inline]
    pub const fn of_place(&self, place: usize) -> Option<Action> {
        if place >= CardSet::PLACES || self.cards.words()[place / WORD] >> (place % WORD) & 1 == 0 {
            return None;
        }
        Some(self.of(Card::at(place)))
    }

    #[inline]
    const fn of(self, card: Card) -> Action {
        if self.taking { Action::Take(card) } else { Action::Play(card) }
    }
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if let Some(card) = self.cards.lowest() {
            self.cards.remove(card);
            return Some(self.of(card));
        }
        std::mem::take(&mut self.top).then_some(Action::TakeTop)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let number = self.cards.len() + usize::from(self.top);
        (number, Some(number))
    }

    /// Goes to the n-th action without visiting the others; the iterator must not be used
    /// afterwards.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        if n < self.cards.len() {
            return Some(self.of(self.cards.nth_of_each(n)));
        }
        (self.top && n == self.cards.len()).then_some(Action::TakeTop)
    }
}

impl ExactSizeIterator for Actions {}
