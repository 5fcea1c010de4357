//! The name of a table, and the numbers that order what happens at it.

use interregnum_kernel::BadText;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";
const LENGTH: usize = 16;

/// The name of a table, as it stands in its link: sixteen letters and digits, which nobody
/// guesses.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    /// The name that follows from ten random bytes.
    pub fn from_bytes(bytes: [u8; 10]) -> Self {
        let all = bytes.iter().fold(0u128, |all, byte| all << 8 | u128::from(*byte));
        let letter = |place: usize| char::from(LETTERS[(all >> (5 * place) & 31) as usize]);
        Self((0..LENGTH).map(letter).collect())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let right = text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter));
        if right { Ok(Self(text.to_owned())) } else { Err(BadText::new("table", text)) }
    }
}

interregnum_kernel::deserialize_from_text!(TableId);

/// How many entries of a table's log viewers are told of: each moves it by one, for every viewer, hidden
/// or not. Plans alone do not count. The store counts all entries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Version(#[ts(type = "number")] pub u64);

impl Version {
    /// The version after one more entry.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The version of the position: it moves when the position does, and not with chat or with
/// a sealed choice. A move names the one it was chosen for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Turn(pub u32);

impl Turn {
    /// The turn after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A name that a client gives to what it asks, so that asking again does nothing twice: one
/// to forty letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct RequestId(String);

impl RequestId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RequestId {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
        let right = (1..=40).contains(&text.len()) && text.bytes().all(plain);
        if right { Ok(Self(text.to_owned())) } else { Err(BadText::new("request id", text)) }
    }
}

interregnum_kernel::deserialize_from_text!(RequestId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_is_written() {
        let id = TableId::from_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 255]);
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::from_bytes([1, 1, 2, 3, 4, 5, 6, 7, 8, 255]));
        assert!("short".parse::<TableId>().is_err());
        assert!("ABCDEFGHIJKLMNOP".parse::<TableId>().is_err());
    }

    #[test]
    fn a_request_has_a_plain_name() {
        assert!("a1-B2".parse::<RequestId>().is_ok());
        assert!("".parse::<RequestId>().is_err());
        assert!("a b".parse::<RequestId>().is_err());
        assert!("x".repeat(41).parse::<RequestId>().is_err());
    }
}
