//! Tokens of programs: what they may do, and what they may not; and accounts that belong to programs.

use crate::challenges::member;
use crate::client::{Person, TestServer, rats};
use serde_json::{Value, json};
use std::process::Command;

/// A program that acts for somebody.
async fn program(owner: &Person, scopes: &[&str]) -> Person {
    let wanted = json!({"name": "a program", "scopes": scopes, "days": 30});
    let made = owner.post("/api/tokens", &wanted).await;
    assert_eq!(made.status, 201, "{made:?}");
    Person { token: made.json()["token"].as_str().map(str::to_owned), ..owner.clone() }
}

#[tokio::test]
async fn a_token_is_shown_once_and_stops_when_it_is_revoked() {
    let server = TestServer::open().await;
    let ada = member(&server, "Ada").await;
    let bot = program(&ada, &["read"]).await;
    assert!(bot.token.as_ref().unwrap().starts_with("interregnum_"));
    assert_eq!(bot.get("/api/guests/me").await.json()["name"], "Ada");
    let listed = ada.get("/api/tokens").await;
    assert!(!listed.body.contains(bot.token.as_ref().unwrap()), "{}", listed.body);
    assert_eq!(listed.json()[0]["scopes"], json!(["read"]));
    let bare = bot.token.as_ref().unwrap().trim_start_matches("interregnum_").to_owned();
    let as_session = Person { token: Some(bare), ..ada.clone() };
    as_session.get("/api/guests/me").await.refused(401, "no-name");
    let id = listed.json()[0]["id"].as_str().unwrap().to_owned();
    let eve = member(&server, "Eve").await;
    eve.send("DELETE", &format!("/api/tokens/{id}"), &[], "").await.refused(404, "no-such-token");
    assert_eq!(ada.send("DELETE", &format!("/api/tokens/{id}"), &[], "").await.status, 204);
    bot.get("/api/guests/me").await.refused(401, "bad-token");
    bot.get("/api/games").await.refused(401, "bad-token");
}

#[tokio::test]
async fn a_token_needs_an_account_a_name_a_scope_and_an_end() {
    let server = TestServer::open().await;
    let (ada, guest) = (member(&server, "Ada").await, server.guest("Ben").await);
    let wanted = |name: &str, scopes: Value, days: u32| json!({"name": name, "scopes": scopes, "days": days});
    guest.post("/api/tokens", &wanted("x", json!(["read"]), 1)).await.refused(409, "no-account");
    for bad in [
        wanted(" ", json!(["read"]), 1),
        wanted("x", json!([]), 1),
        wanted("x", json!(["read"]), 0),
        wanted("x", json!(["read"]), 367),
    ] {
        ada.post("/api/tokens", &bad).await.refused(422, "token-terms");
    }
    assert_eq!(ada.post("/api/tokens", &wanted("x", json!(["account"]), 1)).await.status, 400);
    for number in 0..20 {
        assert_eq!(ada.post("/api/tokens", &wanted("x", json!(["read"]), 1)).await.status, 201, "{number}");
    }
    ada.post("/api/tokens", &wanted("x", json!(["read"]), 1)).await.refused(409, "token-limit");
}

#[tokio::test]
async fn signing_out_everywhere_ends_tokens_too() {
    let server = TestServer::open().await;
    let ada = member(&server, "Ada").await;
    let bot = program(&ada, &["read", "play"]).await;
    assert_eq!(ada.send("DELETE", "/api/guests/me", &[], "").await.status, 204);
    bot.get("/api/guests/me").await.refused(401, "bad-token");
}

/// Every operation of the document is refused to a token without its scope, and to every token if it has none.
#[tokio::test]
async fn every_operation_asks_for_its_scope() {
    let server = TestServer::open().await;
    let ada = member(&server, "Ada").await;
    let scopes = ["read", "play", "challenge"];
    let all = program(&ada, &scopes).await;
    let document = server.stranger().get("/api/openapi.json").await.json();
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            // Streams do not end; their scope is that of the table.
            if path.ends_with("/stream") || !path.starts_with("/api/") {
                continue;
            }
            let address: String = path
                .split('/')
                .map(|part| if part.starts_with('{') { "x" } else { part })
                .collect::<Vec<_>>()
                .join("/");
            let ask = async |who: &Person| {
                let answer = who
                    .send(&method.to_uppercase(), &address, &[("content-type", "application/json")], "{}")
                    .await;
                serde_json::from_str::<Value>(&answer.body)
                    .ok()
                    .and_then(|body| body["code"].as_str().map(str::to_owned))
            };
            let needed = operation["x-scope"].as_str();
            *seen.entry(needed.unwrap_or("never").to_owned()).or_default() += 1;
            let refused = Some("token-scope".to_owned());
            match needed {
                None => assert_eq!(ask(&all).await, refused, "{method} {path}"),
                Some(needed) => {
                    assert_ne!(ask(&all).await, refused, "{method} {path}");
                    let others: Vec<&str> = scopes.into_iter().filter(|scope| *scope != needed).collect();
                    let other = program(&ada, &others).await;
                    assert_eq!(ask(&other).await, refused, "{method} {path} with {others:?}");
                    let tokens = ada.get("/api/tokens").await.json();
                    let id = tokens
                        .as_array()
                        .unwrap()
                        .iter()
                        .find(|token| token["scopes"] == json!(others))
                        .unwrap()["id"]
                        .clone();
                    ada.send("DELETE", &format!("/api/tokens/{}", id.as_str().unwrap()), &[], "").await;
                }
            }
        }
    }
    assert!(
        seen["never"] > 15 && seen["read"] > 15 && seen["play"] > 5 && seen["challenge"] == 4,
        "{seen:?}"
    );
}

#[tokio::test]
async fn a_bot_account_says_so_in_its_name_and_meets_only_those_who_ask_for_bots() {
    let server = TestServer::open().await;
    let (owner, ada, ben) =
        (member(&server, "Huginn").await, server.guest("Ada").await, server.guest("Ben").await);
    server.guest("Guest").await.post("/api/account/bot", &json!({})).await.refused(409, "no-account");
    let made = owner.post("/api/account/bot", &json!({})).await;
    assert_eq!(made.json(), json!({"name": "Huginn [bot]"}), "{made:?}");
    owner.post("/api/account/bot", &json!({})).await.refused(409, "not-bot");
    assert_eq!(server.stranger().get("/api/people/Huginn%20%5Bbot%5D").await.status, 200);
    let stranger = server.stranger();
    for name in ["Muninn [bot]", "Muninn[BOT]"] {
        stranger.post("/api/guests", &json!({"name": name})).await.refused(422, "bot-name");
        ada.post("/api/guests", &json!({"name": name})).await.refused(422, "bot-name");
        ada.post("/api/account", &json!({"name": name, "password": "correct horse"}))
            .await
            .refused(422, "bot-name");
    }
    let bot = program(&owner, &["read", "play"]).await;
    assert_eq!(bot.post("/api/pairing", &json!({"game": "braverats"})).await.json()["table"], Value::Null);
    let person = ada.post("/api/pairing", &json!({"game": "braverats"})).await.json();
    assert_eq!(person["table"], Value::Null, "Ada has not asked for bots");
    let found = ben.post("/api/pairing", &json!({"game": "claim", "bots": true})).await.json();
    assert_eq!(found["table"], Value::Null, "another game");
    let found = ben.post("/api/pairing", &json!({"game": "braverats", "bots": true})).await.json();
    let with_person = ben.sees(found["table"].as_str().unwrap()).await.to_string();
    assert!(with_person.contains("Ada"), "people come before bots, though the bot came first: {with_person}");
    let cleo = server.guest("Cleo").await;
    let found = cleo.post("/api/pairing", &json!({"game": "braverats", "bots": true})).await.json();
    assert!(cleo.sees(found["table"].as_str().unwrap()).await.to_string().contains("Huginn [bot]"));
}

/// The example of `docs/bots.md`, as it stands there, plays a game with a token.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bot_of_the_documentation_plays_a_game() {
    let server = TestServer::open().await;
    let owner = member(&server, "Huginn").await;
    let bot = program(&owner, &["read", "play"]).await;
    let table = owner.makes(rats(), &["me", "page"]).await;
    let page = include_str!("../../../../docs/bots.md");
    let code = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let mut python = Command::new("python3");
    python.args(["-c", code]).env("SERVER", format!("http://{}", server.address));
    python.env("TOKEN", bot.token.as_ref().unwrap()).env("TABLE", &table);
    let played = tokio::task::spawn_blocking(move || python.output().unwrap()).await.unwrap();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert_eq!(owner.sees(&table).await["now"]["stage"]["kind"], "over");
}
