//! Results and ratings.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod departures;
mod examine;
mod hall;
mod names;
mod rate;
mod record;
mod results;
mod season;
