//! `load`: measures a server with many simultaneous players, also under attack and after a storm.

mod abuse;
mod bots;
mod storm;

use super::serve::runtime;
use crate::command::{option, switch};
use crate::failure::Failure;
use crate::output;
use crate::translator::Translator;
use clap::{Arg, ArgMatches, Command, value_parser};
use interregnum_games::{RegisteredGame, Visit, visit};
use interregnum_kernel::{Game, Phrase, Seed};
use interregnum_load::{ClientError, InvalidLoad, Load, Percentiles, Report, run as run_load};
use interregnum_table::{Clock, Setup, Span};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

/// The options of the load client.
pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    let with = |name, value, default: &'static str| {
        option(name, value, translator)
            .help(translator.get(&format!("load-arg-{name}")))
            .default_value(default)
            .hide_default_value(true)
    };
    let of = |arg: Arg| arg.value_parser(value_parser!(usize));
    let process = option("pid", "PID", translator).help(translator.get("load-arg-pid"));
    command
        .arg(with("server", "ADDRESS", "127.0.0.1:8421").value_parser(value_parser!(SocketAddr)))
        .arg(with("game", "GAME", interregnum_games::NAMES[0]))
        .arg(of(with("sockets", "N", "100")))
        .arg(with("rate", "N", "0").value_parser(value_parser!(f64)))
        .arg(with("seconds", "S", "10").value_parser(value_parser!(f64)))
        .arg(with("seed", "SEED", "1"))
        .arg(process.value_parser(value_parser!(u32)))
        .arg(abuse::option(translator))
        .arg(with("p99-limit", "MS", "100").value_parser(value_parser!(f64)))
        .arg(of(storm::option(translator)))
        .arg(option("bots", "PLAYER", translator).help(translator.get("load-arg-bots")))
        .arg(of(with("tables", "N", "1000")))
        .arg(switch("json", translator))
        .after_help(translator.get("load-after-help"))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let load = load(matches)?;
    if let Some(attacks) = matches.get_one::<String>("abuse") {
        return abuse::run(&load, attacks, matches, translator);
    }
    if let Some(sockets) = matches.get_one::<usize>("storm") {
        return storm::run(&Load { sockets: *sockets, ..load }, matches, translator);
    }
    if let Some(bot) = matches.get_one::<String>("bots") {
        return bots::run(&load, bot, matches, translator);
    }
    load.validate().map_err(|invalid| invalid_phrase(&load, invalid)).map_err(Failure::Bad)?;
    let report = with_progress(&load, "load-failed", async |ready| run_load(&load, ready).await)?;
    print(&report, matches, |report| tell(report, translator));
    if report.faults == 0 { Ok(()) } else { Err(Failure::Faults) }
}

/// Measures while a bar shows how many sockets are open. `failed` is the message if it cannot start.
fn with_progress<R>(
    load: &Load,
    failed: &'static str,
    measure: impl AsyncFnOnce(&dyn Fn(usize)) -> Result<R, ClientError>,
) -> Result<R, Failure> {
    let bar = crate::progress::bar(load.sockets);
    let report = runtime()?.block_on(measure(&|ready| bar.set_position(ready as u64)));
    bar.finish_and_clear();
    report.map_err(|fault| Failure::bad(failed, fault.to_string()))
}

/// Prints a report, as JSON if that is asked for.
fn print<R: Serialize>(report: &R, matches: &ArgMatches, tell: impl FnOnce(&R)) {
    if matches.get_flag("json") {
        output::print(json!(report));
    } else {
        tell(report);
    }
}

/// Prints what went wrong, and fails if anything did.
fn judge(faults: &[Phrase], translator: &Translator) -> Result<(), Failure> {
    faults.iter().for_each(|fault| output::remark(translator.say(fault)));
    if faults.is_empty() { Ok(()) } else { Err(Failure::Faults) }
}

/// Prints how often the server gave each reason.
fn tell_codes(codes: &BTreeMap<String, usize>, translator: &Translator) {
    let codes: Vec<String> = codes.iter().map(|(code, times)| format!("{code} {times}")).collect();
    if !codes.is_empty() {
        output::print(translator.say(&Phrase::new("load-codes").with("codes", codes.join(", "))));
    }
}

fn load(matches: &ArgMatches) -> Result<Load, Failure> {
    let number = |name: &str| matches.get_one::<f64>(name).copied().unwrap_or_default();
    let word = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let game = word("game");
    let Opening { options, players, .. } =
        visit(game, Usual).ok_or_else(|| Failure::bad("record-unknown-game", game))?;
    let seconds = Duration::try_from_secs_f64(number("seconds"));
    let seed = word("seed");
    let server = matches.get_one::<SocketAddr>("server").copied();
    Ok(Load {
        server: server.ok_or(Failure::Faults)?,
        sockets: matches.get_one::<usize>("sockets").copied().unwrap_or(players),
        moves_per_s: number("rate"),
        time: seconds.map_err(|_| Failure::bad("load-bad-seconds", number("seconds").to_string()))?,
        setup: setup(game, options),
        players,
        seed: seed.parse::<Seed>().map_err(|_| Failure::bad("cli-error-seed", seed))?,
        process: matches.get_one::<u32>("pid").copied(),
    })
}

/// The explanation of invalid parameters.
fn invalid_phrase(load: &Load, invalid: InvalidLoad) -> Phrase {
    match invalid {
        InvalidLoad::Sockets { least, most } => Phrase::new("load-bad-sockets")
            .with("found", load.sockets)
            .with("game", load.setup.game.as_str())
            .with("least", least)
            .with("most", most),
        InvalidLoad::Rate => Phrase::new("load-bad-rate").with("found", load.moves_per_s.to_string()),
        InvalidLoad::Remote => Phrase::new("load-bad-address").with("found", load.server.to_string()),
        InvalidLoad::Time => {
            Phrase::new("load-bad-seconds").with("found", load.time.as_secs_f64().to_string())
        }
    }
}

fn setup(game: &str, options: Value) -> Setup {
    let (game, clock, pace, grace) = (game.to_owned(), Clock::None, Span(0), Span::seconds(3600));
    Setup { game, options, listed: false, rated: false, clock, chat: true, pace, grace }
}

/// How a game begins with its first options.
struct Opening {
    options: Value,
    /// How many play.
    players: usize,
    /// How many choose first.
    acting: usize,
}

/// Finds out how a game begins.
struct Usual;

impl Visit for Usual {
    type Output = Opening;

    fn game<G: RegisteredGame>(self) -> Opening {
        let options = G::option_sets().swap_remove(0);
        let game = G::random(&options, &mut Seed::from_number(0).generator());
        Opening { options: json!(options), players: Game::players(&game), acting: Game::to_act(&game).len() }
    }
}

fn decimal(number: f64) -> String {
    format!("{number:.2}")
}

fn tell_latency(latency: Percentiles, translator: &Translator) {
    let phrase = Phrase::new("load-latency")
        .with("p50", decimal(latency.p50_ms))
        .with("p99", decimal(latency.p99_ms))
        .with("max", decimal(latency.max_ms));
    output::print(translator.say(&phrase));
}

/// Prints the server's memory before anybody played, at the end, and at its peak, if it is known.
fn tell_memory(message: &'static str, bytes: [Option<u64>; 3], translator: &Translator) {
    let [Some(idle), Some(end), Some(peak)] = bytes else { return };
    let megabytes = |bytes: u64| decimal(bytes as f64 / 1e6);
    let memory = Phrase::new(message).with("idle", megabytes(idle));
    let memory = memory.with("end", megabytes(end)).with("peak", megabytes(peak));
    output::print(translator.say(&memory));
}

fn tell(report: &Report, translator: &Translator) {
    let line = Phrase::new("load-report")
        .with("sockets", translator.number(report.sockets))
        .with("tables", translator.number(report.tables))
        .with("seconds", decimal(report.seconds))
        .with("moves", translator.number(report.moves))
        .with("rate", translator.rate(report.moves_per_s))
        .with("games", translator.number(report.games));
    output::print(translator.say(&line));
    tell_latency(report.latency, translator);
    tell_memory("load-memory", [report.memory_idle, report.memory, report.memory_peak], translator);
    if let Some(fault) = &report.fault {
        let faults = Phrase::new("load-faults").with("faults", report.faults).with("fault", fault.as_str());
        output::remark(translator.say(&faults));
    }
}
