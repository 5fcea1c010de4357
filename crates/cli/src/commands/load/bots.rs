//! `load --bots`: tables of bots only.

use super::{decimal, invalid_phrase, print, tell_memory, with_progress};
use crate::failure::Failure;
use crate::output;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::Phrase;
use interregnum_load::{BotReport, Load, bots};

pub(super) fn run(
    load: &Load,
    bot: &str,
    matches: &ArgMatches,
    translator: &Translator,
) -> Result<(), Failure> {
    let tables = matches.get_one::<usize>("tables").copied().unwrap_or_default();
    // A table is one of the units that the bar counts.
    let load = Load { sockets: tables.max(1) * load.players, ..load.clone() };
    load.validate().map_err(|invalid| Failure::Bad(invalid_phrase(&load, invalid)))?;
    let report =
        with_progress(&load, "load-failed", async |ready| bots(&load, bot, load.tables(), ready).await)?;
    print(&report, matches, |report| tell(report, translator));
    Ok(())
}

fn tell(report: &BotReport, translator: &Translator) {
    let line = Phrase::new("load-bots")
        .with("tables", translator.number(report.tables))
        .with("bot", report.bot.as_str())
        .with("choices", translator.number(usize::try_from(report.choices).unwrap_or(usize::MAX)))
        .with("seconds", decimal(report.seconds))
        .with("rate", translator.rate(report.choices_per_s));
    output::print(translator.say(&line));
    tell_memory("load-bots-memory", [report.memory_idle, report.memory, report.memory_peak], translator);
}
