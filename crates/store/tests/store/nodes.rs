//! The guarantees of a database that several nodes share: a table has one owner, and nobody else writes.

use crate::database::{Database, is_available};
use crate::promises::{append, numbered, table, texts};
use interregnum_store::{NodeId, PostgresStore, Store, StoreError};
use interregnum_table::Version;
use std::time::{Duration, Instant};

/// The longest time that a test waits for something that has to happen.
const PATIENCE: Duration = Duration::from_mins(1);

/// Acquires a table until the node owns it.
async fn claim_at_last(store: &PostgresStore, number: u8) -> u64 {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let owner = store.acquire(table(number)).await.unwrap().unwrap();
        if owner.node == store.node() {
            return owner.epoch;
        }
        assert!(Instant::now() < deadline, "node {} stays the owner", owner.node);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn owner(store: &PostgresStore, number: u8) -> NodeId {
    store.acquire(table(number)).await.unwrap().unwrap().node
}

#[tokio::test]
async fn a_table_has_the_owner_who_made_it_until_that_node_is_gone() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let (first, second) = (database.open_shared().await, database.open_shared().await);
    first.append(append(table(1), 0, &["a"])).await.unwrap();
    let before = second.acquire(table(1)).await.unwrap().unwrap();
    assert_eq!(before.node, first.node());
    assert_eq!(second.append(append(table(1), 1, &["b"])).await, Err(StoreError::Fenced));
    assert_eq!(second.acquire(table(9)).await, Ok(None), "there is no such table");
    drop(first);
    assert!(claim_at_last(&second, 1).await > before.epoch);
    assert_eq!(second.append(append(table(1), 1, &["b"])).await, Ok(Version(2)));
    assert_eq!(texts(&second, table(1), 0).await, numbered(1, &["a", "b"]));
}

#[tokio::test]
async fn a_node_that_was_paused_past_its_lease_cannot_write() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let (first, second) = (database.open_shared().await, database.open_shared().await);
    first.append(append(table(1), 0, &["a"])).await.unwrap();
    // The first node does not know that its lease has ended: it renews it again at once.
    let ended = format!("UPDATE node SET alive_until = clock_timestamp() WHERE id = {}", first.node());
    while owner(&second, 1).await == first.node() {
        database.run(&ended).await;
    }
    assert_eq!(first.append(append(table(1), 1, &["b"])).await, Err(StoreError::Fenced));
    assert_eq!(second.append(append(table(1), 1, &["c"])).await, Ok(Version(2)));
    assert_eq!(texts(&second, table(1), 0).await, numbered(1, &["a", "c"]));
}

#[tokio::test]
async fn an_append_that_waited_for_the_lock_finds_the_owner_who_claimed_meanwhile() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = std::sync::Arc::new(database.open().await);
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let mut other = database.connect().await;
    sqlx::query("BEGIN").execute(&mut other).await.unwrap();
    sqlx::query("SELECT FROM head FOR UPDATE").execute(&mut other).await.unwrap();
    let writer = std::sync::Arc::clone(&store);
    let waiting = tokio::spawn(async move { writer.append(append(table(1), 1, &["b"])).await });
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while database.number(waits).await == 0 {
        assert!(!waiting.is_finished(), "the append does not wait for the lock");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // The waiting statement began before this node existed.
    let sql = "INSERT INTO node (address, alive_until, shared) \
               VALUES ('other', clock_timestamp() + interval '1 hour', true)";
    database.run(sql).await;
    let sql = "UPDATE head SET node = (SELECT max(id) FROM node), epoch = epoch + 1";
    sqlx::query(sql).execute(&mut other).await.unwrap();
    sqlx::query("COMMIT").execute(&mut other).await.unwrap();
    assert_eq!(waiting.await.unwrap(), Err(StoreError::Fenced));
    assert_eq!(database.number("SELECT version FROM head").await, 1);
}

#[tokio::test]
async fn of_many_nodes_that_claim_a_table_at_once_one_gets_it() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let first = database.open_shared().await;
    for number in 0..20 {
        first.append(append(table(number), 0, &["a"])).await.unwrap();
    }
    let others = [database.open_shared().await, database.open_shared().await, database.open_shared().await];
    first.close().await.unwrap();
    for number in 0..20 {
        let [one, two, three] = &others;
        let owners = tokio::join!(owner(one, number), owner(two, number), owner(three, number));
        assert!(owners.0 == owners.1 && owners.1 == owners.2, "{owners:?}");
        assert!(others.iter().any(|store| store.node() == owners.0));
    }
}

#[tokio::test]
async fn a_table_that_was_let_go_or_whose_node_has_closed_is_free_at_once() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let (first, second) = (database.open_shared().await, database.open_shared().await);
    for number in [1, 2] {
        first.append(append(table(number), 0, &["a"])).await.unwrap();
    }
    second.release(table(1)).await.unwrap();
    assert_eq!(owner(&second, 1).await, first.node(), "only the owner lets go");
    let both = [table(1), table(2)];
    assert_eq!(second.owned_among(&both).await.unwrap().len(), 2);
    first.release(table(1)).await.unwrap();
    assert_eq!(second.owned_among(&both).await.unwrap(), [table(2)].into());
    assert_eq!(owner(&second, 1).await, second.node());
    first.close().await.unwrap();
    assert_eq!(owner(&second, 2).await, second.node());
}

#[tokio::test]
async fn nodes_that_share_and_a_server_that_does_not_exclude_each_other() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let alone = database.open().await;
    assert_eq!(PostgresStore::open_shared(&database.url(), "").await.err(), Some(StoreError::InUse));
    alone.close().await.unwrap();
    let (first, second) = (database.open_shared().await, database.open_shared().await);
    assert_eq!(PostgresStore::open(&database.url()).await.err(), Some(StoreError::InUse));
    let mut membership = second.membership();
    let alive = [first.node(), second.node()];
    membership.wait_for(|membership| membership.alive == alive).await.unwrap();
    first.close().await.unwrap();
    membership.wait_for(|membership| membership.alive == alive[1..]).await.unwrap();
}

#[tokio::test]
async fn one_node_at_a_time_looks_for_an_open_table() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let (first, second) = (database.open_shared().await, database.open_shared().await);
    let held = first.match_lock().await.unwrap();
    let second = std::sync::Arc::new(second);
    let waiting = std::sync::Arc::clone(&second);
    let waiting = tokio::spawn(async move { waiting.match_lock().await.map(drop) });
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while database.number(waits).await == 0 {
        assert!(!waiting.is_finished(), "two nodes have the lock");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(held);
    waiting.await.unwrap().unwrap();
}

#[tokio::test]
async fn the_notice_of_the_operators_is_every_nodes() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let (first, second) = (database.open_shared().await, database.open_shared().await);
    assert_eq!(second.notice().await, Ok(None));
    for text in [Some("Five minutes"), Some("Four minutes"), None] {
        first.set_notice(text).await.unwrap();
        assert_eq!(second.notice().await.unwrap().as_deref(), text);
    }
    assert_eq!(first.site().await, second.site().await);
}
