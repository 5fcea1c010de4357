//! Saves: append-only files of moves.
//!
//! The first line has the setup and the deal; each later line is a move, or how far moves were
//! taken back. A line is written and flushed before the screen shows it, so a killed terminal loses
//! no move. A last line without its line break was never shown.

use crate::agreed::Occupant;
use crate::error::TerminalError;
use crate::games::TerminalGame;
use crate::local_game::{LocalGame, Start};
use interregnum_kernel::{BadText, Game, Phrase, Refusal, Seat, Seed, present};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The value of every save's `format` field.
const FORMAT: &str = "interregnum-save";
/// The version of the format that this program writes, and the only one that it resumes.
const VERSION: u32 = 1;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct Head<G: Game> {
    format: String,
    version: u32,
    game: String,
    options: G::Options,
    deal: G::Deal,
    seed: Seed,
    seats: Vec<String>,
    /// The seed of the first game at the table, if this is another one.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    table: Option<Seed>,
}

/// A line after it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, untagged)]
enum Entry {
    Done { seat: Seat, action: String },
    Back { back_to: usize },
}

/// Why a save cannot be resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSave {
    /// The file is not a save.
    NotASave,
    /// The save has another version of the format.
    Version {
        /// The version that it names.
        found: String,
    },
    /// The save is of an unknown game.
    UnknownGame {
        /// The game that it names.
        found: String,
    },
    /// A line is malformed.
    Line {
        /// The line's number, from 1.
        number: usize,
        /// What is wrong with it.
        message: String,
    },
    /// A line has a move that the rules refuse.
    Move {
        /// The line's number, from 1.
        number: usize,
        /// The reason.
        what: Phrase,
    },
    /// Another terminal has the save open.
    Busy,
}

impl BadSave {
    /// The explanation for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotASave => Phrase::new("term-save-no-save"),
            Self::Version { found } => {
                Phrase::new("term-save-version").with("found", found.as_str()).with("known", VERSION as usize)
            }
            Self::UnknownGame { found } => Phrase::new("record-unknown-game").with("found", found.as_str()),
            Self::Line { number, message } => {
                Phrase::new("term-save-line").with("number", *number).with("message", message.as_str())
            }
            Self::Move { number, what } => {
                Phrase::new("term-save-move").with("number", *number).with("what", what.clone())
            }
            Self::Busy => Phrase::new("term-save-busy"),
        }
    }
}

impl fmt::Display for BadSave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASave => f.write_str("not a save"),
            Self::Version { found } => write!(f, "version {found}, not {VERSION}"),
            Self::UnknownGame { found } => write!(f, "unknown game {found:?}"),
            Self::Line { number, message } => write!(f, "line {number}: {message}"),
            Self::Move { number, what } => write!(f, "line {number}: {}", what.key),
            Self::Busy => f.write_str("open in another terminal"),
        }
    }
}

impl std::error::Error for BadSave {}

/// The path of the save of a game.
pub(crate) fn path(folder: &Path, game: &str) -> PathBuf {
    folder.join(format!("{game}.save"))
}

/// An open, locked save.
pub(crate) struct Save {
    path: PathBuf,
    file: File,
}

impl Save {
    /// Starts a save, replacing an earlier one of the same game.
    pub(crate) fn begin<G: TerminalGame>(folder: &Path, start: &Start<G>) -> Result<Self, TerminalError> {
        std::fs::create_dir_all(folder).map_err(TerminalError::file(folder))?;
        let path = path(folder, G::NAME);
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(&path);
        let mut save = Self::locked(file.map_err(TerminalError::file(&path))?, path)?;
        save.file.set_len(0).map_err(TerminalError::file(&save.path))?;
        save.file.seek(SeekFrom::Start(0)).map_err(TerminalError::file(&save.path))?;
        save.line(&Head::<G> {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::NAME.to_owned(),
            options: start.options.clone(),
            deal: start.deal.clone(),
            seed: start.seed,
            seats: start.occupants.iter().map(|occupant| occupant.word().to_owned()).collect(),
            table: Some(start.table).filter(|table| *table != start.seed),
        })?;
        Ok(save)
    }

    fn locked(file: File, path: PathBuf) -> Result<Self, TerminalError> {
        // A file system without locks does not prevent playing.
        if matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock)) {
            return Err(TerminalError::Save(path, BadSave::Busy));
        }
        Ok(Self { path, file })
    }

    /// Saves a move.
    pub(crate) fn done(&mut self, seat: Seat, action: &str) -> Result<(), TerminalError> {
        self.line(&Entry::Done { seat, action: action.to_owned() })
    }

    /// Saves that moves were taken back.
    pub(crate) fn back_to(&mut self, done: usize) -> Result<(), TerminalError> {
        self.line(&Entry::Back { back_to: done })
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), TerminalError> {
        let mut text = serde_json::to_string(line).expect("a save is plain data");
        text.push('\n');
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(TerminalError::file(&self.path))
    }

    /// Removes the save, because the game is over.
    pub(crate) fn remove(self) -> Result<(), TerminalError> {
        std::fs::remove_file(&self.path).map_err(TerminalError::file(&self.path))
    }

    /// Opens the save at this path and replays its moves.
    pub(crate) fn go_on<G: TerminalGame>(path: &Path) -> Result<(Self, LocalGame<G>), TerminalError> {
        let bad = |bad: BadSave| TerminalError::Save(path.to_owned(), bad);
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(TerminalError::file(path))?;
        let mut save = Self::locked(file, path.to_owned())?;
        let text = std::fs::read_to_string(path).map_err(TerminalError::file(path))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let game = read::<G>(&text[..whole]).map_err(bad)?;
        // Remove an incomplete last line, which was never shown.
        save.file.set_len(whole as u64).map_err(TerminalError::file(path))?;
        save.file.seek(SeekFrom::End(0)).map_err(TerminalError::file(path))?;
        Ok((save, game))
    }
}

/// The name of a save's game.
pub(crate) fn game_of(text: &str) -> Result<String, BadSave> {
    let first = text.lines().next().unwrap_or_default();
    let head: Value = serde_json::from_str(first).map_err(|_| BadSave::NotASave)?;
    if head.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(BadSave::NotASave);
    }
    let version = head.get("version").cloned().unwrap_or(Value::Null);
    if version.as_u64() != Some(u64::from(VERSION)) {
        return Err(BadSave::Version { found: version.to_string() });
    }
    let game = head.get("game").and_then(Value::as_str).unwrap_or_default();
    if interregnum_games::NAMES.contains(&game) {
        Ok(game.to_owned())
    } else {
        Err(BadSave::UnknownGame { found: game.to_owned() })
    }
}

/// Replays the lines of a save.
fn read<G: TerminalGame>(text: &str) -> Result<LocalGame<G>, BadSave> {
    let found = game_of(text)?;
    if found != G::NAME {
        return Err(BadSave::UnknownGame { found });
    }
    let wrong =
        |number: usize, error: &dyn fmt::Display| BadSave::Line { number, message: error.to_string() };
    let mut lines = (1..).zip(text.lines());
    let head: Head<G> = match lines.next() {
        Some((number, line)) => serde_json::from_str(line).map_err(|error| wrong(number, &error))?,
        None => return Err(BadSave::NotASave),
    };
    let occupants: Vec<Occupant> = head.seats.iter().map(|word| Occupant::of_word(word)).collect();
    let (options, deal, seed) = (head.options, head.deal, head.seed);
    let start = Start { options, deal, seed, occupants, table: head.table.unwrap_or(seed) };
    let mut game = LocalGame::<G>::begin(start).map_err(|error| wrong(1, &error))?;
    if game.start().occupants.len() != game.position().players() {
        return Err(wrong(1, &"seats"));
    }
    for (number, line) in lines {
        match serde_json::from_str(line).map_err(|error| wrong(number, &error))? {
            Entry::Back { back_to } if back_to <= game.done() => game.back_to(back_to),
            Entry::Back { back_to } => return Err(wrong(number, &back_to)),
            Entry::Done { seat, action } => {
                let action = action.parse().map_err(|bad: BadText| wrong(number, &bad))?;
                game.play(seat, action).map_err(|why| BadSave::Move { number, what: why.phrase() })?;
            }
        }
    }
    Ok(game)
}

#[cfg(test)]
mod tests;
