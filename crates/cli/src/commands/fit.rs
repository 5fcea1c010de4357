//! `fit`: where the numbers of the strong player come from.

use crate::command::{dressed, option};
use crate::failure::Failure;
use crate::progress;
use crate::speech::Speech;
use crate::{tables, threads};
use clap::{Arg, ArgMatches, Command, value_parser};
use interregnum_kernel::Phrase;
use interregnum_players::claim::fit::{Plan, Round, fit, fit_second};
use std::path::{Path, PathBuf};

pub(crate) fn command(command: Command, speech: &Speech) -> Command {
    let claim = dressed(Command::new("claim").about(speech.get("fit-claim-about")), speech);
    let claim = shared(claim.arg(number("rounds", "3", speech)), speech);
    let second = dressed(Command::new(SECOND).about(speech.get("fit-second-about")), speech);
    let second = shared(second, speech);
    command.subcommand_required(true).arg_required_else_help(true).subcommand(claim).subcommand(second)
}

/// The second opinion of those who have time.
const SECOND: &str = "claim-second";

/// What every fit is told.
fn shared(command: Command, speech: &Speech) -> Command {
    command
        .arg(number("games", "20000", speech))
        .arg(option("seed", "SEED", speech))
        .arg(
            option("out", "FOLDER", speech)
                .help(speech.get("fit-arg-out"))
                .required(true)
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(threads::arg(speech))
}

fn number(name: &'static str, default: &'static str, speech: &Speech) -> Arg {
    option(name, "N", speech)
        .help(speech.get(&format!("fit-arg-{name}")))
        .default_value(default)
        .hide_default_value(true)
        .value_parser(value_parser!(u64).range(1..=10_000_000))
}

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Faults) };
    let second = name == SECOND;
    let asked = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let folder = matches.get_one::<PathBuf>("out").map_or(Path::new("."), PathBuf::as_path);
    if !folder.is_dir() {
        return Err(Failure::bad("fit-error-folder", folder.display().to_string()));
    }
    let plan = Plan {
        seed: tables::seed(matches, speech)?,
        rounds: if second { 1 } else { asked("rounds") },
        games: asked("games"),
        threads: threads::asked(matches),
    };
    let bar = progress::bar(plan.rounds.saturating_mul(plan.games) as usize);
    if second {
        let fitted = fit_second(&plan, &|| bar.inc(1));
        bar.finish_and_clear();
        let line = Phrase::new("fit-second")
            .with("positions", fitted.positions.to_string())
            .with("value", format!("{:.4}", fitted.loss));
        println!("{}", speech.say(&line));
        return write(&folder.join("claim-second.bin"), &fitted.value);
    }
    let fitted = fit(&plan, &|| bar.inc(1), &mut |round| bar.suspend(|| tell(&round, speech)));
    bar.finish_and_clear();
    write(&folder.join("claim.bin"), &fitted.value)?;
    write(&folder.join("claim-habit.bin"), &fitted.habit)
}

fn tell(round: &Round, speech: &Speech) {
    let line = Phrase::new("fit-round")
        .with("number", round.number.to_string())
        .with("positions", round.positions.to_string())
        .with("value", format!("{:.4}", round.value_loss))
        .with("choices", round.choices.to_string())
        .with("habit", format!("{:.4}", round.habit_loss));
    println!("{}", speech.say(&line));
}

/// Writes a file that appears when it is whole.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let part = path.with_extension("part");
    std::fs::write(&part, bytes).map_err(Failure::file(path))?;
    std::fs::rename(&part, path).map_err(Failure::file(path))
}
