//! What clients and the server say to each other.
//!
//! A socket begins with [`FromClient::Hello`]; after that everything is one of the closed
//! lists of [`FromClient`] and [`ToClient`]. The same messages, a line each, make a stream.
//! [`typescript`] writes all of it down for the page.

mod error;
mod rest;
mod socket;
mod typescript;

pub use error::ErrorBody;
pub use rest::{AskBody, CreateBody, Created, Done, GuestBody, GuestSeen, QuickBody, Summary};
pub use socket::{FromClient, PROTOCOL, ToClient};
pub use typescript::typescript;
