//! Commands that only some games have: lists, exact solutions, fits, and benchmarks. Each game
//! declares its own in the folder of its name.

mod braverats;
mod claim;
mod defaite;

use crate::commands::bench::{SearchBenchmark, SolverBenchmark};
use crate::commands::fit::FitCommand;
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{ArgMatches, Command};

/// A command with arguments of its own.
#[derive(Clone, Copy)]
pub(crate) struct OwnCommand {
    /// Its word on the command line.
    pub(crate) name: &'static str,
    /// The key of its description.
    pub(crate) about: &'static str,
    pub(crate) args: fn(Command, &Translator) -> Command,
    pub(crate) run: fn(&ArgMatches, &Translator) -> Result<(), Failure>,
}

/// What a game has beyond being played; by default nothing.
#[derive(Clone, Copy)]
pub(crate) struct Extras {
    /// Commands beside `play` and the others.
    pub(crate) commands: &'static [OwnCommand],
    /// `solve GAME`.
    pub(crate) solve: Option<OwnCommand>,
    /// What `fit` can fit.
    pub(crate) fits: &'static [FitCommand],
    /// What `bench` measures of its solver.
    pub(crate) solver_benchmarks: &'static [SolverBenchmark],
    /// What `bench` measures of its search.
    pub(crate) search_benchmark: Option<SearchBenchmark>,
}

impl Extras {
    const NONE: Self =
        Self { commands: &[], solve: None, fits: &[], solver_benchmarks: &[], search_benchmark: None };
}

/// A game of the registry on the command line.
trait WithExtras {
    const EXTRAS: Extras = Extras::NONE;
}

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(impl WithExtras for $game {})*
    };
}
interregnum_games::plain_games!(implement);

macro_rules! list {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// What each game has beyond being played, in the order of the registry.
        pub(crate) fn extras() -> impl Iterator<Item = Extras> {
            [$(<$game as WithExtras>::EXTRAS),*].into_iter()
        }
    };
}
interregnum_games::for_each_game!(list);

/// The commands of all games beside `play` and the others.
pub(crate) fn extra_commands() -> impl Iterator<Item = OwnCommand> {
    extras().flat_map(|extras| extras.commands.iter().copied())
}
