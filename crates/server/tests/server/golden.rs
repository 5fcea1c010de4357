//! Golden games played through real sockets: every frame to every viewer is held to the law
//! "shown before seen".

use crate::client::{Person, Socket, TestServer, keep_person, play};
use interregnum_games::{VisitLawful, visit_lawful};
use interregnum_kernel::{LAWS, Lawful};
use interregnum_store::{Append, MemoryStore, Store, TableRow, TableStage};
use interregnum_table::{
    Contribution, Entropy, Entry, Happening, SeatSecret, Setup, Span, Table, TableId, Time, Version,
};
use interregnum_testkit::laws::{dice, named};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// A record of `golden/`.
struct Kept {
    name: String,
    record: Value,
}

fn kept(game: &str) -> Vec<Kept> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(game);
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    let read = |file: &std::path::PathBuf| Kept {
        name: file.file_stem().unwrap().to_string_lossy().into_owned(),
        record: serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap(),
    };
    files.iter().map(read).collect()
}

/// The names of all cards of a game with these options.
struct Names<'a>(&'a Value);

impl VisitLawful for Names<'_> {
    type Output = BTreeSet<String>;

    fn game<G: Lawful>(self) -> BTreeSet<String> {
        let options = serde_json::from_value(self.0.clone()).unwrap();
        let game = G::random(&options, &mut dice(1));
        game.truth(LAWS).total().0.keys().map(ToString::to_string).collect()
    }
}

fn secret(seat: usize) -> SeatSecret {
    SeatSecret::from_bytes([seat as u8 + 1; 16])
}

/// Lays a record's deal out at a table where everybody sits.
async fn lay(store: &MemoryStore, record: &Value) -> TableId {
    let seats = record["seats"].as_array().unwrap();
    let game = record["game"].as_str().unwrap();
    let setup = Setup { pace: Span(0), ..Setup::new(game, record["options"].clone()) };
    let id = TableId::from_bytes([7; 10]);
    let entry = |what| Entry { at: Time(1), cause: None, what };
    let mut entries =
        vec![Table::create(id.clone(), setup, secret(0).person(), Time(1), Entropy([9; 32])).unwrap()];
    for (number, seat) in seats.iter().enumerate() {
        let name = seat["name"].as_str().unwrap().to_owned();
        keep_person(store, &secret(number), &name, Time(1)).await;
        let seat = interregnum_kernel::Seat::new(number);
        entries.push(entry(Happening::Sat {
            seat,
            holder: secret(number).person(),
            name,
            commitment: None,
            commits: false,
        }));
    }
    let bytes = seats.iter().map(|_| Contribution([0; 16])).collect();
    entries.push(entry(Happening::Dealt { bytes, laid: Some(record["deal"].clone()) }));
    let row = TableRow {
        game: game.to_owned(),
        listed: false,
        stage: TableStage::Playing,
        summary: b"{}".to_vec(),
        deadline: None,
    };
    let append = Append {
        table: id.clone(),
        expected: Version(0),
        entries: entries.iter().map(|entry| entry.write().into_bytes()).collect(),
        at: Time(1),
        row: Some(row),
        holders: Some(Vec::new()),
    };
    store.append(append).await.unwrap();
    id
}

/// Somebody at the table, and the cards that were shown to them.
struct Watcher {
    socket: Socket,
    /// The turn, as it was told last.
    turn: u64,
    shown: BTreeSet<String>,
    looked: usize,
}

impl Watcher {
    async fn new(person: &Person, table: &str, names: &BTreeSet<String>) -> Self {
        let mut socket = person.socket(table, &[]).await.unwrap();
        socket.say(&serde_json::json!({"kind": "hello", "protocol": 1, "since": 1})).await;
        let mut watcher = Self { socket, turn: 0, shown: BTreeSet::new(), looked: 0 };
        let welcome = watcher.socket.hears("welcome").await;
        watcher.learn(&welcome["told"]);
        watcher.see(&welcome["scene"], names);
        watcher.turn = welcome["scene"]["now"]["position"]["turn"].as_u64().unwrap();
        watcher
    }

    /// What the events show, and nothing else, counts as shown.
    fn learn(&mut self, told: &Value) {
        for told in told.as_array().unwrap() {
            let events = told["news"]["story"]["events"].as_array().cloned().unwrap_or_default();
            self.shown.extend(events.iter().filter_map(|event| event["card"].as_str()).map(str::to_owned));
        }
    }

    /// A frame names no card that was not shown; the hands are open when the game is over.
    fn see(&mut self, frame: &Value, names: &BTreeSet<String>) {
        let mut frame = frame.clone();
        for path in ["/stage", "/now/stage"] {
            if let Some(stage) = frame.pointer_mut(path).and_then(Value::as_object_mut) {
                stage.remove("hands");
            }
        }
        // The head of the table of what beats what is the rulebook's: the same ranks for everybody.
        for path in ["/position/aids", "/now/position/aids"] {
            if let Some(aids) = frame.pointer_mut(path).and_then(Value::as_object_mut) {
                aids.remove("cards");
            }
        }
        let seen = named(&frame, names);
        self.looked += seen.len();
        let leaked: Vec<&String> = seen.difference(&self.shown).collect();
        assert!(leaked.is_empty(), "{leaked:?} never shown, in {frame}");
    }

    /// Hears everything up to a version.
    async fn follow(&mut self, version: u64, names: &BTreeSet<String>) {
        loop {
            let message = self.socket.next().await.expect("the socket stays open");
            if message["kind"] != "news" {
                self.see(&message, names);
                continue;
            }
            self.learn(&message["told"]);
            self.see(&message["told"], names);
            self.see(&message["now"], names);
            self.turn = message["now"]["position"]["turn"].as_u64().unwrap();
            if message["now"]["version"].as_u64().unwrap() >= version {
                return;
            }
        }
    }
}

/// Plays a record through sockets and holds every frame to the law; gives how much was looked at.
async fn play_through(kept: &Kept) -> usize {
    let (server, store) = TestServer::in_memory().await;
    let names = visit_lawful(kept.record["game"].as_str().unwrap(), Names(&kept.record["options"])).unwrap();
    let table = lay(&store, &kept.record).await.to_string();
    let players = kept.record["seats"].as_array().unwrap().len();
    let token = |seat| Person { token: Some(secret(seat).digits()), ..server.stranger() };
    let mut watchers = Vec::new();
    for seat in 0..players {
        watchers.push(Watcher::new(&token(seat), &table, &names).await);
    }
    watchers.push(Watcher::new(&server.stranger(), &table, &names).await);
    for (number, step) in kept.record["moves"].as_array().unwrap().iter().enumerate() {
        let seat = step["seat"].as_u64().unwrap() as usize;
        let person = token(seat);
        let command = play(step["action"].as_str().unwrap(), watchers[seat].turn);
        let done = person.ask(&table, &format!("g{number}"), command).await;
        assert_eq!(done.status, 200, "{} move {}: {done:?}", kept.name, number + 1);
        let version = done.json()["version"].as_u64().unwrap();
        for watcher in &mut watchers {
            watcher.follow(version, &names).await;
        }
    }
    let played = server.stranger().get(&format!("/api/tables/{table}/record")).await.json();
    assert_eq!(played["outcome"], kept.record["outcome"], "{}", kept.name);
    watchers.iter().map(|watcher| watcher.looked).sum()
}

/// Plays all kept games of a game, at least `games` of them, with at least `names` names of cards.
async fn play_all(game: &str, games: usize, names: usize) {
    let all = kept(game);
    assert!(all.len() >= games);
    let mut looked = 0;
    for kept in &all {
        looked += play_through(kept).await;
    }
    assert!(looked > names, "the law looked at {looked} names");
}

#[tokio::test]
async fn golden_games_of_claim_show_before_they_are_seen() {
    play_all("claim", 10, 1000).await;
}

#[tokio::test]
async fn golden_games_of_braverats_show_before_they_are_seen() {
    play_all("braverats", 10, 1000).await;
}

#[tokio::test]
async fn golden_games_of_la_defaite_show_before_they_are_seen() {
    play_all("defaite", 10, 1000).await;
}

#[tokio::test]
async fn golden_games_of_goofspiel_show_before_they_are_seen() {
    play_all("goofspiel", 3, 100).await;
}

#[tokio::test]
async fn the_law_notices_a_frame_that_leaks() {
    let kept = &kept("claim")[0];
    let names = visit_lawful("claim", Names(&kept.record["options"])).unwrap();
    let (server, store) = TestServer::in_memory().await;
    let table = lay(&store, &kept.record).await.to_string();
    let mut watcher = Watcher::new(&server.stranger(), &table, &names).await;
    let owner = Person { token: Some(secret(0).digits()), ..server.stranger() };
    let scene = owner.sees(&table).await;
    let leak = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| watcher.see(&scene, &names)));
    assert!(leak.is_err(), "a hand is no spectator's");
}
