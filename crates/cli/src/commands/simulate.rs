//! `simulate`: games between bots, one record per line.

use crate::failure::Failure;
use crate::output;
use crate::output::Output;
use crate::progress;
use crate::tables::bot::Bot;
use crate::tables::{self, CommandLineGame, Setup, options};
use crate::threads;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::{Phrase, Record, Recorder, SeatEntry, Seed, bot_names};
use interregnum_players::{PLAY, Playable};
use std::num::NonZero;
use std::path::PathBuf;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let (table, matches) = tables::asked_for(matches).ok_or(Failure::Faults)?;
    table.simulate(matches, translator)
}

pub(crate) fn simulate<G: CommandLineGame>(
    matches: &ArgMatches,
    translator: &Translator,
) -> Result<(), Failure> {
    let setups = options::setups::<G>(matches)?;
    let mut bots = bots::<G>(matches, threads::all())?;
    let games = matches.get_one::<usize>("games").copied().unwrap_or(1);
    let seed = tables::seed(matches, translator)?;
    let mut output = Output::open(matches.get_one::<PathBuf>("out").map_or("-".as_ref(), PathBuf::as_path))?;
    let bar = progress::bar(games.saturating_mul(setups.len()));
    let mut moves = 0;
    for (place, setup) in setups.iter().enumerate() {
        for game in 0..games {
            let number = place * games + game;
            let record = bot_game(setup, &mut bots, seed.child(number as u64), matches.get_flag("legal"))?;
            moves += record.moves.len();
            output.line(&record.write())?;
            bar.inc(1);
        }
    }
    output.finish()?;
    bar.finish_and_clear();
    let told = Phrase::new("cli-simulated").with("games", games * setups.len()).with("moves", moves);
    output::remark(translator.say(&told));
    Ok(())
}

/// The players of these names; each may use `threads` threads.
pub(crate) fn bots<G: CommandLineGame>(
    matches: &ArgMatches,
    threads: NonZero<usize>,
) -> Result<Vec<Bot<G>>, Failure> {
    let names = matches.get_one::<String>("bots").map_or("random", String::as_str);
    names.split(',').map(|name| Bot::named(name.trim(), threads)).collect()
}

/// One game between bots, which take the seats in order, repeatedly if necessary.
fn bot_game<G: Playable>(
    setup: &Setup<G>,
    bots: &mut [Bot<G>],
    seed: Seed,
    legal: bool,
) -> Result<Record<G>, Failure> {
    let options = (setup.options)(seed);
    let deal = G::deal(&options, seed);
    let mut game = G::start(&options, &deal).map_err(|bad| Failure::Bad(bad.phrase))?;
    let sitting = bots.len();
    let name = |seat: usize| bots[seat % sitting].name();
    let names = bot_names::<G>(&seed.0, game.players(), &[]);
    let entry = |(seat, own): (usize, &str)| SeatEntry { name: own.into(), player: name(seat).into() };
    let seats = names.into_iter().enumerate().map(entry).collect();
    let mut recorder = Recorder::new(options, deal, seats, legal);
    let mut rng = seed.child(PLAY).generator();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index() % sitting].act(&game, seat, &mut rng)?;
        recorder.note(&game, seat, action);
        game.advance(seat, action);
    }
    Ok(recorder.finish(&game))
}
