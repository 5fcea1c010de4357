//! Doppelgängers: stand in for the led faction, without its power (C8.5).

use super::Power;
use crate::faction::Faction;

pub(super) struct Doppelgangers;

impl Power for Doppelgangers {
    const FACTION: Faction = Faction::Doppelgangers;
    const STANDS_IN: bool = true;
}
