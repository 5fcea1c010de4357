//! Claim on the command line: its kingdoms, phase two solved, its fitted evaluation.

mod exploit;
mod fit;
mod kingdoms;
mod phase_two;
mod solve;

use super::{Extras, OwnCommand, WithExtras};
use crate::commands::bench::{SearchBenchmark, worlds_a_second};
use interregnum_games::claim::{Claim, NAMED, Options};
use interregnum_kernel::Seat;

impl WithExtras for Claim {
    const EXTRAS: Extras = Extras {
        commands: &[OwnCommand {
            name: "kingdoms",
            about: "cli-kingdoms-about",
            args: kingdoms::args,
            run: kingdoms::run,
        }],
        solve: Some(OwnCommand {
            name: "claim",
            about: "solve-claim-about",
            args: solve::args,
            run: solve::run,
        }),
        fits: &[fit::EVALUATION, fit::SECOND],
        solver_benchmarks: &[phase_two::BENCHMARK],
        search_benchmark: Some(SearchBenchmark {
            label: "claim/2/claim",
            line: "cli-bench-search",
            run: search_speed,
        }),
    };
}

/// Worlds per second in phase one of `claim` for two players.
fn search_speed(seconds: f64) -> f64 {
    let options = Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) };
    worlds_a_second::<Claim>(&options, seconds)
}
