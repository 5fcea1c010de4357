#![doc = include_str!("../README.md")]

mod batch;
mod hidden;

pub use batch::{Arrays, Autoreset, Batch, Horizon, IllegalIndex, Slices};
pub use interregnum_players::observe::{
    Field, Layout, NoObserver, Observed, Observer, VisitObserved, visit_observed,
};
