//! `fit`: fits the weights of the strong player.

use crate::command::{dressed, option};
use crate::failure::Failure;
use crate::progress;
use crate::translator::Translator;
use crate::{games, tables, threads};
use clap::{Arg, ArgMatches, Command, value_parser};
use indicatif::ProgressBar;
use interregnum_kernel::Seed;
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// A fit that a game offers.
#[derive(Clone, Copy)]
pub(crate) struct FitCommand {
    /// Its word on the command line.
    pub(crate) name: &'static str,
    /// The key of its description.
    pub(crate) about: &'static str,
    /// Whether it is fitted in several rounds.
    pub(crate) has_rounds: bool,
    /// Fits, advances the bar once per game and clears it; returns the files to write.
    pub(crate) run: fn(FitPlan, &ProgressBar, &Translator) -> Vec<FitFile>,
}

/// The arguments of a fit.
#[derive(Clone, Copy)]
pub(crate) struct FitPlan {
    pub(crate) seed: Seed,
    pub(crate) rounds: u64,
    /// How many games a round plays.
    pub(crate) games: u64,
    pub(crate) threads: NonZero<usize>,
}

/// A file's name and what it holds.
pub(crate) type FitFile = (&'static str, Vec<u8>);

/// All that can be fitted.
fn all() -> impl Iterator<Item = FitCommand> {
    games::extras().flat_map(|extras| extras.fits.iter().copied())
}

pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    all().fold(command.subcommand_required(true).arg_required_else_help(true), |command, fit| {
        let own = dressed(Command::new(fit.name).about(translator.get(fit.about)), translator);
        let own = if fit.has_rounds { own.arg(number("rounds", "3", translator)) } else { own };
        command.subcommand(shared(own, translator))
    })
}

/// The arguments of every fit.
fn shared(command: Command, translator: &Translator) -> Command {
    command
        .arg(number("games", "20000", translator))
        .arg(option("seed", "SEED", translator))
        .arg(
            option("out", "FOLDER", translator)
                .help(translator.get("fit-arg-out"))
                .required(true)
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(threads::arg(translator))
}

fn number(name: &'static str, default: &'static str, translator: &Translator) -> Arg {
    option(name, "N", translator)
        .help(translator.get(&format!("fit-arg-{name}")))
        .default_value(default)
        .hide_default_value(true)
        .value_parser(value_parser!(u64).range(1..=10_000_000))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().ok_or(Failure::Faults)?;
    let fit = all().find(|fit| fit.name == name).ok_or(Failure::Faults)?;
    let asked = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let folder = matches.get_one::<PathBuf>("out").map_or(Path::new("."), PathBuf::as_path);
    if !folder.is_dir() {
        return Err(Failure::bad("fit-error-folder", folder.display().to_string()));
    }
    let plan = FitPlan {
        seed: tables::seed(matches, translator)?,
        rounds: if fit.has_rounds { asked("rounds") } else { 1 },
        games: asked("games"),
        threads: threads::asked(matches),
    };
    let bar = progress::bar(plan.rounds.saturating_mul(plan.games) as usize);
    for (name, bytes) in (fit.run)(plan, &bar, translator) {
        write(&folder.join(name), &bytes)?;
    }
    Ok(())
}

/// Writes a file atomically.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let part = path.with_extension("part");
    std::fs::write(&part, bytes).map_err(Failure::file(path))?;
    std::fs::rename(&part, path).map_err(Failure::file(path))
}
