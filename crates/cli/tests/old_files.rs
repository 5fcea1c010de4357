//! Logs and records that earlier versions wrote are read, and their games are played on.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{Scratch, program, told};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Stdio};

const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old/0.1");

/// A server over a copy of the old log. It ends with its guard.
struct Server {
    child: Child,
    address: String,
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn over(log: &str) -> Self {
        let words = ["serve", "--listen", "127.0.0.1:0", "--store", log];
        let mut child = program(&words).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut first = String::new();
        output.read_line(&mut first).unwrap();
        let address = first.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
        Self { address: address.to_owned(), child, _output: output }
    }

    /// The status and the body of the answer to a request with this token.
    fn request(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
    }

    fn table(&self, id: &str, token: &str) -> Value {
        let (status, body) = self.request("GET", &format!("/api/tables/{id}"), token, "");
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    fn ask(&self, id: &str, token: &str, command: &Value) -> u64 {
        let request = json!({"id": "old-1", "command": command}).to_string();
        let (status, body) = self.request("POST", &format!("/api/tables/{id}/ask"), token, &request);
        assert_eq!(status, 200, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()["version"].as_u64().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_log_of_version_0_1_is_read_and_its_games_are_played_on() {
    let scratch = Scratch::new("old-log");
    let log = scratch.file("log.db");
    std::fs::copy(format!("{OLD}/log.db"), &log).unwrap();
    let then: Value =
        serde_json::from_str(&std::fs::read_to_string(format!("{OLD}/log.json")).unwrap()).unwrap();
    let (ada, bo) = (then["ada"].as_str().unwrap(), then["bo"].as_str().unwrap());
    let server = Server::over(&log);
    let table = |name: &str| {
        let kept = &then["tables"][name];
        (kept.clone(), kept["id"].as_str().unwrap().to_owned())
    };

    for name in ["claim two, phase two", "claim four, talk", "braverats match", "defaite three"] {
        let (kept, id) = table(name);
        let position = &server.table(&id, ada)["now"]["position"];
        assert_eq!((&position["turn"], &position["legal"]), (&kept["turn"], &kept["legal"]), "{name}");
        let play = json!({"do": "play", "action": kept["legal"][0], "turn": kept["turn"]});
        assert!(server.ask(&id, ada, &play) > kept["version"].as_u64().unwrap(), "{name}");
    }

    for name in ["braverats over", "resigned"] {
        let (_, id) = table(name);
        let (status, record) = server.request("GET", &format!("/api/tables/{id}/record"), ada, "");
        assert_eq!(status, 200, "{name}: {record}");
        let file = scratch.file("record.jsonl");
        std::fs::write(&file, record).unwrap();
        told(&["check", &file]);
        let said = told(&["verify", &file]);
        assert!(said.contains("Shown of interregnum-shuffle-1"), "{said}");
    }

    let (kept, id) = table("waiting");
    let version = server.ask(&id, bo, &json!({"do": "sit", "name": "Bo"}));
    assert!(version > kept["version"].as_u64().unwrap());
}

#[test]
fn results_of_a_log_of_version_0_1_are_computed() {
    let scratch = Scratch::new("old-results");
    let log = scratch.file("log.db");
    std::fs::copy(format!("{OLD}/log.db"), &log).unwrap();
    let rebuilt = || told(&["rebuild", "--store", &log]);
    assert_eq!(rebuilt(), "0 results were computed anew.\n", "only games with bots were over");
    let then: Value =
        serde_json::from_str(&std::fs::read_to_string(format!("{OLD}/log.json")).unwrap()).unwrap();
    let (ada, bo) = (then["ada"].as_str().unwrap(), then["bo"].as_str().unwrap());
    let server = Server::over(&log);
    let setup = json!({"game": "claim", "options": {"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0}});
    let table = json!({"setup": setup, "seats": ["me", "open"]}).to_string();
    let (status, made) = server.request("POST", "/api/tables", ada, &table);
    assert_eq!(status, 201, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let id = made["table"].as_str().unwrap();
    server.ask(id, bo, &json!({"do": "sit", "name": "Bo"}));
    server.ask(id, ada, &json!({"do": "resign"}));
    drop(server);
    assert_eq!(rebuilt(), "One result was computed anew.\n");
    assert_eq!(rebuilt(), "One result was computed anew.\n", "again");
}

#[test]
fn records_of_version_0_1_are_checked() {
    told(&["check", &format!("{OLD}/games.jsonl")]);
}
