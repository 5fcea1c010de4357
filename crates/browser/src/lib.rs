#![doc = include_str!("../README.md")]

mod bots;
mod connections;
mod create;
mod engine;
mod games;
mod local_table;
mod problem;
mod records;
mod request;
mod table_clock;

pub use engine::Engine;
