//! Trolls: in phase two the winner of a trick scores only the highest; the others wait aside
//! (C9.8).

use super::Power;
use crate::faction::Faction;
use crate::happening::{ClaimEvent, Zone};
use crate::spoils::Spoils;
use interregnum_kernel::{Rule, Witness};

pub(super) struct Trolls;

const RULE: Rule = Rule("C9.8");

impl Power for Trolls {
    const FACTION: Faction = Faction::Trolls;
    const GATHERS: bool = true;

    #[inline]
    fn gather<W: Witness<ClaimEvent>>(spoils: &mut Spoils<'_, W>) {
        let played = spoils.of(Self::FACTION);
        let waiting = spoils.aside().faction(Self::FACTION);
        let Some(highest) = played.beside(waiting).highest() else { return };
        let (to_winner, last) = (Zone::Score(spoils.winner()), spoils.is_last());
        let scored = |troll| troll == highest || last;
        for troll in played.cards() {
            spoils.send(troll, if scored(troll) { to_winner } else { Zone::Aside }, RULE);
        }
        for troll in waiting.cards().filter(|&troll| scored(troll)) {
            spoils.carry(troll, Zone::Aside, to_winner, RULE);
        }
    }
}
