//! `arena`: players against each other on the same cards, with every seating of a deal.

mod contest;
mod ledger;
mod picture;
mod report;
mod standing;

use crate::command::{option, switch};
use crate::failure::Failure;
use crate::number::decimal;
use crate::output;
use crate::output::Output;
use crate::progress;
use crate::tables::bot::Bot;
use crate::tables::{self, CommandLineGame, options};
use crate::threads;
use crate::translator::Translator;
use clap::{ArgMatches, Command, value_parser};
use contest::{Contest, Task};
use interregnum_kernel::{Game, Phrase, Seed};
use interregnum_players::arena::{Score, Sprt, fair_share, seatings};
use ledger::Ledger;
use report::Report;
use serde_json::{Map, Value};
use standing::Standings;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;

/// The options that the arena has besides those of the game.
pub(crate) fn args(command: Command, translator: &Translator) -> Command {
    let bots = option("bots", "A,B,…", translator).help(translator.get("arena-arg-bots")).required(true);
    let games = option("games", "N", translator).help(translator.get("arena-arg-games"));
    let file = |name| option(name, "FILE", translator).value_parser(value_parser!(PathBuf));
    command
        .arg(bots)
        .arg(games.value_parser(value_parser!(usize)).default_value("200").hide_default_value(true))
        .arg(
            option("sprt", "LOW,HIGH", translator)
                .help(translator.get("arena-arg-sprt"))
                .allow_hyphen_values(true),
        )
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
    let fair = fair_share::<G>(players);
    let sprt = sprt(matches, fair)?;
    // Open the file before the work: a path that cannot be written is an error at once.
    let picture = matches.get_one::<PathBuf>("svg").map(|path| Output::open(path)).transpose()?;
    let file = matches.get_one::<PathBuf>("resume").map(PathBuf::as_path);
    let mut ledger = Ledger::open(file, &contest.identity(), seatings)?;
    let (kept, tasks): (Vec<Task>, Vec<Task>) = contest.tasks(deals).partition(|task| ledger.has(*task));
    let mut standings = Standings::new(contest.pairs(), sprt, fair);
    kept.iter().filter_map(|task| ledger.get(*task)).for_each(|entry| standings.note(entry));
    let bar = progress::bar(tasks.len());
    let standings = Mutex::new(standings);
    let wanted = |task| standings.lock().is_ok_and(|standings| standings.wants(task));
    contest.play(&tasks, threads::asked(matches), &wanted, |entry| {
        bar.inc(1);
        if let Ok(mut standings) = standings.lock() {
            standings.note(&entry);
            let score = standings.score(entry.task().pair);
            bar.set_message(score.map_or_else(String::new, |score| running(score, translator)));
        }
        ledger.note(entry)
    })?;
    bar.finish_and_clear();
    let standings = standings.into_inner().map_err(|_| Failure::Faults)?;
    let report = Report::new(G::NAME, &contest, &ledger, &standings, games, players)?;
    if let Some(mut picture) = picture {
        picture.line(&picture::draw(&report, translator))?;
        picture.finish()?;
    }
    if matches.get_flag("json") {
        output::print(report.json(&words::<G>(matches, translator)));
    } else if matches.get_flag("markdown") {
        report.markdown(translator).iter().for_each(output::print);
    } else {
        report.lines(translator).iter().for_each(output::print);
    }
    Ok(())
}

/// The sequential test that was asked for: two differences in Elo.
fn sprt(matches: &ArgMatches, fair: f64) -> Result<Option<Sprt>, Failure> {
    let Some(text) = matches.get_one::<String>("sprt") else { return Ok(None) };
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let test = text.split_once(',').and_then(|(low, high)| Sprt::new(number(low)?, number(high)?, fair));
    test.map(Some).ok_or_else(|| Failure::bad("arena-error-sprt", text))
}

/// The score so far, beside the progress bar.
fn running(score: Score, translator: &Translator) -> String {
    let [mean, low, high] =
        [score.mean, score.low, score.high].map(|share| decimal(100.0 * share, 1, translator));
    format!("{mean} % ({low} – {high})")
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
