//! The guarantees of every store.

use interregnum_store::{Append, Holder, Store, StoreError, TableFilter, TableRow, TableStage};
use interregnum_table::{PersonId, SeatSecret, TableId, Time, Version};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A kind of store under test.
pub(crate) trait StoreUnderTest: Sized {
    /// A place for a store.
    async fn new() -> Self;
    /// The store at that place.
    async fn open(&self) -> Box<dyn Store>;
}

/// A temporary folder that is removed after the test.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("interregnum-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Marks the log as migrated by a later release.
pub(crate) async fn add_a_migration(file: &Path) {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               VALUES (99, 'later', true, x'00', 0)";
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 10])
}

pub(crate) fn person(number: u8) -> PersonId {
    SeatSecret::from_bytes([number; 16]).person()
}

pub(crate) fn holder(number: u8) -> Holder {
    Holder { person: person(number), awaited: false }
}

pub(crate) fn row() -> TableRow {
    TableRow {
        game: "claim".into(),
        listed: true,
        stage: TableStage::Open,
        summary: b"a table".to_vec(),
        deadline: None,
    }
}

/// These entries, for a table at this version.
pub(crate) fn append(table: TableId, expected: u64, entries: &[&str]) -> Append {
    Append {
        table,
        expected: Version(expected),
        entries: entries.iter().map(|entry| entry.as_bytes().to_vec()).collect(),
        at: Time(1000),
        row: (expected == 0).then(row),
        holders: None,
    }
}

pub(crate) async fn texts(store: &dyn Store, table: TableId, since: u64) -> Vec<(u64, String)> {
    let stored = store.read(table, Version(since)).await.unwrap();
    stored.into_iter().map(|entry| (entry.version.0, String::from_utf8(entry.bytes).unwrap())).collect()
}

pub(crate) fn numbered(from: u64, entries: &[&str]) -> Vec<(u64, String)> {
    (from..).zip(entries.iter().map(|entry| (*entry).to_owned())).collect()
}

pub(crate) async fn what_is_appended_is_read_again_in_order<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert_eq!(store.append(append(table(1), 0, &["a", "b"])).await, Ok(Version(2)));
    assert_eq!(store.append(append(table(1), 2, &["c"])).await, Ok(Version(3)));
    assert_eq!(texts(&*store, table(1), 0).await, numbered(1, &["a", "b", "c"]));
}

pub(crate) async fn an_append_to_another_version_is_refused_with_the_current_one<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    store.append(append(table(1), 0, &["a", "b"])).await.unwrap();
    for expected in [0, 1, 3, 99] {
        let refused = store.append(append(table(1), expected, &["x"])).await;
        assert_eq!(refused, Err(StoreError::Conflict { current: Version(2) }), "{expected}");
    }
    let refused = store.append(append(table(2), 1, &["x"])).await;
    assert_eq!(refused, Err(StoreError::Conflict { current: Version(0) }));
}

pub(crate) async fn a_refused_append_changes_nothing<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let before = store.find(table(1)).await.unwrap();
    let other = Append {
        at: Time(5000),
        row: Some(TableRow { stage: TableStage::Over, ..row() }),
        holders: Some(vec![holder(1)]),
        ..append(table(1), 0, &["x", "y"])
    };
    store.append(other).await.unwrap_err();
    assert_eq!(texts(&*store, table(1), 0).await, numbered(1, &["a"]));
    assert_eq!(store.find(table(1)).await.unwrap(), before);
    let held = TableFilter { holder: Some(person(1)), ..TableFilter::all(10) };
    assert_eq!(store.list(held).await.unwrap(), []);
}

pub(crate) async fn of_many_who_append_to_one_version_one_succeeds<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store: Arc<dyn Store> = kept.open().await.into();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let tries = (0..50).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(append(table(1), 1, &[&number.to_string()])).await })
    });
    let mut succeeded = 0;
    for tried in tries.collect::<Vec<_>>() {
        match tried.await.unwrap() {
            Ok(version) => {
                assert_eq!(version, Version(2));
                succeeded += 1;
            }
            Err(error) => assert_eq!(error, StoreError::Conflict { current: Version(2) }),
        }
    }
    assert_eq!(succeeded, 1);
    assert_eq!(texts(&*store, table(1), 0).await.len(), 2);
}

pub(crate) async fn many_tables_are_written_to_at_the_same_time<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store: Arc<dyn Store> = kept.open().await.into();
    let writers = (0..100).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for version in 0..10 {
                let entry = format!("{number}/{version}");
                store.append(append(table(number), version, &[&entry])).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    for number in 0..100 {
        let written: Vec<String> = (0..10).map(|version| format!("{number}/{version}")).collect();
        let written: Vec<&str> = written.iter().map(String::as_str).collect();
        assert_eq!(texts(&*store, table(number), 0).await, numbered(1, &written));
    }
}

pub(crate) async fn a_table_is_read_since_a_version<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    store.append(append(table(1), 0, &["a", "b", "c", "d"])).await.unwrap();
    assert_eq!(texts(&*store, table(1), 2).await, numbered(3, &["c", "d"]));
    assert_eq!(texts(&*store, table(1), 4).await, []);
    assert_eq!(texts(&*store, table(1), 9).await, []);
}

pub(crate) async fn a_table_that_is_not_there_has_no_entries<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert_eq!(texts(&*store, table(1), 0).await, []);
    assert_eq!(store.find(table(1)).await.unwrap(), None);
}

pub(crate) async fn a_first_append_without_a_row_is_refused<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let refused = store.append(Append { row: None, ..append(table(1), 0, &["a"]) }).await;
    assert_eq!(refused, Err(StoreError::Conflict { current: Version(0) }));
    assert_eq!(store.find(table(1)).await.unwrap(), None);
}

pub(crate) async fn the_row_stays_unless_it_is_written_anew<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    store.append(Append { at: Time(2000), ..append(table(1), 1, &["b"]) }).await.unwrap();
    let found = store.find(table(1)).await.unwrap().unwrap();
    assert_eq!((found.version, found.updated, found.row), (Version(2), Time(2000), row()));
    let playing = TableRow { stage: TableStage::Playing, summary: b"full".to_vec(), ..row() };
    store.append(Append { row: Some(playing.clone()), ..append(table(1), 2, &["c"]) }).await.unwrap();
    assert_eq!(store.find(table(1)).await.unwrap().unwrap().row, playing);
}

pub(crate) async fn listed_tables_are_found_newest_first<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let rows = [
        (1, TableRow { ..row() }),
        (2, TableRow { game: "braverats".into(), ..row() }),
        (3, TableRow { listed: false, ..row() }),
        (4, TableRow { stage: TableStage::Playing, ..row() }),
        (5, TableRow { ..row() }),
    ];
    for (number, row) in rows {
        let made = append(table(number), 0, &["a"]);
        store.append(Append { at: Time(1000 + u64::from(number)), row: Some(row), ..made }).await.unwrap();
    }
    let open = |game: Option<&str>| TableFilter {
        listed_only: true,
        game: game.map(str::to_owned),
        stage: Some(TableStage::Open),
        ..TableFilter::all(10)
    };
    let found = async |listing| -> Vec<TableId> {
        store.list(listing).await.unwrap().into_iter().map(|listed| listed.table).collect()
    };
    assert_eq!(found(open(None)).await, [table(5), table(2), table(1)]);
    assert_eq!(found(open(Some("claim"))).await, [table(5), table(1)]);
    assert_eq!(found(open(Some("defaite"))).await, []);
    assert_eq!(found(TableFilter::all(10)).await, [5, 4, 3, 2, 1].map(table));
}

pub(crate) async fn a_table_moves_up_in_lists_when_it_is_written_to<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in 1..=2 {
        store.append(append(table(number), 0, &["a"])).await.unwrap();
    }
    for (version, at) in [(1, 2_000), (2, 60_000), (3, 61_000)] {
        store.append(Append { at: Time(at), ..append(table(2), version, &["b"]) }).await.unwrap();
    }
    let found = store.list(TableFilter::all(10)).await.unwrap();
    let found: Vec<_> =
        found.into_iter().map(|listed| (listed.table, listed.version, listed.updated)).collect();
    assert_eq!(found, [(table(2), Version(4), Time(61_000)), (table(1), Version(1), Time(1000))]);
}

pub(crate) async fn a_list_is_no_longer_than_asked<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in 0..5 {
        store.append(append(table(number), 0, &["a"])).await.unwrap();
    }
    assert_eq!(store.list(TableFilter::all(3)).await.unwrap().len(), 3);
}

pub(crate) async fn a_list_goes_on_after_a_table<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for (number, at) in [(1, 5000), (2, 9000), (3, 5000), (4, 1000)] {
        store.append(Append { at: Time(at), ..append(table(number), 0, &["a"]) }).await.unwrap();
    }
    let page = async |after: Option<TableId>| -> Vec<TableId> {
        let listing = TableFilter { after, ..TableFilter::all(2) };
        store.list(listing).await.unwrap().into_iter().map(|listed| listed.table).collect()
    };
    let first = page(None).await;
    let second = page(Some(first[1].clone())).await;
    let mut equals = [table(1), table(3)];
    equals.sort();
    assert_eq!(first, [table(2), equals[0].clone()]);
    assert_eq!(second, [equals[1].clone(), table(4)]);
    assert_eq!(page(Some(table(4))).await, []);
    assert_eq!(page(Some(table(9))).await, [], "there is no such table");
}

pub(crate) async fn the_tables_of_a_holder_are_found_while_the_seat_is_held<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let held = |by: u8| TableFilter { holder: Some(person(by)), ..TableFilter::all(10) };
    let with = |holders: &[u8]| Some(holders.iter().map(|number| holder(*number)).collect());
    store.append(Append { holders: with(&[1, 2]), ..append(table(1), 0, &["a"]) }).await.unwrap();
    store.append(Append { holders: with(&[2, 2]), ..append(table(2), 0, &["a"]) }).await.unwrap();
    assert_eq!(store.list(held(2)).await.unwrap().len(), 2);
    assert_eq!(store.list(held(1)).await.unwrap()[0].table, table(1));
    assert_eq!(store.list(held(3)).await.unwrap(), []);
    store.append(append(table(1), 1, &["b"])).await.unwrap();
    assert_eq!(store.list(held(1)).await.unwrap().len(), 1);
    store.append(Append { holders: with(&[2]), ..append(table(1), 2, &["c"]) }).await.unwrap();
    assert_eq!(store.list(held(1)).await.unwrap(), []);
}

pub(crate) async fn tables_are_found_when_their_deadline_has_come<S: StoreUnderTest>() {
    let under_test = S::new().await;
    let store = under_test.open().await;
    let due = |at: u64| Some(TableRow { deadline: Some(Time(at)), ..row() });
    for (number, deadline) in [(1, due(300)), (2, due(100)), (3, Some(row())), (4, due(900))] {
        store.append(Append { row: deadline, ..append(table(number), 0, &["a"]) }).await.unwrap();
    }
    let at = |number: u8, at: u64| (table(number), Time(at));
    assert_eq!(store.due(Time(99), 9).await.unwrap(), []);
    assert_eq!(store.due(Time(300), 9).await.unwrap(), [at(2, 100), at(1, 300)]);
    assert_eq!(store.due(Time(300), 1).await.unwrap(), [at(2, 100)]);
    store.append(Append { row: Some(row()), ..append(table(2), 1, &["b"]) }).await.unwrap();
    store.append(append(table(1), 1, &["b"])).await.unwrap();
    let kept = store.due(Time(1000), 9).await.unwrap();
    assert_eq!(kept, [at(1, 300), at(4, 900)], "the row stays unless it is written");
    assert_eq!(store.find(table(4)).await.unwrap().unwrap().row.deadline, Some(Time(900)));
}

pub(crate) async fn the_tables_that_wait_for_somebody_are_found_the_most_urgent_first<S: StoreUnderTest>() {
    let under_test = S::new().await;
    let store = under_test.open().await;
    let waits = |number: u8| Holder { awaited: true, ..holder(number) };
    for (number, deadline, holders) in [
        (1, None, vec![waits(1), holder(2)]),
        (2, Some(Time(500)), vec![waits(1), waits(2)]),
        (3, Some(Time(400)), vec![waits(1), holder(2)]),
        (4, Some(Time(100)), vec![holder(1), waits(2)]),
    ] {
        let row = Some(TableRow { deadline, ..row() });
        let made = Append { row, holders: Some(holders), ..append(table(number), 0, &["a"]) };
        store.append(made).await.unwrap();
    }
    let found = async |number: u8, limit: u32| -> Vec<TableId> {
        let found = store.awaiting(person(number), limit).await.unwrap();
        found.into_iter().map(|listed| listed.table).collect()
    };
    assert_eq!(found(1, 9).await, [table(3), table(2), table(1)]);
    assert_eq!(found(1, 2).await, [table(3), table(2)]);
    assert_eq!(found(2, 9).await, [table(4), table(2)]);
    let chosen = Append { holders: Some(vec![holder(1), waits(2)]), ..append(table(3), 1, &["b"]) };
    store.append(chosen).await.unwrap();
    assert_eq!(found(1, 9).await, [table(2), table(1)]);
    assert_eq!(found(2, 9).await, [table(4), table(3), table(2)]);
}

pub(crate) async fn a_closed_store_refuses<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    store.close().await.unwrap();
    assert_eq!(store.append(append(table(1), 0, &["a"])).await, Err(StoreError::Closed));
    assert_eq!(store.read(table(1), Version(0)).await, Err(StoreError::Closed));
    assert_eq!(store.ready().await, Err(StoreError::Closed));
}
