//! `solve`: what is best in a game that can be solved.

use crate::command::{dressed, option};
use crate::failure::Failure;
use crate::speech::Speech;
use crate::tables::Seated;
use crate::tables::braverats::RatsTable;
use clap::{ArgMatches, Command};

/// The command with a subcommand for every game that can be solved.
pub(crate) fn command(command: Command, speech: &Speech) -> Command {
    let rats = dressed(Command::new("braverats").about(speech.get("solve-braverats-about")), speech);
    let rats = RatsTable::args(rats, speech).arg(option("hands", "HANDS", speech));
    command.subcommand_required(true).arg_required_else_help(true).subcommand(rats)
}

pub(crate) fn run(_matches: &ArgMatches, _speech: &Speech) -> Result<(), Failure> {
    Ok(())
}
