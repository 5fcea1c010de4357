//! The full-screen table: menus, games, replays and saves in a terminal.
//!
//! No rules are here: what is shown are views, what is refused is refused by the games, and
//! every text comes from the catalogue. A screen is a function of a model, a size, a palette
//! and a language; a model is changed by inputs alone.
//!
//! The rooms: `draw/` has the tools (inks, canvas, cards, sheets), `face/` how each game looks,
//! `sitting/` people at a table, `replay/` recorded games, `menu/` what comes before. Around
//! them: `parlour` (a sitting with its players and its file), `thinker` (players on a thread),
//! `save` (the file), `screen` (the terminal itself).

mod agreed;
mod course;
mod draw;
mod error;
mod face;
mod house;
mod input;
mod menu;
mod parlour;
mod replay;
mod room;
mod save;
mod screen;
#[cfg(test)]
mod screens;
mod sitting;
mod thinker;

pub use agreed::{Agreed, Sitter};
pub use draw::palette::{Depth, Palette};
pub use error::Failed;
pub use house::{GAMES, House, PACE};
pub use save::BadSave;
pub use screen::{columns, is_terminal};

use face::{Face, VisitFace, visit_face};
use interregnum_kernel::{Phrase, Seed, Viewer};
use menu::{Menu, Table};

/// Opens the menu.
pub fn menu(house: &House) -> Result<(), Failed> {
    screen::run_menu(house, Menu::new(house.clone()))
}

/// Sits down at a new game. If one of the same name is kept, it is asked first whether it may be
/// given up.
pub fn play(house: &House, agreed: Agreed, seed: Seed, sitters: Vec<Sitter>) -> Result<(), Failed> {
    let table = Table { agreed, seed, sitters };
    if menu::kept(house).contains(&agreed.game()) {
        return screen::run_menu(house, Menu::asking(house.clone(), table));
    }
    screen::run_room(house, menu::begin(house.clone(), table)?, false)
}

/// Goes on with the game of this name that is kept; without a name, with the one played last.
pub fn resume(house: &House, game: Option<&str>) -> Result<(), Failed> {
    let kept = menu::kept(house);
    let found = kept.iter().find(|kept| game.is_none_or(|game| game == **kept));
    let Some(found) = found else { return Err(Failed::NothingKept(house.folder.clone())) };
    screen::run_room(house, menu::go_on(house.clone(), found)?, false)
}

/// Finds what decided the last trick, round or fight of a game's tale: the sentences that tell
/// it, and the numbers of the rules they name.
pub fn last_decision<'a>(game: &str, tale: &'a [Phrase]) -> Option<(Vec<&'a Phrase>, Vec<&'a str>)> {
    visit_face(game, LastDecision(tale)).flatten()
}

struct LastDecision<'a>(&'a [Phrase]);

impl<'a> VisitFace for LastDecision<'a> {
    type Output = Option<(Vec<&'a Phrase>, Vec<&'a str>)>;

    fn game<G: Face>(self) -> Self::Output {
        course::decision::<G>(self.0)
    }
}

/// Looks at a recorded game, through a viewer's eyes or, without one, with all cards open.
pub fn replay(house: &House, line: &str, viewer: Option<Viewer>) -> Result<(), Failed> {
    screen::run_room(house, replay::open(house.clone(), line, viewer)?, true)
}
