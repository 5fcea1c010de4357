//! `solve`: best play in a game that can be solved.

use crate::command::dressed;
use crate::failure::Failure;
use crate::games::{self, OwnCommand};
use crate::translator::Translator;
use clap::{ArgMatches, Command};

/// A subcommand for every game that can be solved.
fn all() -> impl Iterator<Item = OwnCommand> {
    games::extras().filter_map(|extras| extras.solve)
}

pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    all().fold(command.subcommand_required(true).arg_required_else_help(true), |command, solve| {
        let own = dressed(Command::new(solve.name).about(translator.get(solve.about)), translator);
        command.subcommand((solve.args)(own, translator))
    })
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().ok_or(Failure::Faults)?;
    let solve = all().find(|solve| solve.name == name).ok_or(Failure::Faults)?;
    (solve.run)(matches, translator)
}
