//! A server to which the system gives no more threads.
//!
//! The limit counts the threads of a user and does not bind root, so root starts the server as a user
//! without any other process.

#![cfg(target_os = "linux")]

use crate::crowd::{Crowd, compare_all};
use crate::effort::not_checked;
use crate::requests::until;
use crate::server_process::{ServerProcess, scratch};
use interregnum_load::Guest;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// What a shell does to run a command as a user.
fn as_user(user: u32) -> String {
    format!("exec setpriv --reuid={user} --regid={user} --clear-groups \"$@\"")
}

/// The same for a user to whom the folder of a test is given.
fn as_owner(user: u32, folder: &str) -> String {
    format!("chown {user} {folder} && {}", as_user(user))
}

/// Whether a command succeeds as a user.
fn succeeds(user: u32, words: &[&str]) -> bool {
    let mut command = Command::new("sh");
    command.args(["-c", &as_user(user), "sh"]).args(words);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Whether a limit of threads can be tested with this user: the program runs, and the limit binds.
fn limits_bind(user: u32) -> bool {
    succeeds(user, &[env!("CARGO_BIN_EXE_interregnum"), "--version"])
        && succeeds(user, &["prlimit", "--nproc=64", "sh", "-c", "(true) & wait"])
        && !succeeds(user, &["prlimit", "--nproc=1", "sh", "-c", "(true) & wait $!"])
}

const NO_LIMIT: &str = "only root may start a server as another user (setpriv), whose threads prlimit counts";

/// The threads of a process.
fn threads(process: u32) -> usize {
    std::fs::read_dir(format!("/proc/{process}/task")).unwrap().count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_goes_on_though_no_more_threads_can_be_started() {
    let user = 61_234;
    if !limits_bind(user) {
        return not_checked(NO_LIMIT);
    }
    let mut server = ServerProcess::launched("no-threads", &["sh", "-c", &as_owner(user, "FOLDER"), "sh"]);
    until("the server is ready", async || server.get("/ready").await.0 == 200).await;
    let process = server.process();
    assert!(succeeds(user, &["prlimit", "--pid", &process.to_string(), "--nproc=1:1"]));
    let before = threads(process);
    // Tables are made, loaded from the log and played at, with bots and clocks.
    let crowd = Crowd::new(server.few_tables().await);
    crowd.goes_on(5).await;
    for path in ["/", "/api/lobby", "/ready", "/health", "/api/games"] {
        assert_eq!(server.get(path).await.0, 200, "{path}");
    }
    assert!(Guest::come(server.address, "Late").await.is_ok());
    assert_eq!(threads(process), before, "no thread was needed");
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| assert!(server.stop().success()));
    let all = compare_all(&server.log(), &players).await;
    println!("no threads: {all:?}");
    assert!(all.moves > 0, "{all:?}");
}

/// What comes of a server that may have this number of threads: `None` if it opens, or else what it says
/// at its end. One that does neither is killed after a while, and then says nothing.
fn serve(user: u32, threads: usize, folder: &Path) -> Option<String> {
    let command = as_owner(user, folder.to_str().unwrap());
    let mut server = Command::new("timeout")
        .args(["--signal=KILL", "60", "sh", "-c", &command, "sh", "prlimit"])
        .args([&format!("--nproc={threads}"), env!("CARGO_BIN_EXE_interregnum")])
        .args(["serve", "--listen", "127.0.0.1:0", "--store"])
        .arg(folder.join("log.db"))
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    if first.is_empty() {
        let ended = server.wait_with_output().unwrap();
        assert!(!ended.status.success());
        return Some(String::from_utf8(ended.stderr).unwrap());
    }
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    server.wait().unwrap();
    None
}

#[test]
fn a_server_that_gets_too_few_threads_says_so_and_ends() {
    let user = 61_235;
    if !limits_bind(user) {
        return not_checked(NO_LIMIT);
    }
    let folder = scratch("few-threads");
    let (mut refused, mut opened) = (0, 0);
    for threads in 1..=64 {
        let Some(said) = serve(user, threads, &folder) else {
            opened = threads;
            break;
        };
        let line = said.lines().find(|line| line.starts_with("error: ")).unwrap_or_default();
        let why = ["too few threads", "it cannot be reached"];
        assert!(why.iter().any(|why| line.contains(why)), "with {threads} threads: {said:?}");
        assert!(line.contains("Resource temporarily unavailable"), "with {threads} threads: {said:?}");
        assert!(!said.contains("panicked"), "with {threads} threads: {said}");
        refused = threads;
    }
    println!("{opened} threads are enough, and fewer are refused");
    assert_eq!(refused + 1, opened);
    std::fs::remove_dir_all(folder).unwrap();
}
