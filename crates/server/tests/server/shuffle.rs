//! Every way to a seat ends in a record whose shuffle can be checked, and says what the seats did.

use crate::client::{Person, TestServer, claim, rats};
use interregnum_kernel::Seat;
use interregnum_table::{
    Algorithm, Commitment, Contribution, DealId, Origin, TableId, Unproved, check_shuffle,
};
use serde_json::{Value, json};

const BYTES: Contribution = Contribution([5; 16]);

/// Makes a table whose maker promises bytes for every deal.
async fn makes(person: &Person, setup: Value, seats: &[&str]) -> String {
    let made = person.post("/api/tables", &json!({"setup": setup, "seats": seats, "commits": true})).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["table"].as_str().unwrap().to_owned()
}

/// The promise of a person's bytes for the deal that comes next.
async fn promise(person: &Person, table: &str) -> Commitment {
    let scene = person.sees(table).await;
    let number = u32::try_from(scene["now"]["round"].as_u64().unwrap()).unwrap();
    let seat = Seat::new(usize::try_from(scene["you"].as_u64().unwrap()).unwrap());
    let table: TableId = table.parse().unwrap();
    DealId { algorithm: Algorithm::NEWEST, table: &table, number }.promise(seat, BYTES)
}

async fn asks(person: &Person, table: &str, command: Value) {
    static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let answer = person.ask(table, &format!("ask-{number}"), command.clone()).await;
    assert_eq!(answer.status, 200, "{command}: {answer:?}");
}

async fn commits(person: &Person, table: &str) {
    let commitment = promise(person, table).await;
    asks(person, table, json!({"do": "commit", "commitment": commitment})).await;
}

async fn shows(person: &Person, table: &str) {
    asks(person, table, json!({"do": "show", "bytes": BYTES})).await;
}

async fn stage(person: &Person, table: &str) -> String {
    person.sees(table).await["now"]["stage"]["kind"].as_str().unwrap().to_owned()
}

/// Waits until a table is at a stage, and gives how things stand then.
async fn until(person: &Person, table: &str, stage: &str) -> Value {
    let mut socket = person.joins(table).await;
    let mut now = socket.hears("welcome").await["scene"]["now"].clone();
    while now["stage"]["kind"] != stage {
        now = socket.hears("news").await["now"].clone();
    }
    now
}

/// Ends the game and checks the record of the deal against the pledge that was shown before it.
async fn origins(person: &Person, table: &str, deal: u32, pledge: &Value) -> Vec<Origin> {
    if stage(person, table).await == "playing" {
        asks(person, table, json!({"do": "resign"})).await;
    }
    let record = person.get(&format!("/api/tables/{table}/record?round={deal}")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let checked = check_shuffle(&record.body).unwrap();
    assert_eq!((&json!(checked.commitment), checked.deal), (pledge, Some(deal)));
    checked.seats.into_iter().map(|seat| seat.origin).collect()
}

async fn pledge(person: &Person, table: &str) -> Value {
    person.sees(table).await["now"]["shuffle"]["pledge"].clone()
}

#[tokio::test]
async fn against_a_bot_the_pledge_is_there_before_the_promise_and_the_deal_waits_for_it() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = makes(&ada, claim(), &["me", "page"]).await;
    let before = ada.sees(&table).await["now"].clone();
    assert_eq!((&before["stage"]["kind"], &before["shuffle"]["awaited"]), (&json!("shuffling"), &json!([0])));
    assert_eq!(before["position"], Value::Null, "nothing is dealt");
    commits(&ada, &table).await;
    shows(&ada, &table).await;
    let found = origins(&ada, &table, 1, &before["shuffle"]["pledge"]).await;
    assert_eq!(found, [Origin::Shown, Origin::Filler]);
}

#[tokio::test]
async fn two_who_were_matched_both_add_bytes() {
    let server = TestServer::open().await;
    let (ada, bo) = (server.guest("Ada").await, server.guest("Bo").await);
    let wish = json!({"game": "braverats", "commits": true});
    // The first is seen at the table, so the second finds it open.
    let table = ada.post("/api/match", &wish).await.json()["table"].as_str().unwrap().to_owned();
    let _socket = ada.joins(&table).await;
    let pledge = pledge(&ada, &table).await;
    commits(&ada, &table).await;
    assert_eq!(bo.post("/api/match", &wish).await.json()["table"], json!(table));
    commits(&bo, &table).await;
    shows(&ada, &table).await;
    shows(&bo, &table).await;
    assert_eq!(origins(&ada, &table, 1, &pledge).await, [Origin::Shown, Origin::Shown]);
}

#[tokio::test]
async fn who_follows_an_invitation_adds_bytes_over_a_socket_and_both_do_so_again_in_a_rematch() {
    let server = TestServer::open().await;
    let (ada, bo) = (server.guest("Ada").await, server.guest("Bo").await);
    let table = makes(&ada, rats(), &["me", "open"]).await;
    let first = pledge(&ada, &table).await;
    let mut socket = bo.joins(&table).await;
    socket.does("sit", json!({"do": "sit", "seat": 1, "name": "Bo", "commits": true})).await;
    commits(&ada, &table).await;
    let commitment = promise(&bo, &table).await;
    socket.does("commit", json!({"do": "commit", "commitment": commitment})).await;
    socket.does("show", json!({"do": "show", "bytes": BYTES})).await;
    shows(&ada, &table).await;
    assert_eq!(origins(&ada, &table, 1, &first).await, [Origin::Shown, Origin::Shown]);

    let next = ada.sees(&table).await["now"]["shuffle"]["next"].clone();
    assert_ne!(next, first);
    for person in [&ada, &bo] {
        asks(person, &table, json!({"do": "propose", "what": "rematch"})).await;
    }
    assert_eq!(pledge(&ada, &table).await, next, "the pledge was published when the game before ended");
    assert_eq!(ada.sees(&table).await["now"]["shuffle"]["awaited"], json!([0, 1]));
    for person in [&ada, &bo] {
        commits(person, &table).await;
    }
    for person in [&ada, &bo] {
        shows(person, &table).await;
    }
    assert_eq!(origins(&ada, &table, 2, &next).await, [Origin::Shown, Origin::Shown]);
}

#[tokio::test]
async fn a_host_who_seats_a_bot_adds_bytes_and_a_program_need_not() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = makes(&ada, rats(), &["me"]).await;
    let before = pledge(&ada, &table).await;
    commits(&ada, &table).await;
    asks(&ada, &table, json!({"do": "seat-bot", "seat": 1, "bot": "page"})).await;
    shows(&ada, &table).await;
    assert_eq!(origins(&ada, &table, 1, &before).await, [Origin::Shown, Origin::Filler]);

    let plain = ada.makes(rats(), &["me", "page"]).await;
    assert_eq!(stage(&ada, &plain).await, "playing", "without a promise nothing is waited for");
    let before = pledge(&ada, &plain).await;
    assert_eq!(origins(&ada, &plain, 1, &before).await, [Origin::Filler, Origin::Filler]);
}

#[tokio::test]
async fn a_game_of_bots_alone_follows_from_the_pledge() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let table = makes(&ada, rats(), &["page", "page"]).await;
    let before = pledge(&ada, &table).await;
    until(&ada, &table, "over").await;
    assert_eq!(origins(&ada, &table, 1, &before).await, [Origin::Filler, Origin::Filler]);
}

#[tokio::test]
async fn a_seat_that_promises_and_never_shows_is_waited_for_five_seconds_and_named() {
    let server = TestServer::open().await;
    let (ada, bo) = (server.guest("Ada").await, server.guest("Bo").await);
    let table = makes(&ada, rats(), &["me", "open"]).await;
    let before = pledge(&ada, &table).await;
    commits(&ada, &table).await;
    asks(&bo, &table, json!({"do": "sit", "name": "Bo", "commits": true})).await;
    commits(&bo, &table).await;
    shows(&ada, &table).await;
    assert_eq!(stage(&ada, &table).await, "shuffling");
    let now = until(&ada, &table, "playing").await;
    assert!(now["shuffle"]["commitments"][1].is_string(), "the promise stays");
    assert_eq!(origins(&ada, &table, 1, &before).await, [Origin::Shown, Origin::Withheld]);
}

#[tokio::test]
async fn a_continued_game_has_no_shuffle_and_its_rematch_has_one() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let old = ada.makes(rats(), &["me", "page"]).await;
    asks(&ada, &old, json!({"do": "resign"})).await;
    let path = format!("/api/tables/{old}/record/0/continue");
    let made = ada.post(&path, &json!({"seats": ["me", "page"], "commits": true})).await;
    let table = made.json()["table"].as_str().unwrap().to_owned();
    assert_eq!(stage(&ada, &table).await, "playing");
    asks(&ada, &table, json!({"do": "resign"})).await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await.body;
    assert_eq!(check_shuffle(&record), Err(Unproved::NoShuffle));
    let next = ada.sees(&table).await["now"]["shuffle"]["next"].clone();
    asks(&ada, &table, json!({"do": "propose", "what": "rematch"})).await;
    commits(&ada, &table).await;
    shows(&ada, &table).await;
    assert_eq!(origins(&ada, &table, 2, &next).await, [Origin::Filler, Origin::Shown]);
}
