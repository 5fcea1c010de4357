//! Noise: whatever is sent, nothing breaks and nothing changes.

use crate::client::{TestServer, answer, claim, config, exchange, two_at};
use interregnum_kernel::below;
use interregnum_server::{Config, Timeouts};
use interregnum_testkit::laws::{Dice, dice};
use rand_core::Rng;
use serde_json::{Value, json};
use std::time::Duration;

/// Messages that mean something, to be spoilt.
const MESSAGES: [&str; 8] = [
    r#"{"kind":"hello","protocol":1,"since":3}"#,
    r#"{"kind":"ask","id":"a","command":{"do":"play","action":"play Go7","turn":0}}"#,
    r#"{"kind":"ask","id":"b","command":{"do":"sit","seat":1,"name":"Eve"}}"#,
    r#"{"kind":"ask","id":"c","command":{"do":"decide","about":1,"choice":"end"}}"#,
    r#"{"kind":"ask","id":"d","command":{"do":"answer","what":"abort","agree":true}}"#,
    r#"{"kind":"ask","id":"e","command":{"do":"show","bytes":"00112233445566778899aabbccddeeff"}}"#,
    r#"{"kind":"take-over"}"#,
    r#"{"kind":"ping","n":1}"#,
];

/// A text with some of its bytes changed, doubled or left out.
fn spoilt(text: &str, rng: &mut Dice) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=below(rng, 4) {
        let place = below(rng, bytes.len().max(1)).min(bytes.len().saturating_sub(1));
        match below(rng, 4) {
            0 if !bytes.is_empty() => bytes[place] = (rng.next_u32() & 0x7f) as u8,
            1 if !bytes.is_empty() => drop(bytes.remove(place)),
            2 if !bytes.is_empty() => bytes.insert(place, b"{}[]\",:0-"[below(rng, 9)]),
            _ => bytes.truncate(place),
        }
    }
    bytes
}

fn without_time(mut scene: Value) -> Value {
    scene["talk"] = Value::Null;
    scene
}

#[tokio::test]
async fn noise_on_a_spectators_socket_breaks_nothing_and_changes_nothing() {
    let server = TestServer::open().await;
    let (table, people) = two_at(&server, claim()).await;
    let before = without_time(people[0].0.sees(&table).await);
    let eve = server.guest("Eve").await;
    let mut rng = dice(6);
    for round in 0..20 {
        let mut socket = eve.joins(&table).await;
        socket.hears("welcome").await;
        for _ in 0..25 {
            let message = MESSAGES[1 + below(&mut rng, MESSAGES.len() - 1)];
            let bytes = if round % 2 == 0 { spoilt(message, &mut rng) } else { message.as_bytes().to_vec() };
            socket.say_text(&String::from_utf8_lossy(&bytes)).await;
        }
        socket.say(&json!({"kind": "ping", "n": 77})).await;
        while socket.hears("pong").await["n"] != 77 {}
    }
    assert_eq!(without_time(people[0].0.sees(&table).await), before);
}

#[tokio::test]
async fn noise_on_http_breaks_nothing_and_changes_nothing() {
    // Noise that says less than it announces, or does not ask to close, is waited for until then.
    let timeouts = Timeouts { request: Duration::from_millis(500), ..config().timeouts };
    let server = TestServer::with(Config { timeouts, ..config() }).await;
    let (table, people) = two_at(&server, claim()).await;
    let before = without_time(people[0].0.sees(&table).await);
    let eve = server.guest("Eve").await;
    let token = eve.token.clone().unwrap();
    let bodies = [
        json!({"id": "a", "command": {"do": "play", "action": "play Go7", "turn": 0}}).to_string(),
        json!({"setup": claim(), "seats": ["me", "page"]}).to_string(),
        json!({"name": "Eve"}).to_string(),
        json!({"game": "claim"}).to_string(),
    ];
    let paths = [
        format!("/api/tables/{table}/ask"),
        "/api/tables".to_owned(),
        "/api/guests".to_owned(),
        "/api/match".to_owned(),
        format!("/api/tables/{table}/record/1"),
        "/api/admin/notice".to_owned(),
    ];
    let mut rng = dice(7);
    for _ in 0..300 {
        let body = spoilt(&bodies[below(&mut rng, bodies.len())], &mut rng);
        let head = format!(
            "POST {} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            paths[below(&mut rng, paths.len())],
            body.len(),
        );
        let head = if below(&mut rng, 4) == 0 { spoilt(&head, &mut rng) } else { head.into_bytes() };
        let mut request = [head, body].concat();
        request.extend_from_slice(b"\r\n\r\n");
        let got = exchange_until_closed(&server, &request).await;
        assert!(!(500..600).contains(&got), "{got}: {}", String::from_utf8_lossy(&request));
    }
    assert_eq!(without_time(people[0].0.sees(&table).await), before);
    assert_eq!(server.stranger().get("/health").await.body, "ok\n");
}

/// The status of the answer to bytes, after which nothing more is sent.
async fn exchange_until_closed(server: &TestServer, request: &[u8]) -> u16 {
    answer(&exchange(server.address, request).await).status
}
