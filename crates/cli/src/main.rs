#![doc = include_str!("../README.md")]
#![warn(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "`println!` panics where nobody reads on, as after `| head`: use `output`"
)]

mod command;
mod commands;
mod failure;
mod games;
mod markdown;
mod number;
mod output;
mod progress;
mod svg;
mod tables;
mod threads;
mod translator;

use failure::Failure;
use std::process::ExitCode;
use translator::Translator;

/// Faster than the system's for many small messages, and does not grow from burst to burst of load.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let translator = Translator::new(translator::language(&words));
    match run(&words, &translator) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words, &translator),
    }
}

fn run(words: &[std::ffi::OsString], translator: &Translator) -> Result<(), Failure> {
    let command = command::command(translator);
    let matches = command.try_get_matches_from(words).map_err(|error| Failure::Usage(Box::new(error)))?;
    match matches.subcommand() {
        Some(("simulate", matches)) => commands::simulate::run(matches, translator),
        Some(("check", matches)) => commands::check::run(matches, translator),
        Some(("verify", matches)) => commands::verify::run(matches, translator),
        Some(("load", matches)) => commands::load::run(matches, translator),
        Some(("replay", matches)) => commands::replay::run(matches, translator),
        Some(("play", matches)) => commands::play::run(matches, translator),
        Some(("rules", matches)) => commands::rules::run(matches, translator),
        Some(("arena", matches)) => commands::arena::run(matches, translator),
        Some(("fit", matches)) => commands::fit::run(matches, translator),
        Some(("solve", matches)) => commands::solve::run(matches, translator),
        Some(("stats", matches)) => commands::stats::run(matches, translator),
        Some(("serve", matches)) => commands::serve::run(matches, translator),
        Some(("backup", matches)) => commands::backup::run(matches, translator),
        Some(("rebuild", matches)) => commands::rebuild::run(matches, translator),
        Some(("admin", matches)) => commands::admin::run(matches, translator),
        Some(("bench", matches)) => commands::bench::run(matches, translator),
        Some(("completions", matches)) => commands::completions::run(matches, translator),
        Some((name, matches)) => match games::extra_commands().find(|command| command.name == name) {
            Some(command) => (command.run)(matches, translator),
            None => unreachable!("clap asks for one of the commands"),
        },
        None => unreachable!("clap asks for a command"),
    }
}
