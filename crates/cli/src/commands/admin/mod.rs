//! `admin`: reports, bans, mutes and moderators of a server, which may be running.

mod action;
mod listing;

use super::serve::{runtime, store_failure};
use crate::command::{dressed, option, switch};
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{Arg, ArgAction, ArgMatches, Command};
use interregnum_store::{Store, StoreError, StoreLocation};
use std::io::Write;
use std::sync::Arc;

/// What an operator can do.
pub(crate) fn command(command: Command, translator: &Translator) -> Command {
    let command = command.subcommand_required(true).arg_required_else_help(true);
    command
        .subcommand(sub("list", "cli-admin-list-about", translator))
        .subcommand(
            sub("ban", "cli-admin-ban-about", translator)
                .arg(required("who", "NAME|CIDR", "admin-arg-who", translator))
                .arg(hours(translator))
                .arg(reason("admin-arg-reason", translator)),
        )
        .subcommand(
            sub("mute", "cli-admin-mute-about", translator)
                .arg(required("who", "NAME", "admin-arg-name", translator))
                .arg(hours(translator))
                .arg(reason("admin-arg-reason", translator)),
        )
        .subcommand(
            sub("unban", "cli-admin-unban-about", translator)
                .arg(required("sanction", "ID", "admin-arg-sanction", translator))
                .arg(reason("admin-arg-reason-log", translator)),
        )
        .subcommand(
            sub("moderator", "cli-admin-moderator-about", translator)
                .arg(required("who", "NAME", "admin-arg-name", translator))
                .arg(flag("remove", "admin-arg-remove", translator))
                .arg(reason("admin-arg-reason-log", translator).required(false)),
        )
        .subcommand(sub("moderators", "cli-admin-moderators-about", translator))
        .subcommand(sub("reports", "cli-admin-reports-about", translator).arg(flag(
            "closed",
            "admin-arg-closed",
            translator,
        )))
        .subcommand(sub("log", "cli-admin-log-about", translator))
}

/// A command with the arguments that all of them share.
fn sub(name: &'static str, about: &str, translator: &Translator) -> Command {
    let command = dressed(Command::new(name).about(translator.get(about)), translator);
    let store = option("store", "FILE|URL", translator).help(translator.get("admin-arg-store"));
    command
        .arg(store.default_value("interregnum.db").hide_default_value(true))
        .arg(switch("json", translator))
}

fn required(name: &'static str, value: &'static str, help: &str, translator: &Translator) -> Arg {
    Arg::new(name)
        .help(translator.get(help))
        .help_heading(translator.get("cli-heading-options"))
        .value_name(value)
        .required(true)
}

fn flag(name: &'static str, help: &str, translator: &Translator) -> Arg {
    let flag = Arg::new(name).long(name).action(ArgAction::SetTrue);
    flag.help(translator.get(help)).help_heading(translator.get("cli-heading-options"))
}

fn hours(translator: &Translator) -> Arg {
    let hours = Arg::new("hours").long("hours").value_name("N");
    hours.help(translator.get("admin-arg-hours")).help_heading(translator.get("cli-heading-options"))
}

fn reason(help: &str, translator: &Translator) -> Arg {
    let reason = Arg::new("reason").long("reason").value_name("TEXT").required(true);
    reason.help(translator.get(help)).help_heading(translator.get("cli-heading-options"))
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { unreachable!("clap asks for a command") };
    let store = matches.get_one::<String>("store").map_or("", String::as_str);
    let location: StoreLocation =
        store.parse().map_err(|_| Failure::bad("backup-bad-address", "postgres:…"))?;
    let is_json = matches.get_flag("json");
    let lines = runtime()?.block_on(async {
        let store = open(&location).await.map_err(|error| store_failure(&error, Some(&location)))?;
        let operator = Operator { store: store.as_ref(), location: &location, translator, is_json };
        let lines = operator.run(name, matches).await;
        let closed = store.close().await;
        let lines = lines?;
        closed.map_err(|error| store_failure(&error, Some(&location)))?;
        Ok(lines)
    })?;
    let mut screen = std::io::stdout();
    lines.iter().try_for_each(|line| writeln!(screen, "{line}")).map_err(Failure::screen)
}

/// A log that is not there is not made.
async fn open(location: &StoreLocation) -> Result<Arc<dyn Store>, StoreError> {
    if let StoreLocation::File(file) = location
        && let Err(error) = std::fs::metadata(file)
    {
        return Err(StoreError::Unreachable { detail: error.to_string() });
    }
    location.open_beside().await
}

/// The operator at the command line.
struct Operator<'a> {
    store: &'a dyn Store,
    location: &'a StoreLocation,
    translator: &'a Translator,
    is_json: bool,
}

impl Operator<'_> {
    async fn run(&self, name: &str, matches: &ArgMatches) -> Result<Vec<String>, Failure> {
        match name {
            "list" => self.sanctions().await,
            "ban" => self.ban(matches).await,
            "mute" => self.mute(matches).await,
            "unban" => self.lift(matches).await,
            "moderator" => self.moderator(matches).await,
            "moderators" => self.moderators().await,
            "reports" => self.reports(matches.get_flag("closed")).await,
            "log" => self.log().await,
            _ => unreachable!("clap asks for one of the commands"),
        }
    }

    fn failed(&self, error: &StoreError) -> Failure {
        store_failure(error, Some(self.location))
    }
}
