//! The command line: its arguments, with help texts from the catalogue.

use crate::games;
use crate::tables::{self, GameCommands};
use crate::translator::Translator;
use clap::{Arg, ArgAction, Command, value_parser};
use std::path::PathBuf;

/// An argument with its help: the message `cli-arg-NAME`.
pub(crate) fn arg(name: &'static str, translator: &Translator) -> Arg {
    Arg::new(name)
        .help(translator.get(&format!("cli-arg-{name}")))
        .help_heading(translator.get("cli-heading-options"))
}

/// An option with a value.
pub(crate) fn option(name: &'static str, value: &str, translator: &Translator) -> Arg {
    arg(name, translator).long(name).value_name(value.to_owned()).action(ArgAction::Set)
}

/// A switch.
pub(crate) fn switch(name: &'static str, translator: &Translator) -> Arg {
    arg(name, translator).long(name).action(ArgAction::SetTrue)
}

fn seed(translator: &Translator) -> Arg {
    option("seed", "SEED", translator)
}

fn json(translator: &Translator) -> Arg {
    switch("json", translator)
}

fn files(translator: &Translator) -> Arg {
    arg("file", translator).value_name("FILE").required(true).value_parser(value_parser!(PathBuf))
}

/// A command with the help, the headings and the switches that all commands share.
fn sub(name: &'static str, translator: &Translator) -> Command {
    dressed(Command::new(name).about(translator.get(&format!("cli-{name}-about"))), translator)
}

pub(crate) fn dressed(command: Command, translator: &Translator) -> Command {
    let usage = translator.get("cli-heading-usage");
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(translator.get("cli-heading-commands"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(arg("help", translator).short('h').long("help").action(ArgAction::Help))
        .arg(option("lang", "en|fr", translator).value_parser(["en", "fr"]).hide_possible_values(true))
}

/// A command that has a subcommand for every game.
fn for_games(
    command: Command,
    translator: &Translator,
    each: impl Fn(Command, &dyn GameCommands) -> Command,
) -> Command {
    let command = command.subcommand_required(true).arg_required_else_help(true);
    with_games(command, translator, each)
}

/// A command that can have a subcommand for a game.
fn with_games(
    command: Command,
    translator: &Translator,
    each: impl Fn(Command, &dyn GameCommands) -> Command,
) -> Command {
    tables::all().iter().fold(command, |command, table| {
        let about = translator.get(&format!("{}-blurb", table.name()));
        command.subcommand(each(dressed(Command::new(table.name()).about(about), translator), table.as_ref()))
    })
}

/// The whole command line.
pub(crate) fn command(translator: &Translator) -> Command {
    let command = dressed(Command::new("interregnum").about(translator.get("cli-about")), translator)
        .version(env!("CARGO_PKG_VERSION"))
        .arg(arg("version", translator).short('V').long("version").action(ArgAction::Version))
        .after_help(translator.get("cli-after-help"))
        .subcommand_required(true)
        .arg_required_else_help(true);
    let command = command
        .subcommand(play(translator))
        .subcommand(simulate(translator))
        .subcommand(
            sub("check", translator)
                .arg(files(translator).num_args(1..))
                .arg(switch("seeds", translator))
                .arg(json(translator)),
        )
        .subcommand(sub("verify", translator).arg(files(translator).num_args(1..)).arg(json(translator)))
        .subcommand(replay(translator))
        .subcommand(rules(translator));
    let command = games::extra_commands().fold(command, |command, own| {
        let about = Command::new(own.name).about(translator.get(own.about));
        command.subcommand((own.args)(dressed(about, translator), translator))
    });
    command
        .subcommand(crate::commands::solve::command(sub("solve", translator), translator))
        .subcommand(arena(translator))
        .subcommand(crate::commands::fit::command(sub("fit", translator), translator))
        .subcommand(stats(translator))
        .subcommand(crate::commands::serve::command(sub("serve", translator), translator))
        .subcommand(crate::commands::backup::command(sub("backup", translator), translator))
        .subcommand(crate::commands::rebuild::command(sub("rebuild", translator), translator))
        .subcommand(crate::commands::admin::command(sub("admin", translator), translator))
        .subcommand(bench(translator))
        .subcommand(crate::commands::load::command(sub("load", translator), translator))
        .subcommand(completions(translator))
}

fn play(translator: &Translator) -> Command {
    with_games(on_screen(sub("play", translator), translator), translator, |command, table| {
        let command =
            table.args(command, translator).arg(seed(translator)).arg(option("seat", "N", translator));
        let command = command.arg(option("against", "PLAYER", translator)).arg(switch("plain", translator));
        let record = option("record", "FILE", translator).value_parser(value_parser!(PathBuf));
        on_screen(command.arg(record), translator)
    })
}

/// A command that opens the full-screen table.
fn on_screen(command: Command, translator: &Translator) -> Command {
    let pace = option("pace", "MS", translator).value_parser(value_parser!(u64));
    command.arg(switch("resume", translator)).arg(pace).arg(switch("ascii", translator))
}

fn simulate(translator: &Translator) -> Command {
    for_games(sub("simulate", translator), translator, |command, table| {
        let games = option("games", "N", translator).default_value("1").hide_default_value(true);
        let out = option("out", "FILE", translator).value_parser(value_parser!(PathBuf)).default_value("-");
        table
            .args(command, translator)
            .arg(games.value_parser(value_parser!(usize)))
            .arg(seed(translator))
            .arg(option("bots", "A,B,…", translator))
            .arg(switch("legal", translator))
            .arg(out.hide_default_value(true))
    })
}

fn arena(translator: &Translator) -> Command {
    for_games(sub("arena", translator), translator, |command, table| {
        crate::commands::arena::args(table.args(command, translator), translator)
    })
}

fn stats(translator: &Translator) -> Command {
    for_games(sub("stats", translator), translator, |command, table| {
        let command = crate::commands::stats::args(table.args(command, translator), translator);
        command.arg(seed(translator)).arg(option("bots", "A,B,…", translator)).arg(json(translator))
    })
}

fn replay(translator: &Translator) -> Command {
    let number = option("record", "N", translator).help(translator.get("cli-arg-record-number"));
    let number = number.value_parser(value_parser!(usize)).default_value("1").hide_default_value(true);
    let viewer =
        option("viewer", "N|spectator|all", translator).default_value("all").hide_default_value(true);
    let command = sub("replay", translator).arg(files(translator)).arg(number).arg(viewer);
    command.arg(switch("screen", translator)).arg(switch("ascii", translator))
}

fn rules(translator: &Translator) -> Command {
    let game = arg("game", translator).value_name("GAME").required_unless_present("rulings");
    let number = arg("rule", translator).value_name("RULE").num_args(0..);
    sub("rules", translator).arg(game).arg(number).arg(switch("rulings", translator)).arg(json(translator))
}

fn bench(translator: &Translator) -> Command {
    let name = arg("name", translator).value_name("NAME");
    let seconds = option("seconds", "S", translator).value_parser(value_parser!(f64));
    let seconds = seconds.default_value("0.5").hide_default_value(true);
    sub("bench", translator).arg(name).arg(seconds).arg(json(translator))
}

fn completions(translator: &Translator) -> Command {
    let shell = arg("shell", translator).value_name("SHELL").required(true);
    sub("completions", translator).arg(shell.value_parser(value_parser!(clap_complete::Shell)))
}
