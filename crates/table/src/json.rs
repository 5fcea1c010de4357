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
    /// Reads any value: raw JSON cannot be read from within a tagged message, which `serde` buffers.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_json::Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
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
