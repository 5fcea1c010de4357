#![doc = include_str!("../README.md")]

mod connection;
mod client_error;
mod validate;
mod guest;
mod http;
mod measure;
mod pace;
mod player;
mod run;
mod standing;

pub use connection::Connection;
pub use client_error::ClientError;
pub use validate::InvalidLoad;
pub use guest::Guest;
pub use measure::{Report, Percentiles, memory, memory_peak};
pub use player::{Acknowledged, Player};
pub use run::{Load, run};
pub use standing::Standing;
