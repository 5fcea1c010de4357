#![doc = include_str!("../README.md")]

mod agreed;
mod bot_thread;
mod draw;
mod error;
mod event_loop;
mod game_model;
mod game_screen;
mod games;
mod input;
mod local_game;
mod menu;
mod replay;
mod save;
mod screen;
mod settings;
#[cfg(test)]
mod snapshots;

pub use agreed::{Agreed, Occupant};
pub use draw::palette::{Depth, Palette};
pub use error::TerminalError;
pub use event_loop::{columns, is_terminal};
pub use save::BadSave;
pub use settings::{GAMES, PACE, Settings};

use interregnum_kernel::{Seed, Viewer};
use menu::{Menu, NewGame};

/// Opens the menu.
pub fn menu(settings: &Settings) -> Result<(), TerminalError> {
    event_loop::run_menu(settings, Menu::new(settings.clone()))
}

/// Starts a new game. If an unfinished one of the same kind is saved, asks first whether to
/// discard it.
pub fn play(
    settings: &Settings,
    agreed: Agreed,
    seed: Seed,
    occupants: Vec<Occupant>,
) -> Result<(), TerminalError> {
    let table = NewGame { agreed, seed, occupants };
    if menu::kept(settings).contains(&agreed.game()) {
        return event_loop::run_menu(settings, Menu::asking(settings.clone(), table));
    }
    event_loop::run_screen(settings, menu::begin(settings.clone(), table)?, false)
}

/// Resumes the saved game of this kind; without a name, the one played last.
pub fn resume(settings: &Settings, game: Option<&str>) -> Result<(), TerminalError> {
    let kept = menu::kept(settings);
    let found = kept.iter().find(|kept| game.is_none_or(|game| game == **kept));
    let Some(found) = found else { return Err(TerminalError::NothingKept(settings.folder.clone())) };
    event_loop::run_screen(settings, menu::go_on(settings.clone(), found)?, false)
}

/// Shows a recorded game as `viewer` saw it; without a viewer, with all cards open.
pub fn replay(settings: &Settings, line: &str, viewer: Option<Viewer>) -> Result<(), TerminalError> {
    event_loop::run_screen(settings, replay::open(settings.clone(), line, viewer)?, true)
}
