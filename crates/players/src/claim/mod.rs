//! Claim's own part of the strong player: its worlds, and what they are worth.
//!
//! Two players: phase one is judged by a fitted evaluation ([`fit`](mod@fit) tells where its
//! numbers come from), the end of phase two by the exact solver. All else, and tables of three
//! and four, by random play.

mod belief;
pub mod fit;
mod glance;
mod guide;
mod habit;
mod judge;
mod net;
mod oracle;
mod sketch;
mod stored;

pub use guide::ClaimGuide;
pub use oracle::Oracle;
