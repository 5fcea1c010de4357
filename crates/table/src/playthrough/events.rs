//! The events of a log entry, complete until each viewer gets their part.

use crate::{Chapter, Json, MovedBy};
use interregnum_kernel::{self as kernel, EventOf, Game, MAX_SEATS, Seat, Viewer};
use std::fmt;

/// The events of one log entry of any game.
pub(crate) trait AnyEvents: Send + Sync {
    /// What a viewer learns from them.
    fn told(&self, viewer: Viewer) -> Chapter;
}

/// The events of one game, with the seat that caused them if it was one alone.
pub(super) struct Events<G: Game> {
    pub(super) actor: Option<(Seat, MovedBy)>,
    pub(super) events: Box<[EventOf<G>]>,
}

impl<G: Game> AnyEvents for Events<G> {
    fn told(&self, viewer: Viewer) -> Chapter {
        let chapter = kernel::Chapter::<G, MovedBy>::new(self.actor, &self.events, Some(viewer));
        Chapter { events: Some(Json::of(&chapter.events)), ..Chapter::of(chapter) }
    }
}

impl PartialEq for dyn AnyEvents {
    /// Events are the same if all viewers learn the same.
    fn eq(&self, other: &Self) -> bool {
        Viewer::all(MAX_SEATS).all(|viewer| self.told(viewer) == other.told(viewer))
    }
}

impl fmt::Debug for dyn AnyEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Events(…)")
    }
}
