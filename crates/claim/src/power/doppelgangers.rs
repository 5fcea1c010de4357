//! Doppelgängers: stand in for whatever is led, and take none of its powers (C8.5).

use super::Power;
use crate::faction::Faction;

pub(super) struct Doppelgangers;

impl Power for Doppelgangers {
    const FACTION: Faction = Faction::Doppelgangers;
    const STANDS_IN: bool = true;
}
