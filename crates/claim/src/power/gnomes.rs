//! Gnomes: won in phase two, they lie in front of their winner until the end (C9.5).

use super::Power;
use crate::faction::Faction;
use crate::happening::{ClaimEvent, Zone};
use crate::spoils::Spoils;
use interregnum_kernel::{Rule, Seat, Witness};

pub(super) struct Gnomes;

const RULE: Rule = Rule("C9.5");

impl Power for Gnomes {
    const FACTION: Faction = Faction::Gnomes;
    const GATHERS: bool = true;

    #[inline]
    fn gather<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
        let before_winner = Zone::Front(spoils.winner());
        for gnome in spoils.of(Self::FACTION).cards() {
            spoils.send(gnome, before_winner, RULE);
        }
    }

    #[inline]
    fn end<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
        for seat in Seat::all(spoils.players()) {
            for gnome in spoils.front(seat).faction(Self::FACTION).cards() {
                spoils.carry(gnome, Zone::Front(seat), Zone::Score(seat), RULE);
            }
        }
    }
}
