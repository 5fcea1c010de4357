//! The guarantees of a log in a file: it persists, it can be copied while it is written to, and a
//! full disk or a read-only file loses nothing.

use crate::people::{account, comes, done};
use crate::promises::{Scratch, add_a_migration, append, numbered, person, table, texts};
use interregnum_store::{
    Append, Downtime, PersonChange, SqliteOptions, SqliteStore, Store, StoreError, StoreLocation,
    copy_database,
};
use interregnum_table::{Time, Version};
use std::path::Path;
use std::sync::Arc;

async fn open(file: &Path) -> SqliteStore {
    SqliteStore::open(SqliteOptions::file(file)).await.unwrap()
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_the_file_is_opened_again() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = open(&file).await;
    store.append(append(table(1), 0, &["a", "b"])).await.unwrap();
    drop(store);
    let store = open(&file).await;
    assert_eq!(texts(&store, table(1), 0).await, numbered(1, &["a", "b"]));
    assert_eq!(store.append(append(table(1), 2, &["c"])).await, Ok(Version(3)));
}

#[tokio::test]
async fn closing_finishes_what_was_begun() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = Arc::new(open(&file).await);
    let writers = (0..40).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(append(table(number), 0, &["a"])).await })
    });
    let writers: Vec<_> = writers.collect();
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let again = open(&file).await;
    for (number, writer) in (0..).zip(writers) {
        let acknowledged = writer.await.unwrap().is_ok();
        assert_eq!(!texts(&again, table(number), 0).await.is_empty(), acknowledged);
    }
}

#[tokio::test]
async fn a_copy_is_made_while_others_write() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = Arc::new(open(&file).await);
    let writing = Arc::clone(&store);
    let writer = tokio::spawn(async move {
        for version in 0..200 {
            writing.append(append(table(1), version, &[&version.to_string()])).await.unwrap();
        }
    });
    while texts(&*store, table(1), 0).await.len() < 20 {
        tokio::task::yield_now().await;
    }
    let (one, other) = (scratch.file("one.db"), scratch.file("other.db"));
    store.backup(one.clone()).await.unwrap();
    copy_database(&file, &other).await.unwrap();
    writer.await.unwrap();
    assert_eq!(texts(&*store, table(1), 0).await.len(), 200);
    for file in [one, other] {
        let copied = texts(&open(&file).await, table(1), 0).await;
        assert!(copied.len() >= 20, "{}", copied.len());
        let whole: Vec<String> = (0..copied.len()).map(|version| version.to_string()).collect();
        assert_eq!(copied, numbered(1, &whole.iter().map(String::as_str).collect::<Vec<_>>()));
    }
}

#[tokio::test]
async fn a_copy_does_not_overwrite_a_file() {
    let scratch = Scratch::new();
    let store = open(&scratch.file("log.db")).await;
    let file = scratch.file("precious.txt");
    std::fs::write(&file, "precious").unwrap();
    assert!(store.backup(file.clone()).await.is_err());
    assert_eq!(std::fs::read_to_string(file).unwrap(), "precious");
}

#[tokio::test]
async fn a_file_that_is_no_log_is_not_copied_and_not_opened() {
    let scratch = Scratch::new();
    let file = scratch.file("letter.txt");
    std::fs::write(&file, "Dear reader, this is no database at all.".repeat(40)).unwrap();
    let refused = copy_database(&file, &scratch.file("copy.db")).await.unwrap_err();
    assert_eq!(refused.code(), "store-damaged");
    let refused = SqliteStore::open(SqliteOptions::file(&file)).await.err().unwrap();
    assert_eq!(refused.code(), "store-damaged");
    let refused = copy_database(&scratch.file("nothing.db"), &scratch.file("copy.db")).await.unwrap_err();
    assert_eq!(refused.code(), "store-unreachable");
    assert_eq!(std::fs::read_dir(scratch.path()).unwrap().count(), 1, "nothing was made");
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = SqliteStore::open(SqliteOptions { max_pages: Some(120), ..SqliteOptions::file(&file) })
        .await
        .unwrap();
    let long = "x".repeat(10_000);
    let mut version = 0;
    let refused = loop {
        match store.append(append(table(1), version, &[&long])).await {
            Ok(now) => version = now.0,
            Err(error) => break error,
        }
        assert!(version < 100, "a hundred pages hold no million letters");
    };
    assert_eq!(refused, StoreError::Full);
    assert!(version > 0);
    assert_eq!(texts(&store, table(1), 0).await.len() as u64, version);
    assert_eq!(store.append(append(table(1), version, &[&long])).await, Err(StoreError::Full));
    store.close().await.unwrap();
    let roomier = open(&file).await;
    assert_eq!(texts(&roomier, table(1), 0).await.len() as u64, version);
    assert_eq!(roomier.append(append(table(1), version, &[&long])).await, Ok(Version(version + 1)));
}

/// Removes the permission to write; returns whether that has an effect, because root may write
/// anywhere.
fn protect(path: &Path) -> bool {
    let mut rights = std::fs::metadata(path).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(path, rights).unwrap();
    std::fs::OpenOptions::new().append(true).open(path).is_err()
}

#[tokio::test]
async fn a_file_that_cannot_be_written_to_is_read_and_refuses() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = open(&file).await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    store.close().await.unwrap();
    let protected = protect(&file);
    let options = SqliteOptions { read_only: !protected, ..SqliteOptions::file(&file) };
    let store = SqliteStore::open(options).await.unwrap();
    assert_eq!(store.append(append(table(1), 1, &["b"])).await, Err(StoreError::ReadOnly));
    assert_eq!(store.ready().await, Err(StoreError::ReadOnly));
    assert_eq!(texts(&store, table(1), 0).await, numbered(1, &["a"]));
}

#[tokio::test]
async fn a_later_release_is_not_written_over() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    open(&file).await.close().await.unwrap();
    add_a_migration(&file).await;
    let refused = SqliteStore::open(SqliteOptions::file(&file)).await.err().unwrap();
    assert_eq!(refused, StoreError::Newer);
}

#[tokio::test]
async fn the_time_between_two_runs_is_a_pause() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = open(&file).await;
    store.heartbeat(Time(1000)).await.unwrap();
    store.heartbeat(Time(2000)).await.unwrap();
    assert_eq!(store.downtimes(Time(0)).await.unwrap(), []);
    store.close().await.unwrap();
    let store = open(&file).await;
    store.heartbeat(Time(9000)).await.unwrap();
    store.heartbeat(Time(9500)).await.unwrap();
    let pause = Downtime { from: Time(2000), until: Time(9000) };
    assert_eq!(store.downtimes(Time(0)).await.unwrap(), [pause]);
    assert_eq!(store.downtimes(Time(9000)).await.unwrap(), []);
}

#[tokio::test]
async fn a_log_is_open_in_one_server_at_a_time() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = open(&file).await;
    let refused = SqliteStore::open(SqliteOptions::file(&file)).await.err();
    assert_eq!(refused, Some(StoreError::InUse));
    let reader = SqliteOptions { read_only: true, ..SqliteOptions::file(&file) };
    SqliteStore::open(reader).await.unwrap().close().await.unwrap();
    copy_database(&file, &scratch.file("copy.db")).await.unwrap();
    store.close().await.unwrap();
    open(&file).await.close().await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_the_log_and_its_copies() {
    use std::os::unix::fs::PermissionsExt as _;
    let scratch = Scratch::new();
    let (file, old) = (scratch.file("log.db"), scratch.file("old.db"));
    std::fs::write(&old, "").unwrap();
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644)).unwrap();
    let stores = [open(&file).await, open(&old).await];
    for store in &stores {
        store.append(append(table(1), 0, &["a"])).await.unwrap();
    }
    stores[0].backup(scratch.file("one.db")).await.unwrap();
    copy_database(&file, &scratch.file("other.db")).await.unwrap();
    let files = std::fs::read_dir(scratch.path()).unwrap().map(Result::unwrap);
    let rights: Vec<_> = files
        .map(|entry| (entry.file_name(), entry.metadata().unwrap().permissions().mode() & 0o777))
        .collect();
    assert!(rights.len() >= 8, "two logs with their files, and two copies: {rights:?}");
    assert!(rights.iter().all(|(_, mode)| *mode == 0o600), "{rights:?}");
}

#[tokio::test]
async fn a_log_without_room_is_not_ready() {
    let scratch = Scratch::new();
    let options = SqliteOptions { max_pages: Some(100), ..SqliteOptions::file(scratch.file("log.db")) };
    let store = SqliteStore::open(options).await.unwrap();
    store.heartbeat(Time(1000)).await.unwrap();
    assert_eq!(store.ready().await, Ok(()));
    let long = "x".repeat(4_000);
    let mut version = 0;
    while let Ok(now) = store.append(append(table(1), version, &[&long])).await {
        version = now.0;
    }
    assert_eq!(store.ready().await, Err(StoreError::Full));
    assert_eq!(texts(&store, table(1), 0).await.len() as u64, version, "a probe leaves nothing behind");
}

/// The number of pages in the write-ahead log.
fn pages_written(file: &Path) -> u64 {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    // A header of 32 bytes, then pages of 4,096 bytes with 24 bytes before each.
    (std::fs::metadata(Path::new(&name)).unwrap().len() - 32) / (4096 + 24)
}

#[tokio::test]
async fn a_move_writes_two_pages_at_most() {
    const TABLES: u8 = 100;
    const MOVES: u64 = 5;
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = Arc::new(open(&file).await);
    let write = async |version: u64| {
        let writers = (0..TABLES).map(|number| {
            let store = Arc::clone(&store);
            let entry = "x".repeat(120);
            let at = Time(1000 + version);
            tokio::spawn(async move {
                let append = Append { at, ..append(table(number), version, &[&entry]) };
                store.append(append).await.unwrap();
            })
        });
        for writer in writers.collect::<Vec<_>>() {
            writer.await.unwrap();
        }
    };
    write(0).await;
    let before = pages_written(&file);
    for version in 1..=MOVES {
        write(version).await;
    }
    let (pages, moves) = (pages_written(&file) - before, MOVES * u64::from(TABLES));
    assert!(pages <= 2 * moves, "{pages} pages for {moves} moves");
}

#[tokio::test]
async fn an_operator_changes_people_while_a_server_has_the_log_open() {
    let scratch = Scratch::new();
    let location = StoreLocation::File(scratch.file("log.db"));
    let server = location.open().await.unwrap();
    comes(&*server, 1, "Ada").await;
    assert!(matches!(location.open().await, Err(StoreError::InUse)));
    let operator = location.open_beside().await.unwrap();
    assert!(done(&*operator, account(1, "Ada")).await);
    operator.close().await.unwrap();
    assert!(server.account(person(1)).await.unwrap().is_some());
    assert!(done(&*server, PersonChange::Deleted(person(1))).await, "the server still writes");
}
