//! Who is who: guests with a name and a secret; a seat belongs to its secret.

use crate::client::{Person, TestServer, choices, claim, config, exchange, play, rats, two_at};
use interregnum_server::Config;
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
    for name in ["", "   ", "a\u{7}b", &"x".repeat(25), "\u{3164}", "\u{200b}", "\u{301}", "Ada\u{ad}"] {
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

/// The cookie of an answer, as a browser sends it back.
fn kept(set: Option<&str>) -> &str {
    set.unwrap().split(';').next().unwrap()
}

#[tokio::test]
async fn over_https_the_cookie_is_for_https_alone_and_so_is_the_page() {
    let server = TestServer::with(Config { secure: true, ..config() }).await;
    let came = server.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
    let cookie = came.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-interregnum="), "{cookie}");
    for part in ["; Secure", "; Path=/;", "; HttpOnly", "; SameSite=Strict"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(came.header("strict-transport-security").is_some_and(|hsts| hsts.contains("max-age=")));
    let me = server.stranger().send("GET", "/api/guests/me", &[("cookie", kept(Some(cookie)))], "").await;
    assert_eq!(me.json(), json!({"name": "Ada"}));
    let plain = TestServer::open().await.stranger().get("/").await;
    assert_eq!(plain.header("strict-transport-security"), None, "a LAN without HTTPS stays reachable");
}

#[tokio::test]
async fn an_old_cookie_is_still_read_and_becomes_one_for_https() {
    let server = TestServer::with(Config { secure: true, ..config() }).await;
    let ada = server.guest("Ada").await;
    let old = format!("interregnum={}", ada.token.as_ref().unwrap());
    let me = server.stranger().send("GET", "/api/guests/me", &[("cookie", &old)], "").await;
    assert_eq!(me.json(), json!({"name": "Ada"}));
    let new = format!("set-cookie: __Host-{old};");
    assert!(me.head.contains(&new) && me.head.contains("set-cookie: interregnum=; "), "{me:?}");
}

#[tokio::test]
async fn a_cookie_is_renewed_while_it_is_used() {
    let server = TestServer::open().await;
    let came = server.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
    let cookie = [("cookie", kept(came.header("set-cookie")))];
    let renamed = [cookie[0], ("content-type", "application/json")];
    for again in [
        server.stranger().send("GET", "/api/guests/me", &cookie, "").await,
        server.stranger().send("POST", "/api/guests", &renamed, r#"{"name":"Ada L."}"#).await,
    ] {
        assert_eq!(again.header("set-cookie"), came.header("set-cookie"), "{again:?}");
    }
    let ben = server.guest("Ben").await;
    assert_eq!(ben.get("/api/guests/me").await.header("set-cookie"), None, "a token is no cookie");
}

#[tokio::test]
async fn who_signs_out_is_signed_out_everywhere() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, claim()).await;
    let (ada, mut socket) = people.remove(0);
    assert_eq!(ada.sees(&table).await["you"], 0);
    let stream = format!(
        "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
         authorization: Bearer {}\r\n\r\n",
        ada.token.as_ref().unwrap()
    );
    let address = server.address;
    let stream = tokio::spawn(async move { exchange(address, stream.as_bytes()).await });
    socket.hears("acting").await;
    assert_eq!(ada.send("DELETE", "/api/guests/me", &[], "").await.status, 204);
    assert_eq!(socket.hears("bye").await["code"], "no-name");
    assert!(!stream.await.unwrap().is_empty(), "the stream has ended");
    ada.get("/api/guests/me").await.refused(401, "no-name");
    ada.ask(&table, "late", json!({"do": "say", "text": "hello"})).await.refused(401, "no-name");
    assert_eq!(ada.sees(&table).await["you"], json!(null), "no hand is shown to the old token");
    let mut late = ada.joins(&table).await;
    assert_eq!(late.hears("welcome").await["scene"]["you"], json!(null));
    ada.send("DELETE", "/api/guests/me", &[], "").await.refused(401, "no-name");
    assert_eq!(people[0].0.sees(&table).await["you"], 1, "others are not concerned");
    let again = ada.post("/api/guests", &json!({"name": "Ada", "token": true})).await.json();
    assert!(again["token"].is_string() && again["token"].as_str() != ada.token.as_deref());
}

#[tokio::test]
async fn a_browser_that_signs_out_forgets_its_cookie() {
    let server = TestServer::open().await;
    let came = server.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
    let cookie = [("cookie", kept(came.header("set-cookie")))];
    let gone = server.stranger().send("DELETE", "/api/guests/me", &cookie, "").await;
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")), "{gone:?}");
    server.stranger().send("GET", "/api/guests/me", &cookie, "").await.refused(401, "no-name");
}
