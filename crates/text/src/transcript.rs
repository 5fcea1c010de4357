//! A recorded game in sentences.

use crate::{Catalogue, Seats};
use interregnum_kernel::{EventOf, Fault, Game, Record, Role, Sentence, ToldOf, Viewer, replay};

/// A game in sentences, one per line, with a blank line before each new part.
pub struct Transcript<I> {
    /// The sentences, up to the first error of the record.
    pub lines: Vec<String>,
    /// The error that ended the replay, if any.
    pub fault: Option<Box<Fault<I>>>,
}

/// Writes a record in sentences for a viewer; `None` sees all cards.
pub fn transcript<G: Game>(
    record: &Record<G>,
    viewer: Option<Viewer>,
    catalogue: &Catalogue,
) -> Transcript<G::Illegal> {
    let names = Seats { names: record.names(), reader: viewer.and_then(Viewer::seat) };
    let tell = |events: &[EventOf<G>]| sentences::<G>(events, viewer, catalogue, &names);
    let mut lines = Vec::new();
    if let Ok(game) = G::start(&record.options, &record.deal) {
        lines.extend(tell(&game.opening()));
    }
    match replay(record, |step| lines.extend(tell(&step.events))) {
        Err(fault) => Transcript { lines, fault: Some(fault) },
        Ok(game) => {
            if let Some(tally) = game.tally() {
                lines.push(String::new());
                lines.extend(tally.sentences(names.reader).iter().map(|told| catalogue.say(told, &names)));
            }
            Transcript { lines, fault: None }
        }
    }
}

/// Events as sentences, with a blank line before each new part.
pub fn sentences<G: Game>(
    events: &[EventOf<G>],
    viewer: Option<Viewer>,
    catalogue: &Catalogue,
    names: &Seats,
) -> Vec<String> {
    let told = |event: &EventOf<G>| viewer.map_or_else(|| event.open(), |viewer| event.told(viewer));
    let told: Vec<ToldOf<G>> = events.iter().map(told).collect();
    let mut lines = Vec::new();
    for Sentence { phrase, role, .. } in G::narrate(&told) {
        if role == Role::Heading {
            lines.push(String::new());
        }
        lines.push(catalogue.say(&phrase, names));
    }
    lines
}
