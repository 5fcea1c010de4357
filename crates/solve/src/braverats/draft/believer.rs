//! A drafter that knows only what a player of its seat can know, and little of the past.

use super::perfect::{NOTHING, PerfectDraft, code, signed};
use crate::braverats::deals::Hands;
use interregnum_braverats::{Card, CardSet, YARG};
use interregnum_kernel::{BySeat, Seat};
use std::collections::HashMap;

/// The least weight of a kind of card, for those that the draft without hidden cards hardly ever
/// keeps first.
const LEAST: f64 = 0.02;

/// Chooses by its own cards, the other side's cards that it has seen, and the packet alone.
///
/// The cards that it does not see are those that the other side kept first from its packets, and
/// the cards of later packets. It weighs each possibility by how often the draft without hidden
/// cards keeps a card of that kind first, and keeps the card with the best average value, as if
/// nothing were hidden afterwards.
pub(super) struct Believer {
    /// By kind of card: how likely it is to be kept first.
    kept_first: [f64; Card::COUNT],
    /// What was decided, by the known cards and the packet.
    decided: HashMap<(usize, CardSet), Card>,
}

/// How often each kind of card is kept first if it is in the first packet, in the draft without
/// hidden cards.
pub(super) fn kept_first(perfect: &mut PerfectDraft) -> [f64; Card::COUNT] {
    let (mut kept, mut present) = ([0.0; Card::COUNT], [0.0; Card::COUNT]);
    for (packet, chance) in perfect.packets(NOTHING) {
        let (card, _) = perfect.best(NOTHING, YARG, packet);
        kept[usize::from(card.value())] += chance;
        packet.kinds().for_each(|card| present[usize::from(card.value())] += chance);
    }
    std::array::from_fn(|kind| kept[kind] / present[kind])
}

/// What a seat can see when it chooses.
pub(super) struct Sight {
    pub(super) seat: Seat,
    /// Its own cards.
    pub(super) own: CardSet,
    /// The cards of the other side that it has seen.
    pub(super) known: CardSet,
    /// How many cards of the other side it has not seen.
    pub(super) unseen: usize,
    /// The cards of the packet.
    pub(super) packet: CardSet,
}

impl Believer {
    pub(super) fn new(kept_first: [f64; Card::COUNT]) -> Self {
        Self { kept_first: kept_first.map(|share| share.max(LEAST)), decided: HashMap::new() }
    }

    /// The card that it keeps.
    pub(super) fn decide(&mut self, perfect: &mut PerfectDraft, sight: &Sight) -> Card {
        let key = (code(sight.hands(CardSet::EMPTY)), sight.packet);
        if let Some(&card) = self.decided.get(&key) {
            return card;
        }
        let possibilities = self.possibilities(sight);
        let mut best = (Card::ALL[0], f64::NEG_INFINITY);
        for card in sight.packet.kinds() {
            let value: f64 = possibilities
                .iter()
                .map(|&(hidden, weight)| {
                    weight * perfect.after(sight.hands(hidden), sight.seat, sight.packet, card)
                })
                .sum();
            if signed(sight.seat, value) > best.1 {
                best = (card, signed(sight.seat, value));
            }
        }
        self.decided.insert(key, best.0);
        best.0
    }

    /// The unseen cards that the other side may have, with their weights.
    fn possibilities(&self, sight: &Sight) -> Vec<(CardSet, f64)> {
        let rest = CardSet::BOX.minus(sight.own).minus(sight.known).minus(sight.packet);
        let mut found = vec![(CardSet::EMPTY, 1.0)];
        for card in rest.kinds() {
            let (copies, likely) = (rest.count(card), self.kept_first[usize::from(card.value())]);
            let with = |(hidden, weight): (CardSet, f64)| {
                (0..=copies).map(move |n| {
                    let ways = if copies == 2 && n == 1 { 2.0 } else { 1.0 };
                    let one_more = |(hidden, weight): (CardSet, f64), _| (hidden.with(card), weight * likely);
                    (0..n).fold((hidden, weight * ways), one_more)
                })
            };
            found = found.into_iter().flat_map(with).filter(|(h, _)| h.len() <= sight.unseen).collect();
        }
        found.retain(|(hidden, _)| hidden.len() == sight.unseen);
        found
    }
}

impl Sight {
    /// The hands if these are the other side's unseen cards.
    fn hands(&self, hidden: CardSet) -> Hands {
        let theirs = self.known.plus(hidden);
        BySeat(if self.seat == YARG { [self.own, theirs] } else { [theirs, self.own] })
    }
}
