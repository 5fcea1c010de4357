#![doc = include_str!("../README.md")]

mod batch;
mod bits;
mod braverats;
mod claim;
mod defaite;
mod layout;
mod observed;
mod plain;
mod writer;

pub use batch::{Arrays, Autoreset, Batch, IllegalIndex, Slices};
pub use layout::{Field, Layout};
pub use observed::{Observed, Observer, VisitObserved, visit_observed};
pub use plain::NoObserver;
