//! The destination of results: a file that is written atomically, or standard output.

use crate::failure::Failure;
use crate::translator::{self, Translator};
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Prints a line of what a command has to say. Where nobody reads on, as after `| head`, the program ends; where the
/// line cannot be written, with an error.
pub(crate) fn print(line: impl Display) {
    let Err(error) = writeln!(io::stdout(), "{line}") else { return };
    let code = if error.kind() == io::ErrorKind::BrokenPipe { 0 } else { 2 };
    let words: Vec<_> = std::env::args_os().collect();
    Failure::screen(error).report(&words, &Translator::new(translator::language(&words)));
    std::process::exit(code);
}

/// Prints a line of an error or a remark. Where nobody hears it, the exit code still tells.
pub(crate) fn remark(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// A destination of results. A file is written under another name and renamed at the end, so that
/// no incomplete file has the final name.
pub(crate) enum Output {
    Screen(BufWriter<io::Stdout>),
    File { path: PathBuf, part: PathBuf, writer: BufWriter<File> },
}

impl Output {
    /// The output called `name`: `-` is the standard output.
    pub(crate) fn open(name: &Path) -> Result<Self, Failure> {
        if name == Path::new("-") {
            return Ok(Self::Screen(BufWriter::new(io::stdout())));
        }
        let mut part = name.as_os_str().to_owned();
        part.push(format!(".{}.part", std::process::id()));
        let part = PathBuf::from(part);
        let writer = BufWriter::new(File::create(&part).map_err(Failure::file(name))?);
        Ok(Self::File { path: name.to_owned(), part, writer })
    }

    /// Writes one line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Failure> {
        match self {
            Self::Screen(writer) => writeln!(writer, "{line}").map_err(Failure::screen),
            Self::File { path, writer, .. } => writeln!(writer, "{line}").map_err(Failure::file(path)),
        }
    }

    /// Finishes the output.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        match &mut self {
            Self::Screen(writer) => writer.flush().map_err(Failure::screen),
            Self::File { path, part, writer } => {
                writer.flush().map_err(Failure::file(path))?;
                std::fs::rename(&*part, &*path).map_err(Failure::file(path))
            }
        }
    }
}

impl Drop for Output {
    /// Removes an unfinished file.
    fn drop(&mut self) {
        if let Self::File { part, .. } = self {
            let _ = std::fs::remove_file(part);
        }
    }
}
