//! `play` and `replay` on the whole screen.

use crate::failure::Failure;
use crate::tables::{self, CommandLineGame, options};
use crate::threads;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::{Seat, Viewer};
use interregnum_terminal::{GAMES, Occupant, PACE, Palette, Settings, TerminalError};
use std::path::PathBuf;
use std::time::Duration;

/// Opens the menu, or resumes the last game.
pub(crate) fn menu(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let settings = settings(matches, translator);
    if matches.get_flag("resume") {
        return interregnum_terminal::resume(&settings, None).map_err(failure);
    }
    interregnum_terminal::menu(&settings).map_err(failure)
}

/// Starts a game with the options of the command line.
pub(crate) fn play<G: CommandLineGame>(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let settings = settings(matches, translator);
    if matches.get_flag("resume") {
        return interregnum_terminal::resume(&settings, Some(G::NAME)).map_err(failure);
    }
    let setup = options::setup::<G>(matches)?;
    let seed = tables::seed(matches, translator)?;
    let options = (setup.options)(seed);
    let seats = G::seats(&options);
    let own = tables::seat(matches, "seat", seats)?.unwrap_or(Seat::new(0));
    let against = super::against(matches);
    let occupant = |seat| if seat == own { Occupant::Person } else { Occupant::Bot(against.to_owned()) };
    let occupants = Seat::all(seats).map(occupant).collect();
    interregnum_terminal::play(&settings, options.into(), seed, occupants).map_err(failure)
}

/// Shows the record in a line.
pub(crate) fn replay(
    matches: &ArgMatches,
    line: &str,
    viewer: Option<Viewer>,
    translator: &Translator,
) -> Result<(), Failure> {
    interregnum_terminal::replay(&settings(matches, translator), line, viewer).map_err(failure)
}

fn settings(matches: &ArgMatches, translator: &Translator) -> Settings {
    let folder = Settings::usual_folder();
    let asked = |name: &str| matches.try_get_one::<u64>(name).ok().flatten().copied();
    let record = matches.try_get_one::<PathBuf>("record").ok().flatten().cloned();
    let palette = Palette::of_environment();
    Settings {
        lang: translator.lang(),
        palette: Palette { ascii: palette.ascii || matches.get_flag("ascii"), ..palette },
        games: record.unwrap_or_else(|| folder.join(GAMES)),
        folder,
        pace: asked("pace").map_or(PACE, Duration::from_millis),
        threads: threads::all(),
    }
}

fn failure(failed: TerminalError) -> Failure {
    match failed {
        TerminalError::File(path, error) => Failure::File(path, error),
        other => Failure::Bad(other.phrase()),
    }
}
