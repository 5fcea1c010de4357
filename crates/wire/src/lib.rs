//! What clients and the server say to each other.
//!
//! A socket begins with [`FromClient::Hello`]; after that everything is one of the closed
//! lists of [`FromClient`] and [`ToClient`]. The same messages, a line each, make a stream.
//! [`typescript()`] writes all of it down for the page. Requests without a socket are described by
//! the server's `OpenAPI` document.

mod collect;
mod error;
mod socket;
mod summary;
mod typescript;

pub use error::ErrorBody;
pub use socket::{FromClient, PROTOCOL, ToClient};
pub use summary::Summary;
pub use typescript::typescript;
