//! What is acknowledged is kept: over restarts, over idleness, over a full disk.

use crate::client::{Scratch, TestServer, choices, claim, config, keep_person, play, rats, two_at};
use crate::gate::GateStore;
use interregnum_server::Config;
use interregnum_store::{Append, SqliteOptions, SqliteStore, Store, TableRow, TableStage};
use interregnum_table::{
    Asked, Entropy, Entry, Happening, SeatSecret, Setup, Span, Table, TableId, Time, Version,
};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[tokio::test]
async fn a_table_is_there_again_after_the_server_was_closed_and_opened() {
    let scratch = Scratch::new();
    let settings = || Config { store: Some(scratch.file("log.db").into()), ..config() };
    let server = TestServer::with(settings()).await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    people[0].1.does("lead", play(&legal[0], turn)).await;
    let before = people[1].0.sees(&table).await;
    server.running.close().await.unwrap();
    assert_eq!(people[0].1.hears("bye").await["code"], "closing");
    let server = TestServer::with(settings()).await;
    let mut ben = people[1].0.clone();
    ben.address = server.address;
    assert_eq!(ben.sees(&table).await, before);
    let (legal, turn) = choices(&ben, &table).await;
    ben.joins(&table).await.does("follow", play(&legal[0], turn)).await;
    server.running.close().await.unwrap();
}

#[tokio::test]
async fn a_move_that_was_done_before_a_restart_is_not_done_again() {
    let scratch = Scratch::new();
    let settings = || Config { store: Some(scratch.file("log.db").into()), ..config() };
    let server = TestServer::with(settings()).await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    let version = people[0].1.does("lead", play(&legal[0], turn)).await;
    server.running.close().await.unwrap();
    let server = TestServer::with(settings()).await;
    let mut ada = people[0].0.clone();
    ada.address = server.address;
    let again = ada.ask(&table, "lead", play(&legal[0], turn)).await;
    assert_eq!(again.json(), json!({"version": version}));
}

/// Stores the log of a table of Claim.
async fn keep(store: &dyn Store, table: &TableId, entries: &[Entry]) {
    let row = TableRow {
        game: "claim".to_owned(),
        listed: false,
        stage: TableStage::Playing,
        summary: b"{}".to_vec(),
        deadline: None,
    };
    let entries = entries.iter().map(|entry| entry.write().into_bytes()).collect();
    let (row, holders, expected) = (Some(row), Some(Vec::new()), Version(0));
    let append = Append { table: table.clone(), expected, entries, at: Time(1), row, holders };
    store.append(append).await.unwrap();
}

/// The server of this test has one thread for all requests: while it replayed a log on that thread, it
/// would answer nothing else.
#[tokio::test]
async fn other_requests_are_answered_while_a_long_log_is_replayed() {
    let (server, store) = TestServer::in_memory().await;
    let setup: Setup = serde_json::from_value(claim()).unwrap();
    let (id, host) = (TableId::from_bytes([5; 10]), SeatSecret::from_bytes([9; 16]).person());
    let first = Table::create(id.clone(), setup, host, Time(1), Entropy([3; 32])).unwrap();
    let talk = (0..100_000).map(|number| Happening::ChatSwitched { on: number % 2 == 1 });
    let talk = talk.map(|what| Entry { at: Time(1), cause: None, what });
    keep(store.as_ref(), &id, &std::iter::once(first).chain(talk).collect::<Vec<_>>()).await;
    let stranger = server.stranger();
    let loaded = tokio::spawn(async move { stranger.sees(&id.to_string()).await });
    let mut answered = 0;
    while !loaded.is_finished() {
        assert_eq!(server.stranger().get("/health").await.status, 200);
        answered += 1;
    }
    assert_eq!(loaded.await.unwrap()["now"]["version"], 100_001);
    assert!(answered > 5, "{answered} requests were answered meanwhile");
}

/// A table whose log was written by a machine with a clock a day ahead.
async fn from_tomorrow(store: &dyn Store, host: &SeatSecret) -> TableId {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now = Time(u64::try_from(today.as_millis()).unwrap()) + Span::seconds(86_400);
    let setup: Setup = serde_json::from_value(claim()).unwrap();
    let (id, who, entropy) = (TableId::from_bytes([5; 10]), host.person(), Entropy([3; 32]));
    let mut entries = vec![Table::create(id.clone(), setup, who, now, entropy).unwrap()];
    let mut table = Table::load(&entries).unwrap();
    for (number, command) in
        [json!({"do": "seat-bot", "seat": 0, "bot": "page"}), json!({"do": "sit", "seat": 1, "name": "Ada"})]
            .into_iter()
            .enumerate()
    {
        let command = serde_json::from_value(command).unwrap();
        let asked = Asked { who, id: format!("s{number}").parse().unwrap(), command, now, entropy };
        let transition = table.decide(&asked).unwrap().unwrap();
        entries.extend(transition.entries);
        table = transition.table;
    }
    keep(store, &id, &entries).await;
    keep_person(store, host, "Ada", now).await;
    id
}

#[tokio::test]
async fn bots_move_after_a_restart_with_an_earlier_clock() {
    let (server, store) = TestServer::in_memory().await;
    let secret = SeatSecret::from_bytes([9; 16]);
    let table = from_tomorrow(store.as_ref(), &secret).await.to_string();
    let ada = crate::client::Person { token: Some(secret.digits()), ..server.stranger() };
    let mut socket = ada.joins(&table).await;
    let mut now = socket.hears("welcome").await["scene"]["now"].clone();
    while now["position"]["to_act"] == json!([0]) {
        now = socket.hears("news").await["now"].clone();
    }
    assert_eq!(now["position"]["to_act"], json!([1]), "the bot leads, and Ada follows");
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was() {
    let server = TestServer::with(Config { idle: Duration::from_millis(200), ..config() }).await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    let before = ada.sees(&table).await;
    let admin =
        crate::client::Person { token: Some("the admin's own token".to_owned()), ..server.stranger() };
    let live = async || admin.get("/api/admin/live").await.json()["tables"].as_array().unwrap().len();
    assert_eq!(live().await, 1);
    for _ in 0..100 {
        if live().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(live().await, 0);
    assert_eq!(ada.sees(&table).await, before);
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_acknowledged_is_lost() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let options = SqliteOptions { max_pages: Some(100), ..SqliteOptions::file(&file) };
    let server = TestServer::with_store(Arc::new(SqliteStore::open(options).await.unwrap())).await;
    let (table, mut people) = two_at(&server, rats()).await;
    let mut version = 0;
    let mut refused = None;
    for number in 0..2000 {
        let command = json!({"do": "chat", "on": number % 2 == 1});
        people[0].1.ask(&format!("n{number}"), command).await;
        let answer = loop {
            let message = people[0].1.next().await.unwrap();
            if message["kind"] == "done" || message["kind"] == "refused" {
                break message;
            }
        };
        let Some(done) = answer["version"].as_u64() else {
            refused = Some(answer["error"].clone());
            break;
        };
        version = done;
    }
    assert_eq!(refused.expect("sixty pages are soon full")["code"], "store-full");
    assert_eq!(people[0].0.sees(&table).await["now"]["version"], version, "as if it had not been asked");
    server.running.close().await.unwrap_or_default();
    let server =
        TestServer::with_store(Arc::new(SqliteStore::open(SqliteOptions::file(&file)).await.unwrap())).await;
    let mut ada = people[0].0.clone();
    ada.address = server.address;
    assert_eq!(ada.sees(&table).await["now"]["version"], version);
    assert_eq!(ada.ask(&table, "more", json!({"do": "chat", "on": false})).await.status, 200);
}

#[tokio::test]
async fn the_time_the_server_was_closed_is_given_back() {
    let scratch = Scratch::new();
    let settings = || Config { store: Some(scratch.file("log.db").into()), ..config() };
    let server = TestServer::with(settings()).await;
    let mut setup = claim();
    setup["clock"] = json!({"kind": "move", "span": 60_000});
    let (table, people) = two_at(&server, setup).await;
    let until = |scene: &serde_json::Value| scene["now"]["seats"][0]["time"]["until"].as_u64().unwrap();
    let before = until(&people[0].0.sees(&table).await);
    server.running.close().await.unwrap();
    let away = Duration::from_millis(1500);
    tokio::time::sleep(away).await;
    let server = TestServer::with(settings()).await;
    let mut ada = people[0].0.clone();
    ada.address = server.address;
    let after = until(&ada.sees(&table).await);
    assert!(after >= before + 1500, "{before} {after}");
    assert!(after <= before + 10_000, "{before} {after}");
}

#[tokio::test]
async fn a_bots_move_that_the_log_refused_is_made_though_nobody_asks_again() {
    let store = Arc::new(GateStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let ada = server.guest("Ada").await;
    let table = ada.makes(claim(), &["me", "greedy"]).await;
    let mut socket = ada.joins(&table).await;
    socket.hears("welcome").await;
    let (legal, turn) = choices(&ada, &table).await;
    // Ada's move is stored, and the bot's is refused twice.
    store.refuse_next([false, true, true]);
    socket.ask("lead", play(&legal[0], turn)).await;
    loop {
        let news = socket.hears_of("played").await;
        if news["told"].as_array().unwrap().iter().any(|told| told["news"]["seats"] == json!([1])) {
            break;
        }
    }
    assert_eq!(store.planned(), 0, "all refusals came before the bot's move");
}
