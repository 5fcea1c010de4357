//! The nodes as processes of their own, over a database and a NATS of their own.

use super::Services;
use crate::server_process::scratch;
use std::fs::File;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long something may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// A free port of this machine.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

fn wait_for(address: SocketAddr, what: &str) {
    let deadline = Instant::now() + PATIENCE;
    while TcpStream::connect(address).is_err() {
        assert!(Instant::now() < deadline, "{what} does not open");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Sends a signal to a process.
fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status().unwrap();
    assert!(sent.success(), "{name} was not sent");
}

/// A NATS that can be stopped.
pub(super) struct Nats {
    program: String,
    pub(super) address: SocketAddr,
    process: Option<Child>,
}

impl Nats {
    fn start_new(program: &str) -> Self {
        let mut nats = Self { program: program.to_owned(), address: free(), process: None };
        nats.start();
        nats
    }

    pub(super) fn start(&mut self) {
        let port = self.address.port().to_string();
        let started = Command::new(&self.program)
            .args(["--addr", "127.0.0.1", "--port", &port])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(started.unwrap());
        wait_for(self.address, "NATS");
    }

    pub(super) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// One node, and what is special about it when it is started again.
pub(super) struct Node {
    pub(super) address: SocketAddr,
    /// A way to the database other than its socket.
    pub(super) database: Option<SocketAddr>,
    /// A way to NATS other than its own address.
    pub(super) nats: Option<SocketAddr>,
    /// By how many seconds its clock is ahead of the machine's.
    pub(super) clock: i64,
    process: Option<Child>,
}

impl Node {
    fn new() -> Self {
        Self { address: free(), database: None, nats: None, clock: 0, process: None }
    }
}

/// Whether clocks can be made wrong here.
pub(super) fn clocks_can_be_wrong() -> bool {
    faketime().is_some()
}

/// The library with which a process sees another time.
fn faketime() -> Option<PathBuf> {
    let libraries = std::fs::read_dir("/usr/lib").ok()?.flatten();
    libraries.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).find(|path| path.exists())
}

/// The nodes with what they share.
pub(super) struct Nodes {
    services: Services,
    folder: PathBuf,
    database: String,
    pub(super) nats: Nats,
    pub(super) all: Vec<Node>,
}

impl Nodes {
    /// Starts several nodes over a new database.
    pub(super) fn start(services: Services, name: &str, number: usize) -> Self {
        let database = format!("interregnum_{}_{}", std::process::id(), name.replace('-', "_"));
        let nats = Nats::start_new(&services.nats_server);
        let all = (0..number).map(|_| Node::new()).collect();
        let mut nodes = Self { services, folder: scratch(name), database, nats, all };
        nodes.sql_in("postgres", &format!("CREATE DATABASE {}", nodes.database));
        for number in 0..number {
            nodes.start_node(number);
        }
        nodes
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.all.iter().map(|node| node.address).collect()
    }

    /// The address of the nodes' database.
    pub(super) fn url(&self) -> String {
        self.services.postgres.replacen("///postgres?", &format!("///{}?", self.database), 1)
    }

    pub(super) fn start_node(&mut self, number: usize) {
        let log =
            File::options().create(true).append(true).open(self.folder.join(format!("node-{number}.log")));
        let limits =
            ["tables", "requests", "sockets", "player-messages", "spectator-messages", "connections"];
        let limits = limits.iter().flat_map(|limit| [format!("--limit-{limit}"), "0".to_owned()]);
        let Node { address, database, nats, clock, .. } = self.all[number];
        let store =
            database.map_or_else(|| self.url(), |way| format!("postgres://postgres@{way}/{}", self.database));
        let mut command = Command::new(env!("CARGO_BIN_EXE_interregnum"));
        command
            .args(["serve", "--log", "info", "--listen", &address.to_string(), "--store", &store])
            .args(["--cluster", &format!("nats://{}", nats.unwrap_or(self.nats.address))])
            .args(limits)
            .env("LC_ALL", "C")
            .stdout(Stdio::null())
            .stderr(log.unwrap());
        if clock != 0 {
            // The monotonic clock stays as it is: it is not set when a machine's time is wrong.
            command
                .env("LD_PRELOAD", faketime().unwrap())
                .env("FAKETIME", format!("{clock:+}s"))
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        self.all[number].process = Some(command.spawn().unwrap());
        wait_for(address, "a node");
    }

    fn process(&self, number: usize) -> &Child {
        self.all[number].process.as_ref().unwrap()
    }

    /// Kills a node at once (`kill -9`).
    pub(super) fn kill(&mut self, number: usize) {
        let mut process = self.all[number].process.take().unwrap();
        process.kill().unwrap();
        process.wait().unwrap();
    }

    /// Asks a node to end (`SIGTERM`), and waits until it has; whether it ended in good order.
    pub(super) fn stop(&mut self, number: usize) -> bool {
        signal(self.process(number), "TERM");
        let mut process = self.all[number].process.take().unwrap();
        process.wait().unwrap().success()
    }

    /// Pauses a node (`SIGSTOP`).
    pub(super) fn pause(&self, number: usize) {
        signal(self.process(number), "STOP");
    }

    /// Lets a paused node go on (`SIGCONT`).
    pub(super) fn go_on(&self, number: usize) {
        signal(self.process(number), "CONT");
    }

    fn sql_in(&self, database: &str, sql: &str) -> String {
        let url = self.services.postgres.replacen("///postgres?", &format!("///{database}?"), 1);
        let asked = Command::new(&self.services.psql).args([&url, "-qAt", "-c", sql]).output().unwrap();
        assert!(asked.status.success(), "{sql}: {}", String::from_utf8_lossy(&asked.stderr));
        String::from_utf8(asked.stdout).unwrap().trim().to_owned()
    }

    /// What the database answers, a line a row.
    pub(super) fn sql(&self, sql: &str) -> String {
        self.sql_in(&self.database, sql)
    }

    /// The end of every table's log, for a person who looks for the reason of a failure.
    fn ends_of_logs(&self) -> String {
        let sql = "SELECT head.id, head.node, head.epoch, entry.version, entry.epoch, convert_from(bytes, 'UTF8') \
                   FROM head JOIN entry ON entry.head = head.key AND entry.version > head.version - 8 \
                   ORDER BY head.id, entry.version";
        self.sql(sql)
    }

    /// The socket of the database.
    pub(super) fn database_socket(&self) -> PathBuf {
        let folder = self.services.postgres.split(['?', '&']).find_map(|part| part.strip_prefix("host="));
        PathBuf::from(folder.unwrap()).join(".s.PGSQL.5432")
    }

    /// Whether a node is alive, as the database knows.
    pub(super) fn is_alive(&self, number: usize) -> bool {
        let address = self.all[number].address;
        let sql = "SELECT count(*) FROM node WHERE alive_until > clock_timestamp() AND address =";
        self.sql(&format!("{sql} '{address}'")) != "0"
    }

    /// The tables that a node owns.
    pub(super) fn owned_by(&self, number: usize) -> Vec<String> {
        let address = self.all[number].address;
        let sql =
            format!("SELECT head.id FROM head JOIN node ON node.id = head.node WHERE address = '{address}'");
        self.sql(&sql).lines().map(str::to_owned).collect()
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let _ = std::fs::write(self.folder.join("ends-of-logs"), self.ends_of_logs());
        }
        for node in &mut self.all {
            if let Some(mut process) = node.process.take() {
                let _ = process.kill();
                let _ = process.wait();
            }
        }
        if std::thread::panicking() {
            eprintln!(
                "the logs of the nodes, and the ends of the tables' logs, are in {}",
                self.folder.display()
            );
        } else {
            let _ = std::fs::remove_dir_all(&self.folder);
            self.sql_in("postgres", &format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.database));
        }
    }
}
