//! Tests of the messages between clients and the server.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_kernel::{Phrase, Seat};
use interregnum_table::{Command, Proposal, Turn, Version};
use interregnum_testkit::golden;
use interregnum_wire::{FromClient, PROTOCOL, ToClient, card_modules, typescript};
use serde_json::{Value, json};
use std::path::Path;

mod games;
mod reading;
mod shape;

fn read(message: &Value) -> Result<FromClient, String> {
    serde_json::from_str(&message.to_string()).map_err(|error| error.to_string())
}

#[test]
fn golden_typescript_is_that_of_the_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/src/wire");
    for (module, text) in typescript().into_iter().chain(card_modules()) {
        golden::check(&folder.join(format!("{module}.ts")), &text);
    }
}

#[test]
fn every_type_that_is_named_in_the_typescript_is_there() {
    let all = typescript();
    for name in ["ToClient", "FromClient", "Command", "Scene", "Now", "Phrase", "Arg", "Forbidden", "News"] {
        assert!(all["messages"].contains(&format!("export type {name} =")), "{name}");
    }
    for (module, text) in all {
        assert!(
            !text.contains("unknown") || text.contains("unknown: number"),
            "{module} says nothing of a type"
        );
    }
}

#[test]
fn a_hello_may_name_the_last_known_version() {
    let hello = json!({"kind": "hello", "protocol": PROTOCOL, "since": 7});
    assert_eq!(read(&hello), Ok(FromClient::Hello { protocol: 1, since: Some(Version(7)), token: None }));
    let first = json!({"kind": "hello", "protocol": PROTOCOL});
    assert_eq!(read(&first), Ok(FromClient::Hello { protocol: 1, since: None, token: None }));
}

#[test]
fn a_move_is_asked_for_under_a_name_and_for_a_turn() {
    let ask = json!({"kind": "ask", "id": "m-1", "command": {"do": "play", "action": "play Go7", "turn": 3}});
    let command = Command::Play { action: "play Go7".to_owned(), turn: Turn(3) };
    assert_eq!(read(&ask), Ok(FromClient::Ask { id: "m-1".parse().unwrap(), command }));
}

#[test]
fn what_is_not_on_the_list_is_refused() {
    for message in [
        json!({"kind": "shout"}),
        json!({"kind": "ping", "n": 1, "m": 2}),
        json!({"kind": "ask", "id": "", "command": {"do": "resign"}}),
        json!({"kind": "ask", "id": "a", "command": {"do": "lost", "seat": 0}}),
        json!({"kind": "ask", "id": "a", "command": {"do": "seat-bot", "seat": 6, "bot": "page"}}),
        json!({"kind": "ask", "id": "a", "command": {"do": "play", "action": "play Go7", "turn": -1}}),
    ] {
        assert!(read(&message).is_err(), "{message}");
    }
}

#[test]
fn every_message_of_a_client_is_read_as_it_is_written() {
    let command = Command::Propose { what: Proposal::TakeBack };
    for message in [
        FromClient::Hello { protocol: 1, since: Some(Version(2)), token: None },
        FromClient::Ask { id: "a".parse().unwrap(), command },
        FromClient::TakeOver,
        FromClient::Ping { n: 9 },
    ] {
        let written = serde_json::to_value(&message).unwrap();
        assert_eq!(read(&written), Ok(message));
    }
}

#[test]
fn an_answer_says_which_version_it_led_to() {
    let done = ToClient::Done { id: "a".parse().unwrap(), version: Version(12) };
    assert_eq!(serde_json::to_value(&done).unwrap(), json!({"kind": "done", "id": "a", "version": 12}));
}

#[test]
fn a_phrase_is_written_as_the_page_expects_it() {
    let card = Phrase::new("card-x");
    let phrase = Phrase::new("tell")
        .with("number", 2)
        .with("code", "Go7")
        .with("seat", Seat::new(1))
        .with("card", card.clone())
        .with("cards", vec![card]);
    let expected = json!({"key": "tell", "args": {
        "number": {"number": 2},
        "code": {"text": "Go7"},
        "seat": {"seat": 1},
        "card": {"phrase": {"key": "card-x", "args": {}}},
        "cards": {"list": [{"key": "card-x", "args": {}}]},
    }});
    assert_eq!(serde_json::to_value(&phrase).unwrap(), expected);
}
