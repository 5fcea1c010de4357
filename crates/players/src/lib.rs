#![doc = include_str!("../README.md")]

pub mod arena;
pub mod braverats;
mod budget;
mod chance;
pub mod claim;
mod defaite;
mod flat;
mod greedy;
mod guided_flat;
mod heuristic;
mod level;
mod name;
pub mod observe;
mod plain;
mod playable;
mod player;
pub mod policy;
mod random;
mod review;
pub mod search;
mod softmax;
mod solution;

pub use budget::Budget;
pub use chance::{HINT, PLAY};
pub use flat::{Flat, PLAYOUTS};
pub use greedy::Greedy;
pub use guided_flat::GuidedFlat;
pub use heuristic::{Heuristic, Recall, Scored, explained};
pub use level::Level;
pub use name::{BadPlayer, names, player};
pub use playable::{Playable, VisitPlayable, share, visit_playable};
pub use player::{Player, Weighed};
pub use random::Random;
pub use review::{REVIEWER, review_seed};
pub use solution::{Solution, SolvedChoice};
