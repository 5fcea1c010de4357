#![doc = include_str!("../README.md")]

mod connection;
mod fault;
mod fit;
mod guest;
mod http;
mod measure;
mod pace;
mod player;
mod run;
mod standing;

pub use connection::Connection;
pub use fault::Fault;
pub use fit::Unfit;
pub use guest::Guest;
pub use measure::{Report, Spread, memory, memory_peak};
pub use player::{Acknowledged, Player};
pub use run::{Load, run};
pub use standing::Standing;
