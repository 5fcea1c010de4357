//! Measures the solution of the standard game, for `bench`.

use crate::commands::bench::SolverBenchmark;
use crate::translator::Translator;
use indicatif::ProgressBar;
use interregnum_kernel::Phrase;
use interregnum_solve::Solved;
use interregnum_solve::braverats::OpenRats;
use serde_json::{Value, json};
use std::num::NonZero;
use std::time::Instant;

/// The standard game from scratch, on one thread and on two.
pub(super) const STANDARD: SolverBenchmark = SolverBenchmark { label: LABEL, steps: 0, run: figures, line };

const LABEL: &str = "braverats/standard";

/// How often the game is solved; the figures are medians.
const RUNS: usize = 5;

fn figures(_bar: &ProgressBar) -> Vec<(String, Value)> {
    let run = |threads: NonZero<usize>| {
        let start = Instant::now();
        let solved = Solved::new(OpenRats::standard(), threads);
        (start.elapsed().as_secs_f64(), solved.positions(), solved.worst_gap())
    };
    let median = |threads: NonZero<usize>| {
        let mut runs: Vec<_> = (0..RUNS).map(|_| run(threads)).collect();
        runs.sort_by(|a, b| a.0.total_cmp(&b.0));
        runs[RUNS / 2]
    };
    let one = NonZero::<usize>::MIN;
    let (seconds_1, positions, gap) = median(one);
    let (seconds_2, ..) = median(one.saturating_add(1));
    let figures =
        json!({ "seconds_1": seconds_1, "seconds_2": seconds_2, "positions": positions, "gap": gap });
    vec![(LABEL.to_owned(), figures)]
}

fn line(_name: &str, solved: &Value, translator: &Translator) -> Phrase {
    let number = |name: &str| solved[name].as_f64().unwrap_or_default();
    Phrase::new("cli-bench-solve")
        .with("one", format!("{:.3}", number("seconds_1")))
        .with("two", format!("{:.3}", number("seconds_2")))
        .with("positions", translator.rate(number("positions")))
        .with("gap", format!("{:.0e}", number("gap")))
}
