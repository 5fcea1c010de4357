//! `play` and `replay` on the whole screen.

use crate::failure::Failure;
use crate::speech::Speech;
use crate::tables::{self, Seated, options};
use crate::threads;
use clap::ArgMatches;
use interregnum_kernel::{Game, Seat, Viewer};
use interregnum_terminal::{GAMES, Occupant, PACE, Palette, Settings, TerminalError};
use std::path::PathBuf;
use std::time::Duration;

/// The menu, or the game that was left last.
pub(crate) fn menu(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let settings = settings(matches, speech);
    if matches.get_flag("resume") {
        return interregnum_terminal::resume(&settings, None).map_err(failure);
    }
    interregnum_terminal::menu(&settings).map_err(failure)
}

/// One game, as the command line asks for it.
pub(crate) fn play<S: Seated>(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let settings = settings(matches, speech);
    if matches.get_flag("resume") {
        return interregnum_terminal::resume(&settings, Some(S::Game::NAME)).map_err(failure);
    }
    let setup = options::setup::<S::Game>(matches)?;
    let seed = tables::seed(matches, speech)?;
    let options = (setup.options)(seed);
    let seats = <S::Game as Game>::seats(&options);
    let own = tables::seat(matches, "seat", seats)?.unwrap_or(Seat::new(0));
    let against = super::against(matches);
    let occupant = |seat| if seat == own { Occupant::Person } else { Occupant::Bot(against.to_owned()) };
    let occupants = Seat::all(seats).map(occupant).collect();
    interregnum_terminal::play(&settings, options.into(), seed, occupants).map_err(failure)
}

/// A record, as it stands in a line.
pub(crate) fn replay(
    matches: &ArgMatches,
    line: &str,
    viewer: Option<Viewer>,
    speech: &Speech,
) -> Result<(), Failure> {
    interregnum_terminal::replay(&settings(matches, speech), line, viewer).map_err(failure)
}

fn settings(matches: &ArgMatches, speech: &Speech) -> Settings {
    let folder = Settings::usual_folder();
    let asked = |name: &str| matches.try_get_one::<u64>(name).ok().flatten().copied();
    let record = matches.try_get_one::<PathBuf>("record").ok().flatten().cloned();
    let palette = Palette::of_environment();
    Settings {
        lang: speech.lang(),
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
