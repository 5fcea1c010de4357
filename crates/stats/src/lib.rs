#![doc = include_str!("../README.md")]

mod braverats;
mod claim;
mod counter;
mod defaite;
mod estimate;
mod figures;
mod measurement;
mod observations;
mod plain;
mod report;
mod significance;
mod totals;
mod verdict;
mod wins;

pub use counter::{Counter, Measured};
pub use estimate::Interval;
pub use figures::{
    Bin, CardUse, Distribution, Ending, Gain, Incident, PointSource, SetupResult, SideResult, WinRate,
};
pub use measurement::{MeasureError, Measurement, Played, Setup};
pub use observations::{Category, Observations, Side};
pub use plain::PlainCounter;
pub use report::Report;
pub use verdict::{Effect, Finding, MIN_GAMES, Subject, Verdict};
