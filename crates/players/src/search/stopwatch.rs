//! The time that a search has taken.

use crate::Budget;
use std::time::{Duration, Instant};

/// Measures time for a budget of time. A budget of worlds reads no clock: WebAssembly has none, and
/// asking for the time there panics.
#[derive(Clone, Copy)]
pub(super) struct Stopwatch(Option<Instant>);

impl Stopwatch {
    /// Starts to measure, if the budget is a time.
    pub(super) fn start(budget: Budget) -> Self {
        Self(matches!(budget, Budget::Time(_)).then(Instant::now))
    }

    /// The time since the start; zero if it is not measured.
    pub(super) fn elapsed(self) -> Duration {
        self.0.map_or(Duration::ZERO, |start| start.elapsed())
    }
}
