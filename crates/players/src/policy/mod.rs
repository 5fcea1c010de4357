//! The player `policy`: a network that was trained by self-play chooses from the view, in microseconds.
//!
//! `training/` makes the networks. Trainer and player compute the input with [`observe`](crate::observe).
//! Positions that the exact solution plays ([`Observed::is_settled`](crate::observe::Observed)) are left
//! to the search, which solves them.

mod network;
mod player;
mod stored;

pub use network::Network;
pub use player::{Policy, features};
pub use stored::Stored;
