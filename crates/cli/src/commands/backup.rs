//! `backup`: a copy of a server's log, made while the server runs.

use super::serve::{runtime, store_failure};
use crate::command::{arg, option};
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{ArgMatches, Command, value_parser};
use interregnum_kernel::Phrase;
use interregnum_store::StoreLocation;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    let file =
        arg("file", translator).help(translator.get("cli-arg-backup-file")).value_name("FILE").required(true);
    let store = option("store", "FILE|URL", translator).help(translator.get("backup-arg-store"));
    let store = store.default_value("interregnum.db").hide_default_value(true);
    command.arg(file.value_parser(value_parser!(PathBuf))).arg(store)
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let file = matches.get_one::<PathBuf>("file").map_or(Path::new(""), PathBuf::as_path);
    let store = matches.get_one::<String>("store").map_or("", String::as_str);
    let location = store.parse().map_err(|_| Failure::bad("backup-bad-address", "postgres:…"))?;
    let StoreLocation::File(log) = &location else {
        let phrase = Phrase::new("backup-postgres").with("store", location.to_string());
        return Err(Failure::Bad(phrase.with("file", file.display().to_string())));
    };
    if file.exists() {
        return Err(Failure::Bad(Phrase::new("backup-there").with("file", file.display().to_string())));
    }
    let copied = runtime()?.block_on(interregnum_store::copy_database(log, file));
    copied.map_err(|error| store_failure(&error, Some(&location)))?;
    let done = Phrase::new("backup-done")
        .with("store", location.to_string())
        .with("file", file.display().to_string());
    writeln!(std::io::stdout(), "{}", translator.say(&done)).map_err(Failure::screen)
}
