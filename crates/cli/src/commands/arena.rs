//! `arena`: players against each other on the same cards, with every seating of a deal.

mod contest;
mod ledger;
mod picture;
mod report;

use crate::command::{option, switch};
use crate::failure::Failure;
use crate::output::Output;
use crate::progress;
use crate::tables::bot::Bot;
use crate::tables::{self, CommandLineGame, options};
use crate::threads;
use crate::translator::Translator;
use clap::{ArgMatches, Command, value_parser};
use contest::{Contest, Task};
use interregnum_kernel::{Game, Phrase, Seed};
use interregnum_players::arena::seatings;
use ledger::Ledger;
use report::Report;
use serde_json::{Map, Value};
use std::num::NonZero;
use std::path::PathBuf;

/// The options that the arena has besides those of the game.
pub(crate) fn args(command: Command, translator: &Translator) -> Command {
    let bots = option("bots", "A,B,…", translator).help(translator.get("arena-arg-bots")).required(true);
    let games = option("games", "N", translator).help(translator.get("arena-arg-games"));
    let file = |name| option(name, "FILE", translator).value_parser(value_parser!(PathBuf));
    command
        .arg(bots)
        .arg(games.value_parser(value_parser!(usize)).default_value("200").hide_default_value(true))
        .arg(option("seed", "SEED", translator))
        .arg(threads::arg(translator).help(translator.get("arena-arg-threads")))
        .arg(file("resume").help(translator.get("arena-arg-resume")))
        .arg(file("svg").help(translator.get("arena-arg-svg")))
        .arg(switch("markdown", translator).help(translator.get("arena-arg-markdown")).conflicts_with("json"))
        .arg(switch("json", translator))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let (table, matches) = tables::asked_for(matches).ok_or(Failure::Faults)?;
    table.arena(matches, translator)
}

pub(crate) fn arena<G: CommandLineGame>(
    matches: &ArgMatches,
    translator: &Translator,
) -> Result<(), Failure> {
    let setups = options::setups::<G>(matches)?;
    let bots = bots::<G>(matches)?;
    let seed = tables::seed(matches, translator)?;
    let players = seats(&setups, seed);
    let seatings = seatings::<G>(players).len();
    let games = matches.get_one::<usize>("games").copied().unwrap_or_default();
    let deals = deals(games, seatings)?;
    let contest = Contest { setups: &setups, bots: &bots, seed };
    // Open the file before the work: a path that cannot be written is an error at once.
    let picture = matches.get_one::<PathBuf>("svg").map(|path| Output::open(path)).transpose()?;
    let file = matches.get_one::<PathBuf>("resume").map(PathBuf::as_path);
    let mut ledger = Ledger::open(file, &contest.identity(), seatings)?;
    let tasks: Vec<Task> = contest.tasks(deals).filter(|task| !ledger.has(*task)).collect();
    let bar = progress::bar(tasks.len());
    contest.play(&tasks, threads::asked(matches), |entry| {
        bar.inc(1);
        ledger.note(entry)
    })?;
    bar.finish_and_clear();
    let report = Report::new(G::NAME, &contest, &ledger, games, players)?;
    if let Some(mut picture) = picture {
        picture.line(&picture::draw(&report, translator))?;
        picture.finish()?;
    }
    if matches.get_flag("json") {
        println!("{}", report.json(&words::<G>(matches, translator)));
    } else if matches.get_flag("markdown") {
        report.markdown(translator).iter().for_each(|line| println!("{line}"));
    } else {
        report.lines(translator).iter().for_each(|line| println!("{line}"));
    }
    Ok(())
}

/// The names of those who meet, each of which is a player of the game.
fn bots<G: CommandLineGame>(matches: &ArgMatches) -> Result<Vec<String>, Failure> {
    let text = matches.get_one::<String>("bots").map_or("", String::as_str);
    let bots: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    for name in &bots {
        Bot::<G>::named(name, NonZero::<usize>::MIN)?;
    }
    if bots.len() < 2 { Err(Failure::bad("arena-error-one-bot", text)) } else { Ok(bots) }
}

/// The number of players, which is the same at all tables of a command line.
fn seats<G: Game>(setups: &[tables::Setup<G>], seed: Seed) -> usize {
    setups.first().map_or(0, |setup| G::seats(&(setup.options)(seed)))
}

/// The number of deals that give this many games.
fn deals(games: usize, seatings: usize) -> Result<usize, Failure> {
    if games > 0 && games.is_multiple_of(seatings) {
        return Ok(games / seatings);
    }
    let phrase = Phrase::new("arena-error-games").with("found", games.to_string());
    Err(Failure::Bad(phrase.with("seatings", seatings)))
}

/// The game's own options as they were given, for programs.
fn words<G: CommandLineGame>(matches: &ArgMatches, translator: &Translator) -> Value {
    let command = options::args::<G>(Command::new(""), translator);
    let given = |name: &str| matches.value_source(name) == Some(clap::parser::ValueSource::CommandLine);
    let names = command.get_arguments().map(clap::Arg::get_id).filter(|id| given(id.as_str()));
    let value = |name: &str| match matches.try_get_one::<String>(name) {
        Ok(Some(text)) => text.parse::<u64>().map_or_else(|_| Value::from(text.as_str()), Value::from),
        _ => Value::from(true),
    };
    Value::Object(names.map(|id| (id.to_string(), value(id.as_str()))).collect::<Map<_, _>>())
}
