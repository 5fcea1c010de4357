//! The server as a process of its own, over a file of its own.

use interregnum_kernel::{Seat, Seed};
use interregnum_load::{Guest, Player};
use interregnum_table::{Clock, Setup, Span, TableId};
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server as a process of its own.
pub(crate) struct ServerProcess {
    folder: PathBuf,
    pub(crate) address: SocketAddr,
    process: Option<Child>,
    /// Whether the system calls that flush files are written down.
    is_traced: bool,
    /// Whether the server has the limits with which it begins.
    is_limited: bool,
}

impl ServerProcess {
    /// Starts a server over a new file.
    pub(crate) fn open(name: &str) -> Self {
        Self::new(name, false, false)
    }

    /// Starts a server with its usual limits over a new file.
    pub(crate) fn usual(name: &str) -> Self {
        Self::new(name, false, true)
    }

    /// Starts a server over a new file, and `strace` beside it.
    pub(crate) fn traced(name: &str) -> Self {
        Self::new(name, true, false)
    }

    fn new(name: &str, is_traced: bool, is_limited: bool) -> Self {
        let folder = std::env::temp_dir().join(format!("interregnum-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        // A free port, which the server keeps over all its lives.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut server = Self { folder, address, process: None, is_traced, is_limited };
        server.start();
        server
    }

    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join("log.db")
    }

    /// The file in which `strace` writes system calls.
    pub(crate) fn trace(&self) -> PathBuf {
        self.folder.join("trace")
    }

    /// The program, or a tracer that begins as the program's parent and lets it be ours.
    fn command(&self) -> Command {
        let program = env!("CARGO_BIN_EXE_interregnum");
        if !self.is_traced {
            return Command::new(program);
        }
        let mut command = Command::new("strace");
        command.args(["-D", "-f", "-q", "-e", "trace=fsync,fdatasync", "-o"]).arg(self.trace()).arg(program);
        command
    }

    /// Starts the server again, and waits until it lets somebody in.
    pub(crate) fn start(&mut self) {
        let limits =
            ["tables", "requests", "sockets", "player-messages", "spectator-messages", "connections"];
        let lifted = limits.iter().filter(|_| !self.is_limited);
        let limits = lifted.flat_map(|limit| [format!("--limit-{limit}"), "0".to_owned()]);
        let child = self
            .command()
            .args(["serve", "--log", "error", "--listen", &self.address.to_string()])
            .arg("--store")
            .arg(self.log())
            .args(limits)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(child);
        let patience = Instant::now() + Duration::from_mins(1);
        while TcpStream::connect(self.address).is_err() {
            assert!(Instant::now() < patience, "the server does not open");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The number of the server's process.
    pub(crate) fn process(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    /// Kills the server at once (`kill -9`): it gets to do nothing more.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.process.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// A table with a player at every seat.
    pub(crate) async fn table(&self, setup: &Setup, players: usize, seed: u64) -> Vec<Player> {
        let host = Guest::come(self.address, "G0").await.unwrap();
        let table = host.make(setup).await.unwrap();
        let mut guests = vec![host];
        for seat in Seat::all(players).skip(1) {
            let guest = Guest::come(self.address, &format!("G{seat}")).await.unwrap();
            guest.sit(&table, seat).await.unwrap();
            guests.push(guest);
        }
        let seeded = |(number, guest): (usize, Guest)| {
            let seed = Seed::from_number(seed * 10 + number as u64);
            Player::new(guest, table.clone(), seed)
        };
        guests.into_iter().enumerate().map(seeded).collect()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn setup(game: &str, options: Value) -> Setup {
    let (game, clock, pace, grace) = (game.to_owned(), Clock::None, Span(0), Span::seconds(3600));
    Setup { game, options, listed: false, clock, chat: true, pace, grace }
}

pub(crate) fn claim() -> Setup {
    setup("claim", json!({"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0}))
}

pub(crate) fn rats() -> Setup {
    let options = json!({"deal": "standard", "traitor": false, "draw": false, "target": 4, "match": 1,
        "musician_cancels": false, "ambassador_keeps": true});
    setup("braverats", options)
}

pub(crate) fn defaite() -> Setup {
    setup("defaite", json!({"players": 3}))
}

/// What is kept of a table, by name.
pub(crate) type Kept<'a> = (&'a Path, &'a TableId);
