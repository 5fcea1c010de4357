#![doc = include_str!("../README.md")]

mod arrays;
mod batch;
mod bits;
mod braverats;
mod claim;
mod defaite;
mod layout;
mod observed;
mod plain;
mod rules;
mod writer;

pub use arrays::{Arrays, Slices};
pub use batch::{Autoreset, Batch, IllegalIndex};
pub use layout::{Field, Layout};
pub use observed::{Legal, Memory, Observed, Observer, VisitObserved, visit_observed};
pub use plain::NoObserver;
