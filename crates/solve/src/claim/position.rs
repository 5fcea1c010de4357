//! A position of the search, between two tricks, and the position after a trick.

use super::lanes::Lanes;
use super::roster::{Mask, Numbers, Roster, highest};

/// The representation of a need of zero; needs may be negative.
pub(super) const ZERO: u64 = 0x40;

/// A position between two tricks. The roster knows the owner of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The cards in both hands.
    pub(super) left: Mask,
    /// By faction: the weight that seat 0 needs for the vote, plus [`ZERO`].
    pub(super) need: Lanes,
    /// By faction: the weight that is still to be scored.
    pub(super) rest: Lanes,
    /// Trolls aside (C9.8).
    pub(super) aside: Mask,
    /// Gnomes in front of each seat (C9.5).
    pub(super) fronts: [Mask; 2],
    /// The seats that have scored a highest card of the faction with several of them (see
    /// [`Vote::Split`](super::vote::Vote)).
    pub(super) tops: [bool; 2],
    /// Who leads.
    pub(super) leader: u8,
}

impl Position {
    /// A position without a card.
    pub(super) const fn led_by(leader: usize) -> Self {
        Self {
            left: 0,
            need: Lanes::all(ZERO),
            rest: Lanes::NOTHING,
            aside: 0,
            fronts: [0; 2],
            tops: [false; 2],
            leader: leader as u8,
        }
    }

    /// The hand of a seat.
    #[inline]
    pub(super) const fn hand(&self, roster: &Roster, seat: usize) -> Mask {
        self.left & roster.owned[seat]
    }

    /// How many tricks are to come.
    #[inline]
    pub(super) const fn tricks(&self) -> usize {
        self.left.count_ones() as usize / 2
    }

    /// The position after a trick of these two cards (C10.1).
    #[inline]
    pub(super) fn after(&self, roster: &Roster, led: usize, reply: usize) -> Self {
        let mut next = *self;
        let leader = usize::from(self.leader);
        let winner = leader ^ (roster.loses_to[led] >> reply & 1) as usize;
        next.leader = (leader ^ (roster.leads_after[led] >> reply & 1) as usize) as u8;
        next.left &= !(1 << led | 1 << reply);
        if roster.has_wanderers {
            next.gather(roster, 1 << led | 1 << reply, winner);
        } else {
            next.score(roster, led, winner);
            next.score(roster, reply, winner);
        }
        next
    }

    /// A card is scored by the winner of a trick, or by the loser (C7.2, C8.3).
    #[inline]
    fn score(&mut self, roster: &Roster, card: usize, winner: usize) {
        let taker = winner ^ (roster.to_loser >> card & 1) as usize;
        let weight = roster.weight[card];
        self.rest = self.rest - weight;
        self.need = self.need - if taker == 0 { weight } else { Lanes::NOTHING };
    }

    /// Scores a trick with Trolls, Gnomes or Giants, or with one of several highest cards.
    fn gather(&mut self, roster: &Roster, mut trick: Mask, winner: usize) {
        let trolls = self.aside | trick & roster.trolls;
        trick &= !roster.trolls;
        if trolls != 0 {
            let scored = if self.left == 0 { trolls } else { 1 << highest(trolls) };
            self.aside = trolls & !scored;
            trick |= scored;
        }
        self.fronts[winner] |= trick & roster.gnomes;
        trick &= !roster.gnomes;
        let loser = 1 - winner;
        for giant in Numbers(trick & roster.giants) {
            let prey = self.fronts[loser] & roster.kin[giant];
            self.fronts[loser] &= !(prey & prey.wrapping_neg());
        }
        for card in Numbers(trick) {
            self.score(roster, card, winner);
            self.tops[winner] |= roster.tops >> card & 1 == 1;
        }
    }
}
