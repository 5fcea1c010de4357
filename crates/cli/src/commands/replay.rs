//! `replay`: tells a game as prose.

use super::check::each_line;
use crate::failure::Failure;
use crate::speech::Speech;
use clap::ArgMatches;
use interregnum_games::{Visit, visit_record};
use interregnum_kernel::{EventOf, Game, Lawful, Phrase, Record, Seat, ToldOf, Viewer, replay};
use interregnum_text::Seats;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<(), Failure> {
    let wanted = matches.get_one::<usize>("record").copied().unwrap_or(1);
    let path = matches.get_one::<PathBuf>("file").ok_or(Failure::Faults)?;
    let viewer = viewer(matches)?;
    let mut found = None;
    let mut records = 0;
    each_line(path, |number, line| {
        records = number;
        if number == wanted {
            let text = line.map_err(|()| Failure::Bad(Phrase::new("cli-error-utf8")))?;
            found = Some(
                visit_record(text, Tale { text, viewer, speech }).map_err(|bad| Failure::Bad(bad.phrase())),
            );
        }
        Ok(())
    })?;
    found.unwrap_or_else(|| {
        let phrase = Phrase::new("cli-error-record").with("number", wanted).with("records", records);
        Err(Failure::Bad(phrase))
    })?
}

/// Through whose eyes the game is told; `None`: with all cards open.
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

struct Tale<'a> {
    text: &'a str,
    viewer: Option<Viewer>,
    speech: &'a Speech,
}

impl Visit for Tale<'_> {
    type Output = Result<(), Failure>;

    fn game<G: Lawful>(self) -> Result<(), Failure> {
        let record = Record::<G>::read(self.text).map_err(|bad| Failure::Bad(bad.phrase()))?;
        if let Some(seat) = self.viewer.and_then(Viewer::seat)
            && seat.index() >= record.seats.len()
        {
            return Err(Failure::bad("cli-error-seat", seat.to_string()));
        }
        let (lines, ending) = tale(&record, self.viewer, self.speech);
        let mut screen = BufWriter::new(std::io::stdout());
        for line in &lines {
            writeln!(screen, "{line}").map_err(Failure::screen)?;
        }
        screen.flush().map_err(Failure::screen)?;
        ending
    }
}

/// A game in sentences, and how it ended: well, or with a fault.
pub(crate) fn tale<G: Game>(
    record: &Record<G>,
    viewer: Option<Viewer>,
    speech: &Speech,
) -> (Vec<String>, Result<(), Failure>) {
    let names = Seats {
        names: record.seats.iter().map(|seat| seat.name.clone()).collect(),
        reader: viewer.and_then(Viewer::seat),
    };
    let mut lines = Vec::new();
    if let Ok(game) = G::start(&record.options, &record.deal) {
        lines.extend(sentences::<G>(&game.opening(), viewer, speech, &names));
    }
    let end = replay(record, |step| lines.extend(sentences::<G>(&step.events, viewer, speech, &names)));
    match end {
        Ok(game) => {
            if let Some(outcome) = game.outcome() {
                lines.push(String::new());
                lines.push(speech.say_to(&ending(outcome.winners.collect()), &names));
            }
            (lines, Ok(()))
        }
        Err(fault) => {
            let fault = Phrase::new("cli-replay-fault").with("what", fault.phrase());
            (lines, Err(Failure::Bad(fault)))
        }
    }
}

fn sentences<G: Game>(
    events: &[EventOf<G>],
    viewer: Option<Viewer>,
    speech: &Speech,
    names: &Seats,
) -> Vec<String> {
    let told = |event: &EventOf<G>| viewer.map_or_else(|| event.open(), |viewer| event.told(viewer));
    let told: Vec<ToldOf<G>> = events.iter().map(told).collect();
    let phrases = G::narrate(&told);
    let mut lines = Vec::new();
    for phrase in phrases {
        if G::is_heading(&phrase) {
            lines.push(String::new());
        }
        lines.push(speech.say_to(&phrase, names));
    }
    lines
}

/// Who won.
pub(crate) fn ending(winners: Vec<Seat>) -> Phrase {
    match winners.as_slice() {
        [] => Phrase::new("outcome-draw"),
        [seat] => Phrase::new("outcome-won").with("seat", *seat),
        seats => {
            let names =
                seats.iter().map(|seat| Phrase::new("seat-name").with("seat", *seat)).collect::<Vec<_>>();
            Phrase::new("outcome-won-together").with("seats", names)
        }
    }
}
