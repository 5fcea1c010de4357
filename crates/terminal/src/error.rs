//! What can go wrong in the terminal program.

use crate::save::BadSave;
use interregnum_kernel::{BadRecord, BadSetup, Phrase};
use interregnum_players::BadPlayer;
use std::fmt;
use std::path::{Path, PathBuf};

/// Why the terminal program stopped or cannot start.
#[derive(Debug)]
pub enum TerminalError {
    /// There is no terminal to draw on.
    NoTerminal,
    /// The terminal cannot be read or drawn on.
    Screen(std::io::Error),
    /// A file cannot be read or written.
    File(PathBuf, std::io::Error),
    /// A save cannot be resumed.
    Save(PathBuf, BadSave),
    /// There is no saved game.
    NothingKept(PathBuf),
    /// The options or the deal are not allowed.
    Setup(BadSetup),
    /// There is no such player.
    Player(BadPlayer),
    /// A record cannot be read.
    Record(BadRecord),
    /// A record contains a move that the rules refuse.
    Fault(Phrase),
    /// A bot has stopped answering, or returned an illegal action: a bug of the program.
    Stray(String),
}

impl TerminalError {
    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self + '_ {
        move |error| Self::File(path.to_owned(), error)
    }

    /// The explanation for people.
    pub fn phrase(&self) -> Phrase {
        let path = |key: &str, path: &Path| Phrase::new(key).with("path", path.display().to_string());
        match self {
            Self::NoTerminal => Phrase::new("term-error-no-terminal"),
            Self::Screen(error) => Phrase::new("term-error-screen").with("error", error.to_string()),
            Self::File(at, error) => path("term-error-file", at).with("error", error.to_string()),
            Self::Save(at, bad) => path("term-error-save", at).with("what", bad.phrase()),
            Self::NothingKept(at) => path("term-error-nothing-kept", at),
            Self::Setup(bad) => {
                Phrase::new("fault-rule").with("what", bad.phrase.clone()).with("rule", bad.rule.0)
            }
            Self::Player(bad) => bad.phrase(),
            Self::Record(bad) => bad.phrase(),
            Self::Fault(phrase) => phrase.clone(),
            Self::Stray(name) => Phrase::new("player-stray").with("name", name.as_str()).with("action", "–"),
        }
    }
}

impl fmt::Display for TerminalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTerminal => f.write_str("no terminal"),
            Self::Screen(error) => write!(f, "screen: {error}"),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Save(path, bad) => write!(f, "{}: {bad}", path.display()),
            Self::NothingKept(path) => write!(f, "{}: no game is saved", path.display()),
            Self::Setup(bad) => write!(f, "{bad}"),
            Self::Player(bad) => write!(f, "{bad}"),
            Self::Record(bad) => write!(f, "{bad}"),
            Self::Fault(phrase) => f.write_str(&phrase.key),
            Self::Stray(name) => write!(f, "the player {name} gave no legal answer"),
        }
    }
}

impl std::error::Error for TerminalError {}
