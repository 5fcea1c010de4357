//! The terminal itself: taken, drawn on, and given back whatever happens.

use crate::draw::canvas::{Canvas, Hit};
use crate::error::Failed;
use crate::house::House;
use crate::input::{Input, meaning};
use crate::menu::Menu;
use crate::room::{Room, Step};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture, poll, read};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Rect;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use std::io::{IsTerminal, Stdout, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long nothing may come in before the room is told that time goes by.
const TICK: Duration = Duration::from_millis(50);

/// Whether there is a terminal to sit at.
pub fn is_terminal() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// A terminal that is ours until this is dropped.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn take() -> Result<Self, Failed> {
        if !is_terminal() {
            return Err(Failed::NoTerminal);
        }
        enable_raw_mode().map_err(Failed::Screen)?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout())).map_err(Failed::Screen)?;
        let screen = Self { terminal };
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture).map_err(Failed::Screen)?;
        restore_on_panic();
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        restore();
    }
}

/// Gives the terminal back as it was. Nothing can be done where even that fails.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// A fault of the program is told on a screen that can be read.
fn restore_on_panic() {
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |fault| {
        restore();
        told(fault);
    }));
}

/// Whether somebody outside has asked us to leave.
fn asked_to_leave() -> Result<Arc<AtomicBool>, Failed> {
    let asked = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        signal_hook::flag::register(signal, Arc::clone(&asked)).map_err(Failed::Screen)?;
    }
    Ok(asked)
}

/// Goes from room to room, beginning with the menu or with a room, until somebody leaves the
/// house; with `alone`, until somebody leaves that room.
pub(crate) fn run(house: &House, first: Option<Box<dyn Room>>, alone: bool) -> Result<(), Failed> {
    let leave = asked_to_leave()?;
    let mut screen = Screen::take()?;
    let mut menu = Menu::new(house.clone());
    let mut room = first;
    let mut hits = draw(&mut screen, house, room.as_deref().unwrap_or(&menu))?;
    let mut before = Instant::now();
    while !leave.load(Ordering::Relaxed) {
        let came = next(&hits)?;
        let now = Instant::now();
        let tick = Input::Tick(now.duration_since(before));
        before = now;
        let mut stale = matches!(came, Came::Size);
        for input in came.input().into_iter().chain([tick]) {
            let step = match &mut room {
                Some(room) => room.input(input)?,
                None => menu.input(input)?,
            };
            stale |= !matches!(step, Step::Rest);
            match step {
                Step::Rest | Step::Stay => {}
                Step::Go(other) => room = Some(other),
                Step::Menu if !alone => {
                    room = None;
                    menu.come_back();
                }
                Step::Menu | Step::Quit => return Ok(()),
            }
        }
        if stale {
            hits = draw(&mut screen, house, room.as_deref().unwrap_or(&menu))?;
        }
    }
    Ok(())
}

/// What came in.
enum Came {
    Input(Input),
    Size,
    Nothing,
}

impl Came {
    const fn input(&self) -> Option<Input> {
        match self {
            Self::Input(input) => Some(*input),
            Self::Size | Self::Nothing => None,
        }
    }
}

fn next(hits: &[(Rect, Hit)]) -> Result<Came, Failed> {
    if !poll(TICK).map_err(Failed::Screen)? {
        return Ok(Came::Nothing);
    }
    let event = read().map_err(Failed::Screen)?;
    if event.is_resize() {
        return Ok(Came::Size);
    }
    Ok(meaning(&event, hits).map_or(Came::Nothing, Came::Input))
}

fn draw(screen: &mut Screen, house: &House, room: &dyn Room) -> Result<Vec<(Rect, Hit)>, Failed> {
    let mut hits = Vec::new();
    let drawn = screen.terminal.draw(|frame| {
        let mut canvas = Canvas::new(frame.buffer_mut(), house.desk());
        room.draw(&mut canvas);
        hits = canvas.into_hits();
    });
    drawn.map(|_| hits).map_err(Failed::Screen)
}
