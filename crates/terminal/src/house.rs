//! What every room of a terminal shares: language, inks, where games are kept, how many
//! threads think.

use crate::draw::desk::Desk;
use crate::draw::palette::Palette;
use crate::error::Failed;
use interregnum_kernel::Seed;
use interregnum_text::Lang;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What every room shares.
#[derive(Clone, Debug)]
pub struct House {
    /// The language.
    pub lang: Lang,
    /// The inks and letters.
    pub palette: Palette,
    /// The folder in which games are kept.
    pub folder: PathBuf,
    /// The file to which games that are over are added, one record a line.
    pub games: PathBuf,
    /// How long the players of the house take for an action at least, so that one can follow.
    pub pace: Duration,
    /// How many threads a player of the house may use.
    pub threads: NonZero<usize>,
}

/// How long the players of the house take for an action, if nobody says.
pub const PACE: Duration = Duration::from_millis(600);

/// The file of games that are over, in the folder where games are kept, if nobody says.
pub const GAMES: &str = "games.jsonl";

impl House {
    /// The folder where this user's games are kept: `INTERREGNUM_HOME`, else the place for
    /// what programs remember.
    pub fn usual_folder() -> PathBuf {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        set("INTERREGNUM_HOME")
            .or_else(|| set("XDG_STATE_HOME").map(|folder| folder.join("interregnum")))
            .or_else(|| set("HOME").map(|home| home.join(".local/state/interregnum")))
            .or_else(|| set("LOCALAPPDATA").map(|folder| folder.join("interregnum")))
            .unwrap_or_else(|| PathBuf::from(".interregnum"))
    }

    pub(crate) fn desk(&self) -> Desk {
        Desk::new(self.lang, self.palette)
    }

    /// A seed from the clock.
    pub(crate) fn seed() -> Seed {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Seed::from_number(since.map_or(0, |time| time.as_nanos() as u64))
    }

    /// Adds the record of a game that is over to the file of games.
    pub(crate) fn put_away(&self, record: &str) -> Result<(), Failed> {
        let file = std::fs::OpenOptions::new().append(true).create(true).open(&self.games);
        let written = file.and_then(|mut file| file.write_all(format!("{record}\n").as_bytes()));
        written.map_err(Failed::file(&self.games))
    }
}
