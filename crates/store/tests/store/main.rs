//! The log: one suite for every store, and what only a file can promise.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod file;
mod promises;
mod suite;
