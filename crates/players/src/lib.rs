#![doc = include_str!("../README.md")]

pub mod arena;
pub mod braverats;
mod budget;
mod chance;
pub mod claim;
mod defaite;
mod flat;
mod greedy;
mod level;
mod musing;
mod name;
mod plain;
mod plausible;
mod playable;
mod player;
mod random;
mod review;
pub mod search;
mod sense;

pub use budget::Budget;
pub use chance::{HINT, PLAY};
pub use flat::{Flat, PLAYOUTS};
pub use greedy::Greedy;
pub use level::Level;
pub use musing::Musing;
pub use name::{BadPlayer, names, player};
pub use playable::{Playable, VisitPlayable, share, visit_playable};
pub use player::{Player, Weighed};
pub use random::Random;
pub use review::{REVIEWER, review_seed};
pub use sense::{Judged, Memory, Sense, explained};
