//! The table, sentence by sentence.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod absence;
mod agreement;
mod bots;
mod clocks;
mod continued;
mod days;
mod everything;
mod hall;
mod lessons;
mod limits;
mod moves;
mod plans;
mod reviews;
mod seating;
mod shuffle;
mod sight;
mod talk;
mod texts;
