//! `stats`: the balance of a game, measured by playing.
//!
//! A game's events are read by its [`Counter`](crate::tables::Counter) into a [`Sheet`]; sheets
//! are summed up into totals, totals become a report, and the report is told in words, in JSON
//! and as a picture. Every game has a seed of its own and the sums are whole numbers, so the
//! same seed gives the same report with any number of threads.

mod estimate;
mod figures;
mod fortune;
mod picture;
mod play;
mod quantile;
mod report;
mod sheet;
mod table;
mod tell;
mod totals;
mod verdict;
mod words;

pub(crate) use sheet::{Sheet, Side, Word};

use crate::command::option;
use crate::failure::Failure;
use crate::output::Output;
use crate::speech::Speech;
use crate::tables::{self, Seated};
use crate::threads;
use clap::{ArgMatches, Command, value_parser};
use play::Session;
use report::Report;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

/// The options that a game's own do not know of.
pub(crate) fn args(command: Command, speech: &Speech) -> Command {
    let games = option("games", "N", speech).help(speech.get("stats-arg-games"));
    command
        .arg(games.value_parser(value_parser!(NonZero<u32>)).default_value("1000").hide_default_value(true))
        .arg(option("svg", "FILE", speech).value_parser(value_parser!(PathBuf)))
        .arg(threads::arg(speech))
        .after_help(speech.get("stats-definitions"))
}

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let (table, matches) = tables::asked_for(matches).ok_or(Failure::Faults)?;
    table.stats(matches, speech)
}

pub(crate) fn stats<S: Seated>(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let session = Session::<S>::read(matches, speech)?;
    // What cannot be written is better known before the work than after it.
    let output = matches.get_one::<PathBuf>("svg").map(|path| Output::open(path)).transpose()?;
    let report = Report::new(&session, &session.play()?);
    if let Some(mut output) = output {
        output.line(&picture::draw(&report, speech))?;
        output.finish()?;
    }
    let text = if matches.get_flag("json") {
        serde_json::to_string(&report).expect("a report is plain data")
    } else {
        tell::lines(&report, speech).join("\n")
    };
    writeln!(std::io::stdout(), "{text}").map_err(Failure::screen)
}
