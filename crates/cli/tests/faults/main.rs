//! A server that is killed, connections that are cut, clients that do not read: nothing that
//! was acknowledged is lost, and nothing is done twice.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod abuse;
#[path = "../common/mod.rs"]
mod common;
mod cuts;
mod flushes;
mod kills;
mod ledger;
mod load;
mod server_process;
mod silence;
