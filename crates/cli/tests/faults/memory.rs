//! A server that gets no more memory: it makes do with what it has, or dies and comes back.

#![cfg(target_os = "linux")]

use crate::crowd::{Crowd, compare_all};
use crate::effort::{not_checked, rounds};
use crate::server_process::ServerProcess;
use crate::tables::claim;
use interregnum_load::Guest;
use std::process::Command;

/// How many tables a visitor makes, each of which needs memory.
const TABLES: usize = 200;

/// The bytes of memory that a process has mapped.
fn mapped(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmSize:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

/// Forbids a running process to map more memory than this; `false` if that is not possible.
fn limit_memory(process: u32, bytes: u64) -> bool {
    let words = ["--pid", &process.to_string(), &format!("--as={bytes}:")];
    Command::new("prlimit").args(words).status().is_ok_and(|status| status.success())
}

/// Has the server use memory, until it refuses or is gone.
async fn use_memory(server: &ServerProcess) {
    let Ok(guest) = Guest::come(server.address, "Many").await else { return };
    let mut open = Vec::new();
    for _ in 0..TABLES {
        let Ok(table) = guest.make(&claim()).await else { return };
        open.extend(guest.open(&table, None).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_gets_no_more_memory_loses_nothing() {
    let mut server = ServerProcess::open("memory");
    let crowd = Crowd::new(server.few_tables().await);
    let mut deaths = 0;
    for _ in 0..rounds() {
        crowd.goes_on(2).await;
        let process = server.process();
        if !limit_memory(process, mapped(process)) {
            return not_checked("prlimit is not installed, or may not change limits here");
        }
        use_memory(&server).await;
        if server.ended().is_some() {
            deaths += 1;
        } else {
            // It made do with what it had: everybody who is there plays on.
            crowd.goes_on(2).await;
        }
        tokio::task::block_in_place(|| server.kill());
        tokio::task::block_in_place(|| server.start());
    }
    crowd.goes_on(2).await;
    let players = crowd.stop().await;
    tokio::task::block_in_place(|| server.kill());
    let all = compare_all(&server.log(), &players).await;
    println!("{} times without more memory, {deaths} deaths: {all:?}", rounds());
    assert!(all.moves > 0, "{all:?}");
}
