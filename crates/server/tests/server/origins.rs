//! Under which names the server answers, and which pages of other origins may use it.

use crate::client::{Answer, TestServer, answer, config, exchange, rats};
use interregnum_server::Config;
use serde_json::json;

const FRIEND: &str = "https://friend.example";

/// The answer to a request with exactly these headers.
async fn ask(server: &TestServer, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let lines: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n{}\r\n", lines.concat());
    answer(&exchange(server.address, request.as_bytes()).await)
}

#[tokio::test]
async fn a_name_that_is_not_the_servers_own_is_refused() {
    let server = TestServer::open().await;
    let rebound = [("host", "evil.example:8421"), ("origin", "http://evil.example:8421")];
    for (method, path) in [("GET", "/"), ("GET", "/api/games"), ("POST", "/api/guests")] {
        let refused = ask(&server, method, path, &rebound).await.refused(421, "unknown-host");
        let message = refused["message"].as_str().unwrap();
        assert!(message.contains("--hosts evil.example"), "{message}");
    }
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    assert_eq!(ada.socket(&table, &rebound).await.err(), Some(421));
    assert_eq!(ask(&server, "GET", "/health", &[("host", "probe")]).await.status, 200, "monitoring may");
}

#[tokio::test]
async fn friends_on_the_network_open_the_address_in_numbers() {
    let server = TestServer::open().await;
    for host in ["192.168.1.5:8421", "10.0.0.4", "[2001:db8::7]:8421", "localhost:8421"] {
        assert_eq!(ask(&server, "GET", "/api/games", &[("host", host)]).await.status, 200, "{host}");
    }
}

#[tokio::test]
async fn a_name_of_the_settings_is_answered() {
    let server = TestServer::with(Config { hosts: vec!["cards.example".to_owned()], ..config() }).await;
    for host in ["cards.example", "Cards.Example:443"] {
        assert_eq!(ask(&server, "GET", "/api/games", &[("host", host)]).await.status, 200, "{host}");
    }
    // A proxy that passes on its own name for the server.
    let ada = server.guest("Ada").await;
    let table = ada.makes(rats(), &["me"]).await;
    assert!(ada.socket(&table, &[("origin", "https://cards.example")]).await.is_ok());
    assert_eq!(ada.socket(&table, &[("origin", "https://cards.example.evil")]).await.err(), Some(403));
}

#[tokio::test]
async fn a_browser_asks_in_advance_for_a_page_of_another_origin() {
    let server = TestServer::with(Config { origins: vec![FRIEND.to_owned()], ..config() }).await;
    let from =
        |origin| [("host", "localhost"), ("origin", origin), ("access-control-request-method", "POST")];
    let allowed = ask(&server, "OPTIONS", "/api/guests", &from(FRIEND)).await;
    assert_eq!((allowed.status, allowed.header("access-control-allow-origin")), (204, Some(FRIEND)));
    assert_eq!(allowed.header("access-control-allow-credentials"), Some("true"));
    let listed = |name: &str, item: &str| {
        allowed.header(name).is_some_and(|list| list.split(", ").any(|found| found == item))
    };
    for method in ["GET", "POST", "DELETE"] {
        assert!(listed("access-control-allow-methods", method), "{method}: {allowed:?}");
    }
    for header in ["authorization", "content-type"] {
        assert!(listed("access-control-allow-headers", header), "{header}: {allowed:?}");
    }
    assert!(allowed.header("access-control-max-age").is_some_and(|age| age.parse::<u32>().is_ok()));
    assert!(allowed.head.contains("vary: origin"), "{allowed:?}");
    let foreign = ask(&server, "OPTIONS", "/api/guests", &from("https://evil.example")).await;
    assert_eq!(foreign.header("access-control-allow-origin"), None);
    foreign.refused(403, "bad-origin");
}

#[tokio::test]
async fn an_allowed_page_reads_answers_and_refusals_and_others_do_not() {
    let server = TestServer::with(Config { origins: vec![FRIEND.to_owned()], ..config() }).await;
    for (path, status) in [("/api/games", 200), ("/api/guests/me", 401)] {
        let friend = ask(&server, "GET", path, &[("host", "localhost"), ("origin", FRIEND)]).await;
        assert_eq!((friend.status, friend.header("access-control-allow-origin")), (status, Some(FRIEND)));
        let other =
            ask(&server, "GET", path, &[("host", "localhost"), ("origin", "https://evil.example")]).await;
        assert_eq!((other.status, other.header("access-control-allow-origin")), (status, None));
        assert!(other.head.contains("vary: origin"), "{other:?}");
    }
    let closed = TestServer::open().await;
    let own = ask(&closed, "GET", "/api/games", &[("host", "localhost"), ("origin", FRIEND)]).await;
    assert_eq!((own.header("access-control-allow-origin"), own.head.contains("vary: origin")), (None, false));
    let named = closed.stranger().post("/api/guests", &json!({"name": "Ada"})).await;
    assert_eq!(named.status, 201, "a client that is no browser names no origin");
}
