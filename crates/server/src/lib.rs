//! Tables on the net: HTTP, sockets, bots and limits around the tables and their log.
//!
//! A [`Server`] is a house with a door. Behind it every table that somebody looks at is a task
//! (`live`): it asks its table what would happen, stores that, and only then tells. What
//! leaves the house of a game is what [`Table::told`](interregnum_table::Table::told),
//! [`now`](interregnum_table::Table::now) and [`scene`](interregnum_table::Table::scene) give.

mod bots;
mod cable;
mod chance;
mod clock;
mod config;
mod deserted;
mod door;
mod guard;
mod house;
mod limits;
mod live;
mod logs;
mod metrics;
mod page;
mod problem;
mod reach;
mod rest;
mod serve;
mod socket;
mod stream;
mod visitor;

pub use config::{BadConfig, Config, Limits, LogFormat, Setting, Source};
pub use logs::start_logging;
pub use reach::reach;
pub use serve::{ServeError, Server, openapi};
