//! The events of a game, kept until they are told.

use crate::{Json, Story};
use interregnum_kernel::{EventOf, Game, MAX_SEATS, ToldOf, Viewer};
use std::fmt;

/// All events of an entry; each viewer gets what that viewer may know.
pub(crate) trait Tale: Send + Sync {
    /// What a viewer learns.
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
    /// Equal if every viewer learns the same.
    fn eq(&self, other: &Self) -> bool {
        Viewer::all(MAX_SEATS).all(|viewer| self.told(viewer) == other.told(viewer))
    }
}

impl fmt::Debug for dyn Tale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tale(…)")
    }
}
