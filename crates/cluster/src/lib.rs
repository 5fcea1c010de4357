#![doc = include_str!("../README.md")]

mod bus;
mod cluster;
mod frame;
mod listening;
mod streams;
mod url;

pub use bus::{AskError, AskReply};
pub use cluster::{Cluster, Counts, Incoming, JoinError, Route, Tenure};
pub use interregnum_store::NodeId;
pub use url::{BadNatsUrl, NatsUrl};
