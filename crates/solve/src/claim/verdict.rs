//! Verdicts: whether the margin exceeds a threshold, and for which positions that holds.

use super::facts::Facts;
use super::lanes::Lanes;
use super::position::ZERO;

/// Whether the margin exceeds the threshold. The verdict also holds in every position that differs
/// only in its needs, within `limit`: for true, no need is greater than its limit; for false, none
/// is less. It also holds if stand-ins beat other cards than here, except for the pairs in `facts`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Verdict {
    pub(super) exceeds: bool,
    pub(super) limit: Lanes,
    pub(super) facts: Facts,
}

/// A limit above every need.
pub(super) const ABOVE: Lanes = Lanes::all(ZERO + 15);
/// A limit below every need, also after a whole game's weight is added to it.
pub(super) const BELOW: Lanes = Lanes::all(ZERO - 0x30);

impl Verdict {
    /// The neutral element of [`join`](Self::join).
    #[inline]
    pub(super) const fn blank(exceeds: bool) -> Self {
        Self { exceeds, limit: if exceeds { ABOVE } else { BELOW }, facts: 0 }
    }

    /// Restricts the verdict to the positions for which `other`, with the same answer, holds too.
    #[inline]
    pub(super) const fn join(&mut self, other: Self) {
        self.facts |= other.facts;
        self.limit = if self.exceeds { self.limit.least(other.limit) } else { self.limit.most(other.limit) };
    }

    /// The verdict before a trick in which seat 0 took this weight, and which depends on this fact.
    #[inline]
    #[must_use]
    pub(super) fn before(self, taken: Lanes, fact: Facts) -> Self {
        Self { limit: self.limit + taken, facts: self.facts | fact, ..self }
    }
}
