//! Who is who: guests with a name and a secret; a seat belongs to its secret.

use crate::client::{Person, TestServer, choices, claim, play, rats, two_at};
use serde_json::json;

#[tokio::test]
async fn a_seat_cannot_be_taken_without_its_secret() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (legal, turn) = choices(&people[0].0, &table).await;
    let eve = server.guest("Ada").await;
    eve.ask(&table, "steal", play(&legal[0], turn)).await.refused(422, "not-seated");
    let sit = json!({"do": "sit", "seat": 0, "name": "Ada"});
    eve.ask(&table, "sit", sit.clone()).await.refused(422, "has-begun");
    let mut socket = eve.joins(&table).await;
    let scene = socket.hears("welcome").await["scene"].clone();
    assert_eq!((&scene["you"], &scene["now"]["position"]["legal"]), (&json!(null), &json!([])));
    assert_eq!(socket.is_refused("steal", play(&legal[0], turn)).await["code"], "not-seated");
    let made_up = Person { token: Some("00112233445566778899aabbccddeeff".to_owned()), ..eve };
    made_up.ask(&table, "steal", play(&legal[0], turn)).await.refused(401, "no-name");
    let mut socket = made_up.joins(&table).await;
    assert_eq!(socket.hears("welcome").await["scene"]["you"], json!(null));
    assert_eq!(socket.is_refused("steal", play(&legal[0], turn)).await["code"], "no-name");
    people[0].1.does("own", play(&legal[0], turn)).await;
}

#[tokio::test]
async fn a_taken_seat_is_refused() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(rats(), &["me"]).await;
    ben.ask(&table, "sit", json!({"do": "sit", "seat": 0, "name": ""})).await.refused(409, "seat-taken");
}

#[tokio::test]
async fn a_browser_is_given_its_secret_as_a_cookie_that_no_script_reads() {
    let server = TestServer::open().await;
    let came = server.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
    assert_eq!(came.json(), json!({"name": "Ada"}), "the secret is not in the body");
    let cookie = came.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let shown = cookie.split(';').next().unwrap();
    let me = server.stranger().send("GET", "/api/guests/me", &[("cookie", shown)], "").await;
    assert_eq!(me.json(), json!({"name": "Ada"}));
    server.stranger().get("/api/guests/me").await.refused(401, "no-name");
}

#[tokio::test]
async fn a_browser_without_cookies_shows_its_token_inside_the_socket() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(rats(), &["me", "open"]).await;
    let mut socket = server.stranger().socket(&table, &[]).await.unwrap();
    socket.say(&json!({"kind": "hello", "protocol": 1, "token": ben.token})).await;
    socket.does("sit", json!({"do": "sit", "name": "Ben"})).await;
    assert_eq!(ben.sees(&table).await["you"], 1);
    let mut other = server.stranger().socket(&table, &[]).await.unwrap();
    other.say(&json!({"kind": "hello", "protocol": 1, "token": "no token"})).await;
    assert_eq!(other.hears("welcome").await["scene"]["you"], json!(null));
}

#[tokio::test]
async fn a_guest_changes_the_name_and_keeps_the_secret() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let renamed = ada.post("/api/guests", &json!({"name": "  Countess  ", "token": true})).await;
    assert_eq!(renamed.json(), json!({"name": "Countess"}), "no new token");
    let table = ada.makes(rats(), &["me"]).await;
    assert_eq!(ada.sees(&table).await["now"]["seats"][0]["holder"]["name"], "Countess");
    for name in ["", "   ", "a\u{7}b", &"x".repeat(25)] {
        ada.post("/api/guests", &json!({"name": name})).await.refused(422, "bad-name");
    }
}

#[tokio::test]
async fn whoever_sits_down_does_so_under_the_own_name() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.makes(rats(), &["me"]).await;
    ben.joins(&table).await.does("sit", json!({"do": "sit", "name": "Ada"})).await;
    assert_eq!(ada.sees(&table).await["now"]["seats"][1]["holder"]["name"], "Ben");
}

#[tokio::test]
async fn one_without_a_name_makes_no_table() {
    let server = TestServer::open().await;
    let setup = json!({"setup": rats()});
    server.stranger().post("/api/tables", &setup).await.refused(401, "no-name");
    server.stranger().post("/api/match", &json!({"game": "claim"})).await.refused(401, "no-name");
}
