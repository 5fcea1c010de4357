//! A card of a court with its guards, as actions name it.

use crate::card::{Card, Kind};
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use interregnum_kernel::{BadText, Phrase};
use std::fmt;
use std::str::FromStr;

/// A card of a court, and the musketeers on it or the gold under it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Its guards.
    pub guards: CardStack,
}

impl Held {
    /// A card without guards.
    pub const fn bare(card: Card) -> Self {
        Self { card, guards: CardStack::EMPTY }
    }

    /// L7.1: the kind of cards that can guard a card of a court.
    #[inline]
    pub fn means(card: Card) -> Option<Means> {
        match card.kind() {
            Kind::Province => Some(Means::Musketeers),
            _ if CardSet::CORRUPTIBLE.contains(card) => Some(Means::Gold),
            _ => None,
        }
    }

    /// The guards, highest first.
    pub fn guards(self) -> impl Iterator<Item = Card> {
        let means = Self::means(self.card).unwrap_or(Means::Gold);
        self.guards.cards(means)
    }

    /// The name of the card with its guards.
    pub fn phrase(self) -> Phrase {
        if self.guards.is_empty() {
            return self.card.phrase();
        }
        let guards: Vec<Phrase> = self.guards().map(Card::phrase).collect();
        let phrase = match Self::means(self.card) {
            Some(Means::Musketeers) => Phrase::new("defaite-card-guarded"),
            _ => Phrase::new("defaite-card-paid"),
        };
        phrase.with("card", self.card.phrase()).with("guards", guards).with_code(self.card.to_string())
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        self.guards().try_for_each(|guard| write!(f, "+{guard}"))
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Held {
    type Err = BadText;

    /// Reads a card and its guards, which must be in descending order.
    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = || BadText::new("card of a court", text);
        let mut parts = text.split('+');
        let mut held = Self::bare(parts.next().unwrap_or_default().parse().map_err(|_| bad())?);
        let mut number = [0u8; crate::card::PLACES];
        for part in parts {
            let guard: Card = part.parse().map_err(|_| bad())?;
            let means = Self::means(held.card).filter(|&means| Means::of(guard) == Some(means));
            let count = &mut number[guard.index()];
            *count += 1;
            let there_is = usize::from(*count) <= CardSet::BOX.count(guard);
            held.guards.insert(guard, means.filter(|_| there_is).ok_or_else(bad)?);
        }
        if held.to_string() == text { Ok(held) } else { Err(bad()) }
    }
}

interregnum_kernel::serialize_as_text!(Held);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_of_a_court_is_written_with_its_guards_highest_first() {
        for text in ["Pv3Su", "Pv4+Ms7", "Pv3Su+Ms2+Ms1+Ms1", "Co6Li+Au3+Au3+Au1", "Qu+Au1", "Spy", "NoLi"] {
            assert_eq!(text.parse::<Held>().expect("a card of a court").to_string(), text);
        }
        for text in ["Pv3Su+Ms1+Ms2", "Pv3Su+Au1", "Co6Li+Ms1", "NoLi+Au1", "Pv4+Ms7+Ms7", "Pv4+", "+Ms1"] {
            assert!(text.parse::<Held>().is_err(), "{text}");
        }
    }
}
