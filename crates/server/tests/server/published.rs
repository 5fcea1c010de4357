//! Games that were played elsewhere: put on the net, checked by the rules, and never taken for a table of this server.

use crate::client::{Scratch, TestServer, config};
use interregnum_games::claim::Claim;
use interregnum_kernel::{Record, replay};
use interregnum_server::{Config, Limits};
use serde_json::{Value, json};
use std::path::Path;

/// A golden game of two bots, the first of whom is a person here.
fn played() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/claim/seers-look.json");
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    record["seats"][0] = json!({"name": "Ada", "player": "human"});
    record
}

#[tokio::test]
async fn a_game_is_published_and_anybody_opens_its_replay_also_after_a_restart() {
    let scratch = Scratch::new();
    let settings = || Config { store: Some(scratch.file("log.db").into()), ..config() };
    let server = TestServer::with(settings()).await;
    let sent = server.stranger().post("/api/records", &played()).await;
    assert_eq!(sent.status, 201, "{sent:?}");
    let id = sent.json()["record"].as_str().unwrap().to_owned();
    server.running.close().await.unwrap();
    let server = TestServer::with(settings()).await;
    let path = format!("/api/records/{id}");
    let got = server.stranger().get(&path).await;
    assert!(got.header("content-disposition").unwrap().contains(&id));
    let record = Record::<Claim>::read(got.body.trim_end()).unwrap();
    assert!(record.outcome.is_some() && replay(&record, |_| ()).is_ok());
    assert_eq!(record.seats[0].name, "Player 1", "names are not kept");
    let third = server.stranger().get(&format!("{path}/3")).await.json();
    assert_eq!((&third["elsewhere"], third["you"].is_null()), (&json!({"people": 1}), true));
    assert_eq!(third["record"]["moves"].as_array().unwrap().len(), 3);
    assert!(third["tale"].as_array().unwrap().len() > 2);
    assert!(!server.stranger().get(&format!("{path}/3/advice")).await.json()["advice"].is_null());
    server.stranger().get(&format!("{path}/999")).await.refused(404, "no-such-move");
    server.stranger().get("/api/records/aaaaaaaaaaaaaaaa").await.refused(404, "no-such-record");
    server.stranger().get("/api/records/nothing/3").await.refused(404, "no-such-record");
}

#[tokio::test]
async fn a_published_game_is_no_table_and_nobodys_game() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let first = ada.post("/api/records", &played()).await.json();
    assert_eq!(ada.post("/api/records", &played()).await.json(), first, "sent twice, it is kept once");
    let id = first["record"].as_str().unwrap();
    server.stranger().get(&format!("/api/tables/{id}")).await.refused(404, "no-such-table");
    server.stranger().get(&format!("/api/tables/{id}/record")).await.refused(404, "no-such-table");
    for list in ["/api/me/tables", "/api/me/games", "/api/lobby", "/api/lobby?playing=true"] {
        assert_eq!(ada.get(list).await.json(), json!([]), "{list}");
    }
}

#[tokio::test]
async fn a_forged_or_damaged_record_is_refused_with_the_reason() {
    let server = TestServer::open().await;
    let refused = async |change: &dyn Fn(&mut Value), lang: &str| {
        let mut record = played();
        change(&mut record);
        let answer = server.stranger().post(&format!("/api/records?lang={lang}"), &record).await;
        answer.refused(422, "unplayable-record")
    };
    let outcome = |record: &mut Value| record["outcome"]["winners"] = json!([0, 1]);
    let why = refused(&outcome, "en").await;
    assert!(why["message"].as_str().unwrap().contains("the outcome differs"), "{why}");
    let why = refused(&outcome, "fr").await;
    assert!(why["message"].as_str().unwrap().contains("l’issue diffère"), "{why}");
    let why = refused(&|record| record["moves"][4] = record["moves"][2].clone(), "en").await;
    assert!(why["message"].as_str().unwrap().contains("move 5"), "{why}");
    assert!(why["rule"].as_str().unwrap().starts_with('C'), "{why}");
    for (field, value) in [
        ("game", json!("chess")),
        ("version", json!(2)),
        ("moves", json!([])),
        ("deal", json!({})),
        ("more", json!(1)),
    ] {
        refused(&|record| record[field] = value.clone(), "en").await;
    }
    refused(&|record| record["seats"][1]["player"] = json!("<script>"), "en").await;
    refused(&|record| *record = json!("a text"), "en").await;
}

#[tokio::test]
async fn records_are_limited_in_size_and_number() {
    let limits = Limits { tables: 2, ..config().limits };
    let server = TestServer::with(Config { limits, ..config() }).await;
    let mut large = played();
    large["seats"][0]["name"] = json!("x".repeat(200_000));
    server.stranger().post("/api/records", &large).await.refused(413, "too-large");
    for _ in 0..2 {
        assert_eq!(server.stranger().post("/api/records", &played()).await.status, 201);
    }
    server.stranger().post("/api/records", &played()).await.refused(429, "too-fast");
}
