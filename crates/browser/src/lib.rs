#![doc = include_str!("../README.md")]

mod bots;
mod connections;
mod create;
mod engine;
mod games;
mod local_table;
mod problem;
mod records;
mod reply;
mod request;
mod requests;
mod table_clock;
mod typescript;

pub use engine::Engine;
pub use typescript::typescript;
