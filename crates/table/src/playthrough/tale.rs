//! What happened in a game, kept until it is told.

use crate::{Json, Story};
use interregnum_kernel::{EventOf, Game, MAX_SEATS, ToldOf, Viewer};
use std::fmt;

/// What happened in a game, whole; each viewer is told what that viewer may know.
pub(crate) trait Tale: Send + Sync {
    /// What a viewer is told.
    fn told(&self, viewer: Viewer) -> Story;
}

/// The events of one game.
pub(super) struct Events<G: Game>(pub(super) Box<[EventOf<G>]>);

impl<G: Game> Tale for Events<G> {
    fn told(&self, viewer: Viewer) -> Story {
        let told: Vec<ToldOf<G>> = self.0.iter().map(|event| event.told(viewer)).collect();
        Story { events: Json::of(&told), phrases: G::narrate(&told) }
    }
}

impl PartialEq for dyn Tale {
    /// Tales are the same if everybody is told the same.
    fn eq(&self, other: &Self) -> bool {
        Viewer::all(MAX_SEATS).all(|viewer| self.told(viewer) == other.told(viewer))
    }
}

impl fmt::Debug for dyn Tale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tale(…)")
    }
}
