//! The middle: the cards that the players have played in this round.

use crate::card::{COURTIERS, Card, GOLD, MUSKETEERS, PROVINCES, SPECIALS};
use crate::happening::Suit;
use crate::options::SEATS;

/// The groups in which cards of the middle are captured (L8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    /// L8.2: one of the four suits.
    Suit(Suit),
    /// L8.4: a noble, the Queen or a special person.
    Person,
    /// L8.1: an event.
    Event,
}

impl Group {
    #[inline]
    pub(crate) const fn of(card: Card) -> Self {
        match card.index() {
            place if place < MUSKETEERS.end => Self::Suit(Suit::Musketeers),
            place if place < GOLD.end => Self::Suit(Suit::Gold),
            place if place < COURTIERS.end => Self::Suit(Suit::Courtiers),
            place if place < PROVINCES.end => Self::Suit(Suit::Provinces),
            place if place < SPECIALS.end => Self::Person,
            _ => Self::Event,
        }
    }

    #[inline]
    const fn index(self) -> usize {
        match self {
            Self::Suit(suit) => suit as usize,
            Self::Person => 4,
            Self::Event => 5,
        }
    }
}

/// The cards of the middle, by index in the order of turns. An index is empty before its player has
/// played, if they passed, and after the card has moved on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Middle {
    /// The card at each index; meaningless where the index is empty.
    cards: [Card; SEATS],
    /// The indices of each group.
    groups: [Places; 6],
}

impl Middle {
    pub(crate) const EMPTY: Self = Self { cards: [Card::QUEEN; SEATS], groups: [Places(0); 6] };

    /// The card at an index, if there is one.
    #[inline]
    pub(crate) fn at(&self, place: usize) -> Option<Card> {
        self.all().contains(place).then(|| self.cards[place])
    }

    /// Adds a card at an empty index.
    #[inline]
    pub(crate) const fn lay(&mut self, place: usize, card: Card) {
        self.cards[place] = card;
        self.groups[Group::of(card).index()].0 |= 1 << place;
    }

    /// Removes the card at an index, which must not be empty.
    #[inline]
    pub(crate) const fn take(&mut self, place: usize) -> Card {
        let card = self.cards[place];
        self.groups[Group::of(card).index()].0 &= !(1 << place);
        card
    }

    /// Removes one copy of a card, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(place) = self.of(Group::of(card)).find(|&place| self.cards[place] == card) {
            self.take(place);
        }
    }

    /// The places of a group.
    #[inline]
    pub(crate) const fn of(&self, group: Group) -> Places {
        self.groups[group.index()]
    }

    /// The card at an index, which must not be empty.
    #[inline]
    pub(crate) const fn card(&self, place: usize) -> Card {
        self.cards[place]
    }

    /// All indices that are not empty.
    #[inline]
    const fn all(&self) -> Places {
        let [one, two, three, four, five, six] = self.groups;
        Places(one.0 | two.0 | three.0 | four.0 | five.0 | six.0)
    }

    /// All cards with their indices.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (usize, Card)> + '_ {
        self.all().map(|place| (place, self.cards[place]))
    }
}

/// A set of indices in the order of turns; iterates in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places(u8);

impl Places {
    /// Just this place.
    #[inline]
    pub(crate) const fn one(place: usize) -> Self {
        Self(1 << place)
    }

    #[inline]
    pub(crate) const fn with(self, place: usize) -> Self {
        Self(self.0 | 1 << place)
    }

    #[inline]
    pub(crate) const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The indices from this one on.
    #[inline]
    pub(crate) const fn from(self, place: usize) -> Self {
        Self(self.0 >> place << place)
    }
}

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
}
