//! The number of threads.

use crate::command::option;
use crate::translator::Translator;
use clap::{Arg, ArgMatches};
use std::num::NonZero;

/// The largest number of threads that is accepted.
const MOST: usize = 1024;

/// The option.
pub(crate) fn arg(translator: &Translator) -> Arg {
    option("threads", "N", translator).value_parser(parsed)
}

fn parsed(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse().ok().filter(|number: &NonZero<usize>| number.get() <= MOST);
    number.ok_or_else(|| format!("1..{MOST}"))
}

/// The requested number of threads, by default the number of cores.
pub(crate) fn asked(matches: &ArgMatches) -> NonZero<usize> {
    matches.get_one("threads").copied().unwrap_or_else(all)
}

/// The number of cores.
pub(crate) fn all() -> NonZero<usize> {
    std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}
