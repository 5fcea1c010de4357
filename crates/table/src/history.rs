//! What a table remembers of its log besides the state: what was told last, what was asked
//! last, what was said last.

use crate::playthrough::AnyEvents;
use crate::state::State;
use crate::{
    Chapter, ChatContent, ChatMessage, Commitment, Deed, Entry, Happening, Json, MovedBy, News, PersonId,
    RequestId, Time, Told, Version,
};
use interregnum_kernel::{Seat, SeatSet, Viewer};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::sync::Arc;

/// How many entries a table remembers; a viewer who missed more gets the scene.
pub(crate) const RECENT: usize = 32;
/// How many requests a table remembers at least. A client repeats what was not answered before its
/// connection was lost; meanwhile others may have asked for much.
const REQUESTS: usize = 512;
/// How many of the newest requests are copied with a table; older ones are shared.
const NEWEST_REQUESTS: usize = 32;
/// How many chat messages a scene shows.
const LINES: usize = 50;

/// What a table remembers of its log besides the state. A table is cloned for every decision, so
/// clones share what is large.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct History {
    /// The version after the newest entry.
    version: Version,
    recent: VecDeque<Memory>,
    requests: Requests,
    talk: Arc<VecDeque<Spoken>>,
}

/// Something that was said, and by whom: a name alone does not tell.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Spoken {
    pub(crate) speaker: Option<PersonId>,
    /// The version after it.
    pub(crate) version: Version,
    pub(crate) message: ChatMessage,
}

/// The last requests that were done, and the versions after them.
#[derive(Clone, PartialEq, Debug, Default)]
struct Requests {
    older: Arc<VecDeque<(RequestKey, Version)>>,
    newest: Vec<(RequestKey, Version)>,
}

impl Requests {
    fn note(&mut self, key: RequestKey, version: Version) {
        if self.newest.len() == NEWEST_REQUESTS {
            let older = Arc::make_mut(&mut self.older);
            older.extend(self.newest.drain(..));
            older.drain(..older.len().saturating_sub(REQUESTS));
        }
        self.newest.push((key, version));
    }

    fn version_after(&self, key: RequestKey) -> Option<Version> {
        let mut all = self.newest.iter().rev().chain(self.older.iter().rev());
        all.find(|(done, _)| *done == key).map(|(_, version)| *version)
    }
}

/// A request that was done, by the first bytes of a hash: many tables remember many of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RequestKey([u8; 16]);

impl RequestKey {
    fn of(who: &PersonId, id: &RequestId) -> Self {
        let digest: [u8; 32] =
            Sha256::new_with_prefix(who.as_bytes()).chain_update(id.as_str()).finalize().into();
        let mut key = [0; 16];
        key.copy_from_slice(&digest[..16]);
        Self(key)
    }
}

/// An entry as it will be told.
#[derive(Clone, PartialEq, Debug)]
struct Memory {
    at: Time,
    what: Kept,
}

/// What is kept of an entry until nobody can have missed it. Nearly all are moves, and there are
/// many tables: of a move it is what will be told, and no more.
#[derive(Clone, PartialEq, Debug)]
enum Kept {
    /// The making of the table, of which everybody knows all.
    Making,
    /// A move, by these seats.
    Move { turn: crate::Turn, by: Movers, timeout: bool, events: Option<Arc<dyn AnyEvents>> },
    /// Anything else, as it stands in the log.
    Other(Arc<(Happening, Seen)>),
}

/// Who acted in a move, and for whom others did.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Movers {
    all: SeatSet,
    clock: SeatSet,
    stand_in: SeatSet,
}

impl Movers {
    fn of(moves: &[Deed]) -> Self {
        let by = |by: MovedBy| moves.iter().filter(|deed| deed.by == by).map(|deed| deed.seat).collect();
        let all = moves.iter().map(|deed| deed.seat).collect();
        Self { all, clock: by(MovedBy::Clock), stand_in: by(MovedBy::StandIn) }
    }

    fn of_seat(&self, seat: Seat) -> MovedBy {
        if self.clock.contains(seat) {
            MovedBy::Clock
        } else if self.stand_in.contains(seat) {
            MovedBy::StandIn
        } else {
            MovedBy::Player
        }
    }
}

/// What of an entry depends on the state after it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) events: Option<Arc<dyn AnyEvents>>,
    pub(crate) turn: crate::Turn,
    pub(crate) winners: Vec<Seat>,
    /// What the server pledges for the next game.
    pub(crate) next: Option<Commitment>,
}

impl History {
    /// Takes note of the request that an entry came of.
    pub(crate) fn note_request(&mut self, entry: &Entry, version: Version) {
        if let Some(cause) = &entry.cause {
            self.requests.note(RequestKey::of(&cause.who, &cause.id), version);
        }
    }

    /// Takes note of an entry that has been taken in.
    pub(crate) fn note(&mut self, entry: &Entry, version: Version, state: &State, seen: Seen) {
        self.note_request(entry, version);
        let words = match &entry.what {
            Happening::Said { seat, text } => Some((*seat, ChatContent::Text(text.clone()))),
            Happening::Gestured { seat, emote } => Some((*seat, ChatContent::Emote(*emote))),
            _ => None,
        };
        if let Some((seat, words)) = words {
            let person = state.person(seat);
            let name = person.map_or_else(String::new, |person| person.name.clone());
            let message = ChatMessage { at: entry.at, name, words };
            let spoken = Spoken { speaker: person.map(|person| person.holder), version, message };
            keep(Arc::make_mut(&mut self.talk), LINES, spoken);
        }
        self.version = version;
        keep(&mut self.recent, RECENT, Memory { at: entry.at, what: Kept::of(&entry.what, seen) });
    }

    /// The version after what came of a request, if it was done.
    pub(crate) fn done(&self, who: &PersonId, id: &RequestId) -> Option<Version> {
        self.requests.version_after(RequestKey::of(who, id))
    }

    /// What a viewer learns of the entry that led to a version.
    pub(crate) fn told(&self, viewer: Viewer, version: Version) -> Option<Told> {
        let back = usize::try_from(self.version.0.checked_sub(version.0)?).ok()?;
        let memory = self.recent.iter().rev().nth(back)?;
        Some(Told { version, at: memory.at, news: memory.what.news(viewer) })
    }

    /// When the newest entry happened.
    pub(crate) fn last_at(&self) -> Option<Time> {
        self.recent.back().map(|memory| memory.at)
    }

    /// What was said last, the latest at the end.
    pub(crate) fn talk(&self) -> impl Iterator<Item = &Spoken> {
        self.talk.iter()
    }
}

/// Keeps the last `most` things.
fn keep<T>(things: &mut VecDeque<T>, most: usize, thing: T) {
    if things.len() == most {
        things.pop_front();
    }
    things.push_back(thing);
}

impl Kept {
    fn of(what: &Happening, seen: Seen) -> Self {
        match what {
            Happening::Created { .. } => Self::Making,
            Happening::Played { moves, timeout } => {
                Self::Move { turn: seen.turn, by: Movers::of(moves), timeout: *timeout, events: seen.events }
            }
            other => Self::Other(Arc::new((other.clone(), seen))),
        }
    }

    /// What a viewer may know of an entry. What happened in the game is told by the game's own
    /// events.
    fn news(&self, viewer: Viewer) -> News {
        match self {
            Self::Making => News::Created,
            Self::Move { turn, by, timeout, events } => News::Played {
                turn: *turn,
                seats: by.all.collect(),
                by: by.all.map(|seat| by.of_seat(seat)).collect(),
                timeout: *timeout,
                story: story(events.as_deref(), viewer),
            },
            Self::Other(kept) => other(&kept.0, &kept.1, viewer),
        }
    }
}

fn story(events: Option<&dyn AnyEvents>, viewer: Viewer) -> Chapter {
    let none =
        || Chapter { seat: None, by: MovedBy::Player, events: Some(Json::of(&[(); 0])), phrases: Vec::new() };
    events.map_or_else(none, |events| events.told(viewer))
}

/// What a viewer may know of an entry that is no move: with [`Kept::news`] the one place where
/// that is decided.
fn other(what: &Happening, seen: &Seen, viewer: Viewer) -> News {
    match what.clone() {
        Happening::Sat { seat, name, commitment, .. } => News::Sat { seat, name, commitment },
        Happening::Rose { seat, unseated } => News::Rose { seat, unseated },
        Happening::Found { seat, played } => News::Found { seat, played },
        Happening::Dealt { bytes, .. } => News::Dealt { bytes, story: story(seen.events.as_deref(), viewer) },
        Happening::Chose { seat, action, .. } => {
            News::Chose { seat, action: Some(action).filter(|_| viewer == Viewer::Seat(seat)) }
        }
        Happening::TookBack { .. } => News::TookBack { turn: seen.turn },
        // A game that is over always has a pledge for the next.
        Happening::Ended { ending, .. } => {
            seen.next.map_or(News::Hidden, |next| News::Ended { ending, winners: seen.winners.clone(), next })
        }
        other => shared(other),
    }
}

macro_rules! define_shared {
    ($($(#[$doc:meta])* $variant:ident $({ $($(#[$about:meta])* $field:ident: $type:ty,)* })?,)*) => {
        /// Converts an event that is the same in the log and for every viewer.
        fn shared(what: Happening) -> News {
            match what {
                $(Happening::$variant $({ $($field),* })? => News::$variant $({ $($field),* })?,)*
                // Told above; every new kind of entry has to be decided there or is shared.
                Happening::Created { .. }
                | Happening::Sat { .. }
                | Happening::Rose { .. }
                | Happening::Found { .. }
                | Happening::Dealt { .. }
                | Happening::Chose { .. }
                | Happening::Played { .. }
                // It is hidden from every viewer: see `Table::note`.
                | Happening::Planned { .. }
                | Happening::TookBack { .. }
                | Happening::Ended { .. } => News::Hidden,
            }
        }
    };
}
shared_events!(define_shared);
