//! `interregnum admin`, run as operators run it: over a log that a server may have open.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod common;

use common::{Scratch, refused, told};
use interregnum_store::{
    Account, ModerationChange, ModerationId, ModerationStore as _, Person, PersonChange, PersonStore as _,
    Report, Session, SessionId, SqliteOptions, SqliteStore, Store,
};
use interregnum_table::{PersonId, SeatSecret, Time, name_key};
use serde_json::Value;
use tokio::runtime::Runtime;

fn person(number: u8) -> PersonId {
    SeatSecret::from_bytes([number; 16]).person()
}

/// Puts somebody with an account into a log.
async fn comes(store: &dyn Store, number: u8, name: &str) {
    let id = person(number);
    let session = Session {
        id: SessionId(number.into()),
        person: id,
        secret: SeatSecret::from_bytes([number; 16]).hash(),
        previous: None,
        device: String::new(),
        created: Time(1),
        used: Time(1),
        rotated: Time(1),
    };
    let came = Person { id, name: name.to_owned(), created: Time(1), has_account: false };
    assert!(store.change_person(PersonChange::Came { person: came, session }).await.unwrap());
    let account =
        Account { person: id, key: name_key(name), password: Some("x".to_owned()), created: Time(1) };
    let made = PersonChange::AccountMade { account, name: name.to_owned(), codes: Vec::new(), passkey: None };
    assert!(store.change_person(made).await.unwrap());
}

/// A log with Ada and Eve, whom Ada has reported, open as a server has it.
fn served(scratch: &Scratch, runtime: &Runtime) -> (String, SqliteStore) {
    let file = scratch.file("log.db");
    let store = runtime.block_on(async {
        let store = SqliteStore::open(SqliteOptions::file(&file)).await.unwrap();
        comes(&store, 1, "Ada").await;
        comes(&store, 2, "Eve").await;
        let report = Report {
            id: ModerationId(0xabc),
            reporter: person(1),
            reporter_name: String::new(),
            accused: person(2),
            name: "Eve".to_owned(),
            table: None,
            round: 0,
            reason: "abuse".to_owned(),
            text: "It was rude.".to_owned(),
            chat: "[]".to_owned(),
            at: Time(1_791_201_540_000),
            closed: None,
        };
        let reported = PersonChange::Moderated(ModerationChange::Reported(report));
        assert!(store.change_person(reported).await.unwrap());
        store
    });
    (file, store)
}

/// The output as lines of JSON.
fn lines(words: &[&str]) -> Vec<Value> {
    told(words).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn an_operator_appoints_bans_mutes_and_lifts_while_a_server_has_the_log_open() {
    let (scratch, runtime) = (Scratch::new("admin"), Runtime::new().unwrap());
    let (file, store) = served(&scratch, &runtime);
    let at = ["--store", file.as_str()];
    let admin = |words: &[&str]| told(&[&["admin"], words, &at].concat());
    let json = |words: &[&str]| lines(&[&["admin"], words, &at, &["--json"]].concat());
    assert!(admin(&["moderator", "ada"]).contains("ada is a moderator."));
    assert_eq!(json(&["moderators"])[0]["name"], "Ada");
    assert_eq!(runtime.block_on(store.is_moderator(person(1))), Ok(true), "the server sees it");
    let report = &json(&["reports"])[0];
    assert_eq!((report["id"].as_str(), report["reporter"].as_str()), (Some("0000000000000abc"), Some("Ada")));
    assert!(admin(&["reports"]).contains("2026-10-05 11:59 UTC"));
    assert!(admin(&["reports", "--closed"]).contains("None."));
    let banned = json(&["ban", "Eve", "--hours", "72", "--reason", "Threats"]);
    let id = banned[0]["id"].as_str().unwrap().to_owned();
    admin(&["ban", "192.0.2.77/24", "--reason", "Spam"]);
    admin(&["mute", "Eve", "--reason", "Insults"]);
    let listed = json(&["list"]);
    let kinds: Vec<_> = listed.iter().map(|one| one["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds.len(), 3, "{listed:?}");
    assert!(
        listed.iter().any(|one| one["addresses"] == "192.0.2.0/24" && one["until"].is_null()),
        "{listed:?}"
    );
    assert!(admin(&["unban", &id, "--reason", "An appeal"]).contains("is lifted"));
    assert_eq!(json(&["list"]).len(), 2);
    let log = json(&["log"]);
    assert_eq!((log.len(), log[0]["action"].as_str(), log[0]["by"].is_null()), (5, Some("lifted"), true));
    assert!(admin(&["moderator", "Ada", "--remove"]).contains("no moderator any longer"));
    let french = told(&[&["admin", "list", "--lang", "fr"], &at[..]].concat());
    assert!(french.contains("jusqu’à nouvel ordre"), "{french}");
}

#[test]
fn what_an_operator_gets_wrong_is_named() {
    let (scratch, runtime) = (Scratch::new("admin-wrong"), Runtime::new().unwrap());
    let (file, _store) = served(&scratch, &runtime);
    let at = ["--store", file.as_str()];
    let wrong = |words: &[&str], says: &[&str]| refused(&[&["admin"], words, &at].concat(), says);
    wrong(&["ban", "Nobody", "--reason", "x"], &["Nobody has an account", "Nobody"]);
    wrong(&["ban", "Eve"], &["--reason"]);
    wrong(&["ban", "Eve", "--reason", " "], &["1 to 1000"]);
    wrong(&["ban", "Eve", "--hours", "0", "--reason", "x"], &["“0”", "hours"]);
    wrong(&["unban", "Eve", "--reason", "x"], &["“Eve” is no id"]);
    wrong(&["unban", "00000000000000ff", "--reason", "x"], &["no sanction"]);
    wrong(&["moderator", "Eve", "--remove"], &["no moderator"]);
    wrong(&["lists"], &["lists", "list, ban, mute"]);
    refused(&["admin", "list", "--store", &scratch.file("none.db")], &["none.db"]);
    assert!(!std::path::Path::new(&scratch.file("none.db")).exists(), "a log that is not there is not made");
}
