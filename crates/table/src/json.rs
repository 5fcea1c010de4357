//! JSON that is written once and passed on as it is.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;

/// A value that is already JSON: what the games say of themselves, passed on unread.
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// A value as JSON.
    ///
    /// # Panics
    /// If the value is no plain data, which views and events are.
    pub(crate) fn of(value: &impl Serialize) -> Self {
        Self(to_raw_value(value).expect("what a game tells is plain data"))
    }

    /// The JSON text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl<'de> Deserialize<'de> for Json {
    /// Takes over the text as it is. Fields of tagged enums need `buffered` instead.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(Self)
    }
}

/// Any value, read from within a tagged enum: `serde` buffers its fields, and the text is lost.
#[derive(Deserialize)]
struct Buffered(serde_json::Value);

/// Reads a field of a tagged enum.
pub(crate) fn buffered<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Json>, D::Error> {
    Option::<Buffered>::deserialize(deserializer).map(|value| value.map(|Buffered(value)| Json::of(&value)))
}

/// Reads a field of a tagged enum that holds several values.
pub(crate) fn buffered_list<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Json>, D::Error> {
    let values = Vec::<Buffered>::deserialize(deserializer)?;
    Ok(values.iter().map(|Buffered(value)| Json::of(value)).collect())
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
