//! Records: a game as one line of JSON that can be stored, shared, replayed and checked.

use crate::{Game, JsonTree, Phrase, ReadError, Seat, SeatSet, Shuffled};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::error::Error;
use std::fmt;

/// The value of every record's `format` field.
pub const FORMAT: &str = "interregnum";
/// The version of the format that this program writes, and the only one it reads.
pub const VERSION: u32 = 1;

/// A game as a record stores it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`VERSION`].
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// What the players agreed on before the deal.
    pub options: G::Options,
    /// The cards as they were dealt.
    pub deal: G::Deal,
    /// Who sat where.
    pub seats: Vec<SeatEntry>,
    /// The actions, in order.
    pub moves: Vec<Move>,
    /// The proof that the deal was shuffled fairly, if a server dealt it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffled>,
    /// How the game ended; `None` for an unfinished game.
    pub outcome: Option<WrittenOutcome>,
}

/// The fields of a record that are the same for every game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommonFields {
    format: String,
    version: u32,
    game: String,
    seats: Vec<SeatEntry>,
    moves: Vec<Move>,
    #[serde(default, deserialize_with = "present")]
    shuffle: Option<Shuffled>,
    #[serde(deserialize_with = "required")]
    outcome: Option<WrittenOutcome>,
}

/// Who sat at one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    /// The player's name.
    pub name: String,
    /// The kind of player: `human`, or the name of a bot's kind such as `random`.
    pub player: String,
}

/// The value of [`SeatEntry::player`] for a person.
pub const HUMAN: &str = "human";

/// One action of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who acted.
    pub seat: Seat,
    /// The action in the notation of records.
    pub action: String,
    /// Every action that was legal for that seat at that moment, sorted as text; a record may omit
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub legal: Option<Vec<String>>,
}

/// An outcome as a record stores it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenOutcome {
    /// The winning seats, ascending.
    pub winners: SeatSet,
    /// What decided the game, as one word.
    pub reason: String,
    /// The figures behind the result.
    pub detail: Value,
}

/// Deserializes a field that may be absent but not null.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Deserializes a field that may be null but not absent.
fn required<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// The part of a record that determines how to read the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game's name.
    pub game: String,
}

/// Why a line is not a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadRecord {
    /// The line is not valid JSON.
    NotJson {
        /// The column of the error, counted from 1.
        column: usize,
        /// The parser's message.
        message: String,
    },
    /// The line is JSON, but not a record of Interregnum.
    NotARecord,
    /// The record has another version.
    Version {
        /// The version that the record names.
        found: String,
    },
    /// The record is of an unknown game.
    UnknownGame {
        /// The game that the record names.
        found: String,
    },
    /// A field is missing, unknown, or has an invalid value.
    Field {
        /// The path of the field, such as `moves[3].seat`.
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
    /// The explanation for people.
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

    fn missing(field: &str, message: &str) -> Self {
        Self::Field { path: field.to_owned(), message: message.to_owned() }
    }
}

impl From<ReadError> for BadRecord {
    fn from(error: ReadError) -> Self {
        let message = error.message().to_owned();
        match error.column() {
            Some(column) => Self::NotJson { column, message },
            None => Self::Field { path: error.path(), message },
        }
    }
}

impl Head {
    /// Reads the format, version and game of a line. It distinguishes a record of another version
    /// from a broken one before it reads any other field.
    pub fn read(line: &str) -> Result<Self, BadRecord> {
        Self::of(&JsonTree::parse(line)?)
    }

    fn of(whole: &JsonTree<'_>) -> Result<Self, BadRecord> {
        if whole.get("format").and_then(JsonTree::as_text) != Some(FORMAT) {
            return Err(BadRecord::NotARecord);
        }
        match whole.get("version") {
            Some(version) if version.as_unsigned() == Some(u64::from(VERSION)) => {}
            Some(version) => {
                let found = Value::deserialize(version.clone()).unwrap_or_default();
                return Err(BadRecord::Version { found: found.to_string() });
            }
            None => return Err(BadRecord::missing("version", "missing")),
        }
        match whole.get("game").and_then(JsonTree::as_text) {
            Some(game) => Ok(Self { game: game.to_owned() }),
            None => Err(BadRecord::missing("game", "missing, or no text")),
        }
    }
}

impl<G: Game> Record<G> {
    /// Reads one line. The result is well formed; [`replay`](crate::replay()) checks that the game
    /// could have happened.
    pub fn read(line: &str) -> Result<Self, BadRecord> {
        let mut whole = JsonTree::parse(line)?;
        let head = Head::of(&whole)?;
        if head.game != G::NAME {
            return Err(BadRecord::UnknownGame { found: head.game });
        }
        let options = whole.read_field("options")?;
        let deal = whole.read_field("deal")?;
        let CommonFields { format, version, game, seats, moves, shuffle, outcome } =
            CommonFields::deserialize(whole)?;
        Ok(Self { format, version, game, options, deal, seats, moves, shuffle, outcome })
    }

    /// The record as one line, without a line break.
    ///
    /// # Panics
    /// Never: a record holds only texts, numbers and lists.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }
}
