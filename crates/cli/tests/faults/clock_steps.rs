//! A restart with an earlier or a later system clock.
//!
//! A server knows of the past only what its log says. A log whose times are all a day later is to a
//! server what a system clock that was set back by a day is.

use crate::crowd::{Crowd, compare_all};
use crate::server_process::ServerProcess;
use interregnum_load::Guest;
use interregnum_store::{
    Append, Holder, PersonChange, PersonStore, SignedIn, SqliteOptions, SqliteStore, Store, TableFilter,
};
use interregnum_table::{Entry, Time, Version};
use serde_json::Value;
use std::path::Path;

const DAY: i64 = 86_400_000;

fn shifted(time: Time, by: i64) -> Time {
    Time(time.0.checked_add_signed(by).unwrap())
}

/// Shifts every moment in the JSON of an entry.
fn shift_moments(value: &mut Value, by: i64) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| shift_moments(item, by)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match (name.as_str(), field.as_u64()) {
                    ("at" | "until", Some(time)) => *field = shifted(Time(time), by).0.into(),
                    _ => shift_moments(field, by),
                }
            }
        }
        _ => {}
    }
}

fn shift_entry(bytes: &[u8], by: i64) -> Entry {
    let mut value = serde_json::from_slice(bytes).unwrap();
    shift_moments(&mut value, by);
    Entry::read(&value.to_string()).unwrap()
}

/// Replaces a log by one whose times are all later by this many milliseconds.
async fn shift_log(log: &Path, guests: &[Guest], by: i64) {
    let copy = log.with_extension("shifted");
    let old = SqliteStore::open(SqliteOptions::file(log)).await.unwrap();
    let new = SqliteStore::open(SqliteOptions::file(&copy)).await.unwrap();
    let mut holders = Vec::new();
    for guest in guests {
        let SignedIn { mut person, mut session } = old.session(guest.hash().unwrap()).await.unwrap().unwrap();
        person.created = shifted(person.created, by);
        for at in [&mut session.created, &mut session.used, &mut session.rotated] {
            *at = shifted(*at, by);
        }
        holders.push(Holder { person: person.id, awaited: false });
        assert!(new.change_person(PersonChange::Came { person, session }).await.unwrap());
    }
    let mut last = Time(0);
    for listed in old.list(TableFilter::all(1000)).await.unwrap() {
        let stored = old.read(listed.table.clone(), Version(0)).await.unwrap();
        let entries: Vec<Entry> = stored.iter().map(|stored| shift_entry(&stored.bytes, by)).collect();
        let at = entries.last().unwrap().at;
        last = last.max(at);
        let entries = entries.iter().map(|entry| entry.write().into_bytes()).collect();
        let (row, holders) = (Some(listed.row), Some(holders.clone()));
        new.append(Append { table: listed.table, expected: Version(0), entries, at, row, holders })
            .await
            .unwrap();
    }
    new.heartbeat(last).await.unwrap();
    old.close().await.unwrap();
    new.close().await.unwrap();
    std::fs::rename(&copy, log).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_with_bots_and_clocks_go_on_after_restarts_with_other_system_clocks() {
    let mut server = ServerProcess::open("clock-steps");
    let players = server.few_tables().await;
    let guests: Vec<Guest> = players.iter().map(|player| player.guest().clone()).collect();
    let crowd = Crowd::new(players);
    crowd.goes_on(5).await;
    // The clock is set back by a day, put right, and set two days ahead.
    for by in [DAY, -DAY, -2 * DAY] {
        assert!(tokio::task::block_in_place(|| server.stop()).success());
        shift_log(&server.log(), &guests, by).await;
        tokio::task::block_in_place(|| server.start());
        crowd.goes_on(5).await;
    }
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("3 steps of the clock: {all:?}");
    assert!(all.bot_moves > 0, "{all:?}");
    assert_eq!(all.timeouts, 0, "{all:?}: nobody's time was up");
}
