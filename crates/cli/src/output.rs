//! Where results go: a file that appears when it is whole, or the standard output.

use crate::failure::Failure;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A place for results. A file is written beside its name and renamed at the end, so that
/// nothing half done ever stands under that name.
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

    /// All is written.
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
    /// What was not finished leaves nothing behind.
    fn drop(&mut self) {
        if let Self::File { part, .. } = self {
            let _ = std::fs::remove_file(part);
        }
    }
}
