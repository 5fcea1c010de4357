//! Seers: a trick won with one in phase one lets the winner look at the pile (C9.2, C9.3).

use super::Power;
use crate::faction::Faction;
use interregnum_kernel::Rule;

pub(super) struct Seers;

impl Power for Seers {
    const FACTION: Faction = Faction::Seers;
    const LOOKS: Option<Rule> = Some(Rule("C9.2"));
    const LOOKS_AMONG_MORE: Option<Rule> = Some(Rule("C9.3"));
}
