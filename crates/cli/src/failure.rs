//! The errors of the command line, their messages and their exit codes.

use crate::output;
use crate::translator::Translator;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use interregnum_games::NAMES;
use interregnum_kernel::Phrase;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why the program stops early.
pub(crate) enum Failure {
    /// The command line is wrong, or asks for help.
    Usage(Box<clap::Error>),
    /// An argument or input is wrong: exit code 2.
    Bad(Phrase),
    /// A check found faults, which have been printed: exit code 1.
    Faults,
    /// A file or stream cannot be read or written: exit code 2.
    File(PathBuf, std::io::Error),
    /// The reader of the output is gone (a closed pipe), which is not an error.
    Gone,
}

impl Failure {
    /// A wrong argument or input: the key of the message, and the wrong text.
    pub(crate) fn bad(key: &str, found: impl Into<String>) -> Self {
        Self::Bad(Phrase::new(key).with("found", found.into()))
    }

    /// A file could not be read or written.
    pub(crate) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self + '_ {
        move |error| match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::Gone,
            _ => Self::File(path.to_owned(), error),
        }
    }

    /// The screen could not be written to.
    pub(crate) fn screen(error: std::io::Error) -> Self {
        Self::file(Path::new("-"))(error)
    }

    /// Prints the failure; `words` are the arguments of the command line.
    pub(crate) fn report(self, words: &[OsString], translator: &Translator) -> ExitCode {
        match self {
            Self::Gone => ExitCode::SUCCESS,
            Self::Faults => ExitCode::from(1),
            Self::Usage(error) => usage(&error, words, translator),
            Self::Bad(phrase) => complain(&translator.say(&phrase), translator),
            Self::File(path, error) => {
                let phrase = Phrase::new("cli-error-file")
                    .with("path", path.display().to_string())
                    .with("error", error.to_string());
                complain(&translator.say(&phrase), translator)
            }
        }
    }
}

/// The valid commands at the place of an unknown one: those of the program, or the games of the
/// command before it.
fn subcommands(words: &[OsString], translator: &Translator) -> String {
    let mut command = crate::command::command(translator);
    for word in words.iter().skip(1).filter_map(|word| word.to_str()) {
        match command.find_subcommand(word) {
            Some(found) => command = found.clone(),
            None if word.starts_with('-') => {}
            None => break,
        }
    }
    command.get_subcommands().map(|found| found.get_name().to_owned()).collect::<Vec<_>>().join(", ")
}

fn complain(text: &str, translator: &Translator) -> ExitCode {
    output::remark(format!("{}: {text}", translator.get("cli-error")));
    ExitCode::from(2)
}

/// Help and version are not errors; other messages of clap are translated.
fn usage(error: &clap::Error, words: &[OsString], translator: &Translator) -> ExitCode {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let key = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe is not an error.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        ErrorKind::UnknownArgument => "cli-error-unknown-argument",
        ErrorKind::InvalidSubcommand => "cli-error-unknown-command",
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => "cli-error-no-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-error-value",
        ErrorKind::MissingRequiredArgument => "cli-error-missing",
        ErrorKind::MissingSubcommand => "cli-error-missing-command",
        ErrorKind::ArgumentConflict => "cli-error-twice",
        _ => {
            let _ = error.print();
            return ExitCode::from(2);
        }
    };
    if error.kind() == ErrorKind::InvalidSubcommand && subcommands(words, translator) == NAMES.join(", ") {
        let found = context(ContextKind::InvalidSubcommand);
        let phrase = Phrase::new("cli-error-game").with("found", found).with("known", NAMES.join(", "));
        return complain(&translator.say(&phrase), translator);
    }
    let argument = match error.kind() {
        ErrorKind::InvalidSubcommand => context(ContextKind::InvalidSubcommand),
        _ => context(ContextKind::InvalidArg),
    };
    let phrase =
        Phrase::new(key).with("argument", argument).with("value", context(ContextKind::InvalidValue));
    let code = complain(&translator.say(&phrase), translator);
    let valid = match error.kind() {
        ErrorKind::InvalidSubcommand => subcommands(words, translator),
        _ => context(ContextKind::ValidValue),
    };
    if !valid.is_empty() {
        output::remark(translator.say(&Phrase::new("cli-error-valid").with("valid", valid)));
    }
    output::remark(translator.get("cli-error-help"));
    code
}
