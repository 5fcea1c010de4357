//! After the log has refused a write, or nobody knows whether it was done, the table goes on.

use crate::client::{TestServer, claim, rats, two_at};
use crate::gate::{GateStore, Outcome};
use interregnum_store::{Append, Downtime, Store, StoreError, TableRow, TableStage};
use interregnum_table::{Asked, Entropy, Entry, SeatSecret, Setup, Span, Table, TableId, Time, Version};
use serde_json::json;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

fn now() -> Time {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(u64::try_from(passed.as_millis()).unwrap())
}

/// The log of a table at which somebody has to move within an hour.
fn waiting_table(id: &TableId, at: Time) -> Vec<Entry> {
    let mut setup = claim();
    setup["clock"] = json!({"kind": "move", "span": 3_600_000});
    let setup: Setup = serde_json::from_value(setup).unwrap();
    let (who, entropy) = (SeatSecret::from_bytes([9; 16]).person(), Entropy([3; 32]));
    let mut entries = vec![Table::create(id.clone(), setup, who, at, entropy).unwrap()];
    let mut table = Table::load(&entries).unwrap();
    let commands =
        [json!({"do": "sit", "seat": 0, "name": "Ada"}), json!({"do": "seat-bot", "seat": 1, "bot": "page"})];
    for (number, command) in commands.into_iter().enumerate() {
        let command = serde_json::from_value(command).unwrap();
        let asked = Asked { who, id: format!("s{number}").parse().unwrap(), command, now: at, entropy };
        let transition = table.decide(&asked).unwrap().unwrap();
        entries.extend(transition.entries);
        table = transition.table;
    }
    assert!(table.deadline().is_some(), "the clock runs");
    entries
}

#[tokio::test]
async fn a_table_that_somebody_writes_to_while_it_is_loaded_is_loaded_again() {
    let store = Arc::new(GateStore::new());
    let (id, at) = (TableId::from_bytes([5; 10]), Time(now().0 - 5_000));
    let entries = waiting_table(&id, at);
    let version = entries.len() as u64;
    let row = TableRow {
        game: "claim".to_owned(),
        listed: false,
        stage: TableStage::Playing,
        summary: b"{}".to_vec(),
        deadline: None,
    };
    let append = Append {
        table: id.clone(),
        expected: Version(0),
        entries: entries.iter().map(|entry| entry.write().into_bytes()).collect(),
        at,
        row: Some(row),
        holders: None,
    };
    store.append(append).await.unwrap();
    // Time is given back with a write, which somebody else is quicker than.
    store.was_down(Downtime { from: at, until: at + Span::seconds(2) });
    store.plan([Outcome::Refused(StoreError::Conflict { current: Version(version) })]);
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let scene = server.stranger().sees(&id.to_string()).await;
    assert_eq!(store.planned(), 0, "the first write was refused");
    assert_eq!(scene["now"]["version"], version + 1, "the second one was done");
}

#[tokio::test]
async fn a_move_whose_answer_the_log_lost_is_done_once_and_told_to_everybody() {
    let store = Arc::new(GateStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (table, mut people) = two_at(&server, rats()).await;
    let before = people[0].0.sees(&table).await["now"]["version"].as_u64().unwrap();
    store.plan([Outcome::Lost]);
    let version = people[0].1.does("off", json!({"do": "chat", "on": false})).await;
    assert_eq!(version, before + 1);
    loop {
        let news = people[1].1.hears("news").await;
        let told = news["told"].as_array().unwrap();
        if told.iter().any(|told| told["version"] == before + 1) {
            break;
        }
        assert!(news["now"]["version"].as_u64() <= Some(before), "a hole before {news}");
    }
    assert_eq!(people[0].0.sees(&table).await["now"]["version"], before + 1, "it is done once");
}

#[tokio::test]
async fn what_others_have_written_is_told_without_a_hole() {
    let store = Arc::new(GateStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (table, mut people) = two_at(&server, rats()).await;
    let before = people[0].0.sees(&table).await["now"]["version"].as_u64().unwrap();
    // Another writer adds an entry; the next write of this server fails for another reason.
    let id: TableId = table.parse().unwrap();
    let other =
        Entry { at: now(), cause: None, what: interregnum_table::Happening::ChatSwitched { on: false } };
    let append = Append {
        table: id,
        expected: Version(before),
        entries: vec![other.write().into_bytes()],
        at: other.at,
        row: None,
        holders: None,
    };
    store.append(append).await.unwrap();
    store.refuse_next([true]);
    people[0].1.ask("refused", json!({"do": "chat", "on": false})).await;
    people[0].1.hears("refused").await;
    people[0].1.does("on", json!({"do": "chat", "on": true})).await;
    let mut seen = before;
    while seen < before + 2 {
        let news = people[1].1.hears("news").await;
        for told in news["told"].as_array().unwrap() {
            let version = told["version"].as_u64().unwrap();
            assert!(version <= seen + 1, "a hole between {seen} and {version}");
            seen = seen.max(version);
        }
    }
}
