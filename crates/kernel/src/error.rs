//! What is wrong with a move, a setup or a text, as values that name a rule.

use crate::{Phrase, Rule};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::error::Error;
use std::fmt;

/// A refusal a player can be told: a stable code, the rule behind it, and a phrase.
///
/// `Display` is for logs and programmers, in English; players are shown the phrase.
pub trait Refusal: Error + Clone + PartialEq + fmt::Debug {
    /// A short name that stays the same between releases, such as `must-follow`.
    fn code(&self) -> &'static str;
    /// The sentence of the rulebook that is broken.
    fn rule(&self) -> Rule;
    /// What to tell the player. It uses only what that player knows.
    fn phrase(&self) -> Phrase;
}

/// An action that a viewer may not do now though it would suggest itself, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forbidden {
    /// The action's text.
    pub action: String,
    /// The sentence of the rulebook that forbids it.
    pub rule: Cow<'static, str>,
    /// What to tell the player.
    pub phrase: Phrase,
}

impl Forbidden {
    /// The rules refuse the action for this reason.
    pub fn new(action: impl fmt::Display, why: &impl Refusal) -> Self {
        Self { action: action.to_string(), rule: Cow::Borrowed(why.rule().0), phrase: why.phrase() }
    }
}

/// A game that cannot begin like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSetup {
    /// The sentence of the rulebook, or the part of the record's page, that is broken.
    pub rule: Rule,
    /// What to tell.
    pub phrase: Phrase,
    /// The same for programmers, in English.
    pub message: String,
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl Error for BadSetup {}

/// A text that is no card, no action, no option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// What was expected: `card`, `action`, …
    pub expected: &'static str,
    /// What was there.
    pub found: String,
}

impl BadText {
    /// `found` is not an `expected`.
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self { expected, found: found.to_owned() }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}", self.found, self.expected)
    }
}

impl Error for BadText {}
