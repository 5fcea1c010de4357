//! Phase two: where the cards of a trick go, power by power (C10.1).

use crate::card::Card;
use crate::card_set::CardSet;
use crate::faction::Faction;
use crate::happening::{ClaimEvent, Zone};
use crate::power::{self, Traits};
use crate::score::side;
use crate::trick::{SEATS, Trick};
use interregnum_kernel::{BySeat, Rule, Seat, SeatSet, Witness};

/// The card sets between which phase two moves cards, borrowed for one trick.
pub(crate) struct PhaseTwoZones<'a> {
    pub(crate) players: usize,
    pub(crate) scores: &'a mut BySeat<CardSet, SEATS>,
    pub(crate) fronts: &'a mut BySeat<CardSet, SEATS>,
    pub(crate) aside: &'a mut CardSet,
    pub(crate) discards: &'a mut CardSet,
}

impl PhaseTwoZones<'_> {
    /// C10.1: distributes the cards of a won trick, power by power.
    #[inline(always)]
    pub(crate) fn gather<const N: usize>(
        self,
        trick: &Trick,
        winner: Seat,
        last: bool,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        if trick.traits::<N>().has(Traits::GATHERS) || !self.aside.is_empty() || last {
            let left = trick.all::<N>().into_iter().collect();
            let mut spoils = Spoils { zones: self, trick, winner, last, left, witness };
            power::gather(&mut spoils);
            spoils.score_rest();
            if last {
                power::end(&mut spoils);
            }
        } else {
            for card in trick.all::<N>() {
                self.scores[winner].insert(card);
                witness.note(|| ClaimEvent::moved(card, Zone::Trick, Zone::Score(winner), "C7.2"));
            }
        }
    }
}

/// The cards of a won trick of phase two, until all are distributed.
pub(crate) struct Spoils<'a, W> {
    zones: PhaseTwoZones<'a>,
    trick: &'a Trick,
    winner: Seat,
    last: bool,
    /// The cards not yet distributed.
    left: CardSet,
    witness: &'a mut W,
}

impl<W: Witness<ClaimEvent>> Spoils<'_, W> {
    /// Who won the trick.
    #[inline]
    pub(crate) const fn winner(&self) -> Seat {
        self.winner
    }

    /// Whether it was the last trick of the game.
    #[inline]
    pub(crate) const fn is_last(&self) -> bool {
        self.last
    }

    #[inline]
    pub(crate) const fn players(&self) -> usize {
        self.zones.players
    }

    /// C8.4: the seat that played the lowest value; among equals the last.
    pub(crate) fn lowest(&self) -> Seat {
        self.trick.leader().clockwise(self.trick.lowest_place(), self.players())
    }

    /// The winner's opponents: with four players, the other team (C3.3).
    pub(crate) fn opponents(&self) -> SeatSet {
        let players = self.players();
        let against = |seat: Seat| side(seat, players) != side(self.winner, players);
        Seat::all(players).filter(|&seat| against(seat)).collect()
    }

    /// Whether a card of the faction is in the trick or lies aside.
    #[inline]
    pub(crate) fn concerns(&self, faction: Faction) -> bool {
        !self.of(faction).is_empty() || !self.zones.aside.faction(faction).is_empty()
    }

    /// The cards of a faction in the trick that are not yet distributed.
    #[inline]
    pub(crate) fn of(&self, faction: Faction) -> CardSet {
        self.left.faction(faction)
    }

    /// The cards aside.
    #[inline]
    pub(crate) const fn aside(&self) -> CardSet {
        *self.zones.aside
    }

    /// The cards in front of a seat.
    #[inline]
    pub(crate) fn front(&self, seat: Seat) -> CardSet {
        self.zones.fronts[seat]
    }

    /// Moves a card of the trick to a zone.
    #[inline]
    pub(crate) fn send(&mut self, card: Card, to: Zone, rule: Rule) {
        self.left.remove(card);
        self.zones.zone(to).insert(card);
        self.witness.note(|| ClaimEvent::moved(card, Zone::Trick, to, rule.0));
    }

    /// Moves a card that is not in the trick from zone to zone.
    #[inline]
    pub(crate) fn carry(&mut self, card: Card, from: Zone, to: Zone, rule: Rule) {
        self.zones.zone(from).remove(card);
        self.zones.zone(to).insert(card);
        self.witness.note(|| ClaimEvent::moved(card, from, to, rule.0));
    }

    /// C7.2: the rest goes to the winner's score pile.
    #[inline]
    pub(crate) fn score_rest(&mut self) {
        for card in self.left.cards() {
            self.zones.scores[self.winner].insert(card);
            let winner = self.winner;
            self.witness.note(|| ClaimEvent::moved(card, Zone::Trick, Zone::Score(winner), "C7.2"));
        }
        self.left = CardSet::EMPTY;
    }
}

impl PhaseTwoZones<'_> {
    /// The cards of a zone that powers can use.
    ///
    /// # Panics
    /// If the zone is one that only the engine touches.
    #[inline]
    fn zone(&mut self, zone: Zone) -> &mut CardSet {
        match zone {
            Zone::Score(seat) => &mut self.scores[seat],
            Zone::Front(seat) => &mut self.fronts[seat],
            Zone::Aside => self.aside,
            Zone::Discards => self.discards,
            Zone::Pile | Zone::FaceUp | Zone::Hand(_) | Zone::Trick | Zone::Followers(_) => {
                unreachable!("powers move cards between score piles, fronts, aside and discards")
            }
        }
    }
}
