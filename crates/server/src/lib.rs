//! Tables on the net: HTTP, sockets, bots and limits around the tables and their log.
//!
//! A [`Server`] is a house with a door. Behind it every table that somebody looks at is a task
//! (`live`): it asks its table what would happen, stores that, and only then tells. What
//! leaves the house of a game is what [`Table::told`](interregnum_table::Table::told),
//! [`now`](interregnum_table::Table::now) and [`scene`](interregnum_table::Table::scene) give.

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
