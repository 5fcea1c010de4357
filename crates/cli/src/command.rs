//! The command line: its arguments, with help texts from the catalogue.

use crate::games;
use crate::speech::Speech;
use crate::tables::{self, Table};
use clap::{Arg, ArgAction, Command, value_parser};
use std::path::PathBuf;

/// An argument with its help: the message `cli-arg-NAME`.
pub(crate) fn arg(name: &'static str, speech: &Speech) -> Arg {
    Arg::new(name)
        .help(speech.get(&format!("cli-arg-{name}")))
        .help_heading(speech.get("cli-heading-options"))
}

/// An option with a value.
pub(crate) fn option(name: &'static str, value: &str, speech: &Speech) -> Arg {
    arg(name, speech).long(name).value_name(value.to_owned()).action(ArgAction::Set)
}

/// A switch.
pub(crate) fn switch(name: &'static str, speech: &Speech) -> Arg {
    arg(name, speech).long(name).action(ArgAction::SetTrue)
}

fn seed(speech: &Speech) -> Arg {
    option("seed", "SEED", speech)
}

fn json(speech: &Speech) -> Arg {
    switch("json", speech)
}

fn files(speech: &Speech) -> Arg {
    arg("file", speech).value_name("FILE").required(true).value_parser(value_parser!(PathBuf))
}

/// A command with the help, the headings and the switches that all commands share.
fn sub(name: &'static str, speech: &Speech) -> Command {
    dressed(Command::new(name).about(speech.get(&format!("cli-{name}-about"))), speech)
}

pub(crate) fn dressed(command: Command, speech: &Speech) -> Command {
    let usage = speech.get("cli-heading-usage");
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(speech.get("cli-heading-commands"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(arg("help", speech).short('h').long("help").action(ArgAction::Help))
        .arg(option("lang", "en|fr", speech).value_parser(["en", "fr"]).hide_possible_values(true))
}

/// A command that has a subcommand for every game.
fn for_games(command: Command, speech: &Speech, each: impl Fn(Command, &dyn Table) -> Command) -> Command {
    let command = command.subcommand_required(true).arg_required_else_help(true);
    with_games(command, speech, each)
}

/// A command that can have a subcommand for a game.
fn with_games(command: Command, speech: &Speech, each: impl Fn(Command, &dyn Table) -> Command) -> Command {
    tables::all().iter().fold(command, |command, table| {
        let about = speech.get(&format!("{}-blurb", table.name()));
        command.subcommand(each(dressed(Command::new(table.name()).about(about), speech), table.as_ref()))
    })
}

/// The whole command line.
pub(crate) fn command(speech: &Speech) -> Command {
    let command = dressed(Command::new("interregnum").about(speech.get("cli-about")), speech)
        .version(env!("CARGO_PKG_VERSION"))
        .arg(arg("version", speech).short('V').long("version").action(ArgAction::Version))
        .after_help(speech.get("cli-after-help"))
        .subcommand_required(true)
        .arg_required_else_help(true);
    let command = command
        .subcommand(play(speech))
        .subcommand(simulate(speech))
        .subcommand(
            sub("check", speech)
                .arg(files(speech).num_args(1..))
                .arg(switch("seeds", speech))
                .arg(json(speech)),
        )
        .subcommand(sub("verify", speech).arg(files(speech).num_args(1..)).arg(json(speech)))
        .subcommand(replay(speech))
        .subcommand(rules(speech));
    let command = games::extra_commands().fold(command, |command, own| {
        let about = Command::new(own.name).about(speech.get(own.about));
        command.subcommand((own.args)(dressed(about, speech), speech))
    });
    command
        .subcommand(crate::commands::solve::command(sub("solve", speech), speech))
        .subcommand(arena(speech))
        .subcommand(crate::commands::fit::command(sub("fit", speech), speech))
        .subcommand(stats(speech))
        .subcommand(crate::commands::serve::command(sub("serve", speech), speech))
        .subcommand(crate::commands::backup::command(sub("backup", speech), speech))
        .subcommand(bench(speech))
        .subcommand(crate::commands::load::command(sub("load", speech), speech))
        .subcommand(completions(speech))
}

fn play(speech: &Speech) -> Command {
    with_games(on_screen(sub("play", speech), speech), speech, |command, table| {
        let command = table.args(command, speech).arg(seed(speech)).arg(option("seat", "N", speech));
        let command = command.arg(option("against", "PLAYER", speech)).arg(switch("plain", speech));
        let record = option("record", "FILE", speech).value_parser(value_parser!(PathBuf));
        on_screen(command.arg(record), speech)
    })
}

/// A command that opens the full-screen table.
fn on_screen(command: Command, speech: &Speech) -> Command {
    let pace = option("pace", "MS", speech).value_parser(value_parser!(u64));
    command.arg(switch("resume", speech)).arg(pace).arg(switch("ascii", speech))
}

fn simulate(speech: &Speech) -> Command {
    for_games(sub("simulate", speech), speech, |command, table| {
        let games = option("games", "N", speech).default_value("1").hide_default_value(true);
        let out = option("out", "FILE", speech).value_parser(value_parser!(PathBuf)).default_value("-");
        table
            .args(command, speech)
            .arg(games.value_parser(value_parser!(usize)))
            .arg(seed(speech))
            .arg(option("bots", "A,B,…", speech))
            .arg(switch("legal", speech))
            .arg(out.hide_default_value(true))
    })
}

fn arena(speech: &Speech) -> Command {
    for_games(sub("arena", speech), speech, |command, table| {
        crate::commands::arena::args(table.args(command, speech), speech)
    })
}

fn stats(speech: &Speech) -> Command {
    for_games(sub("stats", speech), speech, |command, table| {
        let command = crate::commands::stats::args(table.args(command, speech), speech);
        command.arg(seed(speech)).arg(option("bots", "A,B,…", speech)).arg(json(speech))
    })
}

fn replay(speech: &Speech) -> Command {
    let number = option("record", "N", speech).help(speech.get("cli-arg-record-number"));
    let number = number.value_parser(value_parser!(usize)).default_value("1").hide_default_value(true);
    let viewer = option("viewer", "N|spectator|all", speech).default_value("all").hide_default_value(true);
    let command = sub("replay", speech).arg(files(speech)).arg(number).arg(viewer);
    command.arg(switch("screen", speech)).arg(switch("ascii", speech))
}

fn rules(speech: &Speech) -> Command {
    let game = arg("game", speech).value_name("GAME").required_unless_present("rulings");
    let number = arg("rule", speech).value_name("RULE").num_args(0..);
    sub("rules", speech).arg(game).arg(number).arg(switch("rulings", speech)).arg(json(speech))
}

fn bench(speech: &Speech) -> Command {
    let name = arg("name", speech).value_name("NAME");
    let seconds = option("seconds", "S", speech).value_parser(value_parser!(f64));
    let seconds = seconds.default_value("0.5").hide_default_value(true);
    sub("bench", speech).arg(name).arg(seconds).arg(json(speech))
}

fn completions(speech: &Speech) -> Command {
    let shell = arg("shell", speech).value_name("SHELL").required(true);
    sub("completions", speech).arg(shell.value_parser(value_parser!(clap_complete::Shell)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_text::Lang;

    #[test]
    fn the_command_line_is_sound_in_both_languages() {
        for lang in Lang::ALL {
            command(&Speech::new(lang)).debug_assert();
        }
    }
}
