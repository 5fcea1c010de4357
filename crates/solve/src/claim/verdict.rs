//! Whether a margin exceeds another, and how far that holds.

use super::facts::Facts;
use super::lanes::Lanes;
use super::position::ZERO;

/// Whether the margin exceeds what was asked. The answer stays the same in any position that
/// differs only in needs, as far as `limit` says: for true, no need is greater than its limit;
/// for false, none is less. It also stays the same if stand-ins beat other cards than they do
/// here, but for the pairs in `facts`.
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
    /// That of nothing yet: joined with others it gives what they have in common.
    #[inline]
    pub(super) const fn blank(exceeds: bool) -> Self {
        Self { exceeds, limit: if exceeds { ABOVE } else { BELOW }, facts: 0 }
    }

    /// Holds as far as both do, which say the same.
    #[inline]
    pub(super) const fn join(&mut self, other: Self) {
        self.facts |= other.facts;
        self.limit = if self.exceeds { self.limit.least(other.limit) } else { self.limit.most(other.limit) };
    }

    /// The same before a trick in which seat 0 took this weight, and which rests on this fact.
    #[inline]
    #[must_use]
    pub(super) fn before(self, taken: Lanes, fact: Facts) -> Self {
        Self { limit: self.limit + taken, facts: self.facts | fact, ..self }
    }
}
