//! Which card to try first: what has worked before.

use super::position::Position;
use super::roster::{MOST, Mask, Numbers, Roster, highest};

/// The most cards a hand has.
const HAND: usize = 13;

/// How well cards have done: leads by card, replies by the card led too.
pub(super) struct Order {
    leads: [i16; MOST],
    replies: Vec<[i16; MOST]>,
    /// By the card led, the reply that last did what was wanted.
    favourites: [u8; MOST],
    /// By the number of tricks to come: the work of a lead that did what was wanted, on
    /// average, times [`PAST`].
    work: [u64; HAND + 1],
}

/// Over how many leads work is averaged.
const PAST: u64 = 64;

/// Figures stay within this.
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

    /// Forgets everything: the cards are numbered anew.
    pub(super) fn forget(&mut self) {
        self.leads.fill(0);
        self.replies.fill([0; MOST]);
    }

    /// A lead has done what was wanted, and those tried before it have not. It is thought of
    /// the more, the more tricks are to come and the less work it was: of several that do, the
    /// cheap one is wanted.
    #[inline]
    pub(super) fn learn_lead(&mut self, good: usize, bad: &[u8], tricks: usize, work: u64) {
        let average = &mut self.work[tricks];
        let share = 16 * (tricks * tricks) as u64 * *average / (*average + PAST * work);
        *average = *average - *average / PAST + work;
        learn(&mut self.leads, good, bad, 1 + share as i32);
    }

    /// A reply has done what was wanted, and those tried before it have not.
    #[inline]
    pub(super) fn learn_reply(&mut self, led: usize, good: usize, bad: &[u8], tricks: usize) {
        let figures = &mut self.replies[led];
        learn(figures, good, bad, 1 + 16 * i32::from((tricks * tricks) as u8));
        let favourite = &mut self.favourites[led];
        if figures[good] > figures[usize::from(*favourite)] {
            *favourite = good as u8;
        }
    }

    /// The reply to a card that did what was wanted when it was last led, if it may be played.
    #[inline]
    pub(super) fn favourite(&self, led: usize, may: Mask) -> Option<usize> {
        let reply = usize::from(self.favourites[led]);
        (may >> reply & 1 == 1).then_some(reply)
    }

    /// The cards to lead, each of those that come to the same once; `first` before all, then
    /// those to which the other has few replies.
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

    /// The cards of a hand to reply with, each of those that come to the same once, and none
    /// that comes to the same as the favourite.
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
            // Of those that come to the same the lowest stands for all.
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

/// How much each reply that the other has counts against a lead. This and the next four were
/// tried out on positions of seeds that no report uses; the search is right with any.
const A_REPLY: i32 = 6000;
/// How much a lead is worth after which the leader leads again for sure.
const LEADS_AGAIN: i32 = 1500;
/// How much each reply that takes the lead counts against it.
const LEAD_LOST: i32 = 500;
/// How much it is worth to lead a card that can stand in.
const STANDS_IN: i32 = 3000;
/// How much a reply is worth after which one leads.
const TAKES_LEAD: i32 = 1000;

fn learn(figures: &mut [i16; MOST], good: usize, bad: &[u8], bonus: i32) {
    bump(&mut figures[good], bonus);
    bad.iter().for_each(|&card| bump(&mut figures[usize::from(card)], -bonus));
}

/// Moves a figure towards a bound: the nearer it is, the less.
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

    /// Those given out before the last.
    #[inline]
    pub(super) fn before(&self) -> &[u8] {
        &self.cards[..self.tried.saturating_sub(1)]
    }
}

impl Position {
    /// Of a hand's cards that come to the same the lowest.
    ///
    /// Two cards of one faction and weight come to the same if no card of the other hand tells
    /// them apart: then whatever can happen with one in the place of the other can happen, and
    /// comes to the same. Of Trolls none may lie between them, here or aside, since the highest
    /// of a heap is scored first; which of the two it is makes no difference. Gnomes and Giants
    /// are told apart by their values, and so are highest cards that break a tie.
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
