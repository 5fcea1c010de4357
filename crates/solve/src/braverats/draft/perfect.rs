//! The draft if nothing were hidden: every card that is kept is known to both.

use crate::braverats::deals::Hands;
use interregnum_braverats::{APPLEWOOD, Card, CardSet, YARG};
use interregnum_kernel::{BySeat, Seat};
use std::collections::HashMap;

/// B6.4: how many cards a packet has.
pub(super) const PACKET: usize = 4;

/// How many pairs of hands have a code, possible or not.
const CODES: usize = 9usize.pow(Card::COUNT as u32);

/// The draft in which both know all kept cards, solved by backward induction: chance, then three
/// choices in turn, for each packet.
///
/// Values are stored in single precision; the error of a value is below 1e-6.
pub(super) struct PerfectDraft {
    /// By [`code`]; NaN where the value is not known yet.
    values: Vec<f32>,
    /// By the cards that are left: the packets they can give, with their probabilities.
    packets: HashMap<CardSet, Vec<(CardSet, f64)>>,
}

/// A number for each pair of hands. It has a digit of base nine for each card: how many Applewood
/// holds, and three times how many Yarg holds.
pub(super) fn code(hands: Hands) -> usize {
    let digit = |card: Card| 3 * hands[YARG].count(card) + hands[APPLEWOOD].count(card);
    Card::ALL.into_iter().fold(0, |code, card| 9 * code + digit(card))
}

/// The seat that opens the next packet (B6.4).
pub(super) fn opener(hands: Hands) -> Seat {
    if (hands[YARG].len() / 2).is_multiple_of(2) { YARG } else { APPLEWOOD }
}

/// The hands with one more card for a seat.
pub(super) fn given(mut hands: Hands, seat: Seat, card: Card) -> Hands {
    hands[seat].insert(card);
    hands
}

pub(super) fn other(seat: Seat) -> Seat {
    seat.clockwise(1, 2)
}

/// What a seat gets if Yarg gets this.
pub(super) fn signed(seat: Seat, value: f64) -> f64 {
    if seat == YARG { value } else { -value }
}

impl PerfectDraft {
    /// The draft whose results have these values, one for each of the 1,107 deals.
    pub(super) fn new(deals: impl IntoIterator<Item = (Hands, f64)>) -> Self {
        let mut values = vec![f32::NAN; CODES];
        for (hands, value) in deals {
            values[code(hands)] = value as f32;
        }
        Self { values, packets: HashMap::new() }
    }

    /// The value for Yarg between two packets.
    pub(super) fn value(&mut self, hands: Hands) -> f64 {
        let place = code(hands);
        if self.values[place].is_nan() {
            let packets = self.packets(hands);
            let opener = opener(hands);
            let average: f64 =
                packets.iter().map(|&(packet, chance)| chance * self.best(hands, opener, packet).1).sum();
            self.values[place] = average as f32;
        }
        f64::from(self.values[place])
    }

    /// The packets that can come next, with their probabilities.
    pub(super) fn packets(&mut self, hands: Hands) -> Vec<(CardSet, f64)> {
        let left = CardSet::BOX.minus(hands[YARG]).minus(hands[APPLEWOOD]);
        self.packets.entry(left).or_insert_with(|| packets(left)).clone()
    }

    /// The best card of the seat that looks at these cards of a packet, and the value for Yarg.
    pub(super) fn best(&mut self, hands: Hands, holder: Seat, packet: CardSet) -> (Card, f64) {
        let mut best = (Card::ALL[0], f64::NEG_INFINITY);
        for card in packet.kinds() {
            let value = signed(holder, self.after(hands, holder, packet, card));
            if value > best.1 {
                best = (card, value);
            }
        }
        (best.0, signed(holder, best.1))
    }

    /// The value for Yarg after a seat keeps a card of a packet.
    pub(super) fn after(&mut self, hands: Hands, holder: Seat, packet: CardSet, card: Card) -> f64 {
        let (hands, rest) = (given(hands, holder, card), packet.without(card));
        let next = other(holder);
        match rest.kinds().next() {
            Some(last) if rest.len() == 1 => self.value(given(hands, next, last)),
            _ => self.best(hands, next, rest).1,
        }
    }
}

/// The packets that these cards can give, with their probabilities.
fn packets(left: CardSet) -> Vec<(CardSet, f64)> {
    let mut found = vec![(CardSet::EMPTY, 1u32)];
    for card in left.kinds() {
        let copies = left.count(card);
        let with = |(packet, ways): (CardSet, u32)| {
            (0..=copies).map(move |n| {
                let packet = (0..n).fold(packet, |packet: CardSet, _| packet.with(card));
                (packet, ways * if copies == 2 && n == 1 { 2 } else { 1 })
            })
        };
        found = found.into_iter().flat_map(with).filter(|(packet, _)| packet.len() <= PACKET).collect();
    }
    found.retain(|(packet, _)| packet.len() == PACKET);
    let all: u32 = found.iter().map(|(_, ways)| ways).sum();
    found.into_iter().map(|(packet, ways)| (packet, f64::from(ways) / f64::from(all))).collect()
}

/// The hands before the first packet.
pub(super) const NOTHING: Hands = BySeat([CardSet::EMPTY; 2]);

#[cfg(test)]
mod tests {
    use super::*;

    /// Four of sixteen cards, eight kinds twice each: 70 without a pair, 168 with one, 28 with two.
    #[test]
    fn there_are_266_different_first_packets() {
        let all = packets(CardSet::BOX);
        assert_eq!(all.len(), 266);
        assert!((all.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
    }

    /// B6.4: the seats open by turns.
    #[test]
    fn the_seats_open_packets_by_turns() {
        let hand = |n: usize| Card::ALL.into_iter().take(n).collect::<CardSet>();
        let openers = [0, 2, 4, 6].map(|n| opener(BySeat([hand(n); 2])));
        assert_eq!(openers, [YARG, APPLEWOOD, YARG, APPLEWOOD]);
    }
}
