//! `solve`: what is best in a game that can be solved.

mod claim;
mod grid;
mod phase_two;
mod picture;
mod rats;

use crate::command::dressed;
use crate::failure::Failure;
use crate::speech::Speech;
use clap::{ArgMatches, Command};
use interregnum_solve::Solved;
use interregnum_solve::braverats::OpenRats;
use serde_json::{Value, json};
use std::num::NonZero;
use std::time::Instant;

/// The command with a subcommand for every game that can be solved.
pub(crate) fn command(command: Command, speech: &Speech) -> Command {
    let rats = dressed(Command::new("braverats").about(speech.get("solve-braverats-about")), speech);
    let claim = dressed(Command::new("claim").about(speech.get("solve-claim-about")), speech);
    command
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(claim::args(claim, speech))
        .subcommand(rats::args(rats, speech))
}

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("claim", matches)) => claim::run(matches, speech),
        Some(("braverats", matches)) => rats::run(matches, speech),
        _ => unreachable!("clap asks for one of the games"),
    }
}

pub(crate) use phase_two::{POSITIONS, SETS, figures as phase_two_figures};

/// How often the standard game is solved for its figures, which are medians.
const RUNS: usize = 5;

/// What it takes to solve the standard game of `BraveRats` from nothing, with one thread and
/// with two: for `bench`.
pub(crate) fn bench_figures() -> Value {
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
    json!({ "seconds_1": seconds_1, "seconds_2": seconds_2, "positions": positions, "gap": gap })
}
