//! `check`: replays records of any origin and reports what is wrong with them.

use crate::failure::Failure;
use crate::output;
use crate::progress;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_games::{RegisteredGame, Visit, visit_record};
use interregnum_kernel::{Phrase, Record, replay};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// How many faults are shown; the rest are counted.
const TOLD: usize = 20;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let mut report = Report::default();
    for path in matches.get_many::<PathBuf>("file").into_iter().flatten() {
        each_line(path, |number, line| {
            let seeds = matches.get_flag("seeds");
            let checked = match line {
                Ok(text) => visit_record(text, RecordLine { text, seeds })
                    .unwrap_or_else(|bad| Checked::bad(bad.phrase())),
                Err(()) => Checked::bad(Phrase::new("cli-error-utf8")),
            };
            report.add(path, number, checked);
            Ok(())
        })?;
    }
    if matches.get_flag("json") {
        output::print(report.json(translator));
    } else {
        report.tell(translator);
    }
    if report.faults.is_empty() { Ok(()) } else { Err(Failure::Faults) }
}

/// Calls `each` with the number, from 1, and the text of every line that is not blank.
pub(crate) fn each_line(
    path: &Path,
    mut each: impl FnMut(usize, Result<&str, ()>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut reader: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(BufReader::new(std::io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(path).map_err(Failure::file(path))?))
    };
    // The bar counts bytes, because the number of lines is unknown.
    let size = std::fs::metadata(path).map_or(0, |file| file.len());
    let bar = progress::bar(usize::try_from(size).unwrap_or(usize::MAX));
    let mut bytes = Vec::new();
    let mut number = 0;
    loop {
        bytes.clear();
        let read = reader.read_until(b'\n', &mut bytes).map_err(Failure::file(path))?;
        if read == 0 {
            bar.finish_and_clear();
            return Ok(());
        }
        bar.inc(read as u64);
        if bytes.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        number += 1;
        let text =
            std::str::from_utf8(&bytes).map(|text| text.trim_end_matches(['\n', '\r'])).map_err(|_| ());
        each(number, text)?;
    }
}

/// The result of one record.
struct Checked {
    moves: usize,
    fault: Option<Fault>,
}

struct Fault {
    what: Phrase,
    at: Option<usize>,
    rule: Option<String>,
}

impl Checked {
    fn bad(what: Phrase) -> Self {
        Self { moves: 0, fault: Some(Fault { what, at: None, rule: None }) }
    }
}

/// Reads one line as a record of the game that the visit leads to.
struct RecordLine<'a> {
    text: &'a str,
    /// Whether the deal must follow from its seed.
    seeds: bool,
}

impl Visit for RecordLine<'_> {
    type Output = Checked;

    fn game<G: RegisteredGame>(self) -> Checked {
        match Record::<G>::read(self.text) {
            Ok(record) => checked(&record, self.seeds),
            Err(bad) => Checked::bad(bad.phrase()),
        }
    }
}

fn checked<G: RegisteredGame>(record: &Record<G>, seeds: bool) -> Checked {
    let fault = replay(record, |_| {}).err().map(|fault| Fault {
        at: fault.at,
        rule: fault.rule().map(|rule| rule.to_string()),
        what: fault.phrase(),
    });
    let other_deal = || {
        let seed = G::seed_of(&record.deal).filter(|_| seeds)?;
        let differs = G::deal(&record.options, seed) != record.deal;
        differs.then(|| Fault { what: Phrase::new("cli-error-deal"), at: None, rule: None })
    };
    Checked { moves: record.moves.len(), fault: fault.or_else(other_deal) }
}

#[derive(Default)]
struct Report {
    records: usize,
    moves: usize,
    faults: Vec<(PathBuf, usize, Fault)>,
}

impl Report {
    fn add(&mut self, path: &Path, number: usize, checked: Checked) {
        self.records += 1;
        self.moves += checked.moves;
        self.faults.extend(checked.fault.map(|fault| (path.to_owned(), number, fault)));
    }

    fn tell(&self, translator: &Translator) {
        for (path, number, fault) in self.faults.iter().take(TOLD) {
            let place = Phrase::new("cli-fault")
                .with("file", path.display().to_string())
                .with("record", *number)
                .with("what", fault.what.clone());
            output::remark(translator.say(&place));
        }
        let key = if self.faults.is_empty() { "cli-checked" } else { "cli-checked-faults" };
        let phrase = Phrase::new(key)
            .with("records", self.records)
            .with("moves", self.moves)
            .with("faults", self.faults.len());
        output::print(translator.say(&phrase));
    }

    fn json(&self, translator: &Translator) -> Value {
        let fault = |(path, number, fault): &(PathBuf, usize, Fault)| {
            json!({
                "file": path.display().to_string(),
                "record": number,
                "move": fault.at,
                "rule": fault.rule,
                "message": translator.say(&fault.what),
            })
        };
        json!({
            "records": self.records,
            "moves": self.moves,
            "faults": self.faults.iter().map(fault).collect::<Vec<_>>(),
        })
    }
}
