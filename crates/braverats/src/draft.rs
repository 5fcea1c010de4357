//! The draft (B6.4): four packets of four, from which the players keep cards by turns.
//!
//! Seat 0 opens the first and the third packet, seat 1 the second and the fourth. The player who
//! opens a packet keeps the first and the third card, the other the second and the fourth. A choice
//! with a single option is skipped.

use crate::card::{Card, CardSet, SEATS, other};
use crate::happening::{BraveRatsEvent, PLAYERS, Zone, moved};
use crate::row::Row;
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{Audience, Rule, Seat, SeatSet, Viewer, Witness};

/// How many cards a packet has.
pub(crate) const PACKET: usize = 4;

/// The seat that keeps the card with this number, counted from 0.
pub(crate) const fn keeper(number: usize) -> Seat {
    opener(number).clockwise(number % SEATS, SEATS)
}

/// The seat that opens the packet of the card with this number.
pub(crate) const fn opener(number: usize) -> Seat {
    Seat::new(number / PACKET % SEATS)
}

impl BraveRats {
    /// How many cards have been kept.
    #[inline]
    pub(crate) fn drafted(&self) -> usize {
        self.kept[self.game()].len()
    }

    /// The seat that looks at the packet.
    #[inline]
    pub(crate) fn holder(&self) -> Seat {
        keeper(self.drafted())
    }

    /// The cards of the packets not yet opened, which are still in the box.
    pub(crate) fn unopened(&self) -> CardSet {
        if self.stage != Stage::Drafting {
            return CardSet::EMPTY;
        }
        self.chances[self.game()].cards.cards().skip(PACKET * (self.drafted() / PACKET + 1)).collect()
    }

    /// The next player opens a packet of four cards.
    pub(crate) fn open_packet(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        let (seat, cards) = (self.holder(), self.chances[usize::from(self.ended)].cards);
        self.packet = cards.cards().skip(self.drafted()).take(PACKET).collect();
        self.turn = SeatSet::one(seat);
        for card in self.packet.cards() {
            witness.note(|| moved(card, Zone::Box, Zone::Packet(seat), Audience::only(seat), "B6.4"));
        }
    }

    /// The player who looks at the packet keeps a card and passes the rest.
    pub(crate) fn keep(&mut self, card: Card, witness: &mut impl Witness<BraveRatsEvent>) {
        let holder = self.holder();
        self.take(card, holder, witness);
        let next = other(holder);
        match (self.packet.len(), self.packet.lowest()) {
            (1, Some(last)) => {
                self.take(last, holder, witness);
                self.close_packet(witness);
            }
            (_, Some(lowest)) => {
                self.pass(holder, next, witness);
                self.turn = SeatSet::one(next);
                if self.packet.one_of_each().len() == 1 {
                    self.keep(lowest, witness);
                }
            }
            (_, None) => self.close_packet(witness),
        }
    }

    /// Moves a card from the packet of `holder` to the seat that keeps it.
    fn take(&mut self, card: Card, holder: Seat, witness: &mut impl Witness<BraveRatsEvent>) {
        let (keeper, number) = (self.holder(), self.drafted());
        self.packet.remove(card);
        self.hands[keeper].insert(card);
        self.kept[usize::from(self.ended)].push(card.value());
        let (from, to) = (Zone::Packet(holder), Zone::Hand(keeper));
        witness.note(|| moved(card, from, to, audience(number), "B6.4"));
    }

    /// The packet goes to the other player.
    fn pass(&self, from: Seat, to: Seat, witness: &mut impl Witness<BraveRatsEvent>) {
        for card in self.packet.cards() {
            let (from, to) = (Zone::Packet(from), Zone::Packet(to));
            witness.note(|| moved(card, from, to, PLAYERS, "B6.4"));
        }
    }

    /// Ends a packet: opens the next one, or ends the draft.
    fn close_packet(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        if self.drafted() < Row::MOST {
            self.open_packet(witness);
        } else {
            self.stage = Stage::Playing;
            self.tell_counted(witness);
            self.after_deal(witness);
        }
    }

    /// B6.8: when all sixteen cards are dealt, each player can name the other's cards, but not when
    /// each was kept.
    fn tell_counted(&self, witness: &mut impl Witness<BraveRatsEvent>) {
        for seat in Seat::all(SEATS) {
            let (zone, seen) = (Zone::Hand(seat), Audience::only(other(seat)));
            let kept = self.kept[self.game()].cards().enumerate();
            let counted =
                kept.filter(|&(number, _)| keeper(number) == seat && !is_known_to(other(seat), number));
            let counted: CardSet = counted.map(|(_, card)| card).collect();
            for card in counted.cards() {
                witness.note(|| BraveRatsEvent::Shown { card, zone, seen, rule: Rule("B6.8") });
            }
        }
    }
}

/// Who can name the card kept with this number. The first card of a packet is known only to the
/// seat that keeps it. The later ones are known to both players, because each sees what the other
/// has left.
fn audience(number: usize) -> Audience {
    if number.is_multiple_of(PACKET) { Audience::only(opener(number)) } else { PLAYERS }
}

/// Whether a player can name the card with this number, while the draft lasts.
pub(crate) fn is_known_to(player: Seat, number: usize) -> bool {
    audience(number).includes(Viewer::Seat(player))
}

/// Whether a kept card was a choice: the last of a packet never is, and the last but one is not if
/// it equals the last.
pub(crate) fn was_asked(kept: Row, number: usize) -> bool {
    match number % PACKET {
        3 => false,
        2 => number + 1 == kept.len() || kept.at(number) != kept.at(number + 1),
        _ => true,
    }
}
