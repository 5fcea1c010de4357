//! Dragons: the player of the last Dragon in a trick leads the next (C9.1).

use super::Power;
use crate::faction::Faction;
use interregnum_kernel::Rule;

pub(super) struct Dragons;

impl Power for Dragons {
    const FACTION: Faction = Faction::Dragons;
    const LEADS_NEXT: Option<Rule> = Some(Rule("C9.1"));
}
