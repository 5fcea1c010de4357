//! The server, started, copied and stopped as operators do.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{Scratch, program, run, text};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server, its output, and where it listens.
fn serve(words: &[&str]) -> (Child, BufReader<std::process::ChildStdout>, String) {
    let mut child = program(&[&["serve", "--listen", "127.0.0.1:0"], words].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    lines.read_line(&mut first).unwrap();
    let address = first.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = address.unwrap_or_else(|| panic!("{first:?} tells no address")).to_owned();
    (child, lines, address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Asks a process to end, as an operating system does.
fn end(child: &Child) {
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
}

#[test]
fn it_is_served_without_further_set_up_copied_while_it_runs_and_closed_with_grace() {
    let scratch = Scratch::new("whole");
    let (log, copy) = (scratch.file("log.db"), scratch.file("copy.db"));
    let (mut child, mut lines, address) = serve(&["--store", &log]);
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    assert!(get(&address, "/health").ends_with("ok\n"));
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 200"));
    let copied = run(&["backup", &copy, "--store", &log]);
    assert!(copied.status.success(), "{}", text(&copied.stderr));
    assert!(text(&copied.stdout).contains("copied to"), "{}", text(&copied.stdout));
    assert!(std::fs::metadata(&copy).unwrap().len() > 4096);
    end(&child);
    assert!(child.wait().unwrap().success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    assert!(rest.starts_with("Only this machine can open it."), "{rest}");
    assert!(rest.ends_with("\nShutting down: finishing open requests.\nClosed.\n"), "{rest}");
    let (mut again, _lines, address) = serve(&["--store", &copy]);
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 200"), "a copy is a log");
    end(&again);
    assert!(again.wait().unwrap().success());
}

#[test]
fn a_copy_does_not_overwrite_and_what_is_no_log_is_not_copied() {
    let scratch = Scratch::new("copy");
    let (file, other) = (scratch.file("letter.txt"), scratch.file("copy.db"));
    std::fs::write(&file, "Dear reader").unwrap();
    let refused = run(&["backup", &file, "--store", &other]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("exists already"), "{}", text(&refused.stderr));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "Dear reader");
    let refused = run(&["backup", &other, "--store", &scratch.file("nothing.db")]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("cannot be reached"), "{}", text(&refused.stderr));
    assert!(!Path::new(&other).exists());
}

#[test]
fn results_are_computed_anew_while_no_server_runs() {
    let scratch = Scratch::new("rebuild");
    let log = scratch.file("log.db");
    let missing = run(&["rebuild", "--store", &log]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("cannot be reached"), "{}", text(&missing.stderr));
    assert!(!Path::new(&log).exists());
    let (mut child, _lines, _) = serve(&["--store", &log]);
    let refused = run(&["rebuild", "--store", &log]);
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stdout));
    end(&child);
    assert!(child.wait().unwrap().success());
    let done = run(&["rebuild", "--store", &log]);
    assert!(done.status.success(), "{}", text(&done.stderr));
    assert_eq!(text(&done.stdout), "0 results were computed anew.\n");
}

#[test]
fn a_database_is_named_without_its_password_and_copied_with_its_own_tools() {
    let scratch = Scratch::new("database");
    let (copy, url) = (scratch.file("copy.dump"), "postgres://ada:hunter2@127.0.0.1:1/cards");
    let refused = |words: &[&str], says: &[&str]| {
        let output = run(words);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(says.iter().all(|part| said.contains(part)), "{words:?}: {said}");
        assert!(!said.contains("hunter2"), "{words:?}: {said}");
    };
    let shown = "postgres://ada@127.0.0.1:1/cards";
    refused(&["serve", "--listen", "127.0.0.1:0", "--store", url], &[shown, "cannot be reached", "refused"]);
    refused(&["backup", &copy, "--store", url], &["pg_dump", &copy, shown]);
    refused(&["serve", "--store", "postgres://ada:hunter2@host:port/x"], &["--store"]);
    refused(
        &["backup", &copy, "--store", "postgres://ada:hunter2@host:port/x"],
        &["postgres://user@host/name"],
    );
    assert!(!Path::new(&copy).exists());
}

/// The address of a new database, where `scripts/postgres` has started a PostgreSQL.
fn new_database(name: &str) -> Option<String> {
    let variable = |name| std::env::var(name).ok();
    let (Some(server), Some(bin)) =
        (variable("INTERREGNUM_TEST_POSTGRES"), variable("INTERREGNUM_TEST_POSTGRES_BIN"))
    else {
        eprintln!("not checked: scripts/postgres COMMAND starts a PostgreSQL for this test");
        return None;
    };
    let mut create = Command::new(format!("{bin}/createdb"));
    assert!(create.arg(format!("--maintenance-db={server}")).arg(name).status().unwrap().success());
    Some(server.replacen("///postgres", &format!("///{name}"), 1))
}

#[test]
fn a_log_in_postgresql_is_served_by_one_server_at_a_time_and_again_after_it_was_killed() {
    let Some(url) = new_database("interregnum_serve") else { return };
    let (mut child, _lines, address) = serve(&["--store", &url]);
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 200"));
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--store", &url]);
    assert_eq!(second.status.code(), Some(2));
    assert!(text(&second.stderr).contains("another server has it open"), "{}", text(&second.stderr));
    child.kill().unwrap();
    child.wait().unwrap();
    let (mut again, _lines, address) = serve(&["--store", &url]);
    assert!(get(&address, "/ready").starts_with("HTTP/1.1 200"), "its lease has ended");
    end(&again);
    assert!(again.wait().unwrap().success());
}

#[test]
fn settings_that_do_not_fit_are_refused_with_their_place() {
    let scratch = Scratch::new("settings");
    let file = scratch.file("server.toml");
    std::fs::write(&file, "lisen = \"0.0.0.0:80\"\n").unwrap();
    let refused = |words: &[&str], says: &str| {
        let output = run(&[&["serve"], words].concat());
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(text(&output.stderr).contains(says), "{words:?}: {}", text(&output.stderr));
    };
    refused(&["--config", &file], "lisen");
    refused(&["--listen", "somewhere"], "--listen");
    refused(&["--admin-token", "short"], "sixteen characters");
    refused(&["--store", &scratch.file("missing/folder/log.db")], "cannot be reached");
    let output = program(&["serve"]).env("INTERREGNUM_IDLE", "soon").output().unwrap();
    assert!(text(&output.stderr).contains("INTERREGNUM_IDLE"), "{}", text(&output.stderr));
}

/// Starts a server after a command of the shell that sets its limit of open files.
#[cfg(unix)]
fn serve_limited(limit: &str, words: &str) -> (Child, String) {
    let binary = env!("CARGO_BIN_EXE_interregnum");
    let serve = format!("{limit} && exec {binary} serve --listen 127.0.0.1:0 --store '' {words}");
    let mut command = Command::new("sh");
    let mut child =
        command.args(["-c", &serve]).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
    let address = first.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
    (child, address.to_owned())
}

#[cfg(target_os = "linux")]
#[test]
fn the_limit_of_open_files_is_raised_at_the_start() {
    let (mut child, _) = serve_limited("ulimit -S -n 200 && ulimit -H -n 300", "");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().skip(3).take(2).collect::<Vec<_>>(), ["300", "300"]);
}

/// Many requests without their ends, at a server with few files.
#[cfg(unix)]
#[test]
fn half_sent_requests_do_not_use_up_the_open_files() {
    let (mut child, address) = serve_limited("ulimit -n 256", "--limit-connections 0 --timeout-request 3600");
    let half = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{";
    let crowd: Vec<TcpStream> = (0..400)
        .map(|_| {
            let mut stream = TcpStream::connect(&address).unwrap();
            // Those over the cap may be closed already.
            let _ = stream.write_all(half.as_bytes());
            stream
        })
        .collect();
    let mut stream = TcpStream::connect(&address).unwrap();
    stream.set_read_timeout(Some(std::time::Duration::from_secs(30))).unwrap();
    write!(stream, "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    let answered = stream.read_to_string(&mut answer);
    end(&child);
    assert!(child.wait().unwrap().success());
    assert!(answered.is_ok() && answer.ends_with("ok\n"), "{answered:?}: {answer}");
    drop(crowd);
}

#[test]
fn the_hosting_page_explains_every_setting() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = std::fs::read_to_string(page).unwrap();
    for setting in interregnum_server::Setting::ALL {
        assert!(page.contains(&format!("| `{}` |", setting.name())), "{} is not explained", setting.name());
    }
}

#[test]
fn the_help_explains_every_setting_in_both_languages() {
    for lang in ["en", "fr"] {
        let help = text(&run(&["serve", "--help", "--lang", lang]).stdout);
        for setting in interregnum_server::Setting::ALL {
            let name = format!("--{} ", setting.name());
            assert!(help.contains(&name), "{lang}: {name} is not explained");
        }
        assert!(!help.contains("[cli-arg") && !help.contains("[serve-"), "{help}");
    }
}
