//! Five small numbers packed into one machine word, one for each faction of a kingdom.

use std::ops::{Add, Sub};

/// How many factions a kingdom for two has (C2.2).
pub(super) const LANES: usize = 5;

const BITS: usize = 8;
const ONES: u64 = 0x01_0101_0101;
const HIGH: u64 = 0x80 * ONES;

/// A number from 0 to 127 for each faction. Sums and differences must stay in that range.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Lanes(pub(super) u64);

/// A set of factions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct LaneSet(u64);

impl Lanes {
    pub(super) const NOTHING: Self = Self(0);

    /// The same number for every faction.
    pub(super) const fn all(number: u64) -> Self {
        Self(number * ONES)
    }

    /// A number for one faction, zero for the others.
    #[inline]
    pub(super) const fn one(lane: usize, number: u64) -> Self {
        Self(number << (BITS * lane))
    }

    #[inline]
    pub(super) const fn get(self, lane: usize) -> u64 {
        self.0 >> (BITS * lane) & 0xFF
    }

    /// The factions whose number is at least the other's.
    #[inline]
    pub(super) const fn at_least(self, other: Self) -> LaneSet {
        LaneSet(((self.0 | HIGH) - other.0) & HIGH)
    }

    /// The lesser number of each faction.
    #[inline]
    pub(super) const fn least(self, other: Self) -> Self {
        other.where_in(self.at_least(other), self)
    }

    /// The greater number of each faction.
    #[inline]
    pub(super) const fn most(self, other: Self) -> Self {
        self.where_in(self.at_least(other), other)
    }

    /// These numbers where the faction is in the set, the others elsewhere.
    #[inline]
    pub(super) const fn where_in(self, set: LaneSet, others: Self) -> Self {
        let mask = (set.0 >> (BITS - 1)) * 0xFF;
        Self(self.0 & mask | others.0 & !mask)
    }

    /// Five numbers below 16 in 20 bits.
    #[inline]
    pub(super) const fn packed(self) -> u64 {
        self.0 & 0x0F_0F0F | self.0 >> 20 & 0xF0F0
    }

    /// The inverse of [`packed`](Self::packed).
    #[inline]
    pub(super) const fn unpacked(bits: u64) -> Self {
        Self(bits & 0x0F_0F0F | (bits & 0xF0F0) << 20)
    }
}

impl Add for Lanes {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Lanes {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl LaneSet {
    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) const fn with(self, lane: usize) -> Self {
        Self(self.0 | 0x80 << (BITS * lane))
    }

    #[inline]
    pub(super) const fn contains(self, lane: usize) -> bool {
        self.0 >> (BITS * lane + BITS - 1) & 1 == 1
    }

    #[inline]
    pub(super) const fn len(self) -> i32 {
        self.0.count_ones().cast_signed()
    }

    #[inline]
    pub(super) const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(super) const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first `number` factions of the set, or all if there are fewer.
    #[inline]
    pub(super) const fn first(self, number: i32) -> Self {
        let mut rest = self.0;
        let mut taken = 0;
        while taken < number && rest != 0 {
            rest &= rest - 1;
            taken += 1;
        }
        Self(self.0 & !rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lanes(numbers: [u64; LANES]) -> Lanes {
        numbers
            .into_iter()
            .enumerate()
            .fold(Lanes::NOTHING, |all, (lane, number)| all + Lanes::one(lane, number))
    }

    #[test]
    fn lanes_are_compared_each_for_itself() {
        let (one, other) = (lanes([0, 127, 5, 6, 7]), lanes([1, 126, 5, 0, 127]));
        let set = one.at_least(other);
        assert_eq!([0, 1, 2, 3, 4].map(|lane| set.contains(lane)), [false, true, true, true, false]);
        assert_eq!(one.least(other), lanes([0, 126, 5, 0, 7]));
        assert_eq!(one.most(other), lanes([1, 127, 5, 6, 127]));
    }

    #[test]
    fn small_numbers_are_packed_without_loss() {
        let numbers = lanes([15, 0, 7, 8, 1]);
        assert!(numbers.packed() < 1 << 20);
        assert_eq!(Lanes::unpacked(numbers.packed()), numbers);
    }

    #[test]
    fn the_first_of_a_set_are_the_lowest() {
        let set = LaneSet::NONE.with(1).with(3).with(4);
        assert_eq!(set.first(2), LaneSet::NONE.with(1).with(3));
        assert_eq!(set.first(9), set);
        assert_eq!(set.first(-1), LaneSet::NONE);
        assert_eq!(set.len(), 3);
    }
}
