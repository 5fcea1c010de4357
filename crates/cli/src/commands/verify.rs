//! `verify`: whether a deal follows from what the house and the seats had promised.

use super::check::each_line;
use crate::failure::Failure;
use crate::speech::Speech;
use clap::ArgMatches;
use interregnum_kernel::{Phrase, Seat};
use interregnum_table::{Checked, Unproved, check_shuffle};
use serde_json::{Value, json};
use std::path::PathBuf;

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let mut records: Vec<Verdict> = Vec::new();
    for path in matches.get_many::<PathBuf>("file").into_iter().flatten() {
        each_line(path, |number, line| {
            let text = line.map_err(|()| Failure::Bad(Phrase::new("cli-error-utf8")))?;
            records.push(Verdict { file: path.clone(), record: number, found: check_shuffle(text) });
            Ok(())
        })?;
    }
    if records.is_empty() {
        return Err(Failure::Bad(Phrase::new("verify-nothing")));
    }
    if matches.get_flag("json") {
        println!("{}", json(&records, speech));
    } else {
        tell(&records, speech);
    }
    if records.iter().all(|record| record.found.is_ok()) { Ok(()) } else { Err(Failure::Faults) }
}

/// What came of one record.
struct Verdict {
    file: PathBuf,
    record: usize,
    found: Result<Checked, Unproved>,
}

fn tell(records: &[Verdict], speech: &Speech) {
    for record in records {
        match &record.found {
            Ok(checked) => said(record, checked).iter().for_each(|line| println!("{}", speech.say(line))),
            Err(why) => {
                let fault = Phrase::new("cli-fault")
                    .with("file", record.file.display().to_string())
                    .with("record", record.record)
                    .with("what", why.phrase());
                eprintln!("{}", speech.say(&fault));
            }
        }
    }
    if records.iter().any(|record| record.found.is_ok()) {
        println!("\n{}\n{}", speech.get("verify-proves"), speech.get("verify-proves-not"));
    }
}

/// What is shown of a record whose shuffle was fair.
fn said(record: &Verdict, checked: &Checked) -> Vec<Phrase> {
    let number = |seat: &Seat| seat.to_string();
    let seats: Vec<String> = checked.contributed.iter().map(number).collect();
    let who = match seats.len() {
        0 => Phrase::new("verify-nobody"),
        all if all == checked.seats => Phrase::new("verify-everybody"),
        some => Phrase::new("verify-some").with("number", some).with("seats", seats.join(", ")),
    };
    let head = Phrase::new("verify-fair").with("record", record.record).with("table", checked.table.as_str());
    let promise = Phrase::new("verify-compare").with("commitment", checked.commitment.as_str());
    vec![head, promise, who]
}

fn json(records: &[Verdict], speech: &Speech) -> Value {
    let one = |record: &Verdict| {
        let file = record.file.display().to_string();
        match &record.found {
            Ok(checked) => json!({
                "file": file,
                "record": record.record,
                "fair": true,
                "game": checked.game,
                "table": checked.table,
                "commitment": checked.commitment,
                "seats": checked.seats,
                "contributed": checked.contributed,
            }),
            Err(why) => json!({
                "file": file,
                "record": record.record,
                "fair": false,
                "code": why.code(),
                "message": speech.say(&why.phrase()),
            }),
        }
    };
    let fair = records.iter().filter(|record| record.found.is_ok()).count();
    json!({
        "records": records.iter().map(one).collect::<Vec<_>>(),
        "fair": fair,
        "faults": records.len() - fair,
    })
}
