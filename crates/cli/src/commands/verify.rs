//! `verify`: checks that a deal follows from what the server and the seats promised.

use super::check::each_line;
use crate::failure::Failure;
use crate::output;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::Phrase;
use interregnum_table::{Algorithm, Checked, Origin, Unproved, check_shuffle};
use serde_json::{Value, json};
use std::path::PathBuf;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
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
        output::print(json(&records, translator));
    } else {
        tell(&records, translator);
    }
    if records.iter().all(|record| record.found.is_ok()) { Ok(()) } else { Err(Failure::Faults) }
}

/// The result of one record.
struct Verdict {
    file: PathBuf,
    record: usize,
    found: Result<Checked, Unproved>,
}

fn tell(records: &[Verdict], translator: &Translator) {
    for record in records {
        match &record.found {
            Ok(checked) => said(record, checked).iter().for_each(|line| output::print(translator.say(line))),
            Err(why) => {
                let fault = Phrase::new("cli-fault")
                    .with("file", record.file.display().to_string())
                    .with("record", record.record)
                    .with("what", why.phrase());
                output::remark(translator.say(&fault));
            }
        }
    }
    let proved: Vec<&Checked> = records.iter().filter_map(|record| record.found.as_ref().ok()).collect();
    if !proved.is_empty() {
        output::print("");
        conclusions(&proved).into_iter().for_each(|key| output::print(translator.get(key)));
    }
}

/// The lines for a record whose deal follows from the promises: the pledge, then what every seat
/// did.
fn said(record: &Verdict, checked: &Checked) -> Vec<Phrase> {
    let head = Phrase::new("verify-fair").with("record", record.record).with("table", checked.table.as_str());
    let pledge = Phrase::new("verify-compare").with("commitment", checked.commitment.as_str());
    let seats = checked.seats.iter().enumerate().map(|(number, seat)| {
        let key = match seat.origin {
            Origin::Shown => "verify-seat-shown",
            Origin::Withheld => "verify-seat-withheld",
            Origin::Filler => "verify-seat-filler",
            Origin::Drawn => "verify-seat-drawn",
        };
        let promise = seat.promise.as_deref().unwrap_or_default();
        Phrase::new(key).with("number", number).with("promise", promise)
    });
    [head, pledge].into_iter().chain(seats).collect()
}

/// The keys of what these records prove, each once, and of what they do not.
fn conclusions(proved: &[&Checked]) -> Vec<&'static str> {
    let is = |wanted: &str| proved.iter().any(|checked| proof(checked) == wanted);
    let withheld = proved.iter().any(|checked| !checked.seats_of(Origin::Withheld).is_empty());
    let proofs =
        ["verify-proves", "verify-proves-pledge", "verify-proves-first"].into_iter().filter(|key| is(key));
    proofs.chain(withheld.then_some("verify-proves-withheld")).chain(["verify-proves-not"]).collect()
}

/// The key of what a record proves.
fn proof(checked: &Checked) -> &'static str {
    match checked.algorithm {
        Algorithm::First => "verify-proves-first",
        Algorithm::Second if checked.contributed().is_empty() => "verify-proves-pledge",
        Algorithm::Second => "verify-proves",
    }
}

fn json(records: &[Verdict], translator: &Translator) -> Value {
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
                "algorithm": checked.algorithm.name(),
                "deal": checked.deal,
                "seats": checked.seats.len(),
                "contributed": checked.contributed(),
                "withheld": checked.seats_of(Origin::Withheld),
                "promises": checked.seats.iter().map(|seat| &seat.promise).collect::<Vec<_>>(),
            }),
            Err(why) => json!({
                "file": file,
                "record": record.record,
                "fair": false,
                "code": why.code(),
                "message": translator.say(&why.phrase()),
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
