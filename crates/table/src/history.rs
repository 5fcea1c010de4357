//! What a table remembers of its log besides the state: what was told last, what was asked
//! last, what was said last.

use crate::play::Tale;
use crate::state::State;
use crate::{Cause, Entry, Happening, Line, News, SecretHash, Time, Told, Version, Words};
use interregnum_kernel::{Seat, Viewer};
use std::collections::VecDeque;
use std::sync::Arc;

/// So many entries can be told again; whoever missed more is shown the scene.
pub(crate) const RECENT: usize = 32;
/// So many requests are known again.
const REQUESTS: usize = 32;
/// So many lines of talk are shown.
const LINES: usize = 50;

/// What a table remembers of its log besides the state.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct History {
    recent: VecDeque<Memory>,
    requests: VecDeque<(Cause, Version)>,
    talk: VecDeque<Line>,
}

/// An entry as it will be told.
#[derive(Clone, PartialEq, Debug)]
struct Memory {
    version: Version,
    at: Time,
    /// What happened; `None` for the making of the table, of which everybody knows all.
    what: Option<Happening>,
    seen: Seen,
}

/// What of an entry depends on the state after it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) tale: Option<Arc<dyn Tale>>,
    pub(crate) turn: crate::Turn,
    pub(crate) winners: Vec<Seat>,
}

impl History {
    /// Takes note of an entry that has been taken in.
    pub(crate) fn note(&mut self, entry: &Entry, version: Version, state: &State, seen: Seen) {
        if let Some(cause) = &entry.cause {
            keep(&mut self.requests, REQUESTS, (cause.clone(), version));
        }
        let words = match &entry.what {
            Happening::Said { seat, text } => Some((*seat, Words::Text(text.clone()))),
            Happening::Gestured { seat, emote } => Some((*seat, Words::Emote(*emote))),
            _ => None,
        };
        if let Some((seat, words)) = words {
            let name = state.person(seat).map_or_else(String::new, |person| person.name.clone());
            keep(&mut self.talk, LINES, Line { at: entry.at, name, words });
        }
        let making = matches!(entry.what, Happening::Created { .. });
        let what = (!making).then(|| entry.what.clone());
        keep(&mut self.recent, RECENT, Memory { version, at: entry.at, what, seen });
    }

    /// The version after what came of a request, if it was done.
    pub(crate) fn done(&self, who: &SecretHash, id: &crate::RequestId) -> Option<Version> {
        let same = |(cause, _): &&(Cause, Version)| cause.who == *who && cause.id == *id;
        self.requests.iter().rev().find(same).map(|(_, version)| *version)
    }

    /// What a viewer is told of the entry that led to a version.
    pub(crate) fn told(&self, viewer: Viewer, version: Version) -> Option<Told> {
        let first = self.recent.front()?.version;
        let place = usize::try_from(version.0.checked_sub(first.0)?).ok()?;
        let memory = self.recent.get(place)?;
        Some(Told { version, at: memory.at, news: memory.news(viewer) })
    }

    pub(crate) fn talk(&self) -> Vec<Line> {
        self.talk.iter().cloned().collect()
    }
}

/// Keeps the last `most` things.
fn keep<T>(things: &mut VecDeque<T>, most: usize, thing: T) {
    if things.len() == most {
        things.pop_front();
    }
    things.push_back(thing);
}

impl Memory {
    /// What a viewer may know of an entry: the one place where that is decided. What happened
    /// in the game is told by the game's own events.
    fn news(&self, viewer: Viewer) -> News {
        let Some(what) = self.what.clone() else { return News::Created };
        match what {
            Happening::Sat { seat, name, commitment, .. } => News::Sat { seat, name, commitment },
            Happening::BotSat { seat, bot } => News::BotSat { seat, bot },
            Happening::Rose { seat } => News::Rose { seat },
            Happening::Closed => News::Closed,
            Happening::Committed { seat, commitment } => News::Committed { seat, commitment },
            Happening::Filled { until } => News::Filled { until },
            Happening::Showed { seat, bytes } => News::Showed { seat, bytes },
            Happening::Dealt { bytes, .. } => News::Dealt { bytes, story: self.story(viewer) },
            Happening::Chose { seat, action } => {
                News::Chose { seat, action: Some(action).filter(|_| viewer == Viewer::Seat(seat)) }
            }
            Happening::Played { moves, timeout } => News::Played {
                turn: self.seen.turn,
                seats: moves.iter().map(|deed| deed.seat).collect(),
                timeout,
                story: self.story(viewer),
            },
            Happening::Proposed { seat, what } => News::Proposed { seat, what },
            Happening::Answered { seat, what, agree } => News::Answered { seat, what, agree },
            Happening::TookBack { .. } => News::TookBack { turn: self.seen.turn },
            Happening::Ended { ending, next } => {
                News::Ended { ending, winners: self.seen.winners.clone(), next: next.commitment() }
            }
            Happening::Rematched => News::Rematched,
            other => people(other),
        }
    }

    fn story(&self, viewer: Viewer) -> crate::Story {
        let none = || crate::Story { events: crate::Json::of(&[(); 0]), phrases: Vec::new() };
        self.seen.tale.as_ref().map_or_else(none, |tale| tale.told(viewer))
    }
}

/// What everybody is told of people coming, going and talking.
fn people(what: Happening) -> News {
    match what {
        Happening::Lost { seat, until } => News::Lost { seat, until },
        Happening::Found { seat } => News::Found { seat },
        Happening::Left { seat } => News::Left { seat },
        Happening::GraceOver { seat } => News::GraceOver { seat },
        Happening::Decided { seat, about, choice } => News::Decided { seat, about, choice },
        Happening::StoodIn { seat, bot, for_good } => News::StoodIn { seat, bot, for_good },
        Happening::Said { seat, text } => News::Said { seat, text },
        Happening::Gestured { seat, emote } => News::Gestured { seat, emote },
        Happening::ChatSwitched { on } => News::ChatSwitched { on },
        Happening::GaveBack { lost } => News::GaveBack { lost },
        // Told above; every new kind of entry has to be decided here or there.
        Happening::Closed
        | Happening::Rematched
        | Happening::Created { .. }
        | Happening::Sat { .. }
        | Happening::BotSat { .. }
        | Happening::Rose { .. }
        | Happening::Committed { .. }
        | Happening::Filled { .. }
        | Happening::Showed { .. }
        | Happening::Dealt { .. }
        | Happening::Chose { .. }
        | Happening::Played { .. }
        | Happening::Proposed { .. }
        | Happening::Answered { .. }
        | Happening::TookBack { .. }
        | Happening::Ended { .. } => News::Hidden,
    }
}
