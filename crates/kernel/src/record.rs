//! One game, one line of JSON: what replays, is stored, shared and checked by others.

use crate::{Game, Phrase, Seat, SeatSet, Shuffled};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::error::Error;
use std::fmt;

/// What every record says it is.
pub const FORMAT: &str = "interregnum";
/// The version this program writes, and the only one it reads.
pub const VERSION: u32 = 1;

/// A game as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`VERSION`].
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// What was agreed before the deal.
    pub options: G::Options,
    /// The cards.
    pub deal: G::Deal,
    /// Who sat where.
    pub seats: Vec<SeatEntry>,
    /// What was done, in order.
    pub moves: Vec<Move>,
    /// What shows that the deal was shuffled fairly, if it was dealt at a table on the net.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub shuffle: Option<Shuffled>,
    /// How it ended; `None` while it has not.
    #[serde(deserialize_with = "required")]
    pub outcome: Option<WrittenOutcome>,
}

/// Who sat at one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    /// The player's name.
    pub name: String,
    /// What kind of player: `human`, `random`, …
    pub player: String,
}

/// What [`SeatEntry::player`] says of a person.
pub const HUMAN: &str = "human";

/// One action of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: String,
    /// Every action that was legal for that seat at that moment, sorted as text.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub legal: Option<Vec<String>>,
}

/// An outcome as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenOutcome {
    /// Who won, ascending.
    pub winners: SeatSet,
    /// What decided it.
    pub reason: String,
    /// The count behind it.
    pub detail: Value,
}

/// A field that may be absent but not null.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A field that may be null but not absent.
fn required<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// The part of a record that tells how to read the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game's name.
    pub game: String,
}

/// Why a line is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadRecord {
    /// The line is not JSON: where it stops being it, and the parser's word for it.
    NotJson {
        /// The column, from 1.
        column: usize,
        /// What the parser says.
        message: String,
    },
    /// It is JSON, but no record of this house.
    NotARecord,
    /// It is a record of another version.
    Version {
        /// The version it says it has.
        found: String,
    },
    /// It is a record of a game that is not known.
    UnknownGame {
        /// The game it names.
        found: String,
    },
    /// A field is missing, unknown, or holds what it cannot hold.
    Field {
        /// Which: `moves[3].seat`.
        path: String,
        /// What is wrong with it.
        message: String,
    },
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson { column, message } => write!(f, "no JSON at column {column}: {message}"),
            Self::NotARecord => write!(f, "no record: \"format\" is not \"{FORMAT}\""),
            Self::Version { found } => write!(f, "version {found}; this program reads version {VERSION}"),
            Self::UnknownGame { found } => write!(f, "unknown game {found:?}"),
            Self::Field { path, message } => write!(f, "{path}: {message}"),
        }
    }
}

impl Error for BadRecord {}

impl BadRecord {
    /// What to tell a person.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotJson { column, message } => {
                Phrase::new("record-not-json").with("column", *column).with("message", message.as_str())
            }
            Self::NotARecord => Phrase::new("record-not-a-record"),
            Self::Version { found } => {
                Phrase::new("record-version").with("found", found.as_str()).with("known", VERSION as usize)
            }
            Self::UnknownGame { found } => Phrase::new("record-unknown-game").with("found", found.as_str()),
            Self::Field { path, message } => {
                Phrase::new("record-field").with("path", path.as_str()).with("message", message.as_str())
            }
        }
    }

    fn from_json(error: &serde_json::Error) -> Self {
        Self::NotJson { column: error.column(), message: bare(error) }
    }
}

/// The parser's message without its own position, which is told beside it.
fn bare(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

impl Head {
    /// Reads what a line says it is. A record of a later version is told apart from a
    /// broken one here, before any of its fields is looked at.
    pub fn read(line: &str) -> Result<Self, BadRecord> {
        let whole: Value = serde_json::from_str(line).map_err(|error| BadRecord::from_json(&error))?;
        if whole.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(BadRecord::NotARecord);
        }
        match whole.get("version") {
            Some(version) if version.as_u64() == Some(u64::from(VERSION)) => {}
            Some(version) => {
                return Err(BadRecord::Version { found: version.to_string() });
            }
            None => {
                return Err(BadRecord::Field { path: "version".to_owned(), message: "missing".to_owned() });
            }
        }
        match whole.get("game").and_then(Value::as_str) {
            Some(game) => Ok(Self { game: game.to_owned() }),
            None => {
                Err(BadRecord::Field { path: "game".to_owned(), message: "missing, or no text".to_owned() })
            }
        }
    }
}

impl<G: Game> Record<G> {
    /// Reads one line. What it says is well formed; whether it could have happened is
    /// told by [`replay`](crate::replay()).
    pub fn read(line: &str) -> Result<Self, BadRecord> {
        let head = Head::read(line)?;
        if head.game != G::NAME {
            return Err(BadRecord::UnknownGame { found: head.game });
        }
        let json = &mut serde_json::Deserializer::from_str(line);
        serde_path_to_error::deserialize(json).map_err(|error| BadRecord::Field {
            path: error.path().to_string(),
            message: bare(error.inner()),
        })
    }

    /// The record as one line, without its end.
    ///
    /// # Panics
    /// Never: a record holds only texts, numbers and lists.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }
}
