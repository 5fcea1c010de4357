//! The player `policy`: a network that was trained by self-play chooses from the view, in microseconds.
//!
//! `training/` makes the networks. Trainer and player compute the input with [`observe`](crate::observe).
//! Positions without a network ([`Observed::network`](crate::observe::Observed)), such as those of Claim's
//! phase two, are left to the search. `policy:search` also asks the search where there is a network.

mod network;
mod player;
mod searching;
mod stored;

pub use network::Network;
pub use player::{Policy, features};
pub(crate) use searching::BUDGET as POLICY_SEARCH;
pub use searching::PolicySearch;
pub use stored::Stored;
