//! Results and ratings.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod hall;
mod rate;
mod record;
mod results;
mod season;
