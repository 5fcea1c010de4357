//! The cards of one phase two, numbered, and the result of each pair of them.
//!
//! Numbers ascend by faction, then by value; of equal cards seat 0's come first. A set of cards is
//! a mask of their numbers.

use super::facts::ROWS;
use super::lanes::{LANES, LaneSet, Lanes};
use super::position::Position;
use super::trick_results::trick_result;
use super::vote::Vote;
use interregnum_claim::{Card, CardSet, Faction, PhaseTwo};
use interregnum_kernel::{Seat, sort_short_by_key};

/// A set of cards by their numbers.
pub(super) type Mask = u64;

/// An upper bound of the number of cards: two hands of 13, ten Trolls aside and 13 Gnomes in front.
pub(super) const MOST: usize = 50;

/// The numbers in a mask, ascending.
#[derive(Clone, Copy)]
pub(super) struct Numbers(pub(super) Mask);

impl Iterator for Numbers {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(number)
    }
}

/// The highest number of a mask that is not empty.
#[inline]
pub(super) const fn highest(mask: Mask) -> usize {
    mask.ilog2() as usize
}

/// The cards that can still move, and what they can do to each other.
#[derive(Clone)]
pub(super) struct Roster {
    factions: [Faction; LANES],
    pub(super) cards: [Card; MOST],
    number: usize,
    /// The cards that came from each seat's hand.
    pub(super) owned: [Mask; 2],
    /// The cards of each faction.
    pub(super) of: [Mask; LANES],
    /// The index of a card's faction in the kingdom.
    pub(super) lane: [u8; MOST],
    /// The replies that win when the card is led.
    pub(super) loses_to: [Mask; MOST],
    /// The led cards to which the card is a winning reply.
    pub(super) beats: [Mask; MOST],
    /// The replies after which the other leads when the card is led.
    pub(super) leads_after: [Mask; MOST],
    /// What a card adds to its faction's count.
    pub(super) weight: [Lanes; MOST],
    /// The cards that may be played instead of following (C4.3).
    pub(super) stand_ins: Mask,
    /// By seat and number: the lowest stand-ins of that hand.
    shade: [[Mask; 11]; 2],
    /// Whether there are few enough stand-ins to keep facts.
    pub(super) has_facts: bool,
    /// The index of a card in its owner's hand.
    pub(super) ordinal: [u8; MOST],
    /// The index of a stand-in's row of facts.
    pub(super) row: [u8; MOST],
    /// The cards that the loser takes (C8.3).
    pub(super) to_loser: Mask,
    /// The Trolls (C9.8).
    pub(super) trolls: Mask,
    /// The Gnomes (C9.5).
    pub(super) gnomes: Mask,
    /// The Giants (C9.6).
    pub(super) giants: Mask,
    /// By faction: cards of other factions that can win or take the lead when the faction is led
    /// and not followed.
    pub(super) strangers: [Mask; LANES],
    /// How each faction's vote is decided.
    pub(super) votes: [Vote; LANES],
    /// The factions whose votes weight decides.
    pub(super) weighed: LaneSet,
    /// The factions in which a long run of tricks takes the cards that the other cannot keep.
    pub(super) sweeps: LaneSet,
    /// Cards that are in the box more than once.
    pub(super) doubles: Mask,
    /// Cards that differ from the next lower card of their faction only in what beats them.
    pub(super) alike: Mask,
    /// For a Giant, the Gnomes of its value; for a Gnome, the Giants of its value.
    pub(super) kin: [Mask; MOST],
    /// The highest cards of a faction that can stay tied.
    pub(super) tops: Mask,
    /// Whether a card can go anywhere else than to a score pile, or a vote is not decided by
    /// weight.
    pub(super) has_wanderers: bool,
}

/// Where a card of a roster lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Lies {
    Hand(usize),
    Front(usize),
    Led,
    Aside,
}

/// All cards that can still move, with their places; those of the hands come first, because only
/// they have an owner.
fn lying(phase_two: &PhaseTwo) -> impl Iterator<Item = (Card, Lies)> {
    let hand = |seat: Seat| phase_two.hand(seat).cards().map(move |card| (card, Lies::Hand(seat.index())));
    let front = |seat: Seat| phase_two.front(seat).cards().map(move |card| (card, Lies::Front(seat.index())));
    let led = phase_two.led().map(|card| (card, Lies::Led));
    let aside = phase_two.aside().cards().map(|card| (card, Lies::Aside));
    Seat::all(2).flat_map(hand).chain(led).chain(Seat::all(2).flat_map(front)).chain(aside)
}

impl Roster {
    pub(super) fn new(phase_two: &PhaseTwo) -> Self {
        let mut factions = [Faction::ALL[0]; LANES];
        factions.iter_mut().zip(phase_two.kingdom()).for_each(|(place, faction)| *place = faction);
        let mut roster = Self {
            factions,
            cards: [Card::default(); MOST],
            number: 0,
            owned: [0; 2],
            of: [0; LANES],
            lane: [0; MOST],
            loses_to: [0; MOST],
            beats: [0; MOST],
            leads_after: [0; MOST],
            weight: [Lanes::NOTHING; MOST],
            stand_ins: 0,
            shade: [[0; 11]; 2],
            has_facts: false,
            ordinal: [0; MOST],
            row: [0; MOST],
            to_loser: 0,
            trolls: 0,
            gnomes: 0,
            giants: 0,
            strangers: [0; LANES],
            votes: [Vote::Nobodys; LANES],
            weighed: LaneSet::NONE,
            sweeps: LaneSet::NONE,
            doubles: 0,
            alike: 0,
            kin: [0; MOST],
            tops: 0,
            has_wanderers: false,
        };
        roster.enlist(phase_two);
        roster.meet();
        roster.shade();
        roster.weigh(phase_two);
        roster
    }

    /// Gives every card its number.
    fn enlist(&mut self, phase_two: &PhaseTwo) {
        let mut all = [(Card::default(), Lies::Aside); MOST];
        let mut number = 0;
        for lying in lying(phase_two) {
            all[number] = lying;
            number += 1;
        }
        sort_short_by_key(&mut all[..number], |lying| *lying);
        self.number = number;
        for (place, &(card, lies)) in all[..number].iter().enumerate() {
            let faction = card.faction();
            let lane = self.factions.iter().position(|other| *other == faction).unwrap_or(0);
            self.cards[place] = card;
            self.lane[place] = lane as u8;
            self.of[lane] |= 1 << place;
            match lies {
                Lies::Hand(seat) => self.owned[seat] |= 1 << place,
                Lies::Led => self.owned[phase_two.leader().index()] |= 1 << place,
                Lies::Aside | Lies::Front(_) => {}
            }
        }
        let all_of = |faction| {
            self.factions.iter().position(|other| *other == faction).map_or(0, |lane| self.of[lane])
        };
        self.trolls = all_of(Faction::Trolls);
        self.gnomes = all_of(Faction::Gnomes);
        self.giants = all_of(Faction::Giants);
        for card in 0..self.number {
            let copies = CardSet::of_faction(self.cards[card].faction()).count(self.cards[card]);
            self.doubles |= Mask::from(copies > 1) << card;
        }
        for (giant, gnome) in
            Numbers(self.giants).flat_map(|giant| Numbers(self.gnomes).map(move |gnome| (giant, gnome)))
        {
            if self.cards[giant].value() == self.cards[gnome].value() {
                self.kin[giant] |= 1 << gnome;
                self.kin[gnome] |= 1 << giant;
            }
        }
    }

    /// Computes the result of each card of one hand against each of the other.
    fn meet(&mut self) {
        for seat in 0..2 {
            for led in Numbers(self.owned[seat]) {
                for reply in Numbers(self.owned[1 - seat]) {
                    let met = trick_result(self.cards[led], self.cards[reply]);
                    self.loses_to[led] |= Mask::from(met.reply_wins()) << reply;
                    self.beats[reply] |= Mask::from(met.reply_wins()) << led;
                    self.leads_after[led] |= Mask::from(met.reply_leads()) << reply;
                    self.to_loser |= Mask::from(met.led_to_loser()) << led;
                    let elsewhere = self.lane[led] != self.lane[reply];
                    self.stand_ins |= Mask::from(elsewhere && met.follows()) << reply;
                    let strange = elsewhere && !met.follows() && (met.reply_wins() || met.reply_leads());
                    self.strangers[usize::from(self.lane[led])] |= Mask::from(strange) << reply;
                }
            }
        }
    }

    fn shade(&mut self) {
        self.has_facts = self.stand_ins != 0 && self.stand_ins.count_ones() as usize <= ROWS;
        for (number, card) in Numbers(self.stand_ins).enumerate() {
            self.row[card] = number as u8;
        }
        for owned in self.owned {
            for (number, card) in Numbers(owned).enumerate() {
                self.ordinal[card] = number as u8;
            }
        }
        for seat in 0..2 {
            let mut mask = 0;
            for (number, card) in Numbers(self.stand_ins & self.owned[seat]).enumerate().take(10) {
                mask |= 1 << card;
                self.shade[seat][number + 1] = mask;
            }
        }
    }

    /// Determines how each vote is decided, and the weights of the cards.
    fn weigh(&mut self, phase_two: &PhaseTwo) {
        for lane in 0..LANES {
            let scores = [0, 1].map(|seat| phase_two.score(Seat::new(seat)).faction(self.factions[lane]));
            let values = Numbers(self.of[lane]).map(|number| self.cards[number].value());
            let vote = Vote::of(self.factions[lane], values, scores);
            self.votes[lane] = vote;
            for number in Numbers(self.of[lane]) {
                let weight = vote.weight(self.cards[number].value());
                self.weight[number] = Lanes::one(lane, weight);
                let top = matches!(vote, Vote::Split { top, .. } if top == self.cards[number].value());
                self.tops |= Mask::from(top) << number;
                let alike = weight == 1 && !top && (self.gnomes | self.giants) >> number & 1 == 0;
                self.alike |= Mask::from(alike) << number;
            }
            if matches!(vote, Vote::Weighed { .. }) {
                self.weighed = self.weighed.with(lane);
                if self.of[lane] & (self.to_loser | self.trolls) == 0 {
                    self.sweeps = self.sweeps.with(lane);
                }
            }
        }
        let unweighed =
            self.votes.iter().any(|vote| matches!(vote, Vote::Split { .. } | Vote::Fronts { .. }));
        self.has_wanderers = unweighed || self.trolls | self.giants != 0;
    }

    /// The position in terms of this roster, with the led card; `None` if it has other cards.
    pub(super) fn position(&self, phase_two: &PhaseTwo) -> Option<(Position, Option<usize>)> {
        if !phase_two.kingdom().eq(self.factions) {
            return None;
        }
        let mut position = Position::led_by(phase_two.leader().index());
        let mut led = None;
        let mut free: Mask = (1 << self.number) - 1;
        for (card, lies) in lying(phase_two) {
            let from = match lies {
                Lies::Hand(seat) => self.owned[seat],
                Lies::Led => self.owned[phase_two.leader().index()],
                Lies::Aside | Lies::Front(_) => Mask::MAX,
            };
            let number = self.number_of(card, free & from)?;
            free &= !(1 << number);
            match lies {
                Lies::Hand(_) => position.left |= 1 << number,
                // Until the trick is complete, the led card counts as part of the hand.
                Lies::Led => {
                    position.left |= 1 << number;
                    led = Some(number);
                }
                Lies::Front(seat) => position.fronts[seat] |= 1 << number,
                Lies::Aside => position.aside |= 1 << number,
            }
        }
        let still = position.left | position.aside;
        for lane in 0..LANES {
            let scores = [0, 1].map(|seat| phase_two.score(Seat::new(seat)).faction(self.factions[lane]));
            let rest: Lanes =
                Numbers(still & self.of[lane]).fold(Lanes::NOTHING, |sum, card| sum + self.weight[card]);
            self.votes[lane].begin(
                lane,
                scores,
                rest,
                (still & self.of[lane]).count_ones(),
                &mut position,
            )?;
        }
        Some((position, led))
    }

    /// The highest number among these that stands for `card`.
    fn number_of(&self, card: Card, among: Mask) -> Option<usize> {
        (0..self.number).rev().find(|&number| among >> number & 1 == 1 && self.cards[number] == card)
    }

    /// All cards of the same faction.
    #[inline]
    pub(super) fn fellows(&self, card: usize) -> Mask {
        self.of[usize::from(self.lane[card])]
    }

    /// What a hand may play to a led card (C4.2 to C4.4).
    #[inline]
    pub(super) fn replies(&self, led: usize, hand: Mask) -> Mask {
        let following = hand & self.fellows(led);
        if following == 0 { hand } else { following | hand & self.stand_ins }
    }

    /// What seat 0 needs of the faction that can stay tied, as far as it distinguishes positions.
    #[inline]
    pub(super) fn split_need(&self, position: &Position) -> u64 {
        let lane = self.votes.iter().position(|vote| matches!(vote, Vote::Split { .. }));
        lane.map_or(0, |lane| position.need.get(lane) & 15)
    }

    /// The Trolls aside, in at most ten bits.
    #[inline]
    pub(super) const fn trolls_aside(&self, position: &Position) -> u64 {
        if self.trolls == 0 { 0 } else { position.aside >> self.trolls.trailing_zeros() }
    }

    /// How many Gnomes of each value lie in front of each seat: 18 bits.
    #[inline]
    pub(super) fn fronts(&self, position: &Position) -> u64 {
        let mut packed = 0;
        for front in position.fronts {
            // The box holds three Gnomes of each value, but only one of the highest.
            packed = Numbers(front)
                .fold(packed << 9, |sum, gnome| sum + (1 << (self.cards[gnome].value() / 2 * 2)));
        }
        packed
    }

    /// Stand-ins that are equivalent to those left for prospects: the same number in each hand, and
    /// the same highest one.
    #[inline]
    pub(super) fn shades(&self, left: Mask) -> Mask {
        let mut like = 0;
        for seat in 0..2 {
            let mine = left & self.stand_ins & self.owned[seat];
            if mine != 0 {
                like |= self.shade[seat][mine.count_ones() as usize - 1] | 1 << highest(mine);
            }
        }
        like
    }

    /// The cards of some factions.
    #[inline]
    pub(super) fn cards_of(&self, lanes: LaneSet) -> Mask {
        (0..LANES).filter(|&lane| lanes.contains(lane)).fold(0, |cards, lane| cards | self.of[lane])
    }
}
