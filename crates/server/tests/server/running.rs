//! Running the server: health, counts, the admin's doors, headers, the page.

use crate::client::{Person, TestServer, config, rats, two_at};
use interregnum_server::{Config, reachable_addresses};
use interregnum_testkit::golden;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn admin(server: &TestServer) -> Person {
    Person { token: config().admin_token, ..server.stranger() }
}

#[tokio::test]
async fn the_server_says_that_it_is_alive_and_ready() {
    let server = TestServer::open().await;
    assert_eq!(server.stranger().get("/health").await.body, "ok\n");
    assert_eq!(server.stranger().get("/ready").await.status, 200);
}

#[tokio::test]
async fn counts_are_for_those_with_the_token() {
    let server = TestServer::open().await;
    let (_, _people) = two_at(&server, rats()).await;
    server.stranger().get("/metrics").await.refused(401, "not-admin");
    let page = admin(&server).get("/metrics").await;
    assert!(page.body.contains("\ninterregnum_tables_created_total 1\n"), "{}", page.body);
    assert!(page.body.contains("\ninterregnum_sockets 2\n"), "{}", page.body);
    let open = TestServer::with(Config { admin_token: None, ..config() }).await;
    assert_eq!(open.stranger().get("/metrics").await.status, 200);
    let proxied = TestServer::with(Config { admin_token: None, proxied: true, ..config() }).await;
    let elsewhere = [("x-forwarded-for", "192.0.2.9")];
    proxied.stranger().send("GET", "/metrics", &elsewhere, "").await.refused(401, "not-admin");
}

#[tokio::test]
async fn the_admins_doors_open_to_the_token_alone() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut private = rats();
    private["listed"] = json!(false);
    let table = ada.makes(private, &["me"]).await;
    let listed = admin(&server).get("/api/admin/tables").await.json();
    assert_eq!(listed[0]["table"], table);
    let wrong = Person { token: Some("the admin's own tokem".to_owned()), ..server.stranger() };
    for visitor in [server.stranger(), ada.clone(), wrong] {
        visitor.get("/api/admin/tables").await.refused(401, "not-admin");
        visitor.post("/api/admin/notice", &json!({"text": "x"})).await.refused(401, "not-admin");
    }
    let closed = TestServer::with(Config { admin_token: None, ..config() }).await;
    let empty = Person { token: Some(String::new()), ..closed.stranger() };
    empty.get("/api/admin/tables").await.refused(401, "not-admin");
}

#[tokio::test]
async fn a_notice_reaches_everybody_now_and_later_and_the_server_closes_in_time() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let notice = json!({"text": "We close at nine.", "close_in": 1});
    assert_eq!(admin(&server).post("/api/admin/notice", &notice).await.status, 204);
    assert_eq!(people[0].1.hears("notice").await["text"], "We close at nine.");
    let mut late = server.stranger().joins(&table).await;
    assert_eq!(late.hears("notice").await["text"], "We close at nine.");
    server.running.closed().await;
    server.running.close().await.unwrap();
    assert_eq!(people[1].1.hears("bye").await["code"], "closing");
}

#[tokio::test]
async fn a_shutdown_that_was_announced_can_be_called_off() {
    let server = TestServer::open().await;
    let (table, mut people) = two_at(&server, rats()).await;
    let notice = json!({"text": "We close at nine.", "close_in": 1});
    assert_eq!(admin(&server).post("/api/admin/notice", &notice).await.status, 204);
    server.stranger().send("DELETE", "/api/admin/notice", &[], "").await.refused(401, "not-admin");
    assert_eq!(admin(&server).send("DELETE", "/api/admin/notice", &[], "").await.status, 204);
    for text in ["We close at nine.", ""] {
        assert_eq!(people[0].1.hears("notice").await["text"], text);
    }
    let closed = tokio::time::timeout(Duration::from_secs(2), server.running.closed()).await;
    assert!(closed.is_err(), "the server has shut down");
    assert_eq!(server.stranger().sees(&table).await["now"]["stage"]["kind"], "playing");
}

#[tokio::test]
async fn every_answer_keeps_a_browser_safe() {
    let server = TestServer::open().await;
    for path in ["/", "/health", "/api/games", "/nowhere"] {
        let answer = server.stranger().get(path).await;
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{path}: {answer:?}"));
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
}

#[tokio::test]
async fn the_page_says_what_is_there_in_both_languages() {
    let server = TestServer::open().await;
    let english = server.stranger().get("/plain?lang=en").await;
    let french = server.stranger().send("GET", "/plain", &[("accept-language", "fr-FR,fr;q=0.9")], "").await;
    assert!(english.body.contains("<html lang=\"en\">") && english.body.contains("/api/openapi.json"));
    assert!(french.body.contains("<html lang=\"fr\">") && french.body.contains("trône vide"));
    assert!(!english.body.contains('['), "every text is there");
    assert_eq!(server.stranger().get("/style.css").await.status, 200);
}

/// Whether the page is built or a plain one takes its place, every screen has an address.
#[tokio::test]
async fn every_screen_has_an_address_that_can_be_opened() {
    let server = TestServer::open().await;
    for path in [
        "/",
        "/table/abcdefgh01234567",
        "/replay/abcdefgh01234567/3",
        "/rules/claim",
        "/lesson/claim",
        "/lesson/claim-2",
        "/sheet/claim",
    ] {
        let answer = server.stranger().get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    }
    server.stranger().get("/assets/nothing.js").await.refused(404, "no-such-page");
}

#[tokio::test]
async fn a_page_that_is_not_there_says_so_in_the_visitors_language() {
    let server = TestServer::open().await;
    let english = server.stranger().get("/api/nowhere?lang=en").await.refused(404, "no-such-page");
    let french = server.stranger().get("/api/nowhere?lang=fr").await.refused(404, "no-such-page");
    assert_ne!(english["message"], french["message"]);
    for lang in ["en", "fr"] {
        let page = server.stranger().get(&format!("/nowhere/at/all?lang={lang}")).await;
        assert_eq!((page.status, page.header("content-type")), (404, Some("text/html; charset=utf-8")));
        assert!(page.body.contains(&format!("<html lang=\"{lang}\">")), "{}", page.body);
    }
}

#[tokio::test]
async fn an_address_that_cannot_be_used_like_that_says_how_it_can() {
    let server = TestServer::open().await;
    for method in ["DELETE", "TRACE", "PUT"] {
        let answer = server.stranger().send(method, "/api/tables", &[], "").await;
        assert_eq!(answer.header("allow"), Some("POST"), "{method}");
        answer.refused(405, "method-not-allowed");
    }
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_refused_with_a_code_in_the_visitors_language() {
    let server = TestServer::open().await;
    for address in [
        "/api/lobby?playing=perhaps",
        "/api/tables/abcdefgh01234567/story/-1",
        "/api/tables/abcdefgh01234567/record?round=many",
        "/api/tables/abcdefgh01234567/record/first",
        "/api/tables/abcdefgh01234567/record/99999999999999999999/advice",
        "/api/tables/abcdefgh01234567/stream?since=-1",
        "/api/tables/abcdefgh01234567/code",
        "/api/games/%FF/rules",
        "/assets/%FF",
    ] {
        let joined = if address.contains('?') { '&' } else { '?' };
        let english =
            server.stranger().get(&format!("{address}{joined}lang=en")).await.refused(400, "bad-request");
        let french =
            server.stranger().get(&format!("{address}{joined}lang=fr")).await.refused(400, "bad-request");
        assert_ne!(english["message"], french["message"], "{address}");
    }
}

#[tokio::test]
async fn a_host_on_the_same_machine_is_told_the_addresses_for_friends() {
    let alone = TestServer::open().await;
    assert_eq!(alone.stranger().get("/api/addresses").await.json(), json!({"origins": []}));
    let listen = "0.0.0.0:0".parse().unwrap();
    let proxied = TestServer::with(Config { listen, proxied: true, ..config() }).await;
    assert_eq!(proxied.stranger().get("/api/addresses").await.json(), json!({"origins": []}));
    let shared = TestServer::with(Config { listen, ..config() }).await;
    let origins = shared.stranger().get("/api/addresses").await.json();
    let expected: Vec<String> =
        reachable_addresses(shared.address).iter().map(|address| format!("http://{address}")).collect();
    assert_eq!(origins, json!({ "origins": expected }));
}

#[tokio::test]
async fn golden_document_of_all_pages_is_the_one_that_was_read_and_kept() {
    let server = TestServer::open().await;
    let served = server.stranger().get("/api/openapi.json").await.body;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    golden::check(&file, &(served + "\n"));
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let below = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    entries.flat_map(below).filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect()
}

#[test]
fn every_test_that_the_page_of_threats_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/threats.md")).unwrap();
    let is_test = |name: &&str| name.contains('_') && !name.contains(['/', '.', ' ', '-']);
    let named: Vec<&str> = page.split('`').skip(1).step_by(2).filter(is_test).collect();
    assert!(named.len() > 10, "{named:?}");
    let code: String =
        sources(&root.join("crates")).iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    for name in named {
        let is_there = ['(', '<'].iter().any(|next| code.contains(&format!("fn {name}{next}")));
        assert!(is_there, "there is no test {name}");
    }
}
