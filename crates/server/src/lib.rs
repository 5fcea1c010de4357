#![doc = include_str!("../README.md")]

mod addresses;
mod api_error;
mod app;
mod bots;
mod clock;
mod config;
mod entropy;
mod expiry;
mod identity;
mod limits;
mod listener;
mod live;
mod logging;
mod metrics;
mod middleware;
mod page;
mod rest;
mod serve;
mod socket;
mod stream;
mod websocket;

pub use addresses::reachable_addresses;
pub use config::{BadConfig, Config, Limits, LogFormat, Setting, Source};
pub use logging::start_logging;
pub use serve::{ServeError, Server, openapi};
