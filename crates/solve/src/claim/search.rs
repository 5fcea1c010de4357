//! The null-window search: decides trick by trick whether the margin exceeds a threshold.

use super::bounds::Threshold;
use super::facts::Facts;
use super::order::Order;
use super::outlook::Outlook;
use super::position::Position;
use super::prospect::Prospects;
use super::roster::{Mask, Numbers, Roster, highest};
use super::transposition::{Key, TranspositionTable};
use super::verdict::Verdict;

/// A null-window search of positions with the cards of one roster.
pub(super) struct Search<'a> {
    pub(super) roster: &'a Roster,
    pub(super) threshold: Threshold,
    pub(super) state: &'a mut SearchState,
}

/// The state that the search keeps from one threshold to the next.
pub(super) struct SearchState {
    pub(super) table: TranspositionTable,
    pub(super) prospects: Prospects,
    pub(super) order: Order,
    /// The number of positions visited.
    pub(super) nodes: u64,
    /// Whether to use the bounds; without them every line is played to its last card.
    pub(super) prunes: bool,
    /// The number of positions after which the search gives up.
    pub(super) limit: u64,
}

impl SearchState {
    pub(super) fn new(bits: u32) -> Self {
        Self {
            table: TranspositionTable::new(bits),
            prospects: Prospects::new(),
            order: Order::new(),
            nodes: 0,
            prunes: true,
            limit: u64::MAX,
        }
    }

    /// Whether the search has given up; its verdicts are then meaningless.
    #[inline]
    pub(super) const fn spent(&self) -> bool {
        self.nodes >= self.limit
    }

    /// Forgets everything, because the cards get new numbers.
    pub(super) fn forget(&mut self) {
        self.table.forget();
        self.prospects.forget();
        self.order.forget();
    }
}

/// A position of which nothing is known: where to remember it, and a card to try first.
#[derive(Clone, Copy)]
struct Unknown {
    key: Key,
    first: Option<usize>,
}

/// The largest number of replies.
const HAND: usize = 13;
/// With this number of unknown replies, one of them is searched before others are looked up.
const ENOUGH: usize = 3;

impl Search<'_> {
    /// The verdict on a position between two tricks.
    pub(super) fn lead(&mut self, position: &Position) -> Verdict {
        match self.look(position) {
            Ok(verdict) => verdict,
            Err(unknown) => self.try_leads(position, unknown),
        }
    }

    /// The verdict on a position without searching it, if there is one.
    #[inline]
    fn look(&mut self, position: &Position) -> Result<Verdict, Unknown> {
        self.state.nodes += 1;
        let votes = position.votes(self.roster, self.threshold);
        if (self.state.prunes || position.left == 0)
            && let Some(verdict) = position.counted(self.roster, votes)
        {
            return Ok(verdict);
        }
        let leader = usize::from(position.leader);
        let outlook = &Outlook::of(self.roster, position.left, leader, &mut self.state.prospects);
        if self.state.prunes
            && let Some(verdict) = position.settled(self.roster, votes, outlook)
        {
            return Ok(verdict);
        }
        let key = self.state.table.key(self.roster, position, outlook);
        let found = self.state.table.find(key, position, self.threshold, self.roster);
        found.map_err(|first| Unknown { key, first })
    }

    /// Tries the leader's cards one after the other.
    fn try_leads(&mut self, position: &Position, unknown: Unknown) -> Verdict {
        let seat = usize::from(position.leader);
        let wants = seat == 0;
        let mut all = Verdict::blank(!wants);
        if self.state.spent() {
            return all;
        }
        let mut best = None;
        let mut choices = self.state.order.leads(self.roster, position, unknown.first);
        while let Some(led) = choices.next() {
            let before = self.state.nodes;
            let verdict = self.reply(position, led);
            if verdict.exceeds == wants {
                let work = self.state.nodes - before;
                self.state.order.learn_lead(led, choices.before(), position.tricks(), work);
                best = Some(led);
                all = verdict;
                break;
            }
            all.join(verdict);
        }
        if self.state.spent() {
            return all;
        }
        if best.is_none() {
            all.facts = self.closed(position, position.hand(self.roster, seat), all.facts);
        }
        let facts = if self.roster.stand_ins == 0 { 0 } else { self.roster.packed(position.left, all.facts) };
        self.state.table.note(unknown.key, all, facts, self.threshold, best, position.tricks());
        all
    }

    /// The verdict after this card has been led: first looks up all replies, then searches those
    /// without a verdict.
    pub(super) fn reply(&mut self, position: &Position, led: usize) -> Verdict {
        let seat = 1 - usize::from(position.leader);
        let wants = seat == 0;
        let may = self.roster.replies(led, position.hand(self.roster, seat));
        let mut all = Verdict::blank(!wants);
        let mut open = Untried { replies: [0; HAND], number: 0, first: None };
        let favourite = self.state.order.favourite(led, may);
        if let Some(reply) = favourite {
            if let Some(verdict) = self.consider(position, led, reply, &mut open, &mut all) {
                return verdict;
            }
            if may == 1 << reply {
                return self.try_replies(position, led, &open, all);
            }
        }
        let mut choices = self.state.order.replies(self.roster, position, led, may, favourite);
        while let Some(reply) = choices.next() {
            if open.number >= ENOUGH {
                open.defer(reply);
            } else if let Some(verdict) = self.consider(position, led, reply, &mut open, &mut all) {
                return verdict;
            }
        }
        self.try_replies(position, led, &open, all)
    }

    /// Looks up a reply: returns its verdict if it causes a cutoff, else joins it with the others
    /// or notes the reply as untried.
    #[inline]
    fn consider(
        &mut self,
        position: &Position,
        led: usize,
        reply: usize,
        open: &mut Untried,
        all: &mut Verdict,
    ) -> Option<Verdict> {
        let next = position.after(self.roster, led, reply);
        match self.look(&next) {
            Err(unknown) => open.push(reply, unknown),
            Ok(verdict) => {
                let verdict = verdict.before(position.need - next.need, self.roster.fact(led, reply));
                if verdict.exceeds != all.exceeds {
                    self.state.order.learn_reply(led, reply, &[], position.tricks());
                    return Some(verdict);
                }
                all.join(verdict);
            }
        }
        None
    }

    /// Extends facts about the cards that were tried to the equivalent cards that were not.
    fn closed(&self, position: &Position, may: Mask, facts: Facts) -> Facts {
        if facts == 0 {
            return 0;
        }
        let distinct = position.distinct(self.roster, may);
        let mut all = facts;
        // Twice, so that facts about the last card also reach the first.
        for card in Numbers(may & !distinct).chain(Numbers(may & !distinct)) {
            all = self.roster.shared(all, highest(distinct & ((1 << card) - 1)), card);
        }
        all
    }

    fn try_replies(&mut self, position: &Position, led: usize, open: &Untried, mut all: Verdict) -> Verdict {
        let wants = !all.exceeds;
        let mut unknown = open.first;
        for (number, &reply) in open.replies[..open.number].iter().enumerate() {
            let next = position.after(self.roster, led, usize::from(reply));
            // Only for the first reply is the lookup made before still up to date.
            let verdict = match unknown.take() {
                Some(unknown) => self.try_leads(&next, unknown),
                None => self.lead(&next),
            };
            let verdict =
                verdict.before(position.need - next.need, self.roster.fact(led, usize::from(reply)));
            if verdict.exceeds == wants {
                let bad = &open.replies[..number];
                self.state.order.learn_reply(led, usize::from(reply), bad, position.tricks());
                return verdict;
            }
            all.join(verdict);
        }
        let may = self.roster.replies(led, position.hand(self.roster, 1 - usize::from(position.leader)));
        all.facts = self.closed(position, may, all.facts);
        all
    }
}

/// Replies of which nothing is known.
struct Untried {
    replies: [u8; HAND],
    number: usize,
    /// The result of the lookup for the first reply.
    first: Option<Unknown>,
}

impl Untried {
    #[inline]
    const fn push(&mut self, reply: usize, unknown: Unknown) {
        if self.number == 0 {
            self.first = Some(unknown);
        }
        self.defer(reply);
    }

    #[inline]
    const fn defer(&mut self, reply: usize) {
        self.replies[self.number] = reply as u8;
        self.number += 1;
    }
}
