//! `simulate`: random games, one record a line.

use crate::failure::Failure;
use crate::output::Output;
use crate::progress;
use crate::speech::Speech;
use crate::tables::{self, Setup};
use clap::ArgMatches;
use interregnum_kernel::{Game, Phrase, Record, Recorder, SeatEntry, Seed, pick};
use std::path::PathBuf;

/// The child of a game's seed that random players draw from.
pub(crate) const PLAY: u64 = 1;

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let (table, matches) = tables::asked_for(matches).ok_or(Failure::Faults)?;
    table.simulate(matches, speech)
}

pub(crate) fn simulate<G: Game>(
    setups: &[Setup<G>],
    matches: &ArgMatches,
    speech: &Speech,
) -> Result<(), Failure> {
    let games = matches.get_one::<usize>("games").copied().unwrap_or(1);
    let seed = tables::seed(matches, speech)?;
    let mut output = Output::open(matches.get_one::<PathBuf>("out").map_or("-".as_ref(), PathBuf::as_path))?;
    let bar = progress::bar(games.saturating_mul(setups.len()));
    let mut moves = 0;
    for (place, setup) in setups.iter().enumerate() {
        for game in 0..games {
            let number = place * games + game;
            let record = random_game(setup, seed.child(number as u64), matches.get_flag("legal"))?;
            moves += record.moves.len();
            output.line(&record.write())?;
            bar.inc(1);
        }
    }
    output.finish()?;
    bar.finish_and_clear();
    let told = Phrase::new("cli-simulated")
        .with("games", speech.number(games * setups.len()))
        .with("moves", speech.number(moves));
    eprintln!("{}", speech.say(&told));
    Ok(())
}

/// One game of random players.
fn random_game<G: Game>(setup: &Setup<G>, seed: Seed, legal: bool) -> Result<Record<G>, Failure> {
    let options = (setup.options)(seed);
    let deal = G::deal(&options, seed);
    let mut game = G::start(&options, &deal).map_err(|bad| Failure::Bad(bad.phrase))?;
    let seats =
        (0..game.players()).map(|seat| SeatEntry { name: format!("random {seat}"), player: "random".into() });
    let mut recorder = Recorder::new(options, deal, seats.collect(), legal);
    let mut rng = seed.child(PLAY).generator();
    while let Some(seat) = game.to_act().first() {
        let Some(action) = pick(&mut rng, game.legal(seat)) else { break };
        recorder.note(&game, seat, action);
        game.advance(seat, action);
    }
    Ok(recorder.finish(&game))
}
