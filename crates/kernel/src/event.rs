//! The events of a game: mostly cards that move from zone to zone, with their audience and their
//! rule.

use crate::{Audience, Rule, Viewer};
use serde::Serialize;

/// One thing that happened, with nothing hidden. Viewers learn of it only through [`Event::told`].
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
    /// Something that moves and shows no card.
    Happened {
        /// The fact.
        fact: F,
        /// Who learns of it.
        seen: Audience,
        /// The rule that made it happen.
        rule: Rule,
    },
}

/// What one viewer learns of an event.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Told<C, Z, F> {
    /// A card went from one zone to another; named only if the viewer saw it.
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
    /// A card was shown where it lies; named only if the viewer saw it.
    Shown {
        /// The card, if seen.
        card: Option<C>,
        /// Where it lies.
        zone: Z,
        /// Why it was shown.
        rule: Rule,
    },
    /// Something that moved and showed no card.
    Happened {
        /// The fact.
        fact: F,
        /// The rule that made it happen.
        rule: Rule,
    },
    /// An event of which the viewer learns nothing. It keeps its place, so the numbering of events
    /// has no gaps.
    Hidden,
}

impl<C, Z, F> Event<C, Z, F> {
    /// A card moves, and everyone sees it.
    pub const fn moved(card: C, from: Z, to: Z, rule: &'static str) -> Self {
        Self::Moved { card, from, to, seen: Audience::Everyone, rule: Rule(rule) }
    }

    /// Something happens, and everyone learns of it.
    pub const fn happened(fact: F, rule: &'static str) -> Self {
        Self::Happened { fact, seen: Audience::Everyone, rule: Rule(rule) }
    }
}

impl<C: Copy, Z, F> Told<C, Z, F> {
    /// The card that was moved or shown, if the viewer saw it.
    pub const fn card(&self) -> Option<C> {
        match self {
            Self::Moved { card, .. } | Self::Shown { card, .. } => *card,
            Self::Happened { .. } | Self::Hidden => None,
        }
    }

    /// The rule behind the event, unless it is hidden.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Moved { rule, .. } | Self::Shown { rule, .. } | Self::Happened { rule, .. } => Some(*rule),
            Self::Hidden => None,
        }
    }
}

impl<C: Copy, Z: Copy, F: Clone> Event<C, Z, F> {
    /// What this viewer may know of the event. No other code decides this.
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

    /// The event with nothing hidden, as everybody may see it after the game.
    pub fn open(&self) -> Told<C, Z, F> {
        match self.clone() {
            Self::Moved { card, from, to, rule, .. } => Told::Moved { card: Some(card), from, to, rule },
            Self::Shown { card, zone, rule, .. } => Told::Shown { card: Some(card), zone, rule },
            Self::Happened { fact, rule, .. } => Told::Happened { fact, rule },
        }
    }
}

/// The observer of a running rule. The same rules serve [`Game::apply`](crate::Game::apply), whose
/// witness records events, and search, whose witness is [`Silent`] and costs nothing.
pub trait Witness<E> {
    /// Whether the witness records nothing, so that rules can skip work that only prepares events.
    const SILENT: bool = false;

    /// Records an event; a silent witness never builds it.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// A witness that records nothing.
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
