#![doc = include_str!("../README.md")]

mod cards;
mod collect;
mod error;
mod read_message;
mod socket;
mod summary;
mod typescript;

pub use cards::{CardWords, card_modules};
pub use error::ErrorBody;
pub use socket::{FromClient, PROTOCOL, ToClient};
pub use summary::Summary;
pub use typescript::typescript;
