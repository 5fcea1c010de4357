#![doc = include_str!("../README.md")]

mod addresses;
mod admission;
mod api_error;
mod app;
mod bots;
mod client_stream;
mod clock;
mod config;
mod cookie;
mod cors;
mod descriptors;
mod disconnect;
mod entropy;
mod expiry;
mod extract;
mod identity;
mod limits;
mod listener;
mod live;
mod logging;
mod metrics;
mod middleware;
mod own_names;
mod page;
mod request_body;
mod rest;
mod serve;
mod sessions;
mod socket;
mod stream;
mod websocket;

pub use addresses::reachable_addresses;
pub use config::{BadConfig, Config, Limits, LogFormat, Setting, Source, Timeouts};
pub use descriptors::raise_descriptor_limit;
pub use logging::start_logging;
pub use serve::{ServeError, Server, openapi};
