//! `backup`: a copy of a server's log, made while the server runs.

use super::serve::{runtime, store_failure};
use crate::command::{arg, option};
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{ArgMatches, Command, value_parser};
use interregnum_kernel::Phrase;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    let file =
        arg("file", translator).help(translator.get("cli-arg-backup-file")).value_name("FILE").required(true);
    let store = option("store", "FILE", translator).help(translator.get("backup-arg-store"));
    let store = store.default_value("interregnum.db").hide_default_value(true);
    command.arg(file.value_parser(value_parser!(PathBuf))).arg(store.value_parser(value_parser!(PathBuf)))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let path = |name| matches.get_one::<PathBuf>(name).map_or(Path::new(""), PathBuf::as_path);
    let (store, file) = (path("store"), path("file"));
    if file.exists() {
        return Err(Failure::Bad(Phrase::new("backup-there").with("file", file.display().to_string())));
    }
    let copied = runtime()?.block_on(interregnum_store::copy_database(store, file));
    copied.map_err(|error| store_failure(&error, store))?;
    let done = Phrase::new("backup-done")
        .with("store", store.display().to_string())
        .with("file", file.display().to_string());
    writeln!(std::io::stdout(), "{}", translator.say(&done)).map_err(Failure::screen)
}
