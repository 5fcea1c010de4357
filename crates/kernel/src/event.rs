//! What happens in a game: cards moving from zone to zone, seen or not, with the reason.

use crate::{Audience, Rule, Viewer};
use serde::Serialize;

/// One thing that happened, whole. Viewers are told of it through [`Event::told`] only.
#[derive(Clone, PartialEq, Debug)]
pub enum Event<C, Z, F> {
    /// A card goes from one zone to another.
    Moved {
        /// The card.
        card: C,
        /// Where it was.
        from: Z,
        /// Where it is now.
        to: Z,
        /// Who sees its face on the way.
        seen: Audience,
        /// Why it goes there.
        rule: Rule,
    },
    /// A card is shown where it lies.
    Shown {
        /// The card.
        card: C,
        /// Where it lies.
        zone: Z,
        /// Who sees it.
        seen: Audience,
        /// Why it is shown.
        rule: Rule,
    },
    /// Something else that is worth telling.
    Happened {
        /// What it is.
        fact: F,
        /// Who is told.
        seen: Audience,
        /// The rule that made it happen.
        rule: Rule,
    },
}

/// What one viewer is told of an event.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Told<C, Z, F> {
    /// A card went from one zone to another; its name only if the viewer saw it.
    Moved {
        /// The card, if seen.
        card: Option<C>,
        /// Where it was.
        from: Z,
        /// Where it is now.
        to: Z,
        /// Why it went there.
        rule: Rule,
    },
    /// A card was shown where it lies; its name only if the viewer saw it.
    Shown {
        /// The card, if seen.
        card: Option<C>,
        /// Where it lies.
        zone: Z,
        /// Why it was shown.
        rule: Rule,
    },
    /// Something else.
    Happened {
        /// What it is.
        fact: F,
        /// The rule that made it happen.
        rule: Rule,
    },
    /// Something the viewer is told nothing of; it still counts, so that numbering has no
    /// holes.
    Hidden,
}

impl<C: Copy, Z: Copy, F: Clone> Event<C, Z, F> {
    /// What this viewer may know of the event: the one place where that is decided.
    pub fn told(&self, viewer: Viewer) -> Told<C, Z, F> {
        match self {
            Self::Moved { card, from, to, seen, rule } => Told::Moved {
                card: seen.includes(viewer).then_some(*card),
                from: *from,
                to: *to,
                rule: *rule,
            },
            Self::Shown { card, zone, seen, rule } => {
                Told::Shown { card: seen.includes(viewer).then_some(*card), zone: *zone, rule: *rule }
            }
            Self::Happened { fact, seen, rule } if seen.includes(viewer) => {
                Told::Happened { fact: fact.clone(), rule: *rule }
            }
            Self::Happened { .. } => Told::Hidden,
        }
    }

    /// The event with nothing hidden, as told after the game.
    pub fn open(&self) -> Told<C, Z, F> {
        match self.clone() {
            Self::Moved { card, from, to, rule, .. } => Told::Moved { card: Some(card), from, to, rule },
            Self::Shown { card, zone, rule, .. } => Told::Shown { card: Some(card), zone, rule },
            Self::Happened { fact, rule, .. } => Told::Happened { fact, rule },
        }
    }
}

/// Who watches the rules at work. One body of rules serves the checked door, whose
/// witness writes events down, and search, whose witness is [`Silent`] and costs nothing.
pub trait Witness<E> {
    /// Whether the witness takes no notes, so that what only prepares notes can be left out.
    const SILENT: bool = false;

    /// Takes note of an event; a silent witness never builds it.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// A witness who takes no notes.
pub struct Silent;

impl<E> Witness<E> for Silent {
    const SILENT: bool = true;

    #[inline(always)]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Witness<E> for Vec<E> {
    #[inline]
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
