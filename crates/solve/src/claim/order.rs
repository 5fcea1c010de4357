//! Move ordering by the history heuristic: cards that caused cutoffs before are tried first.

use super::position::Position;
use super::roster::{MOST, Mask, Numbers, Roster, highest};

/// The most cards a hand has.
const HAND: usize = 13;

/// The scores of cards: leads by card, replies by the led card and the reply.
pub(super) struct Order {
    leads: [i16; MOST],
    replies: Vec<[i16; MOST]>,
    /// By the led card, the reply that last caused a cutoff.
    favourites: [u8; MOST],
    /// By the number of tricks to come: the average number of positions of a lead that caused a
    /// cutoff, times [`PAST`].
    work: [u64; HAND + 1],
}

/// The number of leads over which the work is averaged.
const PAST: u64 = 64;

/// The bound of the scores in absolute value.
const BOUND: i32 = 1 << 14;

impl Order {
    pub(super) fn new() -> Self {
        Self {
            leads: [0; MOST],
            replies: vec![[0; MOST]; MOST],
            favourites: [0; MOST],
            work: [PAST; HAND + 1],
        }
    }

    /// Forgets everything, because the cards get new numbers.
    pub(super) fn forget(&mut self) {
        self.leads.fill(0);
        self.replies.fill([0; MOST]);
    }

    /// Rewards a lead that caused a cutoff and lowers the scores of those tried before it. The
    /// reward grows with the number of tricks to come and shrinks with the work: of several good
    /// leads the cheapest should come first.
    #[inline]
    pub(super) fn learn_lead(&mut self, good: usize, bad: &[u8], tricks: usize, work: u64) {
        let average = &mut self.work[tricks];
        let share = 16 * (tricks * tricks) as u64 * *average / (*average + PAST * work);
        *average = *average - *average / PAST + work;
        learn(&mut self.leads, good, bad, 1 + share as i32);
    }

    /// Rewards a reply that caused a cutoff and lowers the scores of those tried before it.
    #[inline]
    pub(super) fn learn_reply(&mut self, led: usize, good: usize, bad: &[u8], tricks: usize) {
        let figures = &mut self.replies[led];
        learn(figures, good, bad, 1 + 16 * i32::from((tricks * tricks) as u8));
        let favourite = &mut self.favourites[led];
        if figures[good] > figures[usize::from(*favourite)] {
            *favourite = good as u8;
        }
    }

    /// The reply that caused a cutoff when the card was last led, if it is legal.
    #[inline]
    pub(super) fn favourite(&self, led: usize, may: Mask) -> Option<usize> {
        let reply = usize::from(self.favourites[led]);
        (may >> reply & 1 == 1).then_some(reply)
    }

    /// The cards to lead, one of each group of equivalent cards; `first` before all, then those to
    /// which the other has few replies.
    #[inline]
    pub(super) fn leads(&self, roster: &Roster, position: &Position, first: Option<usize>) -> Choices {
        let leader = usize::from(position.leader);
        let other = position.hand(roster, 1 - leader);
        let mut choices = Choices::new();
        for card in Numbers(position.distinct(roster, position.hand(roster, leader))) {
            let replies = roster.replies(card, other);
            let lost = (roster.loses_to[card] | roster.leads_after[card]) & replies;
            let mut figure = i32::from(self.leads[card]) - A_REPLY * replies.count_ones().cast_signed();
            figure += if lost == 0 { LEADS_AGAIN } else { -LEAD_LOST * lost.count_ones().cast_signed() };
            figure += STANDS_IN * (roster.stand_ins >> card & 1) as i32;
            choices.push(card, if first == Some(card) { i32::MAX } else { figure });
        }
        choices
    }

    /// The cards of a hand to reply with, one of each group of equivalent cards, without those
    /// equivalent to the favourite.
    #[inline]
    pub(super) fn replies(
        &self,
        roster: &Roster,
        position: &Position,
        led: usize,
        may: Mask,
        favourite: Option<usize>,
    ) -> Choices {
        let mut distinct = position.distinct(roster, may);
        if let Some(favourite) = favourite {
            // The lowest of equivalent cards stands for all.
            distinct &= !(1 << highest(distinct & ((2 << favourite) - 1)));
        }
        let mut choices = Choices::new();
        for card in Numbers(distinct) {
            let leads = (roster.leads_after[led] >> card & 1) as i32;
            choices.push(card, i32::from(self.replies[led][card]) + TAKES_LEAD * leads);
        }
        choices
    }
}

/// The penalty of a lead for each reply that the other has. This and the next four numbers were
/// tuned on positions whose seeds no report uses; the search is correct with any values.
const A_REPLY: i32 = 6000;
/// The bonus of a lead after which the leader surely leads again.
const LEADS_AGAIN: i32 = 1500;
/// The penalty of a lead for each reply that takes the lead.
const LEAD_LOST: i32 = 500;
/// The bonus for leading a stand-in.
const STANDS_IN: i32 = 3000;
/// The bonus of a reply that takes the lead.
const TAKES_LEAD: i32 = 1000;

fn learn(figures: &mut [i16; MOST], good: usize, bad: &[u8], bonus: i32) {
    bump(&mut figures[good], bonus);
    bad.iter().for_each(|&card| bump(&mut figures[usize::from(card)], -bonus));
}

/// Moves a score towards a bound, by less the nearer it is.
#[inline]
fn bump(figure: &mut i16, bonus: i32) {
    let old = i32::from(*figure);
    *figure = (old + bonus - old * bonus.abs() / BOUND) as i16;
}

/// Cards to try, the most promising first.
#[derive(Clone, Copy)]
pub(super) struct Choices {
    cards: [u8; HAND],
    figures: [i32; HAND],
    tried: usize,
    number: usize,
}

impl Choices {
    #[inline]
    const fn new() -> Self {
        Self { cards: [0; HAND], figures: [0; HAND], tried: 0, number: 0 }
    }

    #[inline]
    const fn push(&mut self, card: usize, figure: i32) {
        self.cards[self.number] = card as u8;
        self.figures[self.number] = figure;
        self.number += 1;
    }

    /// The next card.
    #[inline]
    pub(super) fn next(&mut self) -> Option<usize> {
        if self.tried == self.number {
            return None;
        }
        let mut best = self.tried;
        for place in self.tried + 1..self.number {
            if self.figures[place] > self.figures[best] {
                best = place;
            }
        }
        self.cards.swap(self.tried, best);
        self.figures.swap(self.tried, best);
        self.tried += 1;
        Some(usize::from(self.cards[self.tried - 1]))
    }

    /// The cards returned before the last.
    #[inline]
    pub(super) fn before(&self) -> &[u8] {
        &self.cards[..self.tried.saturating_sub(1)]
    }
}

impl Position {
    /// The lowest card of each group of equivalent cards of a hand.
    ///
    /// Two cards of one faction and weight are equivalent if each card of the other hand treats
    /// both alike, winning or losing: then every line with one has a line of the same value with
    /// the other. Between two Trolls there must be no Troll either, in a hand or aside, because the
    /// highest of a heap is scored first. Gnomes and Giants are distinguished by their values, and
    /// so are highest cards that break a tie.
    #[inline]
    pub(super) fn distinct(&self, roster: &Roster, may: Mask) -> Mask {
        let owner = usize::from(may & roster.owned[1] != 0);
        let other = self.hand(roster, 1 - owner);
        let mut distinct = may;
        let mut cards = Numbers(may);
        let Some(mut lower) = cards.next() else { return 0 };
        for upper in cards {
            let told =
                roster.loses_to[lower] ^ roster.loses_to[upper] | roster.beats[lower] ^ roster.beats[upper];
            let waiting = self.aside & ((1 << upper) - (1 << lower));
            let same = roster.alike >> upper & 1 == 1 && told & other | waiting == 0;
            let equal = roster.cards[lower] == roster.cards[upper];
            distinct &= !(Mask::from((same || equal) && roster.lane[lower] == roster.lane[upper]) << upper);
            lower = upper;
        }
        distinct
    }
}
