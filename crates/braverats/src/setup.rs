//! From the deal to the first round (B6.1, B6.2, B6.9), and from one game to the next.

use crate::card::{Card, SEATS, other};
use crate::happening::{BraveRatsEvent, Fact, NOBODY, PLAYERS, Zone, moved};
use crate::options::DealVariant;
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{Audience, BySeat, Seat, Witness};

impl BraveRats {
    /// Begins a game: the deal, then what follows it (B6.9).
    #[inline]
    pub(crate) fn begin(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        if self.options.is_match() {
            let number = self.ended + 1;
            witness.note(|| BraveRatsEvent::happened(Fact::GameBegins { number }, "B6.7"));
        }
        self.standing = self.began;
        if self.options.deal == DealVariant::Draft {
            self.stage = Stage::Drafting;
            self.open_packet(witness);
            return;
        }
        self.hands = self.chances[usize::from(self.ended)].hands;
        self.tell_hands(witness);
        self.after_deal(witness);
    }

    /// Records the deal of each card for those who can name it: everybody if the hand is certain,
    /// else both players, who can infer each other's eight cards (B6.8).
    #[inline]
    fn tell_hands<W: Witness<BraveRatsEvent>>(&self, witness: &mut W) {
        if W::SILENT {
            return;
        }
        let way = self.options.deal;
        let seen = if way.is_shuffled() { PLAYERS } else { Audience::Everyone };
        for seat in Seat::all(SEATS) {
            for card in self.hands[seat].cards() {
                witness.note(|| moved(card, Zone::Box, Zone::Hand(seat), seen, way.rule().0));
            }
        }
    }

    /// B6.9: the Traitor follows the deal; the piles are made after both.
    #[inline]
    pub(crate) fn after_deal(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        if self.options.traitor {
            self.exchange(witness);
        }
        if self.options.draw {
            self.make_piles(witness);
        }
        self.draw(3, witness);
        self.begin_round(witness);
    }

    /// B6.1: both lay a random card on the table and take the other's.
    fn exchange(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        let Some(gifts) = self.chances[usize::from(self.ended)].gifts(self.hands) else { return };
        for seat in Seat::all(SEATS) {
            self.hands[seat].remove(gifts[seat]);
            let (from, to) = (Zone::Hand(seat), Zone::Table(seat));
            witness.note(|| BraveRatsEvent::moved(gifts[seat], from, to, "B6.1"));
        }
        for seat in Seat::all(SEATS) {
            let to = other(seat);
            self.hands[to].insert(gifts[seat]);
            let (from, to) = (Zone::Table(seat), Zone::Hand(to));
            witness.note(|| BraveRatsEvent::moved(gifts[seat], from, to, "B6.1"));
        }
    }

    /// B6.2: each hand becomes a pile, face down.
    fn make_piles(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        for seat in Seat::all(SEATS) {
            let hand = std::mem::take(&mut self.hands[seat]);
            self.piles[seat] = self.chances[usize::from(self.ended)].pile(seat, hand);
            for card in hand.cards() {
                witness.note(|| moved(card, Zone::Hand(seat), Zone::Pile(seat), NOBODY, "B6.2"));
            }
        }
    }

    /// B6.2: both draw, as long as there is something to draw.
    #[inline]
    pub(crate) fn draw(&mut self, number: usize, witness: &mut impl Witness<BraveRatsEvent>) {
        if !self.options.draw {
            return;
        }
        for seat in Seat::all(SEATS) {
            for _ in 0..number {
                let Some(card) = self.piles[seat].take_first().map(Card::of_value) else { break };
                self.hands[seat].insert(card);
                let (from, to) = (Zone::Pile(seat), Zone::Hand(seat));
                witness.note(|| moved(card, from, to, Audience::only(seat), "B6.2"));
            }
        }
    }

    /// B6.7: before the next game all cards go back to the box, face down.
    pub(crate) fn gather(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        let last = usize::from(self.ended) - 1;
        for seat in Seat::all(SEATS) {
            let table = self.rounds[last].cards().skip(seat.index()).step_by(SEATS);
            let table = table.map(|card| (card, Zone::Table(seat)));
            let hand = self.hands[seat].cards().map(|card| (card, Zone::Hand(seat)));
            let pile = self.piles[seat].cards().map(|card| (card, Zone::Pile(seat)));
            for (card, from) in table.chain(hand).chain(pile) {
                witness.note(|| moved(card, from, Zone::Box, NOBODY, "B6.7"));
            }
        }
        self.hands = BySeat::default();
        self.piles = BySeat::default();
    }
}
