//! `stats`: arguments and output of a measurement of a game's balance.

mod columns;
mod picture;
mod tell;
mod words;

use crate::command::option;
use crate::commands::simulate;
use crate::failure::Failure;
use crate::output::Output;
use crate::progress;
use crate::tables::{self, CommandLineGame, bot, options};
use crate::threads;
use crate::translator::Translator;
use clap::{ArgMatches, Command, value_parser};
use interregnum_stats::{MeasureError, Measurement};
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

/// Adds the options that do not depend on the game.
pub(crate) fn args(command: Command, translator: &Translator) -> Command {
    let games = option("games", "N", translator).help(translator.get("stats-arg-games"));
    command
        .arg(games.value_parser(value_parser!(NonZero<u32>)).default_value("1000").hide_default_value(true))
        .arg(option("svg", "FILE", translator).value_parser(value_parser!(PathBuf)))
        .arg(threads::arg(translator))
        .after_help(translator.get("stats-definitions"))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let (table, matches) = tables::asked_for(matches).ok_or(Failure::Faults)?;
    table.stats(matches, translator)
}

pub(crate) fn stats<G: CommandLineGame>(
    matches: &ArgMatches,
    translator: &Translator,
) -> Result<(), Failure> {
    let measurement = measurement::<G>(matches, translator)?;
    // Open the file before the work: a path that cannot be written is an error at once.
    let output = matches.get_one::<PathBuf>("svg").map(|path| Output::open(path)).transpose()?;
    let bar = progress::bar(measurement.setups.len().saturating_mul(measurement.games));
    let mut report = measurement.report(&|| bar.inc(1)).map_err(failure)?;
    bar.finish_and_clear();
    if let Some(given) = matches.get_one::<String>("seed") {
        report.seed.clone_from(given);
    }
    if let Some(mut output) = output {
        output.line(&picture::draw(&report, translator))?;
        output.finish()?;
    }
    let text = if matches.get_flag("json") {
        serde_json::to_string(&report).expect("a report is plain data")
    } else {
        tell::lines(&report, translator).join("\n")
    };
    writeln!(std::io::stdout(), "{text}").map_err(Failure::screen)
}

/// The measurement that the arguments ask for.
fn measurement<G: CommandLineGame>(
    matches: &ArgMatches,
    translator: &Translator,
) -> Result<Measurement<G>, Failure> {
    let games: u32 = matches.get_one::<NonZero<u32>>("games").map_or(1, |games| games.get());
    let setups = options::setups::<G>(matches)?;
    let bots = simulate::bots::<G>(matches, NonZero::<usize>::MIN)?;
    Ok(Measurement {
        setups,
        games: games as usize,
        bots: bots.iter().map(|bot| bot.name().to_owned()).collect(),
        seed: tables::seed(matches, translator)?,
        threads: threads::asked(matches),
    })
}

fn failure(error: MeasureError) -> Failure {
    match error {
        MeasureError::Bot(bad) => Failure::Bad(bad.phrase()),
        MeasureError::Setup(bad) => Failure::Bad(bad.phrase),
        MeasureError::Stray { bot, action } => Failure::Bad(bot::stray(&bot, action)),
        // Nothing stops a measurement of the command line.
        MeasureError::Stopped => Failure::Faults,
    }
}
