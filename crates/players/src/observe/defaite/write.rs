//! The fields of an observation of La Défaite.

use super::slots::{Slots, from_observer};
use crate::observe::layout::Layout;
use crate::observe::writer::Writer;
use interregnum_games::defaite::{Card, CardSet, Means, OwnCards, Sight};
use interregnum_kernel::Seat;

/// The number of kinds of choices.
const ASKS: usize = 15;
const COUNTS: &str = "one byte for each card, its number";
const CARD: &str = "one byte for each card, 1 for the one";
const SEATS: &str = "one byte for each seat, 1 for the one";
const MEANS: &str = "one byte for each musketeer and gold card, its number";
const FLAG: &str = "1 if it is so";

pub(super) fn layout(slots: &Slots) -> Layout {
    let (players, cards, means) = (slots.players, slots.cards.len(), slots.means.len());
    let mut layout = Layout::default();
    for seat in 0..players {
        layout.add(format!("hand-{seat}"), cards, "the cards that the observer can name, by number");
        layout.add(format!("hand-unknown-{seat}"), 1, "the number of the other cards of the hand");
        layout.add(format!("face-down-{seat}"), 1, "1 if a card of the hand lies face down");
        layout.add(format!("court-{seat}"), cards, COUNTS);
        layout.add(format!("guards-{seat}"), cards, "for each card of the court the sum of its guards");
        layout.add(format!("reserve-{seat}"), means, MEANS);
        layout.add(format!("points-{seat}"), 1, "the points");
        layout.add(format!("turn-{seat}"), 1, "the place in the order of turns of this round, from 1");
        layout.add(format!("king-beside-{seat}"), 1, "1 if the King stands beside the seat");
        layout.add(format!("king-held-{seat}"), 1, "1 if the seat holds the King");
        layout.add(format!("middle-{seat}"), cards, "the card in the middle, if the observer knows it");
        layout.add(format!("middle-face-down-{seat}"), 1, "1 if it lies face down");
    }
    layout.add("discards", cards, COUNTS);
    layout.add("pile", 1, "the number of cards in the deck");
    layout.add("round", 1, "the number of the round, from 1");
    layout.add("turns", 1, "the number of players who have had their turn");
    layout.add("acted", 1, "1 if the player whose turn it is has acted");
    layout.add("masquerade", 1, FLAG);
    layout.add("masquerade-next", 1, FLAG);
    layout.add("capturing", 1, "1 while the middle is captured");
    layout.add("placing", means, "captured cards that have yet to be placed, by number");
    layout.add("fresh", cards, "courtiers that came into their court in this round, by number");
    layout.add("asked", ASKS, "one byte for each kind of choice");
    layout.add("asked-by", cards, CARD);
    layout.add("contest", 2, "1 for an attack (musketeers), 1 for a corruption (gold)");
    layout.add("contest-attacker", players, SEATS);
    layout.add("contest-defender", players, SEATS);
    layout.add("contest-target", cards, CARD);
    layout.add("contest-laid", 2 * means, "attacker, defender: one byte for each musketeer and gold card");
    layout.add("contest-sums", 2, "the sums of attacker and defender");
    layout.add("duel", 1, FLAG);
    layout.add("duel-challenger", players, SEATS);
    layout.add("duel-opponent", players, SEATS);
    layout.add("duel-face-down", cards, "the challenger's card, if it is the observer's own");
    layout.add("duel-even", 2 * cards, "the revealed equal cards, the challenger's first");
    layout.add("duel-loser", players, SEATS);
    layout.add("look-by", players, SEATS);
    layout.add("look-at", players, SEATS);
    layout.add("look-cards", cards, COUNTS);
    layout
}

pub(super) fn write(slots: &Slots, sight: &Sight, out: &mut [u8]) {
    let size = out.len();
    let mut writer = Writer::new(out);
    let own = sight.observer;
    for steps in 0..slots.players {
        seat(slots, sight, own.clockwise(steps, slots.players), &mut writer);
    }
    let cards = slots.cards.len();
    writer.counts(columns(slots, sight.discards), cards);
    let round = &sight.round;
    writer.number(usize::from(sight.pile));
    writer.number(usize::from(round.number));
    writer.number(usize::from(round.turns));
    writer.flag(round.acted);
    writer.flag(round.masquerade);
    writer.flag(round.masquerade_next);
    writer.flag(!round.capture.is_empty());
    writer.counts(round.placing.iter().map(|&card| slots.means_column(card)), slots.means.len());
    writer.counts(columns(slots, round.fresh), cards);
    writer.one_of(sight.asked.map(|asked| asked.ask as usize), ASKS);
    writer.one_of(sight.asked.and_then(|asked| asked.by).map(|card| slots.column(card)), cards);
    contest(slots, sight, own, &mut writer);
    duel(slots, sight, own, &mut writer);
    let steps = |seat: Seat| from_observer(seat, own, slots.players);
    let looked = sight.looked.as_ref();
    writer.one_of(looked.map(|looked| steps(looked.seat)), slots.players);
    writer.one_of(looked.map(|looked| steps(looked.at)), slots.players);
    writer.counts(looked.into_iter().flat_map(|looked| columns(slots, looked.cards.known)), cards);
    debug_assert_eq!(writer.written(), size, "all fields are written");
}

/// The fields `hand-0`, `middle-0` and `duel-face-down`.
pub(super) fn write_private(slots: &Slots, own: OwnCards, out: &mut [u8]) {
    let mut writer = Writer::new(out);
    let cards = slots.cards.len();
    writer.counts(columns(slots, own.hand), cards);
    writer.one_of(own.middle.map(|card| slots.column(card)), cards);
    writer.one_of(own.duel.map(|card| slots.column(card)), cards);
}

fn columns(slots: &Slots, cards: CardSet) -> impl Iterator<Item = usize> {
    cards.cards().map(|card| slots.column(card))
}

fn seat(slots: &Slots, sight: &Sight, seat: Seat, writer: &mut Writer<'_>) {
    let shown = &sight.seats[seat.index()];
    let cards = slots.cards.len();
    writer.counts(columns(slots, shown.hand.known), cards);
    writer.number(usize::from(shown.hand.unknown));
    writer.flag(shown.face_down);
    writer.counts(shown.court.iter().map(|held| slots.column(held.card)), cards);
    let guards = |card: Card, sum: u32| (slots.column(card), sum as usize);
    writer.sums(shown.court.iter().map(|held| guards(held.card, held.guards.sum())), cards);
    writer.counts(shown.reserve.cards().map(|card| slots.means_column(card)), slots.means.len());
    writer.number(usize::from(shown.points));
    writer.number(sight.round.order.iter().position(|&other| other == seat).map_or(0, |place| place + 1));
    writer.flag(sight.king.seat == seat && !sight.king.held);
    writer.flag(sight.king.seat == seat && sight.king.held);
    let lying = sight.middle.iter().find(|lying| lying.seat == seat);
    writer.one_of(lying.and_then(|lying| lying.card).map(|card| slots.column(card)), cards);
    writer.flag(lying.is_some_and(|lying| lying.face_down));
}

fn contest(slots: &Slots, sight: &Sight, own: Seat, writer: &mut Writer<'_>) {
    let contest = sight.contest.as_ref();
    let steps = |seat: Seat| from_observer(seat, own, slots.players);
    writer.one_of(contest.map(|contest| usize::from(contest.means == Means::Gold)), 2);
    writer.one_of(contest.map(|contest| steps(contest.attacker)), slots.players);
    writer.one_of(contest.map(|contest| steps(contest.defender)), slots.players);
    writer.one_of(contest.map(|contest| slots.column(contest.target.card)), slots.cards.len());
    for side in 0..2 {
        let laid = contest.into_iter().flat_map(|contest| contest.laid[side].cards());
        writer.counts(laid.map(|card| slots.means_column(card)), slots.means.len());
    }
    for side in 0..2 {
        writer.number(contest.map_or(0, |contest| contest.sums[side] as usize));
    }
}

fn duel(slots: &Slots, sight: &Sight, own: Seat, writer: &mut Writer<'_>) {
    let duel = sight.duel.as_ref();
    let steps = |seat: Seat| from_observer(seat, own, slots.players);
    let cards = slots.cards.len();
    writer.flag(duel.is_some());
    writer.one_of(duel.map(|duel| steps(duel.challenger)), slots.players);
    writer.one_of(duel.map(|duel| steps(duel.opponent)), slots.players);
    writer.one_of(duel.and_then(|duel| duel.face_down).map(|card| slots.column(card)), cards);
    for side in 0..2 {
        writer.one_of(duel.and_then(|duel| duel.even).map(|even| slots.column(even[side])), cards);
    }
    writer.one_of(duel.and_then(|duel| duel.loser).map(steps), slots.players);
}
