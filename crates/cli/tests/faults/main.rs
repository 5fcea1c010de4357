//! A server that is killed, stopped, copied, starved or given a bad disk, connections that are
//! cut, clients that do not read: nothing that was acknowledged is lost, and nothing is done twice.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod abuse;
mod backup;
mod clock_steps;
mod cluster;
#[path = "../common/mod.rs"]
mod common;
mod crowd;
mod cuts;
mod descriptors;
mod effort;
mod failing_disk;
mod flushes;
mod full_disk;
mod judge;
mod kills;
mod ledger;
mod load;
mod memory;
mod requests;
mod server_process;
mod silence;
mod slow_disk;
mod start;
mod stop;
mod tables;
mod thinking_time;
mod threads;
mod trace;
