//! Golden screens, and the tables that they show.
//!
//! They are in `tests/screens`. A `.txt` file has the characters only; an `.ansi` file also has the
//! colours, and `cat` shows it in a terminal.

use crate::agreed::Occupant;
use crate::draw::canvas::{Canvas, Hit};
use crate::draw::context::DrawContext;
use crate::draw::palette::{Depth, Palette};
use crate::game_model::GameModel;
use crate::games::TerminalGame;
use crate::input::{Input, Key};
use crate::local_game::{LocalGame, Start};
use interregnum_kernel::{Seed, pick};
use interregnum_text::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use std::fmt::Write;
use std::path::Path;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

/// A child process inherits our locked files until it runs: tests that lock files take a read lock
/// here, the test that starts a program a write lock.
pub(crate) static STARTING: RwLock<()> = RwLock::new(());

/// No program is started while this guard is held.
pub(crate) fn nothing_starts() -> RwLockReadGuard<'static, ()> {
    STARTING.read().unwrap_or_else(PoisonError::into_inner)
}

/// A screen without colours, in English.
pub(crate) const PLAIN: Palette = Palette { depth: Depth::Mono, ascii: false };
/// The smallest screen, and a larger one.
pub(crate) const SMALL: (u16, u16) = (80, 24);
pub(crate) const LARGE: (u16, u16) = (120, 40);

pub(crate) fn context() -> DrawContext {
    DrawContext::new(Lang::En, PLAIN)
}

/// One person, and squires at the other seats.
pub(crate) fn among_squires(players: usize) -> Vec<Occupant> {
    let squire = || Occupant::Bot("squire".to_owned());
    std::iter::once(Occupant::Person).chain(std::iter::repeat_with(squire)).take(players).collect()
}

/// A game in which up to `actions` random actions were played.
pub(crate) fn game<G: TerminalGame>(
    options: &G::Options,
    occupants: Vec<Occupant>,
    seed: u64,
    actions: usize,
) -> LocalGame<G> {
    let seed = Seed::from_number(seed);
    let mut game =
        LocalGame::<G>::begin(Start::new(options.clone(), seed, occupants)).expect("options that exist");
    let mut rng = seed.child(9).generator();
    for _ in 0..actions {
        let Some(seat) = game.position().to_act().first() else { break };
        let action = pick(&mut rng, game.position().legal(seat)).expect("who is to act can");
        game.play(seat, action).expect("what is legal is not refused");
    }
    game
}

/// A game that goes on until it is the person's turn.
pub(crate) fn model<G: TerminalGame>(
    options: &G::Options,
    players: usize,
    seed: u64,
    actions: usize,
) -> GameModel<G> {
    let mut number = actions;
    loop {
        let game = game::<G>(options, among_squires(players), seed, number);
        let next = game.position().to_act().first();
        if next.is_none_or(|seat| seat.index() == 0) {
            return GameModel::new(game, Duration::ZERO);
        }
        number += 1;
    }
}

/// Sends keys: letters, and `<` `>` `^` `/` `!` `~` for left, right, up, Tab, Enter, Escape.
pub(crate) fn press<G: TerminalGame>(model: &mut GameModel<G>, keys: &str) {
    for letter in keys.chars() {
        let key = match letter {
            '<' => Key::Left,
            '>' => Key::Right,
            '^' => Key::Up,
            '/' => Key::Tab,
            '!' => Key::Enter,
            '~' => Key::Escape,
            other => Key::Letter(other),
        };
        let effect = model.update(Input::Key(key), &context());
        assert!(!matches!(effect, Some(crate::game_model::Effect::Quit)));
    }
}

/// A drawn screen of this size, and its click targets.
pub(crate) fn drawn(
    draw: impl FnOnce(&mut Canvas<'_>),
    (width, height): (u16, u16),
    context: DrawContext,
) -> (Buffer, Vec<(Rect, Hit)>) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let mut canvas = Canvas::new(&mut buffer, context);
    draw(&mut canvas);
    let hits = canvas.into_hits();
    (buffer, hits)
}

/// The letters of a screen.
pub(crate) fn letters(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content().chunks(usize::from(buffer.area.width)) {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The letters of a screen with their colours, for a terminal.
fn coloured(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content().chunks(usize::from(buffer.area.width)) {
        let mut now = Style::reset();
        for cell in row {
            if cell.style() != now {
                now = cell.style();
                write!(text, "\u{1b}[0{}m", codes(now)).expect("a string takes all");
            }
            text.push_str(cell.symbol());
        }
        text.push_str("\u{1b}[0m\n");
    }
    text
}

/// A style as an escape sequence.
fn codes(style: Style) -> String {
    let mut codes = String::new();
    for (modifier, code) in [(Modifier::BOLD, 1), (Modifier::DIM, 2), (Modifier::REVERSED, 7)] {
        if style.add_modifier.contains(modifier) {
            write!(codes, ";{code}").expect("a string takes all");
        }
    }
    match style.fg {
        Some(Color::Rgb(red, green, blue)) => write!(codes, ";38;2;{red};{green};{blue}"),
        Some(colour) => match SIXTEEN.iter().position(|one| *one == colour) {
            Some(number) if number < 8 => write!(codes, ";{}", 30 + number),
            Some(number) => write!(codes, ";{}", 82 + number),
            None => Ok(()),
        },
        None => Ok(()),
    }
    .expect("a string takes all");
    codes
}

/// The sixteen colours in the order of their numbers.
const SIXTEEN: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// Compares a screen with its golden files: both sizes, both languages, with and without colours.
pub(crate) fn keep_all(name: &str, draw: impl Fn(&mut Canvas<'_>, DrawContext)) {
    for lang in Lang::ALL {
        for (size, word) in [(SMALL, "80x24"), (LARGE, "120x40")] {
            for depth in [Depth::Mono, Depth::True] {
                let palette = Palette { depth, ascii: false };
                keep(&format!("{name}-{word}-{lang}"), &draw, size, DrawContext::new(lang, palette));
            }
        }
    }
}

/// Compares a screen with its golden files: the smaller size, both languages, without colours.
pub(crate) fn keep_small(name: &str, draw: impl Fn(&mut Canvas<'_>, DrawContext)) {
    for lang in Lang::ALL {
        keep(&format!("{name}-{lang}"), &draw, SMALL, DrawContext::new(lang, PLAIN));
    }
}

/// Compares one screen with its golden file.
pub(crate) fn keep(
    name: &str,
    draw: impl Fn(&mut Canvas<'_>, DrawContext),
    size: (u16, u16),
    context: DrawContext,
) {
    let (buffer, _) = drawn(|canvas| draw(canvas, context), size, context);
    let (text, ending) = match context.palette.depth {
        Depth::Mono => (letters(&buffer), "txt"),
        Depth::Sixteen | Depth::True => (coloured(&buffer), "ansi"),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    interregnum_testkit::golden::check(&folder.join(format!("{name}.{ending}")), &text);
}
