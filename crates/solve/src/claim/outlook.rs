//! What both sides take for sure with the cards left, whatever has been scored.

use super::lanes::{LANES, Lanes};
use super::prospect::Prospects;
use super::roster::{Mask, Roster};

/// What both sides take for sure with the cards left, when a seat leads.
#[derive(Clone, Copy, Default)]
pub(super) struct Outlook {
    /// The lowest cards that are in the same relations to each other as these, except for the
    /// stand-ins.
    pub(super) model: Mask,
    /// The weight that the leader takes for sure.
    pub(super) cashed: Lanes,
    /// The same, with what a long run of tricks takes from the other.
    pub(super) swept: Lanes,
    /// The weight that the other takes for sure.
    pub(super) stopped: Lanes,
    /// The cards with which the leader takes it.
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
        // After all these tricks the other has this number of cards.
        let kept = Lanes::all(u64::from(other.count_ones()) - tricks);
        let taken = spare.most(kept) - kept;
        outlook.swept = if tricks > 1 { outlook.cashed + taken } else { outlook.cashed };
        outlook
    }
}
