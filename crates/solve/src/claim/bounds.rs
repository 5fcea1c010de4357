//! Bounds on the margin of a position without search.

use super::lanes::{LaneSet, Lanes};
use super::outlook::Outlook;
use super::position::{Position, ZERO};
use super::roster::{Mask, Numbers, Roster, highest};
use super::verdict::{ABOVE, BELOW, Verdict};
use super::vote::Vote;
use std::cmp::Ordering;

/// The threshold of a null-window search: whether the margin exceeds `than`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threshold {
    /// The margin to exceed.
    pub(super) than: i32,
    /// The number of votes that weight decides.
    weighed: i32,
}

impl Threshold {
    pub(super) fn new(roster: &Roster, than: i32) -> Self {
        let weighed = roster.weighed.len();
        // If every vote goes to somebody, all margins have the same parity.
        let whole = roster.votes.iter().all(|vote| matches!(vote, Vote::Weighed { .. } | Vote::Nobodys));
        let between = whole && (than + weighed) % 2 != 0;
        Self { than: if between { than - 1 } else { than }, weighed }
    }

    /// The votes that seat 0 must have for true, and seat 1 for false, when the other votes add at
    /// least and at most this.
    #[inline]
    const fn votes(self, (low, high): (i32, i32)) -> [i32; 2] {
        [
            (self.than + self.weighed - low).div_euclid(2) + 1,
            (self.weighed + high - self.than + 1).div_euclid(2),
        ]
    }
}

impl Position {
    /// The votes that each side must have, of those that weight decides.
    #[inline]
    pub(super) fn votes(&self, roster: &Roster, threshold: Threshold) -> [i32; 2] {
        threshold.votes(if roster.has_wanderers { self.others(roster) } else { (0, 0) })
    }

    /// The verdict, where one side has its votes already.
    #[inline]
    pub(super) fn counted(&self, roster: &Roster, votes: [i32; 2]) -> Option<Verdict> {
        self.decided(roster, votes, [Lanes::NOTHING; 2]).map(|(verdict, _)| verdict)
    }

    /// The verdict, if it follows from what both sides take for sure.
    #[inline]
    pub(super) fn settled(&self, roster: &Roster, votes: [i32; 2], outlook: &Outlook) -> Option<Verdict> {
        let leader = usize::from(self.leader);
        let mut sure = [outlook.stopped; 2];
        let mut cards = [outlook.stopping; 2];
        cards[leader] = outlook.leading;
        sure[leader] = outlook.cashed;
        if let Some((verdict, lanes)) = self.decided(roster, votes, sure) {
            return Some(self.resting_on(roster, verdict, cards, Some(lanes)));
        }
        sure[leader] = outlook.swept;
        let (verdict, _) = self.decided(roster, votes, sure)?;
        Some(self.resting_on(roster, verdict, cards, None))
    }

    /// A verdict that rests on cards which the other's stand-ins do not beat: those of some
    /// factions, or all of them.
    #[inline]
    fn resting_on(
        &self,
        roster: &Roster,
        verdict: Verdict,
        cards: [Mask; 2],
        lanes: Option<LaneSet>,
    ) -> Verdict {
        let seat = usize::from(!verdict.exceeds);
        if !roster.has_facts || self.left & roster.stand_ins & roster.owned[1 - seat] == 0 {
            return verdict;
        }
        let cards = lanes.map_or(cards[seat], |lanes| cards[seat] & roster.cards_of(lanes));
        Verdict { facts: roster.facts_of(self.left, cards, seat), ..verdict }
    }

    /// The verdict, if one side has its votes with what it takes for sure, and the factions of
    /// these votes.
    #[inline]
    fn decided(&self, roster: &Roster, votes: [i32; 2], sure: [Lanes; 2]) -> Option<(Verdict, LaneSet)> {
        let enough = Lanes::all(ZERO) + sure[0];
        let zero = enough.at_least(self.need).within(roster.weighed);
        if zero.len() >= votes[0] {
            let lanes = zero.first(votes[0]);
            return Some((Verdict { exceeds: true, limit: enough.where_in(lanes, ABOVE), facts: 0 }, lanes));
        }
        let too_much = self.rest + Lanes::all(ZERO + 1);
        let one = (self.need + sure[1]).at_least(too_much).within(roster.weighed);
        if one.len() >= votes[1] {
            let lanes = one.first(votes[1]);
            let limit = (too_much - sure[1]).where_in(lanes, BELOW);
            return Some((Verdict { exceeds: false, limit, facts: 0 }, lanes));
        }
        None
    }

    /// What votes that weight does not decide add to the margin: at least, at most.
    fn others(&self, roster: &Roster) -> (i32, i32) {
        let (mut low, mut high) = (0, 0);
        for (lane, vote) in roster.votes.iter().enumerate() {
            let hopes = match *vote {
                Vote::Weighed { .. } | Vote::Nobodys => continue,
                Vote::Split { cards, .. } => self.hopes_of_split(roster, lane, cards.cast_signed() / 2),
                Vote::Fronts { scored, top } => {
                    [0, 1].map(|seat| self.hope_of_fronts(roster, seat, scored, top))
                }
            };
            high += hopes[0];
            low -= hopes[1];
        }
        (low, high)
    }

    /// The best possible result for each seat in a faction that can stay tied: 1 the vote, 0
    /// nobody's, −1 the other's.
    fn hopes_of_split(&self, roster: &Roster, lane: usize, half: i32) -> [i32; 2] {
        let first = ZERO as i32 - self.need.get(lane) as i32;
        let rest = self.rest.get(lane) as i32;
        let open = roster.tops & (self.left | self.aside) != 0;
        let hope = |count: i32, seat: usize| match (count + rest).cmp(&half) {
            Ordering::Greater => 1,
            Ordering::Equal => i32::from(self.tops[seat] || open) - i32::from(self.tops[1 - seat]),
            Ordering::Less => -1,
        };
        [hope(first, 0), hope(2 * half - first - rest, 1)]
    }

    /// The best possible result for a seat in the Gnomes (C9.5, C9.6).
    fn hope_of_fronts(&self, roster: &Roster, seat: usize, scored: [u32; 2], top: [u8; 2]) -> i32 {
        let (mine, theirs) = (self.fronts[seat], self.fronts[1 - seat]);
        let coming = self.left & roster.gnomes;
        let prey = self.prey(roster, theirs);
        let most = scored[seat] + (mine | coming).count_ones();
        let least = scored[1 - seat] + theirs.count_ones() - prey;
        match most.cmp(&least) {
            Ordering::Greater => 1,
            Ordering::Less => -1,
            Ordering::Equal if coming != 0 || prey + self.prey(roster, mine) != 0 => 1,
            Ordering::Equal => {
                let value =
                    |front: Mask| if front == 0 { 0 } else { roster.cards[highest(front)].value() + 1 };
                let (mine, theirs) = (value(mine).max(top[seat]), value(theirs).max(top[1 - seat]));
                mine.cmp(&theirs) as i32
            }
        }
    }

    /// The most of these Gnomes that the remaining Giants can discard.
    fn prey(&self, roster: &Roster, mut front: Mask) -> u32 {
        let all = front.count_ones();
        for giant in Numbers(self.left & roster.giants) {
            let prey = front & roster.kin[giant];
            front &= !(prey & prey.wrapping_neg());
        }
        all - front.count_ones()
    }
}
