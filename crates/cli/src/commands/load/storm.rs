//! `load --storm`: all sockets drop at once and come back.

use super::{decimal, invalid_phrase, judge, print, tell_codes, tell_memory, with_progress};
use crate::failure::Failure;
use crate::output;
use crate::translator::Translator;
use clap::{Arg, ArgMatches};
use interregnum_kernel::Phrase;
use interregnum_load::{Load, StormReport, storm};
use interregnum_server::raise_descriptor_limit;

/// How many sockets drop if no number is given.
const SOCKETS: &str = "10000";

pub(super) fn option(translator: &Translator) -> Arg {
    crate::command::option("storm", "N", translator)
        .help(translator.get("load-arg-storm"))
        .num_args(0..=1)
        .default_missing_value(SOCKETS)
}

pub(super) fn run(load: &Load, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    load.validate_local().map_err(|invalid| Failure::Bad(invalid_phrase(load, invalid)))?;
    raise_descriptor_limit();
    let report = with_progress(load, "load-local-failed", async |ready| storm(load, ready).await)?;
    print(&report, matches, |report| tell(report, translator));
    judge(&faults(&report), translator)
}

fn tell(report: &StormReport, translator: &Translator) {
    let line = Phrase::new("load-storm")
        .with("sockets", translator.number(report.sockets))
        .with("tables", translator.number(report.tables))
        .with("in-time", translator.number(report.in_time))
        .with("back", translator.number(report.back))
        .with("slowest", decimal(report.slowest_s))
        .with("refusals", translator.number(report.refusals.values().sum::<usize>()))
        .with("moves", translator.number(report.moves));
    output::print(translator.say(&line));
    tell_codes(&report.refusals, translator);
    tell_memory("load-memory", [report.memory_idle, report.memory, report.memory_peak], translator);
    output::print(translator.say(&Phrase::new("load-seed").with("seed", report.seed.as_str())));
}

/// What went wrong: sockets that came back late, and games that stopped.
fn faults(report: &StormReport) -> Vec<Phrase> {
    let mut faults = Vec::new();
    if report.in_time < report.sockets {
        let late = report.sockets - report.in_time;
        faults.push(Phrase::new("load-storm-late").with("late", late).with("sockets", report.sockets));
    }
    if let Some(fault) = &report.fault {
        faults.push(Phrase::new("load-faults").with("faults", report.faults).with("fault", fault.as_str()));
    }
    faults
}
