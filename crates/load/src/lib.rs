//! Many players at once: legal random games over sockets.
//!
//! [`run()`] measures a server under load. Tests that drop connections and kill servers use its
//! parts, [`Guest`] and [`Connection`].

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
