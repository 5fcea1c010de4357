//! The results of an arena, in memory and in a file, so that a long one can be resumed: a line that
//! identifies the arena, then a line of JSON for each deal and pair.

use super::contest::{Entry, Task};
use crate::failure::Failure;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

pub(super) struct Ledger {
    entries: BTreeMap<Task, Entry>,
    file: Option<(PathBuf, File)>,
}

impl Ledger {
    /// Opens the results of the arena with this identity; an empty ledger if there is no such file.
    /// Removes an incomplete last line.
    pub(super) fn open(path: Option<&Path>, identity: &Value, seatings: usize) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self { entries: BTreeMap::new(), file: None }) };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(Failure::file(path))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(Failure::file(path))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let entries = read(path, &text[..whole], identity, seatings)?;
        file.set_len(whole as u64).map_err(Failure::file(path))?;
        file.seek(SeekFrom::End(0)).map_err(Failure::file(path))?;
        if whole == 0 {
            writeln!(file, "{identity}").map_err(Failure::file(path))?;
        }
        Ok(Self { entries, file: Some((path.to_owned(), file)) })
    }

    pub(super) fn has(&self, task: Task) -> bool {
        self.entries.contains_key(&task)
    }

    /// Adds a result and writes it to the file at once.
    pub(super) fn note(&mut self, entry: Entry) -> Result<(), Failure> {
        if let Some((path, file)) = &mut self.file {
            let line = serde_json::to_string(&entry).map_err(|error| bad(path, &error.to_string()))?;
            // One write per line, so an interruption leaves at most the last line incomplete.
            file.write_all(format!("{line}\n").as_bytes()).map_err(Failure::file(path))?;
        }
        self.entries.insert(entry.task(), entry);
        Ok(())
    }

    /// The result of a task.
    pub(super) fn get(&self, task: Task) -> Option<&Entry> {
        self.entries.get(&task)
    }
}

/// The entries of a file of this arena.
fn read(
    path: &Path,
    text: &str,
    identity: &Value,
    seatings: usize,
) -> Result<BTreeMap<Task, Entry>, Failure> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(BTreeMap::new()) };
    if serde_json::from_str::<Value>(first).ok().as_ref() != Some(identity) {
        return Err(Failure::bad("arena-error-other", path.display().to_string()));
    }
    let mut entries = BTreeMap::new();
    for line in lines {
        let entry: Entry = serde_json::from_str(line).map_err(|error| bad(path, &error.to_string()))?;
        if entry.shares.len() != seatings {
            return Err(bad(path, line));
        }
        entries.insert(entry.task(), entry);
    }
    Ok(entries)
}

fn bad(path: &Path, what: &str) -> Failure {
    Failure::bad("arena-error-line", format!("{}: {what}", path.display()))
}
