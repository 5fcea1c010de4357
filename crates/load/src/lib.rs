#![doc = include_str!("../README.md")]

mod abuse;
mod bots;
mod client_error;
mod connection;
mod endpoint;
mod guest;
mod http;
mod measure;
mod pace;
mod player;
mod progress;
mod run;
mod standing;
mod storm;
mod validate;

pub use abuse::{ATTACKS, AbuseReport, AttackReport, AttackSetups, HonestReport, abuse};
pub use bots::{BotReport, bots};
pub use client_error::ClientError;
pub use connection::Connection;
pub use endpoint::Endpoint;
pub use guest::Guest;
pub use measure::{Percentiles, Report, memory, memory_peak};
pub use player::{Acknowledged, Player, Refusal};
pub use progress::Progress;
pub use run::{Load, run};
pub use standing::Standing;
pub use storm::{StormReport, storm};
pub use validate::InvalidLoad;
