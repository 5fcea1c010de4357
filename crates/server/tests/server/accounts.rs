//! Accounts: a guest becomes one and loses nothing, signs in elsewhere, recovers, takes the data, and is deleted.

use crate::client::{Answer, Person, Scratch, TestServer, choices, claim, config, play, rats, two_at};
use interregnum_server::Config;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

/// Makes an account; gives the recovery codes.
pub(crate) async fn makes_account(person: &Person, name: &str) -> Vec<String> {
    let made = person.post("/api/account", &json!({"name": name, "password": PASSWORD})).await;
    assert_eq!(made.status, 201, "{made:?}");
    serde_json::from_value(made.json()["codes"].clone()).unwrap()
}

/// Signs in on another device; gives the answer.
pub(crate) async fn signs_in(server: &TestServer, name: &str, password: &str) -> Answer {
    server.stranger().post("/api/sign-in", &json!({"name": name, "password": password, "token": true})).await
}

/// The person behind the token of an answer.
pub(crate) fn with_token(server: &TestServer, answer: &Answer) -> Person {
    assert_eq!(answer.status, 201, "{answer:?}");
    Person { token: Some(answer.json()["token"].as_str().unwrap().to_owned()), ..server.stranger() }
}

#[tokio::test]
async fn a_guest_becomes_an_account_in_the_middle_of_a_game_and_plays_on_from_a_second_device() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ada, mut socket) = people.remove(0);
    let (legal, turn) = choices(&ada, &table).await;
    makes_account(&ada, "Countess").await;
    socket.does("first", play(&legal[0], turn)).await;
    let phone = with_token(&server, &signs_in(&server, "countess", PASSWORD).await);
    assert_eq!(phone.get("/api/guests/me").await.json(), json!({"name": "Countess", "account": true}));
    assert_eq!(phone.sees(&table).await["you"], 0, "the seat is the person's, on every device");
    let own = phone.get("/api/me/tables").await.json();
    assert_eq!(own[0]["table"], table);
    let (legal, turn) = choices(&people[0].0, &table).await;
    people[0].1.does("second", play(&legal[0], turn)).await;
    let (legal, turn) = choices(&phone, &table).await;
    let next = if legal.is_empty() { &people[0].0 } else { &phone };
    let (legal, turn) = if legal.is_empty() { choices(next, &table).await } else { (legal, turn) };
    next.joins(&table).await.does("third", play(&legal[0], turn)).await;
    assert_eq!(ada.get("/api/guests/me").await.status, 200, "the first device is still signed in");
}

#[tokio::test]
async fn a_name_belongs_to_one_account_and_an_account_keeps_it() {
    let server = TestServer::open().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    makes_account(&ada, "Ada Lovelace").await;
    for same in ["Ada Lovelace", "ADA LOVELACE", "adalovelace", "ＡＤＡ Lovelace"] {
        let wanted = json!({"name": same, "password": PASSWORD});
        eve.post("/api/account", &wanted).await.refused(409, "name-taken");
    }
    let again = json!({"name": "Another", "password": PASSWORD});
    ada.post("/api/account", &again).await.refused(409, "has-account");
    ada.post("/api/guests", &json!({"name": "Eve"})).await.refused(409, "account-name");
    assert_eq!(
        ada.post("/api/guests", &json!({"name": "ada Lovelace"})).await.status,
        201,
        "only the spelling"
    );
    eve.post("/api/account", &json!({"name": "Eve", "password": "short"}))
        .await
        .refused(422, "weak-password");
    server.stranger().post("/api/account", &again).await.refused(401, "no-name");
}

#[tokio::test]
async fn a_visitor_without_an_account_takes_any_name_that_no_account_has_and_plays() {
    let server = TestServer::open().await;
    makes_account(&server.guest("Ada").await, "Ada").await;
    let same = json!({"name": "Ada", "token": true});
    server.stranger().post("/api/guests", &same).await.refused(409, "name-taken");
    let other = server.guest("Ada B.").await;
    assert_eq!(other.get("/api/guests/me").await.json(), json!({"name": "Ada B."}));
    let table = other.makes(rats(), &["me", "page"]).await;
    assert_eq!(other.sees(&table).await["you"], 0);
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_get_the_same_answer() {
    let server = TestServer::open().await;
    makes_account(&server.guest("Ada").await, "Ada").await;
    let wrong = signs_in(&server, "Ada", "correct house").await;
    let unknown = signs_in(&server, "Nobody", PASSWORD).await;
    assert_eq!((wrong.status, &wrong.body), (unknown.status, &unknown.body));
    wrong.refused(401, "wrong-credentials");
    let code =
        |name: &str| json!({"name": name, "code": "aaaa-bbbb-cccc-dddd", "password": "another password"});
    let wrong = server.stranger().post("/api/sign-in/code", &code("Ada")).await;
    let unknown = server.stranger().post("/api/sign-in/code", &code("Nobody")).await;
    assert_eq!((wrong.status, &wrong.body), (unknown.status, &unknown.body));
    wrong.refused(401, "wrong-credentials");
}

#[tokio::test]
async fn an_address_guesses_ten_passwords_in_a_minute_and_no_more() {
    let server = TestServer::open().await;
    for _ in 0..10 {
        signs_in(&server, "Nobody", PASSWORD).await.refused(401, "wrong-credentials");
    }
    let refused = signs_in(&server, "Nobody", PASSWORD).await;
    assert!(refused.header("retry-after").is_some(), "{refused:?}");
    refused.refused(429, "too-fast");
}

#[tokio::test]
async fn a_recovery_code_sets_a_new_password_once_and_ends_all_sessions() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let codes = makes_account(&ada, "Ada").await;
    assert_eq!(codes.len(), 8);
    let recovery = json!({"name": "ada", "code": codes[0].to_uppercase(), "password": "another password"});
    let recovered = server.stranger().post("/api/sign-in/code", &recovery).await;
    assert_eq!(recovered.status, 201, "{recovered:?}");
    assert!(recovered.header("set-cookie").is_some_and(|cookie| cookie.contains("HttpOnly")));
    ada.get("/api/guests/me").await.refused(401, "no-name");
    server.stranger().post("/api/sign-in/code", &recovery).await.refused(401, "wrong-credentials");
    signs_in(&server, "Ada", PASSWORD).await.refused(401, "wrong-credentials");
    let again = with_token(&server, &signs_in(&server, "Ada", "another password").await);
    assert_eq!(again.get("/api/account").await.json()["codes"], 7);
}

#[tokio::test]
async fn a_new_password_and_new_codes_need_the_old_password() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let codes = makes_account(&ada, "Ada").await;
    let phone = with_token(&server, &signs_in(&server, "Ada", PASSWORD).await);
    let change = |current: &str| json!({"proof": {"password": current}, "password": "another password"});
    ada.post("/api/account/password", &change("wrong password")).await.refused(401, "wrong-credentials");
    ada.post("/api/account/codes", &json!({"password": "wrong password"}))
        .await
        .refused(401, "wrong-credentials");
    assert_eq!(ada.post("/api/account/password", &change(PASSWORD)).await.status, 204);
    phone.get("/api/guests/me").await.refused(401, "no-name");
    assert_eq!(ada.get("/api/guests/me").await.status, 200, "this device stays signed in");
    let fresh = ada.post("/api/account/codes", &json!({"password": "another password"})).await;
    assert_eq!(fresh.status, 201, "{fresh:?}");
    let old = json!({"name": "Ada", "code": codes[1], "password": "a third password"});
    server.stranger().post("/api/sign-in/code", &old).await.refused(401, "wrong-credentials");
}

#[tokio::test]
async fn a_new_account_gets_a_new_secret_so_that_no_one_who_knew_the_old_one_has_it() {
    let server = TestServer::open().await;
    let came = server.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
    let cookie = |answer: &Answer| answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let old = cookie(&came);
    let body = json!({"name": "Ada", "password": PASSWORD}).to_string();
    let headers = [("cookie", old.as_str()), ("content-type", "application/json")];
    let made = server.stranger().send("POST", "/api/account", &headers, &body).await;
    let new = cookie(&made);
    assert_ne!(new, old);
    let me =
        async |cookie: &str| server.stranger().send("GET", "/api/guests/me", &[("cookie", cookie)], "").await;
    assert_eq!(me(&new).await.json()["account"], true);
    // Other tabs may still send it for a minute; it is never set as a cookie again.
    assert_eq!(me(&old).await.header("set-cookie"), None);
}

#[tokio::test]
async fn signing_in_begins_a_new_session_whatever_cookie_the_browser_had() {
    let server = TestServer::open().await;
    makes_account(&server.guest("Ada").await, "Ada").await;
    let planted = server.stranger().post("/api/guests", &json!({"name": "Eve"})).await;
    let planted = planted.header("set-cookie").unwrap().split(';').next().unwrap();
    let headers = [("cookie", planted), ("content-type", "application/json")];
    let body = json!({"name": "Ada", "password": PASSWORD}).to_string();
    let signed_in = server.stranger().send("POST", "/api/sign-in", &headers, &body).await;
    let own = signed_in.header("set-cookie").unwrap().split(';').next().unwrap();
    assert_ne!(own, planted);
    server.stranger().send("GET", "/api/guests/me", &[("cookie", planted)], "").await.refused(401, "no-name");
}

#[tokio::test]
async fn the_own_data_has_records_and_words_and_no_secret() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    people[0].1.does("say", json!({"do": "say", "text": "good luck"})).await;
    people[1].1.does("resign", json!({"do": "resign"})).await;
    let ada = people.remove(0).0;
    makes_account(&ada, "Ada").await;
    let file = ada.get("/api/me/data").await;
    assert!(file.header("content-disposition").is_some_and(|value| value.contains("attachment")));
    let data = file.json();
    assert_eq!((&data["name"], &data["tables"][0]["table"]), (&json!("Ada"), &json!(table)));
    assert_eq!(data["tables"][0]["records"].as_array().map(Vec::len), Some(1));
    assert_eq!(data["tables"][0]["said"][0]["text"], "good luck");
    assert!(data["account"].is_u64() && data["devices"].as_array().map(Vec::len) == Some(1), "{data}");
    for secret in [ada.token.as_deref().unwrap(), "argon2"] {
        assert!(!file.body.contains(secret));
    }
    server.stranger().get("/api/me/data").await.refused(401, "no-name");
}

#[tokio::test]
async fn who_is_deleted_is_gone_and_the_games_of_others_stay_whole_without_the_name() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let (ben, mut socket) = people.remove(1);
    let ada = people.remove(0).0;
    makes_account(&ada, "Ada").await;
    ada.send("DELETE", "/api/account", &[("content-type", "application/json")], "{}")
        .await
        .refused(401, "wrong-credentials");
    let body = json!({"password": PASSWORD}).to_string();
    let gone = ada.send("DELETE", "/api/account", &[("content-type", "application/json")], &body).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    ada.get("/api/guests/me").await.refused(401, "no-name");
    signs_in(&server, "Ada", PASSWORD).await.refused(401, "wrong-credentials");
    let name = |now: &Value| now["seats"][0]["holder"]["name"].clone();
    assert_eq!(name(&ben.sees(&table).await["now"]), "—");
    let listed = ben.get("/api/me/tables").await;
    assert!(!listed.body.contains("Ada"), "{listed:?}");
    socket.does("resign", json!({"do": "resign"})).await;
    let record = ben.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.status == 200 && !record.body.contains("Ada"), "{record:?}");
    makes_account(&server.guest("Ada").await, "Ada").await;
}

#[tokio::test]
async fn neither_password_nor_code_nor_link_nor_token_stands_in_the_log_in_the_clear() {
    let scratch = Scratch::new();
    let server = TestServer::with(Config { store: Some(scratch.file("log.db").into()), ..config() }).await;
    let ada = server.guest("Ada").await;
    let codes = makes_account(&ada, "Ada").await;
    let link = ada.post("/api/devices/link", &json!({"origin": "http://192.0.2.7"})).await.json();
    let code = codes[0].replace('-', "");
    let token = ada.token.clone().unwrap();
    let mut written = Vec::new();
    for file in ["log.db", "log.db-wal"] {
        written.extend(std::fs::read(scratch.file(file)).unwrap_or_default());
    }
    let has = |text: &str| written.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has("argon2id"), "the account is written");
    for secret in [PASSWORD, &code, &codes[0], link["link"].as_str().unwrap(), &token] {
        assert!(!has(secret), "{secret}");
    }
}
