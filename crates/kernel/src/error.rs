//! Errors in a move, a setup or a text, as values that name a rule.

use crate::{Arg, Phrase, Rule};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::error::Error;
use std::fmt;

/// The codes of refusals that all games explain with the same words: the messages `illegal-CODE`.
const SHARED: [&str; 2] = ["game-over", "already-chosen"];

/// The reason why an action is illegal, as a player may read it: a stable code, the rule, and a
/// phrase.
///
/// `Display` is English, for logs and programmers; players read the phrase. As a string it is its
/// code (`strum::IntoStaticStr`, in kebab case).
pub trait Refusal: Error + Clone + PartialEq + fmt::Debug + Into<&'static str> {
    /// The game's name, with which the keys of its messages begin.
    const GAME: &'static str;

    /// The sentence of the rulebook that the action breaks.
    fn rule(&self) -> Rule;

    /// Adds what the explanation names to its phrase: a seat, a card.
    fn with_args(&self, phrase: Phrase) -> Phrase {
        phrase
    }

    /// A short name that stays the same between releases, such as `must-follow`.
    fn code(&self) -> &'static str {
        self.clone().into()
    }

    /// The explanation for the player. It uses only what that player knows.
    fn phrase(&self) -> Phrase {
        let code = self.code();
        let is_shared = SHARED.contains(&code);
        let key =
            if is_shared { format!("illegal-{code}") } else { format!("{}-illegal-{code}", Self::GAME) };
        self.with_args(Phrase::new(key))
    }
}

/// An action that a player may expect to be legal, and the reason why it is not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forbidden {
    /// The action in the notation of records.
    pub action: String,
    /// The sentence of the rulebook that forbids it.
    pub rule: Cow<'static, str>,
    /// The explanation for the player.
    pub phrase: Phrase,
}

impl Forbidden {
    /// Describes an action that the rules refuse for the reason `why`.
    pub fn new(action: impl fmt::Display, why: &impl Refusal) -> Self {
        Self { action: action.to_string(), rule: Cow::Borrowed(why.rule().0), phrase: why.phrase() }
    }
}

/// Options or a deal with which a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSetup {
    /// The sentence of the rulebook that the setup breaks.
    pub rule: Rule,
    /// The explanation for people.
    pub phrase: Phrase,
    /// The same in English, for logs and programmers.
    pub message: String,
}

impl BadSetup {
    /// A setup that breaks a sentence of the rulebook: the key of the message, and the value that
    /// was found.
    pub fn new(rule: &'static str, key: &str, found: impl Into<Arg> + ToString) -> Self {
        let message = format!("{key}: {}", found.to_string());
        Self { rule: Rule(rule), phrase: Phrase::new(key).with("found", found), message }
    }
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl Error for BadSetup {}

/// A text that cannot be parsed as a card, an action or an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// What was expected: `card`, `action`, …
    pub expected: &'static str,
    /// The text that was found instead.
    pub found: String,
}

impl BadText {
    /// Reports that `found` cannot be parsed as `expected`.
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
