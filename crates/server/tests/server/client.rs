//! Those who come to the server in tests: over real sockets, a byte at a time if need be.

use futures_util::{SinkExt, StreamExt};
use interregnum_server::{Config, Limits, Server};
use interregnum_store::{MemoryStore, PersonChange, Session, SessionId, Store};
use interregnum_table::{SeatSecret, Time};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing that is waited for takes longer; the machine may be busy with other things.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// As much as a test wants; only the system limits the number of connections.
const NO_LIMITS: Limits = Limits {
    tables: 0,
    requests: 0,
    sockets: 0,
    player_messages: 0,
    spectator_messages: 0,
    connections: 0,
    connections_total: 0,
};

/// Settings for a test: a free port, everything in memory, hardly a limit.
pub(crate) fn config() -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        store: None,
        admin_token: Some("the admin's own token".to_owned()),
        limits: NO_LIMITS,
        ..Config::default()
    }
}

/// A running server.
pub(crate) struct TestServer {
    pub(crate) running: Server,
    pub(crate) address: SocketAddr,
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let running = Server::open(config).await.unwrap();
        Self { address: running.address(), running }
    }

    pub(crate) async fn with_store(store: Arc<dyn Store>) -> Self {
        let running = Server::open_with_store(config(), store).await.unwrap();
        Self { address: running.address(), running }
    }

    pub(crate) async fn in_memory() -> (Self, Arc<MemoryStore>) {
        let store = Arc::new(MemoryStore::new());
        (Self::with_store(Arc::clone(&store) as Arc<dyn Store>).await, store)
    }

    /// How many sockets and streams the server has open.
    pub(crate) async fn sockets(&self) -> u64 {
        let admin = Person { token: config().admin_token, ..self.stranger() };
        let metrics = admin.get("/metrics").await.body;
        let line = metrics.lines().find_map(|line| line.strip_prefix("interregnum_sockets "));
        line.unwrap().parse().unwrap()
    }

    /// Somebody without a name.
    pub(crate) const fn stranger(&self) -> Person {
        Person { address: self.address, token: None }
    }

    /// Somebody with a name.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let came = self.stranger().post("/api/guests", &json!({"name": name, "token": true})).await;
        assert_eq!(came.status, 201, "{came:?}");
        Person { address: self.address, token: Some(came.json()["token"].as_str().unwrap().to_owned()) }
    }
}

/// Puts somebody into a store whose id is the hash of this secret, as guests from before persons had ids.
pub(crate) async fn keep_person(store: &dyn Store, secret: &SeatSecret, name: &str, at: Time) {
    let person = interregnum_store::Person {
        id: secret.person(),
        name: name.to_owned(),
        created: at,
        has_account: false,
    };
    let session = Session {
        id: SessionId(u64::from_str_radix(&secret.digits()[..16], 16).unwrap()),
        person: person.id,
        secret: secret.hash(),
        previous: None,
        device: String::new(),
        created: at,
        used: Time(u64::MAX / 2),
        rotated: at,
    };
    assert!(store.change_person(PersonChange::Came { person, session }).await.unwrap());
}

/// Somebody who comes.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
}

/// What the server answers.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Asserts that something is refused with a code, and gives the whole answer.
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!((self.status, self.json()["code"].as_str()), (status, Some(code)), "{self:?}");
        self.json()
    }
}

impl Person {
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.send("POST", path, &json, &body.to_string()).await
    }

    /// Sends a request as it is, and reads the answer to its end.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let bearer = self.token.as_ref().map(|token| format!("authorization: Bearer {token}\r\n"));
        let named = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n"));
        let lines: Vec<String> = std::iter::once(head).chain(named).chain(bearer).collect();
        let request = format!("{}content-length: {}\r\n\r\n{body}", lines.concat(), body.len());
        answer(&exchange(self.address, request.as_bytes()).await)
    }

    /// Asks something of a table.
    pub(crate) async fn ask(&self, table: &str, id: &str, command: Value) -> Answer {
        self.post(&format!("/api/tables/{table}/ask"), &json!({"id": id, "command": command})).await
    }

    /// Makes a table, and gives its name.
    pub(crate) async fn makes(&self, setup: Value, seats: &[&str]) -> String {
        let made = self.post("/api/tables", &json!({"setup": setup, "seats": seats})).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["table"].as_str().unwrap().to_owned()
    }

    /// Looks at a table.
    pub(crate) async fn sees(&self, table: &str) -> Value {
        let seen = self.get(&format!("/api/tables/{table}")).await;
        assert_eq!(seen.status, 200, "{seen:?}");
        seen.json()
    }

    /// Opens a socket and says hello.
    pub(crate) async fn joins(&self, table: &str) -> Socket {
        let mut socket = self.socket(table, &[]).await.unwrap();
        socket.say(&json!({"kind": "hello", "protocol": 1})).await;
        socket
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self, table: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let path = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = path.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        if let Some(token) = &self.token {
            let bearer = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, heard: Vec::new() }),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Sends bytes and reads whatever comes until the other side closes.
pub(crate) async fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut answer = Vec::new();
    // The server may close before it has read everything it does not want.
    let _ = stream.write_all(bytes).await;
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer");
    answer
}

/// An answer as it came; a body in chunks is put together.
pub(crate) fn answer(bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        whole(body)
    } else {
        body.to_owned()
    };
    Answer { status, head: head.to_owned(), body }
}

fn whole(mut chunks: &str) -> String {
    let mut body = String::new();
    while let Some((size, rest)) = chunks.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        body += &rest[..size];
        chunks = rest[size..].strip_prefix("\r\n").unwrap_or("");
    }
    body
}

/// A socket at a table; it remembers every frame that came.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) heard: Vec<String>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn ask(&mut self, id: &str, command: Value) {
        self.say(&json!({"kind": "ask", "id": id, "command": command})).await;
    }

    /// The next message; `None` if the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let patience = Instant::now() + PATIENCE;
        loop {
            match timeout_at(patience, self.stream.next()).await.expect("a message") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn hears(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no {kind} before the end"));
            if message["kind"] == kind {
                return message;
            }
        }
    }

    /// The next news of a kind, with how things stand after it.
    pub(crate) async fn hears_of(&mut self, kind: &str) -> Value {
        loop {
            let news = self.hears("news").await;
            if news["told"].as_array().unwrap().iter().any(|told| told["news"]["kind"] == kind) {
                return news;
            }
        }
    }

    /// Asks, and waits until it is done; gives the version.
    pub(crate) async fn does(&mut self, id: &str, command: Value) -> u64 {
        self.ask(id, command.clone()).await;
        loop {
            let message = self.next().await.expect("an answer");
            assert_ne!(message["kind"], "refused", "{command}: {message}");
            if message["kind"] == "done" {
                assert_eq!(message["id"], id);
                return message["version"].as_u64().unwrap();
            }
        }
    }

    /// Asks, and waits until it is refused; gives the reason.
    pub(crate) async fn is_refused(&mut self, id: &str, command: Value) -> Value {
        self.ask(id, command).await;
        self.hears("refused").await["error"].clone()
    }

    /// Says the same without reading anything, until the other side closes.
    pub(crate) async fn says_until_closed(&mut self, text: &str) {
        let told = async { while self.stream.send(Message::text(text)).await.is_ok() {} };
        timeout(PATIENCE, told).await.expect("the socket is closed");
    }

    pub(crate) async fn closes(mut self) {
        let _ = self.stream.close(None).await;
    }
}

/// A folder that is gone when the test is.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("interregnum-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    #[allow(dead_code, reason = "some tests look at the folder")]
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A table of BraveRats.
pub(crate) fn rats() -> Value {
    json!({
        "game": "braverats", "listed": true, "pace": 0,
        "options": {
            "deal": "standard", "traitor": false, "draw": false, "target": 4, "match": 1,
            "musician_cancels": false, "ambassador_keeps": true
        }
    })
}

/// A table of Claim for two.
pub(crate) fn claim() -> Value {
    json!({
        "game": "claim", "listed": true, "pace": 0,
        "options": {"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0}
    })
}

/// A table of La Défaite for three.
pub(crate) fn defaite() -> Value {
    json!({"game": "defaite", "listed": true, "pace": 0, "options": {"players": 3}})
}

/// A short table of Goofspiel.
pub(crate) fn goofspiel() -> Value {
    json!({"game": "goofspiel", "listed": true, "pace": 0, "options": {"cards": 5, "order": "random"}})
}

/// Two people at a new table, with their sockets; the game has begun.
pub(crate) async fn two_at(server: &TestServer, setup: Value) -> (String, Vec<(Person, Socket)>) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(setup, &["me"]).await;
    assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
    let mut people = Vec::new();
    for person in [ada, ben] {
        let mut socket = person.joins(&table).await;
        socket.hears("welcome").await;
        people.push((person, socket));
    }
    (table, people)
}

/// What a person may do now, and the turn.
pub(crate) async fn choices(person: &Person, table: &str) -> (Vec<String>, u64) {
    let position = person.sees(table).await["now"]["position"].clone();
    let legal =
        position["legal"].as_array().unwrap().iter().map(|action| action.as_str().unwrap().to_owned());
    (legal.collect(), position["turn"].as_u64().unwrap())
}

/// The cards that were dealt to a person, by the events that person was told.
pub(crate) async fn hand(person: &Person, table: &str) -> Vec<String> {
    let mut socket = person.socket(table, &[]).await.unwrap();
    socket.say(&json!({"kind": "hello", "protocol": 1, "since": 1})).await;
    let welcome = socket.hears("welcome").await;
    let own = json!({"hand": welcome["scene"]["you"]});
    let told = welcome["told"].as_array().unwrap();
    let dealt = told.iter().find(|told| told["news"]["kind"] == "dealt").unwrap();
    let events = dealt["news"]["story"]["events"].as_array().unwrap().iter();
    let cards =
        events.filter(|event| event["to"] == own).map(|event| event["card"].as_str().unwrap().to_owned());
    cards.collect()
}

/// Whether a text names a card, the list of all cards apart.
pub(crate) fn names(text: &str, card: &str) -> bool {
    let list = text.find("\"deck\":[").map_or(0..0, |start| start..start + text[start..].find(']').unwrap());
    let quoted = [format!("\"{card}\""), format!(" {card}\"")];
    let rest = [&text[..list.start], &text[list.end..]];
    rest.iter().any(|part| quoted.iter().any(|card| part.contains(card.as_str())))
}

pub(crate) fn play(action: &str, turn: u64) -> Value {
    json!({"do": "play", "action": action, "turn": turn})
}

/// Everybody plays the first thing that is legal until the game is over.
pub(crate) async fn play_out(table: &str, people: &[&Person]) {
    for step in 0..2000 {
        let mut acted = false;
        for (number, person) in people.iter().enumerate() {
            let scene = person.sees(table).await;
            if scene["now"]["stage"]["kind"] != "playing" {
                return;
            }
            let position = &scene["now"]["position"];
            let (Some(action), true) = (position["legal"][0].as_str(), position["choice"].is_null()) else {
                continue;
            };
            let command = play(action, position["turn"].as_u64().unwrap());
            let done = person.ask(table, &format!("auto-{step}-{number}"), command).await;
            assert_eq!(done.status, 200, "{done:?}");
            acted = true;
        }
        assert!(acted, "somebody can act in a game that goes on");
    }
    panic!("the game does not end");
}
