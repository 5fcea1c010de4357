//! Giants: each Giant won in phase two discards one Gnome of its value in front of every opponent
//! (C9.6).

use super::Power;
use crate::card::Card;
use crate::faction::Faction;
use crate::happening::{ClaimEvent, Zone};
use crate::spoils::Spoils;
use interregnum_kernel::{Rule, Witness};

pub(super) struct Giants;

impl Power for Giants {
    const FACTION: Faction = Faction::Giants;
    const GATHERS: bool = true;

    #[inline]
    fn gather<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
        for giant in spoils.of(Self::FACTION).cards() {
            let Some(prey) = Card::new(Faction::Gnomes, giant.value()) else { continue };
            for opponent in spoils.opponents() {
                if spoils.front(opponent).contains(prey) {
                    spoils.carry(prey, Zone::Front(opponent), Zone::Discards, Rule("C9.6"));
                }
            }
        }
    }
}
