//! Dwarves: in phase two they go to the loser (C8.3), or to the player of the lowest card (C8.4).

use super::Power;
use crate::faction::Faction;
use crate::happening::{ClaimEvent, Zone};
use crate::spoils::Spoils;
use interregnum_kernel::{Rule, Witness};

pub(super) struct Dwarves;

impl Power for Dwarves {
    const FACTION: Faction = Faction::Dwarves;
    const GATHERS: bool = true;

    #[inline]
    fn gather<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
        let (taker, rule) = if spoils.players() == 2 {
            (spoils.winner().clockwise(1, 2), Rule("C8.3"))
        } else {
            (spoils.lowest(), Rule("C8.4"))
        };
        for dwarf in spoils.of(Self::FACTION).cards() {
            spoils.send(dwarf, Zone::Score(taker), rule);
        }
    }
}
