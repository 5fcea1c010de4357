//! `replay`: prints a game as prose.

use super::check::each_line;
use super::play::screen;
use crate::failure::Failure;
use crate::output;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_games::{RegisteredGame, Visit, visit_record};
use interregnum_kernel::{Phrase, Record, Seat, Viewer};
use interregnum_text::transcript;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let wanted = matches.get_one::<usize>("record").copied().unwrap_or(1);
    let path = matches.get_one::<PathBuf>("file").ok_or(Failure::Faults)?;
    let viewer = viewer(matches)?;
    let mut found = None;
    let mut records = 0;
    each_line(path, |number, line| {
        records = number;
        if number == wanted {
            found = Some(line.map_err(|()| Failure::Bad(Phrase::new("cli-error-utf8")))?.to_owned());
        }
        Ok(())
    })?;
    let Some(text) = found.as_deref() else {
        let phrase = Phrase::new("cli-error-record").with("number", wanted).with("records", records);
        return Err(Failure::Bad(phrase));
    };
    if matches.get_flag("screen") {
        return screen::replay(matches, text, viewer, translator);
    }
    visit_record(text, Telling { text, viewer, translator }).map_err(|bad| Failure::Bad(bad.phrase()))?
}

/// The point of view; `None` shows all cards.
fn viewer(matches: &ArgMatches) -> Result<Option<Viewer>, Failure> {
    let word = matches.get_one::<String>("viewer").map_or("all", String::as_str);
    match word {
        "all" => Ok(None),
        "spectator" => Ok(Some(Viewer::Spectator)),
        number => {
            let seat = number.parse().ok().and_then(Seat::checked);
            seat.map(|seat| Some(Viewer::Seat(seat))).ok_or_else(|| Failure::bad("cli-error-seat", number))
        }
    }
}

struct Telling<'a> {
    text: &'a str,
    viewer: Option<Viewer>,
    translator: &'a Translator,
}

impl Visit for Telling<'_> {
    type Output = Result<(), Failure>;

    fn game<G: RegisteredGame>(self) -> Result<(), Failure> {
        let record = Record::<G>::read(self.text).map_err(|bad| Failure::Bad(bad.phrase()))?;
        if let Some(seat) = self.viewer.and_then(Viewer::seat)
            && seat.index() >= record.seats.len()
        {
            return Err(Failure::bad("cli-error-seat", seat.to_string()));
        }
        let transcript = transcript(&record, self.viewer, self.translator.catalogue());
        let mut screen = BufWriter::new(std::io::stdout());
        for line in &transcript.lines {
            writeln!(screen, "{line}").map_err(Failure::screen)?;
        }
        screen.flush().map_err(Failure::screen)?;
        match transcript.fault {
            None => Ok(()),
            Some(fault) => {
                output::remark(
                    self.translator.say(&Phrase::new("cli-replay-fault").with("what", fault.phrase())),
                );
                Err(Failure::Faults)
            }
        }
    }
}
