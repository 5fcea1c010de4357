//! The unit tests of modules that stand alone.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]
#![allow(dead_code, reason = "the program uses more of each module than its tests")]

#[path = "../src/commands/stats/columns.rs"]
mod columns;
#[path = "../src/markdown.rs"]
mod markdown;
#[path = "../src/svg.rs"]
mod svg;
