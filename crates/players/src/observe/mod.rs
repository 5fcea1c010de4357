//! Games as numbers: what a seat observes, and the indices of its actions.
//!
//! `environments` writes the arrays of learning programs with it, and the player `policy` the input of
//! its network: one body of code, so that both see the same numbers.

mod bits;
mod braverats;
mod claim;
mod defaite;
mod layout;
mod observed;
mod plain;
mod writer;

pub use layout::{Field, Layout};
pub use observed::{Legal, Memory, Observed, Observer, VisitObserved, visit_observed};
pub use plain::NoObserver;
