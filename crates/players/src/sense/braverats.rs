//! BraveRats at first sight.
//!
//! What a card gains on average against all that the other may play: victories, the game
//! itself, and what a General or a Spy prepares. In a draft, the cards that are best to have
//! twice, as the solution of all deals tells.

use super::{Judged, Memory, Sense};
use interregnum_games::braverats::{Action, BraveRats, BraveRatsView, Card, CardSet};
use interregnum_kernel::{BySeat, Seat};

impl Sense for BraveRats {
    fn judge(view: &BraveRatsView, memory: Memory) -> Vec<Judged<Action>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let possible = possible(view, me.clockwise(1, 2), memory);
        let judge = |&action: &Action| {
            let merit = match action {
                Action::Keep(card) => pair_worth(card) / KEEPING,
                Action::Play(card) => mean(possible, |other| gain(view, me, card, other)) / PLAYING,
            };
            Judged { action, merit, why: None }
        };
        view.legal.iter().map(judge).collect()
    }
}

/// What the other may play: the card shown, if the Spy made it show; else what it holds, as
/// far as that is remembered.
fn possible(view: &BraveRatsView, other: Seat, memory: Memory) -> CardSet {
    let seat = &view.seats[other.index()];
    if let Some(card) = seat.choice {
        return CardSet::EMPTY.with(card);
    }
    let holds = seat.holds.known;
    if memory == Memory::Short || holds.is_empty() { CardSet::CLAN } else { holds }
}

/// What these two cards bring in this round, in victories.
fn gain(view: &BraveRatsView, me: Seat, own: Card, other: Card) -> f64 {
    let rival = me.clockwise(1, 2);
    let cards = if me.index() == 0 { BySeat([own, other]) } else { BySeat([other, own]) };
    let resolved = view.standing.resolve(&view.options, cards);
    if let Some(winner) = resolved.end.and_then(|end| end.winner) {
        let whole = f64::from(view.options.target);
        return if winner == me { whole } else { -whole };
    }
    let gained = |seat: Seat| {
        f64::from(resolved.next.victories[seat] - view.standing.victories[seat])
            + PREPARED * f64::from(u8::from(resolved.next.raised.contains(seat)))
            - PREPARED * f64::from(u8::from(resolved.next.first == Some(seat)))
    };
    gained(me) - gained(rival)
}

/// What makes one point of merit: in the worth of pairs, and in victories. So much lies
/// between one action and another.
const KEEPING: f64 = 0.2;
const PLAYING: f64 = 0.5;

/// What it is worth in victories that the next card has +2, or that the other shows first.
const PREPARED: f64 = 0.5;

/// What it is worth to have both cards of a kind, averaged over all deals
/// (`interregnum solve braverats --deal random`).
const fn pair_worth(card: Card) -> f64 {
    match card {
        Card::Wizard | Card::Prince => 0.28,
        Card::General => 0.23,
        Card::Spy => -0.06,
        Card::Ambassador => -0.12,
        Card::Assassin => -0.20,
        Card::Princess | Card::Musician => -0.21,
    }
}

fn mean(cards: CardSet, of: impl Fn(Card) -> f64) -> f64 {
    cards.cards().map(of).sum::<f64>() / cards.len().max(1) as f64
}
