//! E-mail: an address is confirmed, an account recovered, games that wait are listed once a day, and one click stops it.

use crate::accounts::{makes_account, signs_in};
use crate::client::{Answer, Person, TestServer, config};
use crate::notices::{game, id, now, plays};
use crate::smtp_server::SmtpServer;
use interregnum_server::{Config, Server};
use interregnum_store::{MemoryStore, NoticeKind, NoticeStore, Store};
use interregnum_table::Span;
use serde_json::{Value, json};
use std::sync::Arc;

const PASSWORD: &str = "correct horse";
const PAGE: &str = "https://cards.example";

async fn open() -> (TestServer, SmtpServer, Arc<MemoryStore>) {
    let (relay, store) = (SmtpServer::open().await, Arc::new(MemoryStore::new()));
    let config = Config {
        smtp: Some(relay.url()),
        mail_from: Some("cards@cards.example".to_owned()),
        public_address: Some(PAGE.to_owned()),
        ..config()
    };
    let running = Server::open_with_store(config, Arc::clone(&store) as Arc<dyn Store>).await.unwrap();
    (TestServer { address: running.address(), running }, relay, store)
}

async fn gives_address(person: &Person, address: &str) -> Answer {
    person.post("/api/account/mail", &json!({"address": address, "proof": {"password": PASSWORD}})).await
}

/// Gives an address to an account and confirms it.
async fn confirms(server: &TestServer, person: &Person, relay: &SmtpServer, address: &str) {
    let before = relay.mails().len();
    assert_eq!(gives_address(person, address).await.status, 202);
    let mail = relay.received(before + 1).await;
    let link = json!({"link": mail.link(&format!("{PAGE}/mail"))});
    assert_eq!(server.stranger().post("/api/account/mail/confirm", &link).await.status, 204);
}

#[tokio::test]
async fn an_address_is_used_once_its_owner_has_confirmed_it() {
    let (server, relay, _) = open().await;
    let ada = server.guest("Ada").await;
    gives_address(&ada, "ada@example.org").await.refused(409, "no-account");
    makes_account(&ada, "Ada").await;
    gives_address(&ada, "nonsense").await.refused(422, "bad-mail-address");
    let wrong = json!({"address": "ada@example.org", "proof": {"password": "wrong horse"}});
    ada.post("/api/account/mail", &wrong).await.refused(401, "wrong-credentials");
    assert_eq!(gives_address(&ada, "Ada@Example.org").await.status, 202);
    let mail = relay.received(1).await;
    assert_eq!((mail.from.as_str(), mail.to.as_str()), ("cards@cards.example", "ada@example.org"));
    assert_eq!(mail.subject(), "Confirm your e-mail address");
    assert_eq!(ada.get("/api/notices").await.json()["mail"], Value::Null);
    let confirm = json!({"link": mail.link(&format!("{PAGE}/mail"))});
    let confirms = async || server.stranger().post("/api/account/mail/confirm", &confirm).await;
    let recovers = json!({"link": confirm["link"], "password": "another horse"});
    server.stranger().post("/api/sign-in/mail/link", &recovers).await.refused(401, "link-expired");
    assert_eq!(confirms().await.status, 204);
    confirms().await.refused(401, "link-expired");
    assert_eq!(ada.get("/api/notices").await.json()["mail"], "ada@example.org");
    assert_eq!(ada.get("/api/me/data").await.json()["mail"], "ada@example.org");
    assert_eq!(ada.send("DELETE", "/api/account/mail", &[], "").await.status, 204);
    assert_eq!(ada.get("/api/notices").await.json()["mail"], Value::Null);
}

#[tokio::test]
async fn an_account_is_recovered_by_a_link_that_works_once_and_nothing_tells_who_has_an_account() {
    let (server, relay, _) = open().await;
    let ada = server.guest("Ada").await;
    makes_account(&ada, "Ada").await;
    confirms(&server, &ada, &relay, "ada@example.org").await;
    let asks =
        async |address: &str| server.stranger().post("/api/sign-in/mail", &json!({"address": address})).await;
    let (nobody, somebody) = (asks("eve@example.org").await, asks("ADA@example.org").await);
    assert_eq!((nobody.status, &nobody.body), (somebody.status, &somebody.body));
    assert_eq!(nobody.status, 202);
    let mail = relay.received(2).await;
    assert_eq!((mail.to.as_str(), mail.subject().as_str()), ("ada@example.org", "Choose a new password"));
    let link = mail.link(&format!("{PAGE}/recover")).to_owned();
    let recovers = async |password: &str| {
        let shown = json!({"link": link, "password": password});
        server.stranger().post("/api/sign-in/mail/link", &shown).await
    };
    recovers("short").await.refused(422, "weak-password");
    assert_eq!(recovers("another horse").await.status, 201);
    recovers("a third horse").await.refused(401, "link-expired");
    assert_eq!(ada.get("/api/account").await.status, 401, "other devices are signed out");
    signs_in(&server, "Ada", PASSWORD).await.refused(401, "wrong-credentials");
    assert_eq!(signs_in(&server, "Ada", "another horse").await.status, 201);
    assert_eq!(relay.mails().len(), 2, "nobody wrote to somebody without an account");
}

#[tokio::test]
async fn nobody_is_flooded_by_requests_for_a_link() {
    let (server, ..) = open().await;
    let asks =
        async |address: &str| server.stranger().post("/api/sign-in/mail", &json!({"address": address})).await;
    for _ in 0..5 {
        assert_eq!(asks("eve@example.org").await.status, 202);
    }
    asks("EVE@example.org").await.refused(429, "too-fast");
    assert_eq!(asks("ada@example.org").await.status, 202);
}

#[tokio::test]
async fn games_that_wait_are_listed_once_a_day_and_one_click_stops_it() {
    let (server, relay, store) = open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    makes_account(&ada, "Ada").await;
    confirms(&server, &ada, &relay, "ada@example.org").await;
    let first = game(&ada, &ben).await;
    let mail = relay.received(2).await;
    assert_eq!(mail.subject(), "One game is waiting for you");
    assert!(mail.text.contains(&format!("{PAGE}/table/{first}")), "{}", mail.text);
    assert!(mail.text.contains("Ben is waiting for you in Claim. You have 3 days left."), "{}", mail.text);
    let ada_id = id(&*store, &ada).await;
    let due = store.notices_due(now() + Span::days(2), 9).await.unwrap();
    let digest =
        due.iter().find(|notice| notice.kind == NoticeKind::Digest && notice.person == ada_id).unwrap();
    assert!(digest.due > now() + Span::seconds(23 * 3600), "the next one comes tomorrow");
    assert_eq!(mail.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    let off = mail.header("List-Unsubscribe").unwrap().trim_matches(['<', '>']).to_owned();
    let path = off.strip_prefix(PAGE).unwrap();
    assert!(path.ends_with(mail.link(&format!("{PAGE}/off"))), "the link in the text does the same");
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let switched = server.stranger().send("POST", path, &form, "List-Unsubscribe=One-Click").await;
    assert_eq!(switched.status, 204);
    let settings = ada.get("/api/notices").await.json()["settings"].clone();
    assert_eq!((&settings["turn_mail"], &settings["soon_mail"]), (&json!("never"), &json!(true)));
}

#[tokio::test]
async fn a_message_comes_at_once_to_who_wants_it_in_their_language() {
    let (server, relay, _) = open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    makes_account(&ben, "Ben").await;
    confirms(&server, &ben, &relay, "ben@example.org").await;
    let settings = json!({
        "zone": "Europe/Paris", "turn_push": true, "soon_push": true, "turn_mail": "at-once", "soon_mail": false,
    });
    assert_eq!(ben.post("/api/notices?lang=fr", &settings).await.status, 204);
    let table = game(&ada, &ben).await;
    plays(&ada, &table, "first").await;
    let mail = relay.received(2).await;
    assert_eq!(mail.subject(), "Claim : à vous de jouer");
    assert!(
        mail.text.starts_with("Ada vous attend dans une partie de Claim. Il vous reste 3 jours."),
        "{}",
        mail.text
    );
}

#[tokio::test]
async fn a_server_without_a_relay_offers_no_e_mail() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    makes_account(&ada, "Ada").await;
    assert_eq!(ada.get("/api/notices/ways").await.json()["mail"], false);
    gives_address(&ada, "ada@example.org").await.refused(404, "no-mail");
    let asked = json!({"address": "ada@example.org"});
    server.stranger().post("/api/sign-in/mail", &asked).await.refused(404, "no-mail");
}
