//! Claim: rules of thumb, and what the search knows of its worlds and what they are worth.
//!
//! Two players: phase one is judged by a fitted evaluation ([`fit`](mod@fit) tells where its
//! numbers come from) or, where there is time, by the `foresight` of two; phase two by the exact
//! solver, and where it is lost by the `hope` that somebody errs. All else, and tables of three and
//! four, by random play.

mod belief;
pub mod fit;
mod foresight;
mod glance;
mod guide;
mod habit;
mod hope;
mod judge;
mod net;
mod oracle;
mod playable;
mod sense;
mod sketch;
mod stored;

pub use guide::ClaimGuide;
pub use hope::Hope;
pub use oracle::Oracle;
