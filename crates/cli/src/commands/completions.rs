//! `completions`: completion scripts for shells.

use crate::command;
use crate::failure::Failure;
use crate::translator::Translator;
use clap::ArgMatches;
use std::io::Write;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let Some(shell) = matches.get_one::<clap_complete::Shell>("shell") else { return Ok(()) };
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut command::command(translator), "interregnum", &mut script);
    std::io::stdout().write_all(&script).map_err(Failure::screen)
}
