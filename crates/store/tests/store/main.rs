//! Tests of the log: one suite for every store, and the guarantees of a file and of a PostgreSQL database.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod database;
mod examined;
mod file;
mod many_results;
mod moderation;
mod nodes;
mod notices;
mod passkeys;
mod people;
mod postgres;
mod promises;
mod published;
mod readers;
mod results;
mod social;
mod suite;
