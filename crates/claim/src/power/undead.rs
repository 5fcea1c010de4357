//! Undead: played in phase one, they go to the winner's score pile (C8.2).

use super::Power;
use crate::faction::Faction;
use interregnum_kernel::Rule;

pub(super) struct Undead;

impl Power for Undead {
    const FACTION: Faction = Faction::Undead;
    const SCORED_WHEN_PLAYED: Option<Rule> = Some(Rule("C6.4"));
}
