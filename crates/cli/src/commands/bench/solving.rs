//! What it takes to solve what can be solved.

use crate::commands::solve;
use crate::speech::Speech;
use interregnum_kernel::Phrase;
use serde_json::Value;

/// What is to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Solving {
    pub(super) rats: bool,
    pub(super) phase_two: bool,
}

impl Solving {
    pub(super) const fn steps(self) -> usize {
        if self.phase_two { solve::SETS * solve::POSITIONS } else { 0 }
    }

    /// What each takes.
    pub(super) fn figures(self, bar: &indicatif::ProgressBar) -> Vec<(String, Value)> {
        let rats = self.rats.then(|| (RATS.to_owned(), solve::bench_figures()));
        let phase_two = if self.phase_two { solve::phase_two_figures(bar) } else { Vec::new() };
        rats.into_iter().chain(phase_two).collect()
    }
}

/// What the standard game of `BraveRats` is called.
const RATS: &str = "braverats/standard";

/// A figure in words.
pub(super) fn line(name: &str, solved: &Value, speech: &Speech) -> Phrase {
    let number = |name: &str| solved[name].as_f64().unwrap_or_default();
    if name == RATS {
        return Phrase::new("cli-bench-solve")
            .with("one", format!("{:.3}", number("seconds_1")))
            .with("two", format!("{:.3}", number("seconds_2")))
            .with("positions", speech.rate(number("positions")))
            .with("gap", format!("{:.0e}", number("gap")));
    }
    let ms = |name: &str| format!("{:>8.2}", number(name));
    Phrase::new("cli-bench-phase-two")
        .with("label", format!("{name:<24}"))
        .with("positions", speech.rate(number("positions")))
        .with("median", ms("median_ms"))
        .with("mean", ms("mean_ms"))
        .with("most", ms("p99_ms"))
        .with("longest", ms("max_ms"))
}
