//! One evening at the server: games of every kind by people, programs and bots, and every kind of
//! mistake.

use crate::captured::Secret;
use crate::client::{
    Answer, PATIENCE, Person, Scratch, TestServer, claim, config, defaite, hand, play, rats,
};
use interregnum_store::{Append, SqliteOptions, SqliteStore, Store, TableRow, TableStage};
use interregnum_table::{Time, Version};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Somebody's secret that was damaged with the log it stands in.
const DAMAGED: &str = "5ec4e7000102030405060708090a0b0c";

/// Something the server said to somebody, and what they must not learn from it.
pub(crate) struct Page {
    pub(crate) text: String,
    pub(crate) hidden: Vec<Secret>,
}

/// What was secret on an evening, and what was said.
#[derive(Default)]
pub(crate) struct Scenario {
    pub(crate) secrets: Vec<Secret>,
    pub(crate) pages: Vec<Page>,
}

impl Scenario {
    /// Lets the evening pass.
    pub(crate) async fn pass() -> Self {
        let scratch = Scratch::new();
        let store = Arc::new(SqliteStore::open(SqliteOptions::file(scratch.file("log.db"))).await.unwrap());
        let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
        let mut scenario = Self::default();
        let people = scenario.come(&server).await;
        for setup in [claim(), rats(), defaite()] {
            scenario.game(&server, &people, setup).await;
        }
        scenario.account(&server, store.as_ref(), &scratch).await;
        scenario.broken_table(&server, store.as_ref()).await;
        scenario.foreigners(&server, &people).await;
        scenario.close(server, &people[1]).await;
        scenario
    }

    pub(crate) fn keep(&mut self, what: &'static str, text: &str) {
        assert!(!text.is_empty(), "{what}");
        self.secrets.push(Secret::new(what, text));
    }

    /// Notes what was said to somebody who may know none of all secrets so far, but these.
    pub(crate) fn said(&mut self, answer: &str, but: &BTreeSet<String>) {
        let hidden = self.secrets.iter().filter(|secret| !but.contains(&secret.text)).cloned().collect();
        self.pages.push(Page { text: answer.to_owned(), hidden });
    }

    /// Notes a refusal, head and all.
    pub(crate) fn refused(&mut self, answer: &Answer, but: &BTreeSet<String>) {
        assert!((400..500).contains(&answer.status), "{answer:?}");
        self.said(&format!("{}\n{}", answer.head, answer.body), but);
    }

    /// Ada comes with a browser and its cookie, Ben is a program with a token.
    async fn come(&mut self, server: &TestServer) -> [Person; 2] {
        let came = server.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
        let cookie = came.header("set-cookie").unwrap().split(';').next().unwrap();
        let secret = cookie.split_once('=').unwrap().1.to_owned();
        let known = server.stranger().send("GET", "/api/guests/me", &[("cookie", cookie)], "").await;
        assert_eq!(known.json(), json!({"name": "Ada"}));
        let ben = server.guest("Ben").await;
        self.keep("Ada's cookie", &secret);
        self.keep("Ben's token", ben.token.as_ref().unwrap());
        self.keep("the admin's token", config().admin_token.as_ref().unwrap());
        [Person { token: Some(secret), ..server.stranger() }, ben]
    }

    /// One game, to its end, with mistakes at its beginning.
    async fn game(&mut self, server: &TestServer, people: &[Person; 2], setup: Value) {
        let [ada, ben] = people;
        let three = setup["options"]["players"] == 3;
        let table = ada.makes(setup, if three { &["me", "open", "page"] } else { &["me"] }).await;
        assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
        let hands = [hand(ada, &table).await, hand(ben, &table).await].map(BTreeSet::from_iter);
        for card in hands.iter().flatten().collect::<BTreeSet<_>>() {
            self.secrets.push(Secret::card(card));
        }
        self.mistakes(server, people, &table, &hands).await;
        let admin = Person { token: config().admin_token, ..server.stranger() };
        for path in ["/metrics", "/api/admin/tables", "/api/admin/live"] {
            let page = admin.get(path).await;
            assert_eq!(page.status, 200);
            self.said(&page.body, &BTreeSet::new());
        }
        play_out(people, &table).await;
        let record = server.stranger().get(&format!("/api/tables/{table}/record")).await.json();
        for (what, path) in [("a seed", "/deal/seed"), ("a server's secret", "/shuffle/secret")] {
            self.keep(what, record.pointer(path).and_then(Value::as_str).unwrap());
        }
    }

    /// Everything that can be asked wrongly by those who sit at a table, and by a stranger.
    async fn mistakes(
        &mut self,
        server: &TestServer,
        people: &[Person; 2],
        table: &str,
        hands: &[BTreeSet<String>; 2],
    ) {
        let path = format!("/api/tables/{table}/ask");
        for ((person, own), other) in people.iter().zip(hands).zip(hands.iter().rev()) {
            // What one names oneself one may be told of.
            let theirs = other.difference(own).next().cloned();
            let known: BTreeSet<String> = own.iter().chain(&theirs).cloned().collect();
            let theirs = theirs.unwrap_or_else(|| "XxX".to_owned());
            for (number, command) in wrong(&theirs).into_iter().enumerate() {
                let id = format!("wrong-{number}");
                self.refused(&person.ask(table, &id, command.clone()).await, &known);
                let mut socket = person.joins(table).await;
                socket.hears("welcome").await;
                let error = socket.is_refused(&id, command).await;
                self.said(&error.to_string(), &known);
                socket.say_text(r#"{"kind":"ask","id":"#).await;
                self.said(&socket.hears("refused").await.to_string(), &known);
                socket.closes().await;
            }
            for body in ["", "{", "[1,2]", r#"{"id":"a","command":{"do":"fly"}}"#] {
                let json = [("content-type", "application/json")];
                self.refused(&person.send("POST", &path, &json, body).await, own);
            }
        }
        let none = BTreeSet::new();
        let stranger = server.stranger();
        self.refused(&stranger.ask(table, "a", json!({"do": "resign"})).await, &none);
        self.refused(&stranger.get(&format!("/api/tables/{table}/record")).await, &none);
        self.refused(&stranger.get(&format!("/api/tables/{table}/socket")).await, &none);
    }

    /// A log that cannot be replayed any more, with a secret in it.
    async fn broken_table(&mut self, server: &TestServer, store: &dyn Store) {
        let id: interregnum_table::TableId = "abcdefghijkmnopq".parse().unwrap();
        let row = TableRow {
            game: "claim".to_owned(),
            listed: false,
            stage: TableStage::Open,
            summary: b"{}".to_vec(),
            deadline: None,
        };
        let entry =
            format!(r#"{{"v":1,"entry":{{"at":1,"what":{{"kind":"created","secret":"{DAMAGED}"}}}}}}"#);
        let append = Append {
            table: id.clone(),
            expected: Version(0),
            entries: vec![entry.into_bytes()],
            at: Time(1),
            row: Some(row),
            holders: Some(Vec::new()),
        };
        store.append(append).await.unwrap();
        self.keep("a secret in a damaged log", DAMAGED);
        let answer = server.stranger().get(&format!("/api/tables/{id}")).await;
        assert_eq!(answer.status, 503, "{answer:?}");
        self.said(&format!("{}\n{}", answer.head, answer.body), &BTreeSet::new());
    }

    /// Secrets where they do not belong, and where they belong but are not right.
    async fn foreigners(&mut self, server: &TestServer, people: &[Person; 2]) {
        let none = BTreeSet::new();
        let token = people[1].token.clone().unwrap();
        let admin = config().admin_token.unwrap();
        let nearly = Person { token: Some(format!("{admin}x")), ..server.stranger() };
        self.refused(&nearly.get("/api/admin/tables").await, &none);
        self.refused(&people[1].get("/metrics").await, &none);
        let stranger = server.stranger();
        for path in [format!("/{token}"), format!("/api/tables/{token}"), format!("/nowhere?token={token}")] {
            self.refused(&stranger.get(&path).await, &none);
        }
        let cookie = format!("interregnum={token}x");
        let shown = stranger.send("GET", "/api/guests/me", &[("cookie", cookie.as_str())], "").await;
        self.refused(&shown, &none);
        let named = stranger.post("/api/guests", &json!({"name": format!("{token}{token}")})).await;
        self.refused(&named, &none);
        let large = "x".repeat(20_000);
        let json = [("content-type", "application/json")];
        self.refused(&people[0].send("POST", "/api/tables", &json, &large).await, &none);
        let foreign = [("origin", "https://evil.example"), ("content-type", "application/json")];
        self.refused(&people[0].send("POST", "/api/tables", &foreign, "{}").await, &none);
    }

    /// Ben reads the news as a program does, while the server closes.
    async fn close(&mut self, server: TestServer, ben: &Person) {
        let table = ben.makes(rats(), &["me", "page"]).await;
        let (reader, path) = (ben.clone(), format!("/api/tables/{table}/stream"));
        let stream = tokio::spawn(async move { reader.get(&path).await });
        let admin = Person { token: config().admin_token, ..server.stranger() };
        let notice = admin.post("/api/admin/notice", &json!({"text": "We close.", "close_in": 1})).await;
        assert_eq!(notice.status, 204);
        timeout(PATIENCE, server.running.closed()).await.unwrap();
        server.running.close().await.unwrap();
        assert!(stream.await.unwrap().body.contains("\"welcome\""));
    }
}

/// What may not be asked at the beginning of a game; `theirs` is a card that one does not hold.
fn wrong(theirs: &str) -> Vec<Value> {
    vec![
        play(&format!("play {theirs}"), 0),
        play(&format!("play {theirs}"), 7),
        play("nonsense", 0),
        json!({"do": "sit", "seat": 0, "name": "Eve"}),
        json!({"do": "seat-bot", "seat": 1, "bot": "nobody"}),
        json!({"do": "answer", "what": "abort", "agree": true}),
        json!({"do": "show", "bytes": "00112233445566778899aabbccddeeff"}),
        json!({"do": "decide", "about": 1, "choice": "end"}),
    ]
}

/// Both play the first thing that is legal until the game is over; a bot may play with them.
async fn play_out(people: &[Person; 2], table: &str) {
    for step in 0..5000 {
        for (number, person) in people.iter().enumerate() {
            let now = person.sees(table).await["now"].clone();
            if now["stage"]["kind"] != "playing" {
                return;
            }
            let position = &now["position"];
            if let (Some(action), true) = (position["legal"][0].as_str(), position["choice"].is_null()) {
                let command = play(action, position["turn"].as_u64().unwrap());
                assert_eq!(person.ask(table, &format!("s{step}-{number}"), command).await.status, 200);
            }
        }
        // A bot thinks on a thread of its own.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the game does not end");
}
