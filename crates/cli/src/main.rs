#![doc = include_str!("../README.md")]

mod command;
mod commands;
mod failure;
mod games;
mod markdown;
mod number;
mod output;
mod progress;
mod speech;
mod svg;
mod tables;
mod threads;

use failure::Failure;
use speech::Speech;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let speech = Speech::new(speech::language(&words));
    match run(&words, &speech) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words, &speech),
    }
}

fn run(words: &[std::ffi::OsString], speech: &Speech) -> Result<(), Failure> {
    let command = command::command(speech);
    let matches = command.try_get_matches_from(words).map_err(|error| Failure::Usage(Box::new(error)))?;
    match matches.subcommand() {
        Some(("simulate", matches)) => commands::simulate::run(matches, speech),
        Some(("check", matches)) => commands::check::run(matches, speech),
        Some(("verify", matches)) => commands::verify::run(matches, speech),
        Some(("load", matches)) => commands::load::run(matches, speech),
        Some(("replay", matches)) => commands::replay::run(matches, speech),
        Some(("play", matches)) => commands::play::run(matches, speech),
        Some(("rules", matches)) => commands::rules::run(matches, speech),
        Some(("arena", matches)) => commands::arena::run(matches, speech),
        Some(("fit", matches)) => commands::fit::run(matches, speech),
        Some(("solve", matches)) => commands::solve::run(matches, speech),
        Some(("stats", matches)) => commands::stats::run(matches, speech),
        Some(("serve", matches)) => commands::serve::run(matches, speech),
        Some(("backup", matches)) => commands::backup::run(matches, speech),
        Some(("bench", matches)) => commands::bench::run(matches, speech),
        Some(("completions", matches)) => commands::completions::run(matches, speech),
        Some((name, matches)) => match games::extra_commands().find(|command| command.name == name) {
            Some(command) => (command.run)(matches, speech),
            None => unreachable!("clap asks for one of the commands"),
        },
        None => unreachable!("clap asks for a command"),
    }
}
