//! Measures the solver of Claim's phase two, for `bench`.

use crate::commands::bench::SolverBenchmark;
use crate::translator::Translator;
use indicatif::ProgressBar;
use interregnum_games::claim::{FactionSet, NAMED, kingdoms};
use interregnum_kernel::{Phrase, Seed};
use interregnum_solve::claim::{Solver, sample};
use serde_json::{Value, json};
use std::time::Instant;

/// Who wins and by how many votes, only who wins, and every best card.
pub(super) const BENCHMARK: SolverBenchmark =
    SolverBenchmark { label: "claim/phase2", steps: SETS * POSITIONS, run: figures, line };

/// How many positions of each set are solved.
const POSITIONS: usize = 1000;
/// The seed of the positions: nothing was tuned on it.
const SEED: u64 = 20_261_115;

/// The two sets of positions: of the first box, and of every kingdom in turn.
const SETS: usize = 2;

/// Solves both sets, each question separately: who wins and by how many votes, only who wins, and
/// everything with every best card.
fn figures(bar: &ProgressBar) -> Vec<(String, Value)> {
    let all = kingdoms(2);
    let first = |_: usize| NAMED[0].1;
    let every = |number: usize| all[number % all.len()];
    let mut figures = set("claim/phase2", &first, bar);
    figures.extend(set("claim/phase2/all", &every, bar));
    figures
}

fn set(name: &str, kingdom: &dyn Fn(usize) -> FactionSet, bar: &ProgressBar) -> Vec<(String, Value)> {
    let [mut winner, mut margin, mut best] = [const { Vec::new() }; 3];
    let mut solvers = [Solver::new(), Solver::new(), Solver::new()];
    let [for_winner, for_margin, for_best] = &mut solvers;
    for number in 0..POSITIONS {
        let position = sample(kingdom(number), Seed::from_number(SEED).child(number as u64));
        winner.push(timed(|| _ = for_winner.winner(&position)));
        margin.push(timed(|| _ = for_margin.margin(&position)));
        best.push(timed(|| _ = for_best.solve(&position)));
        bar.inc(1);
    }
    let named =
        |question: &str| if question.is_empty() { name.to_owned() } else { format!("{name}/{question}") };
    vec![(named(""), summed(margin)), (named("winner"), summed(winner)), (named("best"), summed(best))]
}

/// Milliseconds for one question. A solver clears its table when the cards change.
fn timed(ask: impl FnOnce()) -> f64 {
    let start = Instant::now();
    ask();
    start.elapsed().as_secs_f64() * 1000.0
}

fn summed(mut times: Vec<f64>) -> Value {
    times.sort_by(f64::total_cmp);
    // The time of this percentile.
    let within = |percent: usize| times[(times.len() * percent).div_ceil(100) - 1];
    json!({
        "positions": times.len(),
        "median_ms": within(50),
        "mean_ms": times.iter().sum::<f64>() / times.len() as f64,
        "p99_ms": within(99),
        "max_ms": within(100),
    })
}

fn line(name: &str, solved: &Value, translator: &Translator) -> Phrase {
    let number = |name: &str| solved[name].as_f64().unwrap_or_default();
    let ms = |name: &str| format!("{:>8.2}", number(name));
    Phrase::new("cli-bench-phase-two")
        .with("label", format!("{name:<24}"))
        .with("positions", translator.rate(number("positions")))
        .with("median", ms("median_ms"))
        .with("mean", ms("mean_ms"))
        .with("most", ms("p99_ms"))
        .with("longest", ms("max_ms"))
}
