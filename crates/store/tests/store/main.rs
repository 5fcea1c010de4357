//! Tests of the log: one suite for every store, and the guarantees of a file.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod file;
mod promises;
mod suite;
