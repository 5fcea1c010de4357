//! A text for people before it has a language: a key of the catalogue and its arguments.

use crate::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The value of a placeholder of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A literal that is the same in every language: a card's code, a rule's number.
    Text(String),
    /// A player, whose name the front end inserts.
    Seat(Seat),
    /// Another phrase, translated first.
    Phrase(Phrase),
    /// Several phrases, joined as the language joins a list.
    List(Vec<Phrase>),
}

/// A message of the Fluent catalogue. Games choose the message, front ends translate it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message's key.
    pub key: String,
    /// The message's arguments by name.
    #[serde(serialize_with = "by_name", deserialize_with = "from_names")]
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<String, Arg>"))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
    /// What the phrase names, as records write it: the code of a card. For front ends that draw
    /// what a sentence is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub code: Option<String>,
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new(), code: None }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// The phrase with one more argument, if there is one.
    #[must_use]
    pub fn with_some(self, name: &'static str, arg: Option<impl Into<Arg>>) -> Self {
        match arg {
            Some(arg) => self.with(name, arg),
            None => self,
        }
    }

    /// The phrase with the code of what it names.
    #[must_use]
    pub fn with_code(self, code: impl Into<String>) -> Self {
        Self { code: Some(code.into()), ..self }
    }
}

/// Arguments as an object: `{"seat": {"seat": 0}}`.
fn by_name<S: Serializer>(args: &[(Cow<'static, str>, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// The reverse of [`by_name`]; arguments are sorted by name.
fn from_names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(Cow<'static, str>, Arg)>, D::Error> {
    let args = BTreeMap::<String, Arg>::deserialize(deserializer)?;
    Ok(args.into_iter().map(|(name, arg)| (Cow::Owned(name), arg)).collect())
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
