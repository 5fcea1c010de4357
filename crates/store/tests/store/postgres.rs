//! The guarantees of a log in PostgreSQL beyond those of every store: it persists, its writes share
//! commits, lost connections lose and double nothing, and only a table's owner writes to it.

use crate::database::{Database, is_available};
use crate::promises::{append, numbered, table, texts};
use interregnum_store::{Append, Downtime, PostgresStore, Store, StoreError};
use interregnum_table::{Time, Version};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

#[tokio::test]
async fn what_was_acknowledged_is_there_after_the_database_is_opened_again() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.append(append(table(1), 0, &["a", "b"])).await.unwrap();
    store.close().await.unwrap();
    let store = database.open().await;
    assert_eq!(texts(&store, table(1), 0).await, numbered(1, &["a", "b"]));
    assert_eq!(store.append(append(table(1), 2, &["c"])).await, Ok(Version(3)));
}

#[tokio::test]
async fn closing_finishes_what_was_begun() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = Arc::new(database.open().await);
    let writers: Vec<_> = (0..40)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append(table(number), 0, &["a"])).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let again = database.open().await;
    for (number, writer) in (0..).zip(writers) {
        let acknowledged = writer.await.unwrap().is_ok();
        assert_eq!(!texts(&again, table(number), 0).await.is_empty(), acknowledged);
    }
}

#[tokio::test]
async fn appends_that_wait_together_share_one_commit() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = Arc::new(database.open().await);
    let writers: Vec<_> = (0..200)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append(table(number), 0, &["a"])).await })
        })
        .collect();
    for writer in writers {
        assert_eq!(writer.await.unwrap(), Ok(Version(1)));
    }
    let commits = database.number("SELECT count(DISTINCT xmin::text) FROM entry").await;
    assert!(commits <= 20, "{commits} commits for 200 appends");
}

#[tokio::test]
async fn a_later_release_is_not_written_over() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    database.open().await.close().await.unwrap();
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               VALUES (99, 'later', true, '\\x00', 0)";
    database.run(sql).await;
    assert_eq!(PostgresStore::open(&database.url()).await.err(), Some(StoreError::Newer));
}

#[tokio::test]
async fn a_database_of_another_program_is_not_written_to() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    database.run("CREATE TABLE entry (theirs text)").await;
    let refused = PostgresStore::open(&database.url()).await.err().unwrap();
    assert_eq!(refused.code(), "store-damaged");
    assert_eq!(database.number("SELECT count(*) FROM pg_tables WHERE tablename = 'head'").await, 0);
}

#[tokio::test]
async fn the_time_between_two_runs_is_a_pause() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.heartbeat(Time(1000)).await.unwrap();
    store.heartbeat(Time(2000)).await.unwrap();
    assert_eq!(store.downtimes(Time(0)).await.unwrap(), []);
    store.close().await.unwrap();
    let store = database.open().await;
    store.heartbeat(Time(9000)).await.unwrap();
    store.heartbeat(Time(9500)).await.unwrap();
    let pause = Downtime { from: Time(2000), until: Time(9000) };
    assert_eq!(store.downtimes(Time(0)).await.unwrap(), [pause]);
    assert_eq!(store.downtimes(Time(9000)).await.unwrap(), []);
}

#[tokio::test]
async fn a_log_is_open_in_one_server_at_a_time() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    assert_eq!(PostgresStore::open(&database.url()).await.err(), Some(StoreError::InUse));
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Ok(Version(1)), "the first is not disturbed");
    store.close().await.unwrap();
    database.open().await.close().await.unwrap();
}

#[tokio::test]
async fn the_lease_of_a_server_that_was_killed_is_waited_for() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    drop(store);
    let again = database.open().await;
    assert_eq!(again.append(append(table(1), 1, &["b"])).await, Ok(Version(2)));
    assert_eq!(
        database.number("SELECT max(epoch) - min(epoch) FROM entry").await,
        1,
        "the owner has changed"
    );
}

#[tokio::test]
async fn an_old_owner_cannot_write() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    // Another node that is alive has taken the table over, and has not written to it yet.
    let sql = "WITH other AS (INSERT INTO node (address, alive_until) \
               VALUES ('other', clock_timestamp() + interval '1 hour') RETURNING id) \
               UPDATE head SET node = other.id, epoch = epoch + 1 FROM other";
    database.run(sql).await;
    assert_eq!(store.append(append(table(1), 1, &["b"])).await, Err(StoreError::Fenced));
    assert_eq!(texts(&store, table(1), 0).await, numbered(1, &["a"]));
    // A version that has moved on is a conflict, no matter which node owns the table.
    assert_eq!(
        store.append(append(table(1), 0, &["b"])).await,
        Err(StoreError::Conflict { current: Version(1) })
    );
    // The other node is gone: the table is free.
    database.run("UPDATE node SET alive_until = clock_timestamp() WHERE address = 'other'").await;
    assert_eq!(store.append(append(table(1), 1, &["b"])).await, Ok(Version(2)));
    assert_eq!(database.number("SELECT epoch FROM entry WHERE version = 2").await, 3);
}

#[tokio::test]
async fn a_server_whose_lease_ended_while_another_runs_refuses_everything() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let sql = "WITH ended AS (UPDATE node SET alive_until = clock_timestamp()) \
               INSERT INTO node (address, alive_until) VALUES ('other', clock_timestamp() + interval '1 hour')";
    database.run(sql).await;
    let patience = Instant::now() + Duration::from_mins(1);
    while store.ready().await != Err(StoreError::InUse) {
        assert!(Instant::now() < patience, "it does not notice that another server runs");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(store.append(append(table(1), 1, &["b"])).await, Err(StoreError::InUse));
}

/// How many appends there are for each cut.
const APPENDS_PER_CUT: usize = 60;

/// Ends all connections of the store to the database, `cuts` times. Each cut first permits `APPENDS_PER_CUT` further
/// appends and comes when half of them are acknowledged, so that appends are always in progress.
async fn cut_connections(database: &Database, cuts: usize, allowed: &Semaphore, acknowledged: &AtomicUsize) {
    let mut connection = database.connect().await;
    let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for cut in 0..cuts {
        allowed.add_permits(APPENDS_PER_CUT);
        while acknowledged.load(Ordering::Relaxed) < cut * APPENDS_PER_CUT + APPENDS_PER_CUT / 2 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_connections_lose_and_double_nothing() {
    const TABLES: u8 = 20;
    const APPENDS: u64 = 30;
    const CUTS: usize = TABLES as usize * APPENDS as usize / APPENDS_PER_CUT;
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = Arc::new(database.open().await);
    let (acknowledged, allowed) = (Arc::new(AtomicUsize::new(0)), Arc::new(Semaphore::new(0)));
    let write = async {
        let writers = (0..TABLES).map(|number| {
            let (store, acknowledged) = (Arc::clone(&store), Arc::clone(&acknowledged));
            let allowed = Arc::clone(&allowed);
            tokio::spawn(async move {
                for version in 0..APPENDS {
                    allowed.acquire().await.unwrap().forget();
                    let entry = format!("{number}/{version}");
                    let at = Time(1000 + version);
                    let append = Append { at, ..append(table(number), version, &[&entry]) };
                    assert_eq!(store.append(append).await, Ok(Version(version + 1)), "{entry}");
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                }
            })
        });
        for writer in writers.collect::<Vec<_>>() {
            writer.await.unwrap();
        }
    };
    tokio::join!(cut_connections(&database, CUTS, &allowed, &acknowledged), write);
    for number in 0..TABLES {
        let expected: Vec<String> = (0..APPENDS).map(|version| format!("{number}/{version}")).collect();
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        assert_eq!(texts(&*store, table(number), 0).await, numbered(1, &expected));
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_is_named_as_the_reason() {
    if !is_available() {
        return;
    }
    let url = "postgres://nobody@127.0.0.1:1/nothing".parse().unwrap();
    let refused = PostgresStore::open(&url).await.err().unwrap();
    assert_eq!(refused.code(), "store-unreachable");
}

#[tokio::test]
async fn a_read_only_database_refuses_and_is_not_ready() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let sql = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', \
               current_database()); END $$";
    database.run(sql).await;
    let mut connection = database.connect().await;
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(cut).execute(&mut connection).await.unwrap();
    assert_eq!(store.append(append(table(1), 1, &["b"])).await, Err(StoreError::ReadOnly));
    assert_eq!(store.ready().await, Err(StoreError::ReadOnly));
    assert_eq!(texts(&store, table(1), 0).await, numbered(1, &["a"]));
}

/// Prints how many appends a second the store writes for as many tables at once as a thousand sockets have.
/// `scripts/postgres --durable cargo test --release --package interregnum-store -- --ignored --nocapture speed`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement"]
async fn speed_of_appends_of_five_hundred_tables() {
    const TABLES: u16 = 500;
    const APPENDS: u64 = 100;
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    let store = Arc::new(database.open().await);
    let entry = "x".repeat(150);
    let begun = Instant::now();
    let writers = (0..TABLES).map(|number| {
        let (store, entry) = (Arc::clone(&store), entry.clone());
        tokio::spawn(async move {
            let [high, low] = number.to_be_bytes();
            let id = interregnum_table::TableId::from_bytes([high, low, 0, 0, 0, 0, 0, 0, 0, 0]);
            for version in 0..APPENDS {
                store.append(append(id.clone(), version, &[&entry])).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    let (appends, took) = (u64::from(TABLES) * APPENDS, begun.elapsed());
    let commits = database.number("SELECT count(DISTINCT xmin::text) FROM entry").await;
    println!(
        "{appends} appends in {took:?}: {:.0} a second, {commits} commits",
        appends as f64 / took.as_secs_f64()
    );
}

#[tokio::test]
async fn guests_from_before_persons_keep_their_secret_and_their_seats() {
    if !is_available() {
        return;
    }
    let database = Database::new().await;
    database.run(include_str!("../../migrations/postgres/0001_log.sql")).await;
    database.run(include_str!("../../migrations/postgres/0002_notice.sql")).await;
    database.run("INSERT INTO guest (secret, name, at) VALUES ('aa', 'Ada', 7), ('bb', 'Ben', 8)").await;
    database.run("INSERT INTO holder (secret, head) VALUES ('aa', 1)").await;
    database.run(include_str!("../../migrations/postgres/0003_people.sql")).await;
    let same = "SELECT count(*) FROM person JOIN session ON session.person = person.id \
                WHERE person.id = session.secret AND rotated = 0 AND person.created IN (7, 8) \
                AND length(session.id) = 16 AND used > 1700000000000";
    assert_eq!(database.number(same).await, 2);
    assert_eq!(
        database.number("SELECT count(*) FROM holder JOIN person ON person.id = holder.person").await,
        1
    );
}
