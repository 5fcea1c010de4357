//! Knights: beat everything when a Goblin is led (C5.4).

use super::Power;
use crate::faction::{Faction, FactionSet};

pub(super) struct Knights;

impl Power for Knights {
    const FACTION: Faction = Faction::Knights;
    const BEATS: FactionSet = FactionSet::of(&[Faction::Goblins]);
}
