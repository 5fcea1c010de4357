//! The settings that every screen shares.

use crate::draw::context::DrawContext;
use crate::draw::palette::Palette;
use crate::error::TerminalError;
use interregnum_kernel::Seed;
use interregnum_text::Lang;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The settings that every screen shares.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The language of all texts.
    pub lang: Lang,
    /// Colours and character set.
    pub palette: Palette,
    /// The folder of the save files.
    pub folder: PathBuf,
    /// The file to which finished games are appended, one record per line.
    pub games: PathBuf,
    /// The least time between two actions of bots, so that a person can follow them.
    pub pace: Duration,
    /// How many threads a bot may use.
    pub threads: NonZero<usize>,
}

/// The default of [`Settings::pace`].
pub const PACE: Duration = Duration::from_millis(600);

/// The default file name of [`Settings::games`], in the folder of the saves.
pub const GAMES: &str = "games.jsonl";

impl Settings {
    /// The default folder of the saves: `INTERREGNUM_HOME`, else the user's state folder.
    pub fn usual_folder() -> PathBuf {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        set("INTERREGNUM_HOME")
            .or_else(|| set("XDG_STATE_HOME").map(|folder| folder.join("interregnum")))
            .or_else(|| set("HOME").map(|home| home.join(".local/state/interregnum")))
            .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("interregnum")))
            .unwrap_or_else(|| PathBuf::from(".interregnum"))
    }

    pub(crate) fn context(&self) -> DrawContext {
        DrawContext::new(self.lang, self.palette)
    }

    /// A seed from the clock.
    pub(crate) fn seed() -> Seed {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Seed::from_number(since.map_or(0, |time| time.as_nanos() as u64))
    }

    /// Appends the record of a finished game to the file of records.
    pub(crate) fn put_away(&self, record: &str) -> Result<(), TerminalError> {
        let file = std::fs::OpenOptions::new().append(true).create(true).open(&self.games);
        let written = file.and_then(|mut file| file.write_all(format!("{record}\n").as_bytes()));
        written.map_err(TerminalError::file(&self.games))
    }
}
