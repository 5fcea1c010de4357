//! The server as a process of its own, over a file of its own.

use crate::requests::get;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The server, as a process of its own.
pub(crate) struct ServerProcess {
    folder: PathBuf,
    /// Whether the folder is removed with the server.
    owns_folder: bool,
    pub(crate) address: SocketAddr,
    process: Option<Child>,
    /// A command that starts the server, such as `strace` with its options.
    launcher: Vec<String>,
    /// Whether the server has the limits with which it begins.
    is_limited: bool,
}

impl ServerProcess {
    /// Starts a server over a new file.
    pub(crate) fn open(name: &str) -> Self {
        Self::launched(name, &[])
    }

    /// Starts a server with its usual limits over a new file.
    pub(crate) fn usual(name: &str) -> Self {
        Self::start_in(scratch(name), true, Vec::new(), true)
    }

    /// Starts a server by another command, whose last arguments are the server's.
    pub(crate) fn launched(name: &str, launcher: &[&str]) -> Self {
        let folder = scratch(name);
        let launcher = launcher.iter().map(|word| word.replace("FOLDER", folder.to_str().unwrap())).collect();
        Self::start_in(folder, true, launcher, false)
    }

    /// Starts a server over a new file in a folder, which stays.
    pub(crate) fn open_in(folder: &Path) -> Self {
        Self::start_in(folder.to_owned(), false, Vec::new(), false)
    }

    fn start_in(folder: PathBuf, owns_folder: bool, launcher: Vec<String>, is_limited: bool) -> Self {
        // A free port, which the server keeps over all its lives.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut server = Self { folder, owns_folder, address, process: None, launcher, is_limited };
        server.start();
        server
    }

    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join("log.db")
    }

    /// A file beside the log.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The command that starts the server.
    fn command(&self) -> Command {
        let program = env!("CARGO_BIN_EXE_interregnum");
        let mut command = match self.launcher.split_first() {
            Some((launcher, words)) => {
                let mut command = Command::new(launcher);
                command.args(words).arg(program);
                command
            }
            None => Command::new(program),
        };
        let limits =
            ["tables", "requests", "sockets", "player-messages", "spectator-messages", "connections"];
        let lifted = limits.iter().filter(|_| !self.is_limited);
        let limits = lifted.flat_map(|limit| [format!("--limit-{limit}"), "0".to_owned()]);
        command
            .args(["serve", "--log", "error", "--listen", &self.address.to_string()])
            .arg("--store")
            .arg(self.log())
            .args(limits)
            .env("LC_ALL", "C")
            // Without this the allocator makes a gigabyte writable at once, and a limit of memory set later
            // is felt by new threads alone.
            .env("MIMALLOC_ARENA_EAGER_COMMIT", "0")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// Starts the server, which may fail.
    pub(crate) fn launch(&mut self) {
        self.process = Some(self.command().spawn().unwrap());
    }

    /// Starts the server again, and waits until it lets somebody in.
    pub(crate) fn start(&mut self) {
        self.launch();
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

    /// Asks the server to end (`SIGTERM`), and waits until it has.
    pub(crate) fn stop(&mut self) -> ExitStatus {
        let mut child = self.process.take().unwrap();
        assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
        child.wait().unwrap()
    }

    /// How the server ended, if it did.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.process.as_mut().unwrap().try_wait().unwrap()
    }

    /// The status and the body of a page.
    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        get(self.address, path).await.unwrap()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
        if self.owns_folder {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// A new folder of a test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("interregnum-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
