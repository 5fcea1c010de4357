//! The terminal itself: taken, drawn on, and given back whatever happens.

use crate::draw::canvas::{Canvas, Hit};
use crate::error::Failed;
use crate::house::House;
use crate::input::{Input, meaning};
use crate::menu::Menu;
use crate::room::{Room, Step};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event, read};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use ratatui::layout::Rect;
use std::io::{IsTerminal, Stdout, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long nothing may come in before the room is told that time goes by.
const TICK: Duration = Duration::from_millis(50);

/// Whether there is a terminal to sit at.
pub fn is_terminal() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// How many letters a line of the output has; `None` if the output is no terminal.
pub fn columns() -> Option<usize> {
    stdout().is_terminal().then(size)?.ok().map(|(columns, _)| usize::from(columns))
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

/// The signals that ask a program to leave.
#[cfg(unix)]
const SIGNALS: [i32; 3] =
    [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP];
/// The signals that ask a program to leave.
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM];

/// Whether somebody outside has asked us to leave.
fn asked_to_leave() -> Result<Arc<AtomicBool>, Failed> {
    let asked = Arc::new(AtomicBool::new(false));
    for signal in SIGNALS {
        signal_hook::flag::register(signal, Arc::clone(&asked)).map_err(Failed::Screen)?;
    }
    Ok(asked)
}

/// What the terminal sends, read on a thread of its own: reading does not come back when the
/// terminal is gone.
fn events() -> Receiver<std::io::Result<Event>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        loop {
            let event = read();
            let failed = event.is_err();
            if sender.send(event).is_err() || failed {
                return;
            }
        }
    });
    receiver
}

/// What came in within a tick.
enum Came {
    Input(Input),
    Size,
    Nothing,
    /// The terminal is gone.
    End,
}

impl Came {
    fn next(events: &Receiver<std::io::Result<Event>>, hits: &[(Rect, Hit)]) -> Result<Self, Failed> {
        match events.recv_timeout(TICK) {
            Ok(Ok(event)) if event.is_resize() => Ok(Self::Size),
            Ok(Ok(event)) => Ok(meaning(&event, hits).map_or(Self::Nothing, Self::Input)),
            Ok(Err(error)) => Err(Failed::Screen(error)),
            Err(RecvTimeoutError::Timeout) if is_terminal() => Ok(Self::Nothing),
            Err(_) => Ok(Self::End),
        }
    }

    const fn input(&self) -> Option<Input> {
        match self {
            Self::Input(input) => Some(*input),
            Self::Size | Self::Nothing | Self::End => None,
        }
    }
}

/// The screen, and where one is in the house.
struct Visit<'a> {
    house: &'a House,
    screen: Screen,
    menu: Menu,
    /// The room that one is in; none: the menu.
    room: Option<Box<dyn Room>>,
    /// Whether leaving the room is leaving the house.
    alone: bool,
}

impl Visit<'_> {
    fn room(&mut self) -> &mut dyn Room {
        match &mut self.room {
            Some(room) => room.as_mut(),
            None => &mut self.menu,
        }
    }

    /// Where an input leads. `None`: out of the house; else whether the screen has changed.
    fn step(&mut self, input: Input) -> Result<Option<bool>, Failed> {
        match self.room().input(input)? {
            Step::Rest => return Ok(Some(false)),
            Step::Stay => {}
            Step::Go(other) => self.room = Some(other),
            Step::Menu if !self.alone => {
                self.room = None;
                self.menu.come_back();
            }
            Step::Menu | Step::Quit => return Ok(None),
        }
        Ok(Some(true))
    }

    /// Draws, and tells what can be pressed.
    fn draw(&mut self) -> Result<Vec<(Rect, Hit)>, Failed> {
        let mut hits = Vec::new();
        let room: &dyn Room = self.room.as_deref().unwrap_or(&self.menu);
        let drawn = self.screen.terminal.draw(|frame| {
            let mut canvas = Canvas::new(frame.buffer_mut(), self.house.desk());
            room.draw(&mut canvas);
            hits = canvas.into_hits();
        });
        drawn.map(|_| hits).map_err(Failed::Screen)
    }
}

/// Goes from room to room, beginning with the menu, until somebody leaves the house.
pub(crate) fn run_menu(house: &House, menu: Menu) -> Result<(), Failed> {
    run(Visit { house, screen: Screen::take()?, menu, room: None, alone: false })
}

/// The same, beginning with a room; with `alone`, until somebody leaves that room.
pub(crate) fn run_room(house: &House, room: Box<dyn Room>, alone: bool) -> Result<(), Failed> {
    let menu = Menu::new(house.clone());
    run(Visit { house, screen: Screen::take()?, menu, room: Some(room), alone })
}

fn run(mut visit: Visit<'_>) -> Result<(), Failed> {
    let leave = asked_to_leave()?;
    let events = events();
    let mut hits = visit.draw()?;
    let mut before = Instant::now();
    while !leave.load(Ordering::Relaxed) {
        let came = Came::next(&events, &hits)?;
        let mut stale = match came {
            Came::End => break,
            Came::Size => true,
            Came::Input(_) | Came::Nothing => false,
        };
        let now = Instant::now();
        let tick = Input::Tick(now.duration_since(before));
        before = now;
        for input in came.input().into_iter().chain([tick]) {
            match visit.step(input)? {
                Some(changed) => stale |= changed,
                None => return Ok(()),
            }
        }
        if stale {
            hits = visit.draw()?;
        }
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Read;

    /// Tells the test that it is the one who sits in a terminal and has a fault.
    const FAULTY: &str = "INTERREGNUM_TEST_FAULT";

    #[test]
    fn a_fault_of_the_program_gives_the_terminal_back() {
        if std::env::var_os(FAULTY).is_some() {
            let _screen = Screen::take().expect("a terminal");
            panic!("a fault on purpose");
        }
        let (mut pty, pts) = pty_process::blocking::open().expect("a terminal");
        pty.resize(pty_process::Size::new(24, 80)).expect("a size");
        let program = std::env::current_exe().expect("this test");
        let starting = crate::screens::STARTING.write().expect("no test breaks off starting");
        let mut child = pty_process::blocking::Command::new(program)
            .args(["--exact", "--nocapture", "screen::tests::a_fault_of_the_program_gives_the_terminal_back"])
            .env(FAULTY, "1")
            .spawn(pts)
            .expect("this test again");
        drop(starting);
        let mut parser = vt100::Parser::new(24, 80, 0);
        let (mut buffer, mut taken) = ([0; 4096], false);
        while let Ok(number @ 1..) = pty.read(&mut buffer) {
            parser.process(&buffer[..number]);
            taken |= String::from_utf8_lossy(&buffer[..number]).contains("\u{1b}[?1049h");
        }
        assert!(!child.wait().expect("an end").success());
        let screen = parser.screen();
        assert!(taken && !screen.alternate_screen(), "taken, and given back");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(screen.contents().contains("a fault on purpose"), "{}", screen.contents());
    }
}
