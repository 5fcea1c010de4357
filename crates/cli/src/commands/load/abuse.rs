//! `load --abuse`: honest games beside attacks.

use super::{
    Usual, decimal, invalid_phrase, judge, print, setup, tell_codes, tell_latency, tell_memory, with_progress,
};
use crate::failure::Failure;
use crate::output;
use crate::translator::Translator;
use clap::{Arg, ArgMatches};
use interregnum_games::{NAMES, visit};
use interregnum_kernel::Phrase;
use interregnum_load::{ATTACKS, AbuseReport, AttackReport, AttackSetups, Load, abuse};
use interregnum_server::raise_descriptor_limit;
use interregnum_table::Setup;

/// The word for all attacks.
const ALL: &str = "all";

pub(super) fn option(translator: &Translator) -> Arg {
    crate::command::option("abuse", "ATTACK,…", translator)
        .help(translator.get("load-arg-abuse"))
        .num_args(0..=1)
        .require_equals(true)
        .default_missing_value(ALL)
        .conflicts_with("storm")
}

/// The attacks of a list.
fn attacks(list: &str) -> Result<Vec<&str>, Failure> {
    if list == ALL {
        return Ok(ATTACKS.to_vec());
    }
    let names: Vec<&str> = list.split(',').collect();
    match names.iter().find(|name| !ATTACKS.contains(name)) {
        None => Ok(names),
        Some(unknown) => {
            let phrase = Phrase::new("load-bad-attack").with("found", *unknown);
            Err(Failure::Bad(phrase.with("known", ATTACKS.join(", "))))
        }
    }
}

pub(super) fn run(
    load: &Load,
    wanted: &str,
    matches: &ArgMatches,
    translator: &Translator,
) -> Result<(), Failure> {
    let wanted = attacks(wanted)?;
    load.validate_local().map_err(|invalid| Failure::Bad(invalid_phrase(load, invalid)))?;
    let limit = matches.get_one::<f64>("p99-limit").copied().unwrap_or_default();
    if limit.is_nan() || limit <= 0.0 {
        return Err(Failure::bad("load-bad-limit", limit.to_string()));
    }
    let setups = AttackSetups { open: for_two(1)?, sealed: for_two(2)? };
    raise_descriptor_limit();
    let measure = async |ready: &dyn Fn(usize)| abuse(load, setups, &wanted, ready).await;
    let report = with_progress(load, "load-local-failed", measure)?;
    print(&report, matches, |report| tell(report, translator));
    judge(&faults(&report, limit, translator), translator)
}

/// The first game for two in which this many choose at the beginning.
fn for_two(acting: usize) -> Result<Setup, Failure> {
    let found = NAMES.iter().find_map(|name| {
        let opening = visit(name, Usual)?;
        (opening.players == 2 && opening.acting == acting).then(|| setup(name, opening.options))
    });
    found.ok_or(Failure::Faults)
}

fn tell(report: &AbuseReport, translator: &Translator) {
    let honest = &report.honest;
    let line = Phrase::new("load-honest")
        .with("sockets", translator.number(honest.sockets))
        .with("tables", translator.number(honest.tables))
        .with("seconds", decimal(report.seconds))
        .with("begun", translator.number(honest.begun))
        .with("finished", translator.number(honest.finished))
        .with("lost", translator.number(honest.lost))
        .with("moves", translator.number(honest.moves));
    output::print(translator.say(&line));
    tell_latency(honest.latency, translator);
    tell_memory("load-memory", [report.memory_idle, report.memory, report.memory_peak], translator);
    output::print(translator.get("load-attacks"));
    report.attacks.iter().for_each(|attack| tell_attack(attack, translator));
    output::print(translator.say(&Phrase::new("load-seed").with("seed", report.seed.as_str())));
}

fn tell_attack(attack: &AttackReport, translator: &Translator) {
    let line = Phrase::new("load-attack")
        .with("attack", translator.get(&format!("load-attack-{}", attack.name)))
        .with("tried", translator.number(attack.tried))
        .with("answered", translator.number(attack.answered))
        .with("refused", translator.number(attack.refused))
        .with("closed", translator.number(attack.closed))
        .with("unanswered", translator.number(attack.unanswered));
    output::print(translator.say(&line));
    tell_codes(&attack.codes, translator);
    if let Some(fault) = &attack.fault {
        let faults = Phrase::new("load-attack-faults").with("faults", attack.faults);
        output::print(translator.say(&faults.with("fault", fault.as_str())));
    }
}

/// What honest players suffered: lost games, and moves slower than the limit.
fn faults(report: &AbuseReport, limit: f64, translator: &Translator) -> Vec<Phrase> {
    let honest = &report.honest;
    let mut faults = Vec::new();
    if honest.lost > 0 {
        let fault = honest.fault.clone().unwrap_or_else(|| translator.get("load-stalled"));
        faults.push(Phrase::new("load-lost").with("lost", honest.lost).with("fault", fault));
    }
    if honest.moves == 0 {
        faults.push(Phrase::new("load-no-moves"));
    }
    if honest.latency.p99_ms >= limit {
        let p99 = decimal(honest.latency.p99_ms);
        faults.push(Phrase::new("load-slow").with("p99", p99).with("limit", decimal(limit)));
    }
    faults
}
