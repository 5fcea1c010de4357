//! Which cards the stand-ins beat: the facts that a verdict rests on, so that it also holds
//! where other cards of the same order are left.

use super::bits::{extract, spread};
use super::roster::{Mask, Numbers, Roster, highest};

/// Pairs of a stand-in and a card of the other hand: a row of [`ROW`] bits for each stand-in.
pub(super) type Facts = u128;

/// A bit for each card of a hand.
const ROW: u32 = 13;
/// The most stand-ins for which facts are kept; with more, positions are distinguished card by
/// card.
pub(super) const ROWS: usize = 9;

impl Roster {
    /// The fact that a trick rests on: which of a led card and a stand-in is higher.
    #[inline]
    pub(super) fn fact(&self, led: usize, reply: usize) -> Facts {
        let rests = self.has_facts && self.stand_ins >> reply & !self.stand_ins >> led & 1 == 1;
        if rests { 1 << (ROW * u32::from(self.row[reply]) + u32::from(self.ordinal[led])) } else { 0 }
    }

    /// The facts that none of the other's stand-ins beats these cards of a hand.
    pub(super) fn facts_of(&self, left: Mask, cards: Mask, seat: usize) -> Facts {
        let stand_ins = left & self.stand_ins & self.owned[1 - seat];
        let cards = cards & !self.stand_ins;
        let bits = Numbers(cards).fold(0, |bits: Facts, card| bits | 1 << self.ordinal[card]);
        Numbers(stand_ins).fold(0, |facts, card| facts | bits << (ROW * u32::from(self.row[card])))
    }

    /// Extends facts about one card to an equivalent card.
    pub(super) fn shared(&self, facts: Facts, one: usize, other: usize) -> Facts {
        if self.stand_ins >> one & 1 == 1 {
            let [one, other] = [one, other].map(|card| ROW * u32::from(self.row[card]));
            let row = (facts >> one | facts >> other) & ((1 << ROW) - 1);
            return facts | row << one | row << other;
        }
        let owner = usize::from(self.owned[1] >> one & 1 == 1);
        let mut all = facts;
        for card in Numbers(self.stand_ins & self.owned[1 - owner]) {
            let row = ROW * u32::from(self.row[card]);
            let [one, other] = [one, other].map(|card| row + u32::from(self.ordinal[card]));
            let bit = (facts >> one | facts >> other) & 1;
            all |= bit << one | bit << other;
        }
        all
    }

    /// Whether facts are kept when these cards are left.
    #[inline]
    pub(super) const fn tells(&self, left: Mask) -> bool {
        let tricks = left.count_ones() / 2;
        self.has_facts && (left & self.stand_ins).count_ones() * tricks <= u64::BITS
    }

    /// Facts about the cards left, as bits parallel to those of [`beaten`](Self::beaten).
    pub(super) fn packed(&self, left: Mask, facts: Facts) -> u64 {
        if !self.tells(left) {
            return u64::MAX;
        }
        let tricks = left.count_ones() / 2;
        let hands = self.owned.map(|owned| extract(left, owned));
        let mut all = 0;
        for card in Numbers(left & self.stand_ins) {
            let other = hands[usize::from(self.owned[0] >> card & 1 == 1)];
            let row = (facts >> (ROW * u32::from(self.row[card]))) as u64 & ((1 << ROW) - 1);
            all = all << tricks | extract(row, other);
        }
        all
    }

    /// The inverse of [`packed`](Self::packed).
    pub(super) fn unpacked(&self, left: Mask, mut bits: u64) -> Facts {
        if !self.tells(left) {
            return if left & self.stand_ins == 0 { 0 } else { Facts::MAX };
        }
        let tricks = left.count_ones() / 2;
        let hands = self.owned.map(|owned| extract(left, owned));
        let mut facts = 0;
        let mut rest = left & self.stand_ins;
        while rest != 0 {
            let card = highest(rest);
            rest &= !(1 << card);
            let other = hands[usize::from(self.owned[0] >> card & 1 == 1)];
            let row = spread(bits & ((1 << tricks) - 1), other);
            facts |= Facts::from(row) << (ROW * u32::from(self.row[card]));
            bits >>= tricks;
        }
        facts
    }

    /// The cards of the other hand that each stand-in beats, packed into one word; the cards left
    /// themselves if that does not fit.
    #[inline]
    pub(super) fn beaten(&self, left: Mask) -> u64 {
        let stand_ins = left & self.stand_ins;
        if !self.tells(left) {
            return if stand_ins == 0 { 0 } else { left };
        }
        let tricks = left.count_ones() / 2;
        let hands = self.owned.map(|owned| left & owned);
        let mut all = 0;
        for card in Numbers(stand_ins) {
            let other = hands[usize::from(self.owned[0] >> card & 1 == 1)];
            all = all << tricks | extract(self.beats[card], other);
        }
        all
    }
}
