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
use crate::output;
use crate::translator::Translator;
use clap::{ArgMatches, Command};
use interregnum_kernel::{Phrase, Seat, Seed, Values};
use interregnum_stats::Measured;
use interregnum_terminal::Agreed;
use interregnum_text::Seats;
use std::marker::PhantomData;

pub(crate) use interregnum_stats::Setup;

/// A game on the command line.
pub(crate) trait CommandLineGame: Measured<Options: Into<Agreed>> + 'static {
    /// The values of the tables whose speed is measured; the first is the one others are compared
    /// with.
    fn benched() -> Vec<Values>;
    /// The table in words, as the one who looks at it sees it.
    fn table_lines(view: &Self::View, names: &Seats, translator: &Translator) -> Vec<String>;
    /// What a word (a card, a faction) means; `None` if it means nothing here.
    fn explain(word: &str, translator: &Translator) -> Option<String> {
        explain::card::<Self>(word, translator)
    }
}

/// The commands of one game, whichever it is.
pub(crate) trait GameCommands {
    fn name(&self) -> &'static str;
    fn args(&self, command: Command, translator: &Translator) -> Command;
    fn simulate(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure>;
    fn play(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure>;
    fn arena(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure>;
    fn bench(&self, bench: &mut bench::Bench) -> Result<(), Failure>;
    fn stats(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure>;
}

struct Commands<G>(PhantomData<G>);

impl<G: CommandLineGame> GameCommands for Commands<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn args(&self, command: Command, translator: &Translator) -> Command {
        options::args::<G>(command, translator)
    }

    fn simulate(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
        simulate::simulate::<G>(matches, translator)
    }

    fn play(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
        play::play::<G>(matches, translator)
    }

    fn arena(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
        arena::arena::<G>(matches, translator)
    }

    fn bench(&self, bench: &mut bench::Bench) -> Result<(), Failure> {
        let setups = G::benched().into_iter().map(options::checked::<G>).collect::<Result<Vec<_>, _>>()?;
        bench.game(&setups);
        Ok(())
    }

    fn stats(&self, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
        stats::stats::<G>(matches, translator)
    }
}

macro_rules! list {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// All games, in the order of the registry.
        pub(crate) fn all() -> Vec<Box<dyn GameCommands>> {
            vec![$(Box::new(Commands::<$game>(PhantomData))),*]
        }
    };
}
interregnum_games::for_each_game!(list);

/// The game that a subcommand names.
pub(crate) fn asked_for(matches: &ArgMatches) -> Option<(Box<dyn GameCommands>, &ArgMatches)> {
    let (name, matches) = matches.subcommand()?;
    all().into_iter().find(|table| table.name() == name).map(|table| (table, matches))
}

/// The seed that was given, or one from the clock, which is shown so that it can be given.
pub(crate) fn seed(matches: &ArgMatches, translator: &Translator) -> Result<Seed, Failure> {
    if let Some(text) = matches.get_one::<String>("seed") {
        return text.parse().map_err(|_| Failure::bad("cli-error-seed", text.as_str()));
    }
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let number = since.map_or(0, |time| time.as_nanos() as u64);
    output::remark(translator.say(&Phrase::new("cli-seed").with("seed", number.to_string())));
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
