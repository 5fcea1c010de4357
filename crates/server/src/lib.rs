//! Tables on the net: HTTP, sockets, bots and limits around the tables and their log.

#![allow(dead_code)]
mod chance;
mod clock;
mod config;

pub use config::{BadConfig, Config, Limits, LogFormat, Setting, Source};
