//! A server that gets no more memory: it makes do with what it has, or dies and comes back.

#![cfg(target_os = "linux")]

use crate::crowd::{Crowd, compare_all};
use crate::effort::{not_checked, rounds};
use crate::requests::until;
use crate::server_process::ServerProcess;
use crate::tables::claim;
use interregnum_load::Guest;
use std::process::Command;

/// How many tables a visitor makes, each of which needs memory.
const TABLES: usize = 200;

/// The bytes of memory that a process can write to. Address space that an allocator has only reserved
/// does not count, so a limit of this much is felt at once.
fn writable(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmData:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

/// Forbids a running process to have more memory than this; `false` if that is not possible.
fn limit_memory(process: u32, bytes: u64) -> bool {
    let words = ["--pid", &process.to_string(), &format!("--data={bytes}:")];
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
#[ignore = "starves a process: make faults"]
async fn a_server_that_gets_no_more_memory_loses_nothing() {
    let mut server = ServerProcess::open("memory");
    let crowd = Crowd::new(server.few_tables().await);
    let mut deaths = 0;
    for _ in 0..rounds() {
        crowd.goes_on(2).await;
        let process = server.process();
        if !limit_memory(process, writable(process)) {
            return not_checked("prlimit is not installed, or may not change limits here");
        }
        use_memory(&server).await;
        let before = crowd.acknowledged();
        until("everybody plays on, or the server is gone", async || {
            server.ended().is_some() || crowd.has_gone_on(&before, 2)
        })
        .await;
        deaths += usize::from(server.ended().is_some());
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
