//! Readers of old entries: they do not hold up those who write, and do not make the write-ahead log
//! grow without bound.

use crate::promises::{Scratch, append, table, texts};
use interregnum_store::{SqliteOptions, SqliteStore, Store, TableFilter};
use interregnum_table::Version;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The table that is read.
const READ: u8 = 1;

/// The table that is written to.
const WRITTEN: u8 = 2;

/// The bytes of an entry of the written table; each append also writes some pages of indexes.
const LARGE: usize = 40_000;

async fn open(file: &Path) -> Arc<SqliteStore> {
    let store = SqliteStore::open(SqliteOptions::file(file)).await.unwrap();
    let many = vec!["an entry of a game"; 5000];
    store.append(append(table(READ), 0, &many)).await.unwrap();
    Arc::new(store)
}

/// Writes this many large entries, one by one, to a table at this version.
async fn write(store: &SqliteStore, version: u64, entries: u64) {
    let large = "x".repeat(LARGE);
    for version in version..version + entries {
        let written = store.append(append(table(WRITTEN), version, &[&large])).await;
        assert_eq!(written, Ok(Version(version + 1)));
    }
}

/// The bytes of the write-ahead log.
fn write_ahead_log(file: &Path) -> u64 {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    std::fs::metadata(PathBuf::from(name)).unwrap().len()
}

/// A reader that has begun and not ended, as a copy of a large log is.
async fn begin_reading(file: &Path) -> SqliteConnection {
    let mut reader = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    assert_eq!(entries(&mut reader).await, 5000);
    reader
}

/// The number of entries that a reader sees.
async fn entries(reader: &mut SqliteConnection) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM entry").fetch_one(reader).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_that_does_not_end_holds_up_nobody() {
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = open(&file).await;
    let mut reader = begin_reading(&file).await;
    // More than the pages after which the database wants to empty its write-ahead log.
    write(&store, 0, 300).await;
    assert_eq!(entries(&mut reader).await, 5000, "a reader sees one state");
    assert_eq!(texts(&*store, table(WRITTEN), 0).await.len(), 300, "others see the newest");
    assert_eq!(store.list(TableFilter::all(10)).await.unwrap().len(), 2);
    assert_eq!(store.ready().await, Ok(()));
    store.backup(scratch.file("copy.db")).await.unwrap();
    sqlx::query("COMMIT").execute(&mut reader).await.unwrap();
    reader.close().await.unwrap();
    // What the reader kept is written over, once the database has copied it.
    write(&store, 300, 1).await;
    let kept = write_ahead_log(&file);
    write(&store, 301, 300).await;
    assert!(write_ahead_log(&file) <= kept, "{} after {kept}", write_ahead_log(&file));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readers_without_a_pause_do_not_let_the_write_ahead_log_grow_without_bound() {
    const ENTRIES: u64 = 1500;
    let scratch = Scratch::new();
    let file = scratch.file("log.db");
    let store = open(&file).await;
    let (done, reads) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let readers = (0..8).map(|_| {
        let (store, done, reads) = (Arc::clone(&store), Arc::clone(&done), Arc::clone(&reads));
        tokio::spawn(async move {
            while !done.load(Ordering::Relaxed) {
                assert_eq!(store.read(table(READ), Version(0)).await.unwrap().len(), 5000);
                reads.fetch_add(1, Ordering::Relaxed);
            }
        })
    });
    let readers: Vec<_> = readers.collect();
    write(&store, 0, ENTRIES).await;
    done.store(true, Ordering::Relaxed);
    for reader in readers {
        reader.await.unwrap();
    }
    let (kept, written) = (write_ahead_log(&file), ENTRIES * LARGE as u64);
    println!(
        "{} reads, a write-ahead log of {kept} bytes for {written} bytes",
        reads.load(Ordering::Relaxed)
    );
    assert!(kept < 48 << 20, "{kept} bytes for {written} bytes");
}
