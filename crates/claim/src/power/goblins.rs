//! Goblins: no power (C8.1).

use super::Power;
use crate::faction::Faction;

pub(super) struct Goblins;

impl Power for Goblins {
    const FACTION: Faction = Faction::Goblins;
}
