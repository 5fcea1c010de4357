//! Measures the solvers.

use crate::games;
use crate::translator::Translator;
use indicatif::ProgressBar;
use interregnum_kernel::Phrase;
use serde_json::Value;

/// The speed of a game's solver.
#[derive(Clone, Copy)]
pub(crate) struct SolverBenchmark {
    /// What is solved.
    pub(crate) label: &'static str,
    /// How often it steps the bar.
    pub(crate) steps: usize,
    /// The figures by name.
    pub(crate) run: fn(&ProgressBar) -> Vec<(String, Value)>,
    /// A figure in words.
    pub(crate) line: fn(&str, &Value, &Translator) -> Phrase,
}

/// A figure by name, and its line in the output.
pub(super) struct Solved {
    pub(super) name: String,
    pub(super) figures: Value,
    line: fn(&str, &Value, &Translator) -> Phrase,
}

impl Solved {
    pub(super) fn line(&self, translator: &Translator) -> Phrase {
        (self.line)(&self.name, &self.figures, translator)
    }
}

/// The solver benchmarks of all games.
pub(super) fn all() -> impl Iterator<Item = SolverBenchmark> {
    games::extras().flat_map(|extras| extras.solver_benchmarks.iter().copied())
}

/// Runs a benchmark.
pub(super) fn figures(benchmark: SolverBenchmark, bar: &ProgressBar) -> impl Iterator<Item = Solved> {
    let line = benchmark.line;
    (benchmark.run)(bar).into_iter().map(move |(name, figures)| Solved { name, figures, line })
}
