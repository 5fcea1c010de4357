//! The event loop: puts the terminal into raw mode, reads and draws, and always restores it.

use crate::draw::canvas::{Canvas, Hit};
use crate::error::TerminalError;
use crate::input::{Input, meaning};
use crate::menu::Menu;
use crate::screen::{Screen, Transition};
use crate::settings::Settings;
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

/// How long the loop waits for an event before it sends a tick.
const TICK: Duration = Duration::from_millis(50);

/// Whether standard input and output are a terminal.
pub fn is_terminal() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// The width of the output in columns; `None` if it is not a terminal.
pub fn columns() -> Option<usize> {
    stdout().is_terminal().then(size)?.ok().map(|(columns, _)| usize::from(columns))
}

/// The terminal in raw mode; restored when this is dropped.
struct RawTerminal {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl RawTerminal {
    fn take() -> Result<Self, TerminalError> {
        if !is_terminal() {
            return Err(TerminalError::NoTerminal);
        }
        enable_raw_mode().map_err(TerminalError::Screen)?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout())).map_err(TerminalError::Screen)?;
        let screen = Self { terminal };
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture).map_err(TerminalError::Screen)?;
        restore_on_panic();
        Ok(screen)
    }
}

impl Drop for RawTerminal {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        restore();
    }
}

/// Restores the terminal. A failure is ignored, since nothing could be done about it.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// Restores the terminal before a panic is printed, so that its message is readable.
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

/// A flag that the signals set.
fn asked_to_leave() -> Result<Arc<AtomicBool>, TerminalError> {
    let asked = Arc::new(AtomicBool::new(false));
    for signal in SIGNALS {
        signal_hook::flag::register(signal, Arc::clone(&asked)).map_err(TerminalError::Screen)?;
    }
    Ok(asked)
}

/// Reads terminal events on a thread of their own, since reading never returns once the terminal
/// is gone.
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

/// What the terminal sent within a tick.
enum TerminalEvent {
    Input(Input),
    Resized,
    Nothing,
    /// The terminal is gone.
    Closed,
}

impl TerminalEvent {
    fn next(events: &Receiver<std::io::Result<Event>>, hits: &[(Rect, Hit)]) -> Result<Self, TerminalError> {
        match events.recv_timeout(TICK) {
            Ok(Ok(event)) if event.is_resize() => Ok(Self::Resized),
            Ok(Ok(event)) => Ok(meaning(&event, hits).map_or(Self::Nothing, Self::Input)),
            Ok(Err(error)) => Err(TerminalError::Screen(error)),
            Err(RecvTimeoutError::Timeout) if is_terminal() => Ok(Self::Nothing),
            Err(_) => Ok(Self::Closed),
        }
    }

    const fn input(&self) -> Option<Input> {
        match self {
            Self::Input(input) => Some(*input),
            Self::Resized | Self::Nothing | Self::Closed => None,
        }
    }
}

/// The terminal and the screen that is open.
struct EventLoop<'a> {
    settings: &'a Settings,
    raw: RawTerminal,
    menu: Menu,
    /// The open screen; `None` is the menu.
    screen: Option<Box<dyn Screen>>,
    /// Whether leaving the screen ends the program.
    alone: bool,
}

impl EventLoop<'_> {
    fn screen(&mut self) -> &mut dyn Screen {
        match &mut self.screen {
            Some(screen) => screen.as_mut(),
            None => &mut self.menu,
        }
    }

    /// Handles an input. Returns `None` to end the program, else whether to draw again.
    fn step(&mut self, input: Input) -> Result<Option<bool>, TerminalError> {
        match self.screen().input(input)? {
            Transition::Unchanged => return Ok(Some(false)),
            Transition::Redraw => {}
            Transition::Open(other) => self.screen = Some(other),
            Transition::Menu if !self.alone => {
                self.screen = None;
                self.menu.come_back();
            }
            Transition::Menu | Transition::Quit => return Ok(None),
        }
        Ok(Some(true))
    }

    /// Draws, and returns what can be clicked.
    fn draw(&mut self) -> Result<Vec<(Rect, Hit)>, TerminalError> {
        let mut hits = Vec::new();
        let screen: &dyn Screen = self.screen.as_deref().unwrap_or(&self.menu);
        let drawn = self.raw.terminal.draw(|frame| {
            let mut canvas = Canvas::new(frame.buffer_mut(), self.settings.context());
            screen.draw(&mut canvas);
            hits = canvas.into_hits();
        });
        drawn.map(|_| hits).map_err(TerminalError::Screen)
    }
}

/// Runs from the menu until somebody leaves the program.
pub(crate) fn run_menu(settings: &Settings, menu: Menu) -> Result<(), TerminalError> {
    run(EventLoop { settings, raw: RawTerminal::take()?, menu, screen: None, alone: false })
}

/// Runs from a screen; with `alone`, until somebody leaves that screen.
pub(crate) fn run_screen(
    settings: &Settings,
    screen: Box<dyn Screen>,
    alone: bool,
) -> Result<(), TerminalError> {
    let menu = Menu::new(settings.clone());
    run(EventLoop { settings, raw: RawTerminal::take()?, menu, screen: Some(screen), alone })
}

fn run(mut event_loop: EventLoop<'_>) -> Result<(), TerminalError> {
    let leave = asked_to_leave()?;
    let events = events();
    let mut hits = event_loop.draw()?;
    let mut before = Instant::now();
    while !leave.load(Ordering::Relaxed) {
        let event = TerminalEvent::next(&events, &hits)?;
        let mut stale = match event {
            TerminalEvent::Closed => break,
            TerminalEvent::Resized => true,
            TerminalEvent::Input(_) | TerminalEvent::Nothing => false,
        };
        let now = Instant::now();
        let tick = Input::Tick(now.duration_since(before));
        before = now;
        for input in event.input().into_iter().chain([tick]) {
            match event_loop.step(input)? {
                Some(changed) => stale |= changed,
                None => return Ok(()),
            }
        }
        if stale {
            hits = event_loop.draw()?;
        }
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Read;

    /// Set for the child process, which panics in a terminal.
    const FAULTY: &str = "INTERREGNUM_TEST_FAULT";

    #[test]
    fn a_fault_of_the_program_gives_the_terminal_back() {
        if std::env::var_os(FAULTY).is_some() {
            let _screen = RawTerminal::take().expect("a terminal");
            panic!("a fault on purpose");
        }
        let (mut pty, pts) = pty_process::blocking::open().expect("a terminal");
        pty.resize(pty_process::Size::new(24, 80)).expect("a size");
        let program = std::env::current_exe().expect("this test");
        let starting = crate::snapshots::STARTING.write().expect("no test breaks off starting");
        let mut child = pty_process::blocking::Command::new(program)
            .args([
                "--exact",
                "--nocapture",
                "event_loop::tests::a_fault_of_the_program_gives_the_terminal_back",
            ])
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
