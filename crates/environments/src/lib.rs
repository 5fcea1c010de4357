#![doc = include_str!("../README.md")]

mod arrays;
mod batch;
mod hidden;
mod rules;

pub use arrays::{Arrays, Slices};
pub use batch::{Autoreset, Batch, IllegalIndex};
pub use hidden::Horizon;
pub use interregnum_players::observe::{
    Field, Layout, Legal, Memory, NoObserver, Observed, Observer, VisitObserved, visit_observed,
};
