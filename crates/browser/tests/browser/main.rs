//! The engine of the page, asked as the page asks it.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod analysis;
mod caller;
mod exports;
mod golden;
mod records;
mod seats;
mod typescript;
mod whole_games;
