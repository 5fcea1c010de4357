//! Many players at once: legal random games over sockets.
//!
//! [`run()`] measures a server under load. The parts it is made of, [`Guest`] and [`Line`], are
//! also those of the tests that drop connections and kill servers.

mod fault;
mod fit;
mod guest;
mod heard;
mod http;
mod line;
mod measure;
mod pace;
mod player;
mod run;

pub use fault::Fault;
pub use fit::Unfit;
pub use guest::Guest;
pub use heard::{Heard, Standing};
pub use line::Line;
pub use measure::{Report, Spread, memory, memory_peak};
pub use player::{Acknowledged, Player};
pub use run::{Load, run};
