//! Games that are played over days: nobody has to be there, and time passes though nobody looks.

use crate::client::{PATIENCE, Person, Scratch, TestServer, choices, claim, config, play};
use interregnum_server::Config;
use interregnum_store::{
    Append, Holder, MemoryStore, SqliteOptions, SqliteStore, Store, TableRow, TableStage,
};
use interregnum_table::{
    Asked, Command, Entropy, SeatSecret, Setup, Span, Table, TableId, Time, Transition, Version,
};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{sleep, timeout};

/// A table of Claim with three days a move.
fn three_days() -> Value {
    let mut setup = claim();
    setup["clock"] = json!({"kind": "days", "span": Span::days(3).0, "vacation": 7});
    setup
}

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(u64::try_from(since.as_millis()).unwrap())
}

/// Stores a table whose game began some days ago, and waits for its first move since then.
async fn begun_before(store: &dyn Store, days: u32) -> TableId {
    let at = Time(now().0 - Span::days(days).0);
    let setup: Setup = serde_json::from_value(three_days()).unwrap();
    let people = [5, 6].map(|number| SeatSecret::from_bytes([number; 16]).person());
    let (id, entropy) = (TableId::from_bytes([5; 10]), Entropy([3; 32]));
    let mut entries = vec![Table::create(id.clone(), setup, people[0], at, entropy).unwrap()];
    let mut table = Table::load(&entries).unwrap();
    for (number, who) in people.into_iter().enumerate() {
        let command =
            Command::Sit { seat: None, name: format!("P{number}"), commitment: None, commits: false };
        let asked = Asked { who, id: format!("s{number}").parse().unwrap(), command, now: at, entropy };
        let Transition { entries: more, table: after } = table.decide(&asked).unwrap().unwrap();
        entries.extend(more);
        table = after;
    }
    let row = TableRow {
        game: "claim".to_owned(),
        listed: false,
        stage: TableStage::Playing,
        summary: b"{}".to_vec(),
        deadline: table.deadline(),
    };
    let holders = people.map(|person| Holder { person, awaited: false }).to_vec();
    let append = Append {
        table: id.clone(),
        expected: Version(0),
        entries: entries.iter().map(|entry| entry.write().into_bytes()).collect(),
        at,
        row: Some(row),
        holders: Some(holders),
    };
    store.append(append).await.unwrap();
    id
}

/// Waits until a table is at a stage, without asking the server for it.
async fn reaches(store: &dyn Store, table: &TableId, stage: TableStage) {
    let reached = async {
        while store.find(table.clone()).await.unwrap().unwrap().row.stage != stage {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect("the deadline is settled");
}

#[tokio::test]
async fn a_time_that_has_passed_is_settled_though_nobody_looks() {
    let scratch = Scratch::new();
    let file = SqliteStore::open(SqliteOptions::file(scratch.file("log.db"))).await.unwrap();
    for store in [Arc::new(MemoryStore::new()) as Arc<dyn Store>, Arc::new(file)] {
        // A server has been there since: nothing is given back.
        store.heartbeat(Time(1)).await.unwrap();
        let table = begun_before(store.as_ref(), 4).await;
        let server = TestServer::with_store(Arc::clone(&store)).await;
        reaches(store.as_ref(), &table, TableStage::Over).await;
        let settled = store.find(table.clone()).await.unwrap().unwrap();
        assert_eq!(settled.row.deadline, None);
        let ending = &server.stranger().sees(&table.to_string()).await["now"]["stage"]["ending"];
        assert_eq!(ending["kind"], "out-of-time");
        server.running.close().await.unwrap();
    }
}

#[tokio::test]
async fn time_in_which_no_server_ran_is_given_back_though_nobody_looks() {
    let scratch = Scratch::new();
    let store = SqliteStore::open(SqliteOptions::file(scratch.file("log.db"))).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let table = begun_before(store.as_ref(), 4).await;
    let server = TestServer::with_store(Arc::clone(&store)).await;
    let given_back = async {
        while store.find(table.clone()).await.unwrap().unwrap().row.deadline < Some(now()) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, given_back).await.expect("the deadline has moved");
    assert_eq!(store.find(table.clone()).await.unwrap().unwrap().row.stage, TableStage::Playing);
    server.running.close().await.unwrap();
}

async fn waiting(person: &Person) -> Vec<Value> {
    let waiting = person.get("/api/me/waiting").await.json();
    waiting.as_array().unwrap().iter().map(|summary| summary["table"].clone()).collect()
}

#[tokio::test]
async fn the_games_that_wait_for_somebody_are_found() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ada.makes(three_days(), &["me"]).await;
        assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
        tables.push(table);
    }
    assert_eq!(
        (waiting(&ada).await, waiting(&ben).await),
        (vec![json!(tables[0]), json!(tables[1])], vec![])
    );
    let (legal, turn) = choices(&ada, &tables[0]).await;
    assert_eq!(ada.ask(&tables[0], "lead", play(&legal[0], turn)).await.status, 200);
    assert_eq!((waiting(&ada).await, waiting(&ben).await), (vec![json!(tables[1])], vec![json!(tables[0])]));
    assert_eq!(ben.ask(&tables[0], "over", json!({"do": "resign"})).await.status, 200);
    assert_eq!(waiting(&ben).await, Vec::<Value>::new());
    server.stranger().get("/api/me/waiting").await.refused(401, "no-name");
}

#[tokio::test]
async fn a_table_for_a_game_over_days_is_found_though_nobody_is_there_and_nobody_is_lost() {
    let server = TestServer::with(Config { idle: Duration::from_millis(200), ..config() }).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(three_days(), &["me"]).await;
    let admin = Person { token: config().admin_token, ..server.stranger() };
    let gone = async {
        while admin.get("/api/admin/live").await.json()["tables"] != json!([]) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, gone).await.expect("the table leaves memory");
    let lobby = server.stranger().get("/api/lobby").await.json();
    assert_eq!(lobby[0]["table"], table);
    assert_eq!(lobby[0]["clock"], three_days()["clock"]);
    let any = ben.post("/api/match", &json!({"game": "claim"})).await.json();
    assert_ne!(any["table"], table, "who does not ask for days is seated with somebody who is there");
    let days = ben.post("/api/match", &json!({"game": "claim", "clock": three_days()["clock"]})).await.json();
    assert_eq!(days["table"], table);
    let seats = ada.sees(&table).await["now"]["seats"].clone();
    assert_eq!(seats[0]["holder"]["absence"], Value::Null);
    assert_eq!(seats[0]["vacation"], json!({"left": 7, "until": null}));
}
