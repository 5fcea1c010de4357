//! Thinking time while the server is dead, and after.

use crate::ledger::{judge, read};
use crate::requests::until;
use crate::server_process::ServerProcess;
use crate::tables::claim;
use interregnum_table::{Clock, Entry, Happening, Setup, Span, Time};
use serde_json::Value;
use std::time::{SystemTime, UNIX_EPOCH};

const SPAN: Span = Span::seconds(2);

fn now() -> Time {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(u64::try_from(now.as_millis()).unwrap())
}

/// When the first seat's time is up.
fn deadline(scene: &Value) -> Time {
    Time(scene["now"]["seats"][0]["time"]["until"].as_u64().unwrap())
}

fn timeouts(entries: &[Entry]) -> Vec<Time> {
    let is_timeout = |entry: &&Entry| matches!(entry.what, Happening::Played { timeout: true, .. });
    entries.iter().filter(is_timeout).map(|entry| entry.at).collect()
}

/// The server is dead from before the deadline until after it. The player gets the time of the
/// downtime, and no more: then the clock moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_in_which_the_server_was_dead_is_given_back_and_then_runs_out() {
    let mut server = ServerProcess::open("thinking-time");
    let setup = Setup { clock: Clock::Move { span: SPAN }, ..claim() };
    let mut players = server.table(&setup, 2, 1).await;
    players[0].connect().await.unwrap();
    let (guest, table) = (players[0].guest().clone(), players[0].table().clone());
    let scene = guest.look(&table).await.unwrap();
    let (before, turn) = (deadline(&scene), scene["now"]["position"]["turn"].clone());
    tokio::task::block_in_place(|| server.kill());
    let died = now();
    if died >= before {
        return crate::effort::not_checked("the machine is too busy: the time was up before the kill");
    }
    until("the deadline has passed", async || now() > before + Span(300)).await;
    let restarted = now();
    tokio::task::block_in_place(|| server.start());
    until("the clock moves", async || {
        let scene = guest.look(&table).await;
        scene.is_ok_and(|scene| scene["now"]["position"]["turn"] != turn)
    })
    .await;
    tokio::task::block_in_place(|| server.kill());
    let entries = read(&server.log(), &table).await;
    let count = judge(&entries, &players).unwrap();
    let first = timeouts(&entries)[0];
    println!("dead {:?}; deadline {before:?}, moved at {first:?}; {count:?}", restarted - died);
    assert!(first >= before + (restarted - died), "{:?} too early", before + (restarted - died) - first);
}
