//! The menu: the game, its options, its occupants, and saved games.

mod draw;
pub(crate) mod form;
#[cfg(test)]
pub(crate) mod tests;

use crate::agreed::{self, Agreed, Occupant};
use crate::draw::canvas::{Canvas, Hit};
use crate::error::TerminalError;
use crate::game_screen::GameScreen;
use crate::games::{self, TerminalGame, VisitTerminalGame, visit_game};
use crate::input::{Input, Key};
use crate::save;
use crate::screen::{Screen, Transition};
use crate::settings::Settings;
use form::{Form, round, turned};
use interregnum_kernel::{BadRecord, MAX_SEATS, Phrase, Seat, Seed};
use interregnum_players::Level;
use std::path::Path;

/// A row that the cursor can be on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MenuRow {
    /// Resume a saved game.
    GoOn(usize),
    Game,
    /// A row of the game's form.
    Option(usize),
    Seat(usize),
    Begin,
    Quit,
}

/// The menu.
pub(crate) struct Menu {
    settings: Settings,
    forms: Vec<Form>,
    game: usize,
    occupants: Vec<Occupant>,
    /// The saved games, by name.
    kept: Vec<&'static str>,
    row: usize,
    notice: Option<Phrase>,
    /// The table for which a saved game would be discarded, while the menu asks for confirmation.
    asking: Option<NewGame>,
}

/// The setup of a table.
#[derive(Clone)]
pub(crate) struct NewGame {
    pub(crate) agreed: Agreed,
    pub(crate) seed: Seed,
    pub(crate) occupants: Vec<Occupant>,
}

impl Menu {
    pub(crate) fn new(settings: Settings) -> Self {
        let kept = kept(&settings);
        let forms = games::forms();
        let squire = || Occupant::Bot(Level::Squire.name().to_owned());
        let occupants = std::iter::once(Occupant::Person).chain(std::iter::repeat_with(squire));
        let occupants = occupants.take(MAX_SEATS).collect();
        Self { settings, forms, game: 0, occupants, kept, row: 0, notice: None, asking: None }
    }

    /// The menu, asking whether to discard a saved game for this table.
    pub(crate) fn asking(settings: Settings, table: NewGame) -> Self {
        Self { asking: Some(table), ..Self::new(settings) }
    }

    /// The menu again, after a game.
    pub(crate) fn come_back(&mut self) {
        self.kept = kept(&self.settings);
        self.row = 0;
    }

    fn form(&self) -> &Form {
        &self.forms[self.game]
    }

    fn lines(&self) -> Vec<MenuRow> {
        let options = self.form().len();
        let kept = (0..self.kept.len()).map(MenuRow::GoOn);
        let seats = (0..self.form().players()).map(MenuRow::Seat);
        kept.chain([MenuRow::Game])
            .chain((0..options).map(MenuRow::Option))
            .chain(seats)
            .chain([MenuRow::Begin, MenuRow::Quit])
            .collect()
    }

    fn line(&self) -> MenuRow {
        let lines = self.lines();
        lines[self.row.min(lines.len() - 1)]
    }

    fn key(&mut self, key: Key) -> Transition {
        if let Some(table) = self.asking.take() {
            let yes = matches!(key, Key::Enter | Key::Letter('y' | 'o'));
            return if yes { self.begin(table) } else { Transition::Redraw };
        }
        self.notice = None;
        let last = self.lines().len() - 1;
        match key {
            Key::Up | Key::BackTab => self.row = self.row.min(last).checked_sub(1).unwrap_or(last),
            Key::Down | Key::Tab => self.row = if self.row >= last { 0 } else { self.row + 1 },
            Key::Home => self.row = 0,
            Key::End => self.row = last,
            Key::Left => self.turn(-1),
            Key::Right => self.turn(1),
            Key::Enter => return self.enter(),
            Key::Letter('q') | Key::Escape | Key::Interrupt => return Transition::Quit,
            _ => return Transition::Unchanged,
        }
        Transition::Redraw
    }

    /// Changes the answer of the row under the cursor.
    fn turn(&mut self, step: isize) {
        match self.line() {
            MenuRow::Game => {
                self.game = round(self.game, self.forms.len(), step);
                self.row = self.lines().iter().position(|line| *line == MenuRow::Game).unwrap_or(0);
            }
            MenuRow::Option(row) => self.forms[self.game].turn(row, step),
            MenuRow::Seat(seat) => {
                let levels = Level::ALL.iter().map(|level| Occupant::Bot(level.name().to_owned()));
                let all: Vec<Occupant> = std::iter::once(Occupant::Person).chain(levels).collect();
                self.occupants[seat] = turned(&all, &self.occupants[seat], step);
            }
            MenuRow::GoOn(_) | MenuRow::Begin | MenuRow::Quit => {}
        }
    }

    fn enter(&mut self) -> Transition {
        match self.line() {
            MenuRow::GoOn(number) => {
                let game = self.kept[number];
                self.opened(go_on(self.settings.clone(), game))
            }
            MenuRow::Begin if !self.persons() => {
                self.notice = Some(Phrase::new("term-menu-nobody"));
                Transition::Redraw
            }
            MenuRow::Begin => {
                let Some(table) = self.table() else {
                    self.notice = self.form().flaw();
                    return Transition::Redraw;
                };
                if self.kept.contains(&table.agreed.game()) {
                    self.asking = Some(table);
                    return Transition::Redraw;
                }
                self.begin(table)
            }
            MenuRow::Quit => Transition::Quit,
            MenuRow::Game | MenuRow::Option(_) | MenuRow::Seat(_) => {
                self.turn(1);
                Transition::Redraw
            }
        }
    }

    fn persons(&self) -> bool {
        self.occupants[..self.form().players()].iter().any(Occupant::is_person)
    }

    /// The table as the rows stand; `None` if it cannot be played.
    fn table(&self) -> Option<NewGame> {
        let seed = Settings::seed();
        let occupants = self.occupants[..self.form().players()].to_vec();
        Some(NewGame { agreed: self.form().agreed(seed)?, seed, occupants })
    }

    fn begin(&mut self, table: NewGame) -> Transition {
        self.opened(begin(self.settings.clone(), table))
    }

    /// Opens a screen, or shows why it cannot be opened.
    fn opened(&mut self, screen: Result<Box<dyn Screen>, TerminalError>) -> Transition {
        match screen {
            Ok(screen) => Transition::Open(screen),
            Err(failed) => {
                self.notice = Some(failed.phrase());
                Transition::Redraw
            }
        }
    }

    fn press(&mut self, hit: Hit) -> Transition {
        match hit {
            Hit::Row(row)
                if row == self.row
                    || matches!(self.lines().get(row), Some(MenuRow::Begin | MenuRow::Quit)) =>
            {
                self.row = row;
                self.key(Key::Enter)
            }
            Hit::Row(row) => {
                self.row = row;
                Transition::Redraw
            }
            Hit::Choice(0) => self.key(Key::Left),
            Hit::Choice(_) => self.key(Key::Right),
            Hit::Enter => self.key(Key::Enter),
            Hit::Escape => self.key(Key::Escape),
            Hit::Key(letter) => self.key(Key::Letter(letter)),
            Hit::Popup => Transition::Unchanged,
        }
    }
}

impl Screen for Menu {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.paint(canvas);
    }

    fn input(&mut self, input: Input) -> Result<Transition, TerminalError> {
        match input {
            Input::Tick(_) => Ok(Transition::Unchanged),
            Input::Key(key) => Ok(self.key(key)),
            Input::Press(hit) => Ok(self.press(hit)),
        }
    }
}

/// The games with a save, the last played first.
pub(crate) fn kept(settings: &Settings) -> Vec<&'static str> {
    let changed = |game: &'static str| {
        let file = std::fs::metadata(save::path(&settings.folder, game)).ok()?;
        Some((file.modified().ok()?, game))
    };
    let mut kept: Vec<_> = interregnum_games::NAMES.into_iter().filter_map(changed).collect();
    kept.sort_unstable();
    kept.into_iter().rev().map(|(_, game)| game).collect()
}

/// The screen of a new game.
pub(crate) fn begin(settings: Settings, table: NewGame) -> Result<Box<dyn Screen>, TerminalError> {
    agreed::begin(settings, table.agreed, table.seed, table.occupants)
}

/// The screen of a saved game.
pub(crate) fn go_on(settings: Settings, game: &str) -> Result<Box<dyn Screen>, TerminalError> {
    let path = save::path(&settings.folder, game);
    let text = std::fs::read_to_string(&path).map_err(TerminalError::file(&path))?;
    let found = save::game_of(&text).map_err(|bad| TerminalError::Save(path.clone(), bad))?;
    visit_game(&found, GoOn(settings, &path))
        .unwrap_or_else(|| Err(TerminalError::Record(BadRecord::UnknownGame { found })))
}

struct GoOn<'a>(Settings, &'a Path);

impl VisitTerminalGame for GoOn<'_> {
    type Output = Result<Box<dyn Screen>, TerminalError>;

    fn game<G: TerminalGame>(self) -> Self::Output {
        Ok(Box::new(GameScreen::<G>::go_on(self.0, self.1)?))
    }
}

/// The title of a seat's row.
fn seat_title(number: usize) -> Phrase {
    Phrase::new("seat-number").with("number", Seat::new(number).index())
}
