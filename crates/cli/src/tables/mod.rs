//! What each game needs on the command line: its table drawn in words. Its options come from its form.

pub(crate) mod bot;
pub(crate) mod braverats;
pub(crate) mod claim;
pub(crate) mod defaite;
mod explain;
pub(crate) mod options;
#[allow(dead_code, unused_imports, reason = "without a plain game in the registry nothing uses it")]
mod plain;

use crate::commands::{arena, bench, play, simulate, stats};
use crate::failure::Failure;
use crate::speech::Speech;
use clap::{ArgMatches, Command};
use interregnum_kernel::{Game, Phrase, Seat, Seed, Values};
use interregnum_stats::Measured;
use interregnum_terminal::Agreed;
use interregnum_text::Seats;

pub(crate) use interregnum_stats::Setup;

/// A game on the command line.
pub(crate) trait Seated: 'static {
    /// The game.
    type Game: Measured<Options: Into<Agreed>>;

    /// The values of the tables whose speed is measured; the first is the one others are compared
    /// with.
    fn benched() -> Vec<Values>;
    /// The table in words, as the one who looks at it sees it.
    fn sketch(view: &<Self::Game as Game>::View, names: &Seats, speech: &Speech) -> Vec<String>;
    /// What a word (a card, a faction) means; `None` if it means nothing here.
    fn explain(word: &str, speech: &Speech) -> Option<String> {
        explain::card::<Self::Game>(word, speech)
    }
}

/// A game on the command line, whichever it is.
pub(crate) trait Table {
    fn name(&self) -> &'static str;
    fn args(&self, command: Command, speech: &Speech) -> Command;
    fn simulate(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure>;
    fn play(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure>;
    fn arena(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure>;
    fn bench(&self, bench: &mut bench::Bench) -> Result<(), Failure>;
    fn stats(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure>;
}

struct At<S>(std::marker::PhantomData<S>);

impl<S: Seated> Table for At<S> {
    fn name(&self) -> &'static str {
        S::Game::NAME
    }

    fn args(&self, command: Command, speech: &Speech) -> Command {
        options::args::<S::Game>(command, speech)
    }

    fn simulate(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
        simulate::simulate::<S>(matches, speech)
    }

    fn play(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
        play::play::<S>(matches, speech)
    }

    fn arena(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
        arena::arena::<S>(matches, speech)
    }

    fn bench(&self, bench: &mut bench::Bench) -> Result<(), Failure> {
        let setups =
            S::benched().into_iter().map(options::checked::<S::Game>).collect::<Result<Vec<_>, _>>()?;
        bench.game(&setups);
        Ok(())
    }

    fn stats(&self, matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
        stats::stats::<S>(matches, speech)
    }
}

/// A game of the registry, and how it is served on the command line.
pub(crate) trait OnCommandLine: Game {
    type Table: Seated<Game = Self>;
}

macro_rules! list {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// All games, in the order of the registry.
        pub(crate) fn all() -> Vec<Box<dyn Table>> {
            vec![$(Box::new(At::<<$game as OnCommandLine>::Table>(std::marker::PhantomData))),*]
        }
    };
}
interregnum_games::for_each_game!(list);

/// The game that a subcommand names.
pub(crate) fn asked_for(matches: &ArgMatches) -> Option<(Box<dyn Table>, &ArgMatches)> {
    let (name, matches) = matches.subcommand()?;
    all().into_iter().find(|table| table.name() == name).map(|table| (table, matches))
}

/// The seed that was given, or one from the clock, which is shown so that it can be given.
pub(crate) fn seed(matches: &ArgMatches, speech: &Speech) -> Result<Seed, Failure> {
    if let Some(text) = matches.get_one::<String>("seed") {
        return text.parse().map_err(|_| Failure::bad("cli-error-seed", text.as_str()));
    }
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let number = since.map_or(0, |time| time.as_nanos() as u64);
    eprintln!("{}", speech.say(&Phrase::new("cli-seed").with("seed", number.to_string())));
    Ok(Seed::from_number(number))
}

/// A seat below `players`, if one was given under this name.
pub(crate) fn seat(matches: &ArgMatches, name: &str, players: usize) -> Result<Option<Seat>, Failure> {
    let Some(text) = matches.get_one::<String>(name) else { return Ok(None) };
    let number = text.parse().ok().filter(|&number: &usize| number < players);
    let seat = number.and_then(Seat::checked);
    let known = || Seat::all(players).map(|seat| seat.index().to_string()).collect::<Vec<_>>().join(", ");
    let unknown = || Phrase::new("cli-error-seat-of").with("found", text.as_str()).with("known", known());
    seat.map(Some).ok_or_else(|| Failure::Bad(unknown()))
}
