//! JSON that is written once and passed on as it is.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use ts_rs::TS;

/// A value that is already JSON: what the games say of themselves, passed on unread.
#[derive(Clone, Serialize, TS)]
#[serde(transparent)]
pub struct Json(#[ts(type = "unknown")] Box<RawValue>);

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
