//! What thieves, forgers and guessers try with sessions and accounts: one promise a test.

use crate::accounts::{makes_account, signs_in, with_token};
use crate::authenticator::{Authenticator, Browser};
use crate::client::{Answer, Person, Scratch, TestServer, claim, config, two_at};
use interregnum_server::Config;
use interregnum_table::SeatSecret;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row};
use std::time::{Duration, Instant};

const PASSWORD: &str = "correct horse";

/// A server, somebody whose account has a password and a passkey, and the recovery codes.
async fn with_account() -> (TestServer, Browser, Authenticator, Vec<String>) {
    let server = TestServer::open().await;
    let mut ada = Browser::guest(&server, "Ada").await;
    let mut key = Authenticator::es256(&ada, 1);
    let passkey = key.registers(&ada.challenge().await);
    let wanted = json!({"name": "Ada", "password": PASSWORD, "passkey": passkey});
    let made = ada.post("/api/account", &wanted).await;
    assert_eq!(made.status, 201, "{made:?}");
    let codes = serde_json::from_value(made.json()["codes"].clone()).unwrap();
    (server, ada, key, codes)
}

async fn link(browser: &mut Browser) -> Value {
    let made = browser.post("/api/devices/link", &json!({"origin": "http://192.0.2.7"})).await;
    json!({"link": made.json()["link"]})
}

fn secret(cookie: &str) -> &str {
    cookie.split_once('=').unwrap().1
}

#[tokio::test]
async fn a_session_that_an_attacker_planted_is_not_the_one_after_signing_in_by_any_way() {
    let (server, mut ada, mut key, codes) = with_account().await;
    for way in ["password", "passkey", "link", "code"] {
        let mut victim = Browser::guest(&server, "Eve").await;
        let planted = victim.clone();
        let signed_in = match way {
            "password" => victim.post("/api/sign-in", &json!({"name": "Ada", "password": PASSWORD})).await,
            "passkey" => victim.signs_in(&mut key).await,
            "link" => victim.post("/api/sign-in/link", &link(&mut ada).await).await,
            _ => {
                let recovery = json!({"name": "Ada", "code": codes[0], "password": "another password"});
                victim.post("/api/sign-in/code", &recovery).await
            }
        };
        assert_eq!(signed_in.status, 201, "{way}: {signed_in:?}");
        assert_ne!(victim.cookie, planted.cookie, "{way}");
        planted.clone().get("/api/guests/me").await.refused(401, "no-name");
        assert_eq!(victim.get("/api/guests/me").await.json()["name"], "Ada", "{way}");
    }
}

#[tokio::test]
async fn a_change_of_rights_replaces_the_secret_of_the_session() {
    let (_server, mut ada, mut key, _) = with_account().await;
    let before = ada.cookie.clone();
    let change = json!({"proof": {"password": PASSWORD}, "password": "another password"});
    assert_eq!(ada.post("/api/account/password", &change).await.status, 204);
    assert_ne!(ada.cookie, before, "a new password");
    let before = ada.cookie.clone();
    let proof = key.signs(&ada.challenge().await);
    let registration = Authenticator::eddsa(&ada, 2).registers(&ada.challenge().await);
    let added = json!({"registration": registration, "proof": {"passkey": proof}});
    assert_eq!(ada.post("/api/passkeys", &added).await.status, 201);
    assert_ne!(ada.cookie, before, "a new passkey");
    assert_eq!(ada.get("/api/guests/me").await.status, 200);
}

#[tokio::test]
async fn a_stolen_cookie_is_worth_nothing_after_its_owner_signed_out_one_device_or_all() {
    let (server, mut ada, mut key, codes) = with_account().await;
    let table =
        Person { token: ada.cookie.as_deref().map(|cookie| secret(cookie).to_owned()), ..server.stranger() }
            .makes(claim(), &["me", "page"])
            .await;
    for way in ["one", "all", "password", "code"] {
        let mut phone = Browser::new(&server);
        assert_eq!(phone.signs_in(&mut key).await.status, 201);
        let mut stolen = phone.clone();
        let token = stolen.cookie.as_deref().map(|cookie| secret(cookie).to_owned());
        let thief = Person { token, ..server.stranger() };
        let mut socket = thief.joins(&table).await;
        socket.hears("welcome").await;
        let done = match way {
            "one" => {
                let devices = phone.get("/api/devices").await.json();
                let own = devices.as_array().unwrap().iter().find(|device| device["current"] == true);
                let id = own.unwrap()["id"].as_str().unwrap().to_owned();
                phone.send("DELETE", &format!("/api/devices/{id}"), &Value::Null).await
            }
            "all" => phone.send("DELETE", "/api/guests/me", &Value::Null).await,
            "password" => {
                assert_eq!(ada.signs_in(&mut key).await.status, 201);
                let change = json!({"proof": {"password": PASSWORD}, "password": "another password"});
                ada.post("/api/account/password", &change).await
            }
            _ => {
                let recovery = json!({"name": "Ada", "code": codes[0], "password": PASSWORD});
                Browser::new(&server).post("/api/sign-in/code", &recovery).await
            }
        };
        assert!([201, 204].contains(&done.status), "{way}: {done:?}");
        assert_eq!(socket.hears("bye").await["code"], "no-name", "{way}: open sockets end");
        stolen.get("/api/guests/me").await.refused(401, "no-name");
        thief.get("/api/me/data").await.refused(401, "no-name");
    }
}

#[tokio::test]
async fn no_page_of_another_site_acts_for_somebody_who_is_signed_in() {
    let (server, ada, ..) = with_account().await;
    let own = ada.cookie.clone().unwrap();
    let came = server.stranger().post("/api/guests", &json!({"name": "Ben"})).await;
    assert!(came.header("set-cookie").unwrap().contains("HttpOnly; SameSite=Strict"), "{came:?}");
    let requests = [
        ("POST", "/api/guests"),
        ("DELETE", "/api/guests/me"),
        ("POST", "/api/account"),
        ("DELETE", "/api/account"),
        ("POST", "/api/account/password"),
        ("POST", "/api/account/codes"),
        ("POST", "/api/passkeys"),
        ("POST", "/api/passkeys/challenge"),
        ("DELETE", "/api/passkeys/abc"),
        ("POST", "/api/devices/link"),
        ("DELETE", "/api/devices/0000000000000000"),
        ("POST", "/api/sign-in"),
        ("POST", "/api/sign-in/link"),
        ("POST", "/api/sign-in/code"),
        ("POST", "/api/sign-in/passkey"),
        ("POST", "/api/sign-in/passkey/challenge"),
    ];
    let json = ("content-type", "application/json");
    for (method, path) in requests {
        for origin in ["https://evil.example", "null", "http://localhost:1"] {
            let headers = [("origin", origin), ("cookie", own.as_str()), json];
            let body = json!({"proof": {"password": PASSWORD}, "password": PASSWORD}).to_string();
            server.stranger().send(method, path, &headers, &body).await.refused(403, "bad-origin");
        }
    }
    // A form of HTML has no origin in old browsers, and cannot send JSON.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let headers = [("cookie", own.as_str()), ("content-type", kind)];
        let body = json!({"origin": "http://192.0.2.7"}).to_string();
        let refused = server.stranger().send("POST", "/api/devices/link", &headers, &body).await;
        refused.refused(400, "bad-request");
    }
    assert_eq!(ada.clone().get("/api/account").await.json()["account"], true);
}

/// An attempt from one of many addresses.
async fn attempt(server: &TestServer, number: u32, path: &str, body: &Value) -> Answer {
    let address = format!("203.0.113.{}", number % 200);
    let headers = [("x-forwarded-for", address.as_str()), ("content-type", "application/json")];
    server.stranger().send("POST", path, &headers, &body.to_string()).await
}

#[tokio::test]
async fn a_guesser_has_ten_attempts_a_minute_of_any_kind_from_an_address() {
    let server = TestServer::open().await;
    let guesses = [
        ("/api/sign-in", json!({"name": "Ada", "password": "wrong password"})),
        ("/api/sign-in/link", json!({"link": "00112233445566778899aabbccddeeff"})),
    ];
    for number in 0..10 {
        let (path, body) = &guesses[number % 2];
        assert_eq!(server.stranger().post(path, body).await.status, 401);
    }
    for (path, body) in &guesses {
        let refused = server.stranger().post(path, body).await;
        assert!(refused.header("retry-after").is_some(), "{refused:?}");
        refused.refused(429, "too-fast");
    }
}

#[tokio::test]
async fn a_guesser_with_many_addresses_has_fifty_attempts_an_hour_for_a_name() {
    let server = TestServer::with(Config { proxied: true, ..config() }).await;
    // Recovery codes and passwords count together; a short password is refused before it is counted.
    let guess = json!({"name": "Ada", "password": "wrong password"});
    for number in 0..50 {
        attempt(&server, number, "/api/sign-in", &guess).await.refused(401, "wrong-credentials");
    }
    attempt(&server, 50, "/api/sign-in", &guess).await.refused(429, "too-fast");
    let code = json!({"name": "Ada", "code": "aaaa", "password": "another password"});
    attempt(&server, 51, "/api/sign-in/code", &code).await.refused(429, "too-fast");
    let other = json!({"name": "Ben", "password": "wrong password"});
    attempt(&server, 52, "/api/sign-in", &other).await.refused(401, "wrong-credentials");
}

/// The shortest of three times that a sign-in takes: the machine may be busy with other things.
async fn shortest(server: &TestServer, name: &str) -> Duration {
    let mut shortest = Duration::MAX;
    for _ in 0..3 {
        let begun = Instant::now();
        signs_in(server, name, "wrong password").await.refused(401, "wrong-credentials");
        shortest = shortest.min(begun.elapsed());
    }
    shortest
}

#[tokio::test]
async fn an_unknown_name_takes_as_long_as_a_wrong_password() {
    let (server, ..) = with_account().await;
    let (known, unknown) = (shortest(&server, "Ada").await, shortest(&server, "Nobody").await);
    assert!(unknown * 3 > known && known * 3 > unknown, "{known:?} and {unknown:?}");
}

#[tokio::test]
async fn nobody_learns_by_signing_in_whether_there_is_an_account_or_how_it_is_entered() {
    let server = TestServer::with(Config { proxied: true, ..config() }).await;
    makes_account(&server.guest("Ada").await, "Ada").await;
    let mut ben = Browser::guest(&server, "Ben").await;
    let mut key = Authenticator::es256(&ben, 1);
    ben.makes_account("Ben", &mut key).await;
    let deleted = server.guest("Cleo").await;
    makes_account(&deleted, "Cleo").await;
    let body = json!({"password": PASSWORD}).to_string();
    deleted.send("DELETE", "/api/account", &[("content-type", "application/json")], &body).await;
    let mut answers = Vec::new();
    for (number, name) in (0..).zip(["Ada", "Ben", "Cleo", "Nobody", "", "\u{202e}"]) {
        let guess = json!({"name": name, "password": "wrong password"});
        answers.push(attempt(&server, number, "/api/sign-in", &guess).await);
        let code = json!({"name": name, "code": "aaaa-bbbb-cccc-dddd", "password": "another password"});
        answers.push(attempt(&server, number, "/api/sign-in/code", &code).await);
    }
    let told = |answer: &Answer| {
        let head = answer.head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("date"));
        (answer.status, answer.body.clone(), head.map(str::to_owned).collect::<Vec<_>>())
    };
    for answer in &answers {
        assert_eq!(told(answer), told(&answers[0]));
    }
    answers.remove(0).refused(401, "wrong-credentials");
}

#[tokio::test]
async fn nothing_of_a_deleted_account_opens_anything_any_more() {
    let (server, mut ada, mut key, codes) = with_account().await;
    let phone = with_token(&server, &signs_in(&server, "Ada", PASSWORD).await);
    let table = phone.makes(claim(), &["me", "page"]).await;
    let mut socket = phone.joins(&table).await;
    socket.hears("welcome").await;
    let link = link(&mut ada).await;
    let mut cookie = ada.clone();
    let proof = key.signs(&ada.challenge().await);
    let unanswered = ada.challenge().await;
    assert_eq!(ada.send("DELETE", "/api/account", &json!({"passkey": proof})).await.status, 204);
    assert_eq!(ada.cookie, None, "the browser forgets the cookie");
    assert_eq!(socket.hears("bye").await["code"], "no-name");
    cookie.get("/api/guests/me").await.refused(401, "no-name");
    phone.get("/api/me/data").await.refused(401, "no-name");
    signs_in(&server, "Ada", PASSWORD).await.refused(401, "wrong-credentials");
    Browser::new(&server).signs_in(&mut key).await.refused(401, "wrong-passkey");
    let mut visitor = Browser::guest(&server, "Eve").await;
    visitor.post("/api/sign-in/link", &link).await.refused(401, "link-expired");
    let recovery = json!({"name": "Ada", "code": codes[0], "password": PASSWORD});
    visitor.post("/api/sign-in/code", &recovery).await.refused(401, "wrong-credentials");
    let registration = Authenticator::es256(&visitor, 3).registers(&unanswered);
    let wanted = json!({"name": "Eve", "passkey": registration});
    visitor.post("/api/account", &wanted).await.refused(401, "challenge-expired");
    server.stranger().get("/api/people/Ada").await.refused(404, "no-such-person");
}

#[tokio::test]
async fn no_id_is_the_hash_of_a_secret() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let server = TestServer::with(Config { store: Some(file.clone().into()), ..config() }).await;
    let (_, people) = two_at(&server, claim()).await;
    let hashes: Vec<String> = people
        .iter()
        .map(|(person, _)| SeatSecret::read(person.token.as_ref().unwrap()).unwrap().hash().to_string())
        .collect();
    drop(people);
    let mut connection = SqliteConnectOptions::new().filename(&file).read_only(true).connect().await.unwrap();
    let rows = sqlx::query(
        "SELECT id FROM person UNION ALL SELECT id FROM session UNION ALL SELECT person FROM holder",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    assert_eq!(rows.len(), 6);
    for row in rows {
        let id: String = row.get(0);
        assert!(hashes.iter().all(|hash| !hash.starts_with(&id)), "{id}");
    }
}
