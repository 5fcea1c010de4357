//! What the cards that are left hold in store for both sides: all that can be told of a
//! position whatever has been scored.

use super::lanes::{LANES, Lanes};
use super::prospect::Prospects;
use super::roster::{Mask, Roster};

/// What can be told of the cards that are left, when a seat leads.
#[derive(Clone, Copy, Default)]
pub(super) struct Outlook {
    /// The lowest cards among which everything is as among these, but for the stand-ins.
    pub(super) model: Mask,
    /// What weight the leader takes for sure.
    pub(super) cashed: Lanes,
    /// The same with what a long run of tricks takes from the other.
    pub(super) swept: Lanes,
    /// What weight the other takes for sure.
    pub(super) stopped: Lanes,
    /// The cards that make it so.
    pub(super) leading: Mask,
    pub(super) stopping: Mask,
}

impl Outlook {
    #[inline]
    pub(super) fn of(roster: &Roster, left: Mask, leader: usize, prospects: &mut Prospects) -> Self {
        let other = left & roster.owned[1 - leader];
        let shades = roster.shades(left);
        let mut outlook = Self::default();
        let (mut spare, mut tricks) = (Lanes::NOTHING, 0);
        for lane in 0..LANES {
            let prospect = prospects.of(roster, lane, leader, left, shades);
            outlook.model |= prospect.model;
            let run = prospect.runs[usize::from(other & roster.strangers[lane] != 0)];
            outlook.cashed = outlook.cashed + Lanes::one(lane, u64::from(run.taken));
            outlook.leading |= run.cards;
            spare = spare + Lanes::one(lane, u64::from(run.spare));
            tricks += u64::from(run.tricks);
            outlook.stopped = outlook.stopped + Lanes::one(lane, u64::from(prospect.stop.taken));
            outlook.stopping |= prospect.stop.cards;
        }
        // Who plays to all these tricks keeps only so many cards.
        let kept = Lanes::all(u64::from(other.count_ones()) - tricks);
        let taken = spare.most(kept) - kept;
        outlook.swept = if tricks > 1 { outlook.cashed + taken } else { outlook.cashed };
        outlook
    }
}
