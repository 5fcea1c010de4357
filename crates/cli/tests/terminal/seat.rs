//! A person at a terminal: types, and reads the screen.

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use std::cell::RefCell;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The limit for every wait.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long a screen must stay unchanged before it is read.
const STILL: Duration = Duration::from_millis(150);

/// A separate folder for saved games.
pub(crate) fn home(name: &str) -> PathBuf {
    let home = std::env::temp_dir().join(format!("interregnum-{}-terminal-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home).unwrap();
    home
}

/// The program in a terminal.
pub(crate) struct Seat {
    pty: Option<Arc<Pty>>,
    child: RefCell<Child>,
    seen: Arc<Mutex<Seen>>,
}

struct Seen {
    parser: vt100::Parser,
    changed: Instant,
    unplugged: bool,
}

impl Seat {
    /// Starts the program in a terminal of 80×24 characters.
    pub(crate) fn new(home: &Path, words: &[&str], set: &[(&str, &str)]) -> Self {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(24, 80)).unwrap();
        let command = Command::new(env!("CARGO_BIN_EXE_interregnum"))
            .args(words)
            .env_remove("NO_COLOR")
            .env_remove("COLORTERM")
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .env("INTERREGNUM_HOME", home);
        let command = set.iter().fold(command, |command, (name, value)| command.env(name, value));
        let child = command.spawn(pts).unwrap();
        let pty = Arc::new(pty);
        let parser = vt100::Parser::new(24, 80, 0);
        let seen = Arc::new(Mutex::new(Seen { parser, changed: Instant::now(), unplugged: false }));
        watch(Arc::clone(&pty), Arc::clone(&seen));
        Self { pty: Some(pty), child: RefCell::new(child), seen }
    }

    pub(crate) fn keys(&self, keys: &str) {
        let mut pty = self.pty.as_deref().unwrap();
        pty.write_all(keys.as_bytes()).unwrap();
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.seen.lock().unwrap().parser.screen_mut().set_size(rows, columns);
        self.pty.as_ref().unwrap().resize(Size::new(rows, columns)).unwrap();
    }

    /// The letters on the screen.
    pub(crate) fn text(&self) -> String {
        let text = self.seen.lock().unwrap().parser.screen().contents();
        text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// Asks the screen itself.
    pub(crate) fn screen<T>(&self, ask: impl FnOnce(&vt100::Screen) -> T) -> T {
        ask(self.seen.lock().unwrap().parser.screen())
    }

    /// Closes the popup with this text. Escape alone is a key only if nothing follows at once.
    pub(crate) fn close(&self, words: &str) {
        self.keys("\u{1b}");
        self.wait("the sheet to close", |text| !text.contains(words));
    }

    /// Waits until the screen shows this text and does not change.
    pub(crate) fn wait_for(&self, words: &str) -> String {
        self.wait(words, |text| text.contains(words))
    }

    /// Waits until the screen satisfies a condition and does not change. Fails if the program has
    /// ended.
    pub(crate) fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let ended = self.child.borrow_mut().try_wait().unwrap();
            let text = self.text();
            let still = self.seen.lock().unwrap().changed.elapsed() > STILL;
            if still && wanted(&text) {
                return text;
            }
            assert!(!still || ended.is_none(), "ended ({ended:?}) before {what}:\n{text}");
            assert!(begin.elapsed() < PATIENCE, "waited in vain for {what}:\n{text}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Kills the program with `SIGKILL`.
    pub(crate) fn kill(self) {
        let mut child = self.child.borrow_mut();
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Closes the terminal while the program runs.
    pub(crate) fn unplug(&mut self) {
        self.seen.lock().unwrap().unplugged = true;
        // Causes an output, so that the reading thread wakes up and ends.
        self.resize(90, 30);
        let pty = self.pty.take().unwrap();
        let begin = Instant::now();
        while Arc::strong_count(&pty) > 1 {
            assert!(begin.elapsed() < PATIENCE, "the terminal is still watched");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the program has ended.
    pub(crate) fn ended(&self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            let ended = self.child.borrow_mut().try_wait().unwrap();
            if let Some(status) = ended {
                std::thread::sleep(STILL);
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.borrow().id()
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let child = self.child.get_mut();
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn watch(pty: Arc<Pty>, seen: Arc<Mutex<Seen>>) {
    std::thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(number @ 1..) = (&*pty).read(&mut buffer) {
            let mut seen = seen.lock().unwrap();
            if seen.unplugged {
                return;
            }
            seen.parser.process(&buffer[..number]);
            seen.changed = Instant::now();
        }
    });
}
