//! Who is gone is noticed, and the others can go on.

use crate::client::{PATIENCE, Person, Socket, TestServer, choices, claim, play, two_at};
use crate::gate::GateStore;
use interregnum_store::Store;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A table of Claim at which an absent player is not waited for.
fn hasty() -> Value {
    let mut setup = claim();
    setup["grace"] = json!(0);
    setup
}

/// Ends the game in which the opponent at seat 1 is absent.
async fn ends(ada: &mut Socket) {
    ada.hears_of("lost").await;
    ada.hears_of("grace-over").await;
    ada.does("end", json!({"do": "decide", "about": 1, "choice": "end"})).await;
}

#[tokio::test]
async fn who_takes_a_seat_and_never_connects_is_not_waited_for() {
    let server = TestServer::open().await;
    for clock in [json!({"kind": "none"}), json!({"kind": "bank", "span": 3_600_000, "increment": 0})] {
        let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
        let mut setup = hasty();
        setup["clock"] = clock;
        let table = ada.makes(setup, &["me"]).await;
        let mut socket = ada.joins(&table).await;
        socket.hears("welcome").await;
        assert_eq!(ben.ask(&table, "sit", json!({"do": "sit", "name": ""})).await.status, 200);
        ends(&mut socket).await;
        assert_eq!(ada.sees(&table).await["now"]["stage"]["kind"], "over");
    }
}

/// Two people at a table of a store whose writes can be held up.
async fn gated() -> (TestServer, Arc<GateStore>, String, Vec<(Person, Socket)>) {
    let store = Arc::new(GateStore::new());
    let server = TestServer::with_store(Arc::clone(&store) as Arc<dyn Store>).await;
    let (table, people) = two_at(&server, hasty()).await;
    (server, store, table, people)
}

/// Ada's move is written while a connection of Ben is closed.
async fn closes_during_a_write(
    server: &TestServer,
    store: &GateStore,
    (table, ada): (&str, &mut (Person, Socket)),
    gone: Socket,
) {
    let (legal, turn) = choices(&ada.0, table).await;
    store.close_gate();
    ada.1.ask("lead", play(&legal[0], turn)).await;
    store.holds_a_write().await;
    let sockets = server.sockets().await;
    gone.closes().await;
    // The server has noticed the close, though the table is busy.
    let patience = Instant::now() + PATIENCE;
    while server.sockets().await == sockets && Instant::now() < patience {
        sleep(Duration::from_millis(20)).await;
    }
    store.open_gate();
}

#[tokio::test]
async fn a_connection_that_closes_while_a_move_is_written_is_noticed() {
    let (server, store, table, mut people) = gated().await;
    let (_, gone) = people.pop().unwrap();
    closes_during_a_write(&server, &store, (&table, &mut people[0]), gone).await;
    ends(&mut people[0].1).await;
}

#[tokio::test]
async fn a_second_tab_acts_when_the_first_closes_while_a_move_is_written() {
    let (server, store, table, mut people) = gated().await;
    let (ben, mut first) = people.pop().unwrap();
    let mut second = ben.joins(&table).await;
    second.hears("welcome").await;
    assert_eq!(first.hears("acting").await["acting"], false);
    closes_during_a_write(&server, &store, (&table, &mut people[0]), second).await;
    assert_eq!(first.hears("acting").await["acting"], true);
    let (legal, turn) = choices(&ben, &table).await;
    first.does("follow", play(&legal[0], turn)).await;
}

#[tokio::test]
async fn nobody_is_matched_with_a_host_who_never_came() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wish = json!({"game": "braverats"});
    let deserted = ada.post("/api/match", &wish).await.json();
    let patience = Instant::now() + PATIENCE;
    while server.stranger().get("/api/lobby").await.json() != json!([]) {
        assert!(Instant::now() < patience, "a table whose host never came is still listed");
        sleep(Duration::from_millis(200)).await;
    }
    assert_ne!(ben.post("/api/match", &wish).await.json(), deserted);
}
