//! Planned replies in games over days: the server plays them though their owner is away, and tells nobody else of
//! them.

use crate::client::{Person, Scratch, TestServer, choices, play};
use crate::notices::game;
use interregnum_store::{SqliteOptions, SqliteStore};
use serde_json::{Value, json};
use std::sync::Arc;

/// The command that plans a reply of seat 1 to a move of seat 0.
fn plan(lead: &str, reply: &str, turn: u64) -> Value {
    json!({"do": "plan", "turn": turn, "lines": [[{"seat": 0, "action": lead}, {"seat": 1, "action": reply}]]})
}

/// What somebody at a table can foresee.
async fn foresees(person: &Person, table: &str, moves: Value) -> Value {
    let foreseen = person.post(&format!("/api/tables/{table}/foresight"), &json!({"moves": moves})).await;
    assert_eq!(foreseen.status, 200, "{foreseen:?}");
    foreseen.json()
}

/// Ada's first card, and a card with which Ben can answer it.
async fn lead_and_reply(ada: &Person, ben: &Person, table: &str) -> (String, String, u64) {
    let (legal, turn) = choices(ada, table).await;
    let replies = foresees(ben, table, json!([{"seat": 0, "action": legal[0]}])).await;
    assert_eq!(replies["seat"], 1);
    let reply = replies["actions"][0]["action"].as_str().unwrap().to_owned();
    (legal[0].clone(), reply, turn)
}

#[tokio::test]
async fn a_planned_reply_is_played_though_its_owner_is_away_and_the_server_was_restarted() {
    let scratch = Scratch::new();
    let open = async || {
        let store = SqliteStore::open(SqliteOptions::file(scratch.file("log.db"))).await.unwrap();
        TestServer::with_store(Arc::new(store)).await
    };
    let first = open().await;
    let (ada, ben) = (first.guest("Ada").await, first.guest("Ben").await);
    let table = game(&ada, &ben).await;
    let (lead, reply, turn) = lead_and_reply(&ada, &ben, &table).await;
    assert_eq!(ben.ask(&table, "plan", plan(&lead, &reply, turn)).await.status, 200);
    first.running.close().await.unwrap();

    let second = open().await;
    let [ada, ben] = [ada, ben].map(|person| Person { address: second.address, ..person });
    let planned = ben.sees(&table).await["now"]["position"]["plan"].clone();
    assert_eq!(planned["lines"][0][1]["action"], reply, "it was kept");
    assert_eq!(ada.ask(&table, "lead", play(&lead, turn)).await.status, 200);
    let seen = ada.sees(&table).await;
    assert_eq!(seen["now"]["position"]["turn"], turn + 2, "both cards lie on the table");
    let story = ada.get(&format!("/api/tables/{table}/story")).await.json();
    assert_eq!(story[2]["seat"], 1);
    assert_eq!(ben.sees(&table).await["now"]["position"].get("plan"), None);
    second.running.close().await.unwrap();

    let third = open().await;
    let again = Person { address: third.address, ..ada }.sees(&table).await;
    assert_eq!(again["now"]["position"], seen["now"]["position"], "and after another restart");
}

#[tokio::test]
async fn nobody_else_is_told_that_somebody_plans() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = game(&ada, &ben).await;
    let (lead, reply, turn) = lead_and_reply(&ada, &ben, &table).await;
    let (mut watching, mut own) = (ada.joins(&table).await, ben.joins(&table).await);
    watching.hears("welcome").await;
    own.hears("welcome").await;
    let before = (ada.sees(&table).await, server.stranger().sees(&table).await);
    let version = before.0["now"]["version"].as_u64().unwrap();
    let data = ada.get("/api/me/data").await.body;
    let heard = watching.heard.len();

    let done = own.does("plan", plan(&lead, &reply, turn)).await;
    assert_eq!(done, version, "the version is what it was");
    own.does("other", plan(&lead, &lead, turn)).await;
    own.does("none", json!({"do": "plan", "turn": turn, "lines": []})).await;
    own.does("again", plan(&lead, &reply, turn)).await;
    assert!(own.heard.iter().any(|text| text.contains("\"plan\":")), "the owner sees it");
    assert_eq!((ada.sees(&table).await, server.stranger().sees(&table).await), before);
    assert_eq!(ada.get("/api/me/data").await.body, data);
    assert!(ben.get("/api/me/data").await.body.contains(&reply), "it is the owner's own data");

    watching.say(&json!({"kind": "ping", "n": 7})).await;
    watching.hears("pong").await;
    assert_eq!(watching.heard.len(), heard + 1, "nothing came but the answer: {:?}", watching.heard);
    watching.ask("lead", play(&lead, turn)).await;
    let news = watching.hears_of("played").await;
    let versions: Vec<u64> =
        news["told"].as_array().unwrap().iter().map(|told| told["version"].as_u64().unwrap()).collect();
    assert_eq!(versions[..2], [version + 1, version + 2], "no version is missing");
    assert!(!news.to_string().contains("plan"), "{news}");
}

#[tokio::test]
async fn a_plan_and_a_look_ahead_are_refused_with_a_code() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = game(&ada, &ben).await;
    let (lead, reply, turn) = lead_and_reply(&ada, &ben, &table).await;
    ada.ask(&table, "turn", plan(&lead, &reply, turn)).await.refused(422, "plan-on-turn");
    let look = format!("/api/tables/{table}/foresight");
    ada.post(&look, &json!({"moves": []})).await.refused(422, "plan-on-turn");
    let body = json!({"moves": [{"seat": 1, "action": reply}]});
    ben.post(&look, &body).await.refused(422, "nothing-foreseen");
    let stranger = server.guest("Cid").await;
    stranger.post(&look, &json!({"moves": []})).await.refused(422, "not-seated");
    server.stranger().post(&look, &json!({"moves": []})).await.refused(401, "no-name");
    let foreseen = foresees(&ben, &table, json!([])).await;
    let offered = foreseen["actions"].as_array().unwrap();
    assert!(offered.iter().any(|possible| possible["action"] == lead));
    assert!(offered.len() > choices(&ada, &table).await.0.len(), "more than what the other really has");
}
