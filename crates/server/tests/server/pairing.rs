//! Pairing: people who look for the same game get a table of their own, in rated games if their ratings fit.

use crate::challenges::member;
use crate::client::{Person, TestServer, choices, play};
use interregnum_store::{GameResult, Outcome, PersonStore as _, ResultStore as _, SeatResult};
use interregnum_store::{
    MemoryStore, ModerationChange, PersonChange, RatedResult, SeekChange, SocialStore as _, StoredRating,
};
use interregnum_table::{PersonId, SeatSecret, TableId, Time};
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::sleep;

async fn looks(person: &Person, wish: &Value) -> Value {
    let answer = person.post("/api/pairing", wish).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

async fn stands(person: &Person) -> Value {
    let answer = person.get("/api/pairing").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

fn rats() -> Value {
    json!({"game": "braverats"})
}

#[tokio::test]
async fn two_who_look_for_the_same_game_get_a_table_of_their_own() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let waits = looks(&ada, &rats()).await;
    assert_eq!((&waits["table"], &waits["others"], &waits["range"]), (&Value::Null, &json!(0), &Value::Null));
    let found = looks(&ben, &rats()).await;
    let table = found["table"].as_str().unwrap().to_owned();
    assert_eq!(stands(&ada).await["table"], table, "who waited learns of it");
    let scene = ada.sees(&table).await;
    assert_eq!(scene["now"]["stage"]["kind"], "playing");
    let (legal, turn) = choices(&ada, &table).await;
    assert_eq!(ada.ask(&table, "first", play(&legal[0], turn)).await.status, 200);
    assert_eq!(looks(&ben, &rats()).await["table"], table, "pressed twice, it is the same table");
}

#[tokio::test]
async fn who_gives_up_is_paired_with_nobody() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    ada.get("/api/pairing").await.refused(404, "not-seeking");
    looks(&ada, &rats()).await;
    assert_eq!(ada.send("DELETE", "/api/pairing", &[], "").await.status, 204);
    ada.send("DELETE", "/api/pairing", &[], "").await.refused(404, "not-seeking");
    assert_eq!(looks(&ben, &rats()).await["table"], Value::Null);
    ada.get("/api/pairing").await.refused(404, "not-seeking");
}

#[tokio::test]
async fn wishes_must_fit_and_what_one_leaves_open_the_other_decides() {
    let server = TestServer::open().await;
    let people = ["Ada", "Ben", "Cleo", "Dan"];
    let [ada, ben, cleo, dan] = people;
    let (ada, ben) = (server.guest(ada).await, server.guest(ben).await);
    let (cleo, dan) = (server.guest(cleo).await, server.guest(dan).await);
    let clock = json!({"kind": "move", "span": 30_000});
    looks(&ada, &json!({"game": "braverats", "options": {"target": 3}, "clock": clock})).await;
    // Two who begin within the same millisecond have waited equally long.
    while ada.get("/api/pairing").await.json()["waited"].as_u64().unwrap() < 2 {
        sleep(Duration::from_millis(1)).await;
    }
    let other = looks(&ben, &json!({"game": "braverats", "options": {"target": 4}})).await;
    assert_eq!((&other["table"], &other["others"]), (&Value::Null, &json!(1)));
    assert_eq!(looks(&cleo, &json!({"game": "claim"})).await["others"], 0, "another game");
    let rated = looks(&dan, &json!({"game": "braverats", "rated": true})).await;
    assert_eq!(rated["table"], Value::Null, "casual and rated do not fit");
    // Who has not asked for ten seconds is paired with nobody, and a busy machine may need them.
    assert_eq!(ada.get("/api/pairing").await.json()["table"], Value::Null);
    let found = looks(&dan, &rats()).await;
    let scene = dan.sees(found["table"].as_str().unwrap()).await;
    assert_eq!((&scene["options"]["target"], &scene["clock"]), (&json!(3), &clock), "of Ada, who came first");
    ben.post("/api/pairing", &json!({"game": "nothing"})).await.refused(404, "no-such-game");
    let bad = ben.post("/api/pairing", &json!({"game": "braverats", "options": {"target": 99}})).await;
    assert_eq!(bad.status, 422, "{bad:?}");
}

#[tokio::test]
async fn a_game_for_more_is_an_open_table_and_an_open_table_is_taken() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let found = looks(&ada, &json!({"game": "defaite"})).await;
    let scene = ada.sees(found["table"].as_str().unwrap()).await;
    assert_eq!(scene["now"]["stage"]["kind"], "gathering");
    let made = ada.makes(crate::client::rats(), &["me"]).await;
    let _there = ada.joins(&made).await;
    assert_eq!(looks(&ben, &rats()).await["table"], made);
}

/// Gives two people ratings that are not provisional.
async fn rated(store: &MemoryStore, ratings: [(PersonId, f64); 2]) {
    let seats = ratings.map(|(person, _)| SeatResult { person, side: 0, place: 1, outcome: Outcome::Won });
    let result = GameResult {
        table: TableId::from_bytes([9; 10]),
        round: 1,
        game: "braverats".to_owned(),
        ended: Time(1),
        rated: true,
        seats: seats.into(),
    };
    let stored =
        |value| StoredRating { value, deviation: 50.0, volatility: 0.06, games: 30, provisional: false };
    let ratings = ratings.map(|(_, value)| stored(value)).into();
    let recorded = PersonChange::ResultsRecorded {
        seen: store.recorded_rounds(TableId::from_bytes([9; 10])).await.unwrap().0,
        results: vec![RatedResult { result, ratings }],
    };
    assert!(store.change_person(recorded).await.unwrap());
}

async fn id(store: &MemoryStore, person: &Person) -> PersonId {
    let secret = SeatSecret::read(person.token.as_ref().unwrap()).unwrap();
    store.session(secret.hash()).await.unwrap().unwrap().person.id
}

/// Lets somebody have waited for some seconds more.
async fn waited(store: &MemoryStore, person: PersonId, seconds: u64) {
    let mut seek = store.seek(person).await.unwrap().unwrap();
    seek.since = Time(seek.since.0 - seconds * 1000);
    let change = SeekChange::Began { seek, replaces: None, forget_before: Time(0) };
    assert!(store.change_person(PersonChange::Seek(change)).await.unwrap());
}

#[tokio::test]
async fn the_range_of_ratings_grows_while_one_waits() {
    let (server, store) = TestServer::in_memory().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let people = [id(&store, &ada).await, id(&store, &ben).await];
    rated(&store, [(people[0], 1500.0), (people[1], 1800.0)]).await;
    let wish = json!({"game": "braverats", "rated": true});
    assert_eq!(looks(&ada, &wish).await["range"], json!({"lowest": 1400, "highest": 1600}));
    let first = looks(&ben, &wish).await;
    assert_eq!((&first["table"], &first["others"]), (&Value::Null, &json!(1)), "too far from each other");
    waited(&store, people[0], 20).await;
    let later = stands(&ada).await;
    assert_eq!((&later["table"], &later["range"]), (&Value::Null, &json!({"lowest": 1200, "highest": 1800})));
    assert!(later["waited"].as_u64().unwrap() >= 20_000);
    waited(&store, people[1], 20).await;
    let table = stands(&ben).await["table"].clone();
    assert_eq!(stands(&ada).await["table"], table);
    assert_eq!(ada.sees(table.as_str().unwrap()).await["rated"], true);
}

#[tokio::test]
async fn without_a_rating_one_accepts_everybody_at_once() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wish = json!({"game": "braverats", "rated": true});
    assert_eq!(looks(&ada, &wish).await["range"], Value::Null);
    assert!(looks(&ben, &wish).await["table"].is_string());
}

#[tokio::test]
async fn nobody_is_paired_with_somebody_who_no_longer_asks() {
    let (server, store) = TestServer::in_memory().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    looks(&ada, &rats()).await;
    let mut seek = store.seek(id(&store, &ada).await).await.unwrap().unwrap();
    seek.seen = Time(seek.seen.0 - 11_000);
    let change = SeekChange::Began { seek, replaces: None, forget_before: Time(0) };
    assert!(store.change_person(PersonChange::Seek(change)).await.unwrap());
    let alone = looks(&ben, &rats()).await;
    assert_eq!((&alone["table"], &alone["others"]), (&Value::Null, &json!(0)));
    assert!(stands(&ada).await["table"].is_string(), "who asks again is there");
}

#[tokio::test]
async fn of_two_one_of_whom_has_blocked_the_other_neither_finds_the_other() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, member(&server, "Ben").await);
    assert_eq!(ada.post("/api/me/blocks", &json!({"name": "Ben"})).await.status, 204);
    let nobody = (Value::Null, json!(0));
    let state = |waits: Value| (waits["table"].clone(), waits["others"].clone());
    assert_eq!(state(looks(&ada, &rats()).await), nobody);
    assert_eq!(state(looks(&ben, &rats()).await), nobody, "Ben, who is blocked, does not find Ada");
    assert_eq!(state(stands(&ada).await), nobody, "Ada, who has blocked him, does not find Ben");
    let cleo = server.guest("Cleo").await;
    assert!(looks(&cleo, &rats()).await["table"].is_string(), "others find them");
}

#[tokio::test]
async fn who_leaves_often_is_not_paired_for_some_minutes() {
    let (server, store) = TestServer::in_memory().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let person = id(&store, &ada).await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let at = Time(u64::try_from(now.as_millis()).unwrap());
    for round in 1..=3 {
        assert_eq!(looks(&ada, &rats()).await["table"], Value::Null, "two departures cost nothing");
        assert_eq!(ada.send("DELETE", "/api/pairing", &[], "").await.status, 204);
        let left = ModerationChange::Departed { person, table: TableId::from_bytes([9; 10]), round, at };
        assert!(store.change_person(PersonChange::Moderated(left)).await.unwrap());
    }
    let refused = ada.post("/api/pairing", &rats()).await;
    // The third departure costs five minutes, of which a slow machine has used up some seconds.
    let wait: u64 = refused.header("retry-after").expect("how long to wait").parse().unwrap();
    assert!((240..=300).contains(&wait), "{wait}");
    let error = refused.refused(429, "left-often");
    assert!(error["message"].as_str().unwrap().contains('5'), "in minutes: {error}");
    assert_eq!(store.seek(person).await.unwrap(), None, "nobody can be paired with Ada");
    assert_eq!(looks(&ben, &rats()).await["table"], Value::Null);
}
