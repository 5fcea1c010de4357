//! `rebuild`: results and ratings, computed anew from the logs.

use super::serve::{runtime, store_failure};
use crate::command::option;
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{ArgMatches, Command};
use interregnum_kernel::Phrase;
use interregnum_store::{StoreError, StoreLocation};
use std::io::Write;

pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    let store = option("store", "FILE|URL", translator).help(translator.get("rebuild-arg-store"));
    command.arg(store.default_value("interregnum.db").hide_default_value(true))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let store = matches.get_one::<String>("store").map_or("", String::as_str);
    let location: StoreLocation =
        store.parse().map_err(|_| Failure::bad("backup-bad-address", "postgres:…"))?;
    let rebuilt = runtime()?.block_on(rebuild(&location));
    let games = rebuilt.map_err(|error| store_failure(&error, Some(&location)))?;
    let done = Phrase::new("rebuild-done").with("games", games);
    writeln!(std::io::stdout(), "{}", translator.say(&done)).map_err(Failure::screen)
}

/// A log that is not there is not made.
async fn rebuild(location: &StoreLocation) -> Result<usize, StoreError> {
    if let StoreLocation::File(file) = location
        && let Err(error) = std::fs::metadata(file)
    {
        return Err(StoreError::Unreachable { detail: error.to_string() });
    }
    let store = location.open().await?;
    let games = interregnum_people::rebuild(store.as_ref()).await?;
    store.close().await?;
    Ok(games)
}
