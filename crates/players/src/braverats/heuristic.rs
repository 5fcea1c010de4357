//! The heuristic of BraveRats.
//!
//! It scores the average gain of a card against all cards that the other may play: victories, the
//! game itself, and the effects of a General or a Spy. In a draft it prefers the cards that are
//! best to have twice, according to the solution of all deals.

use crate::{Heuristic, Recall, Scored};
use interregnum_games::braverats::{Action, BraveRats, BraveRatsView, Card, CardSet, Resolved, Verdict};
use interregnum_kernel::{BySeat, Phrase, Seat};

impl Heuristic for BraveRats {
    fn score(view: &BraveRatsView, recall: Recall) -> Vec<Scored<Action>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let possible = possible(view, me, recall);
        let merit = |action| match action {
            Action::Keep(card) => pair_worth(card) / KEEPING,
            Action::Play(card) => mean(possible, |other| gain(view, me, card, other)) / PLAYING,
        };
        view.decision.legal.iter().map(|&action| Scored { action, merit: merit(action) }).collect()
    }

    fn glitter(view: &BraveRatsView) -> Vec<f64> {
        let value = |action: &Action| match action {
            Action::Keep(card) | Action::Play(card) => f64::from(card.value()),
        };
        view.decision.legal.iter().map(|action| value(action) / DAZZLING).collect()
    }

    fn reasons(view: &BraveRatsView) -> Vec<Option<Phrase>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        view.decision.legal.iter().map(|&action| reason(view, me, action)).collect()
    }
}

/// The cards that the other may play: the revealed card after a Spy, else its hand as far as it is
/// remembered.
fn possible(view: &BraveRatsView, me: Seat, recall: Recall) -> CardSet {
    let seat = &view.seats[1 - me.index()];
    if let Some(card) = seat.choice {
        return CardSet::EMPTY.with(card);
    }
    let holds = seat.holds.known;
    if recall == Recall::OpenCards || holds.is_empty() { CardSet::CLAN } else { holds }
}

/// The result of the round with these two cards.
fn resolved(view: &BraveRatsView, me: Seat, own: Card, other: Card) -> Resolved {
    let cards = if me.index() == 0 { BySeat([own, other]) } else { BySeat([other, own]) };
    view.standing.resolve(&view.options, cards)
}

/// The gain in this round with these two cards, in victories.
fn gain(view: &BraveRatsView, me: Seat, own: Card, other: Card) -> f64 {
    let resolved = resolved(view, me, own, other);
    if let Some(winner) = resolved.end.and_then(|end| end.winner) {
        let whole = f64::from(view.options.target);
        return if winner == me { whole } else { -whole };
    }
    let gained = |seat: Seat| {
        f64::from(resolved.next.victories[seat] - view.standing.victories[seat])
            + PREPARED * f64::from(u8::from(resolved.next.raised.contains(seat)))
            - PREPARED * f64::from(u8::from(resolved.next.first == Some(seat)))
    };
    gained(me) - gained(me.clockwise(1, 2))
}

/// The scale of a point of merit, in the value of pairs and in victories: the typical difference
/// between two actions.
const KEEPING: f64 = 0.2;
const PLAYING: f64 = 0.5;

/// The scale of what glitters: the typical difference between the numbers of two cards.
const DAZZLING: f64 = 2.3;

/// The value, in victories, of a +2 for the next card or of the other's early reveal.
const PREPARED: f64 = 0.5;

/// The value of having both cards of a kind, averaged over all deals (`interregnum solve braverats
/// --deal random`).
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

/// The reason for an action.
fn reason(view: &BraveRatsView, me: Seat, action: Action) -> Option<Phrase> {
    if view.decision.legal.len() == 1 {
        return Some(Phrase::new("why-only"));
    }
    let card = match action {
        Action::Keep(card) => {
            let key = if pair_worth(card) > 0.0 { "why-rats-good-pair" } else { "why-rats-poor-pair" };
            return Some(Phrase::new(key));
        }
        Action::Play(card) => card,
    };
    let possible = possible(view, me, Recall::Perfect);
    let verdicts = || possible.cards().map(|other| resolved(view, me, card, other));
    let wins = |resolved: &Resolved| {
        let verdict = resolved.duel.verdict();
        verdict == Verdict::Round(me) || verdict == Verdict::Game(me)
    };
    if possible.len() == 1 {
        return verdicts().next().map(|resolved| certain(&resolved, me, wins(&resolved)));
    }
    let won = verdicts().filter(wins).count();
    let held = verdicts().filter(|resolved| resolved.duel.is_held()).count();
    Some(
        Phrase::new("why-rats-beats")
            .with("won", won)
            .with("held", held)
            .with("lost", possible.len() - won - held),
    )
}

/// The reason when both cards of the round are known.
fn certain(resolved: &Resolved, me: Seat, wins: bool) -> Phrase {
    match resolved.end.and_then(|end| end.winner) {
        Some(winner) if winner == me => Phrase::new("why-rats-wins-game"),
        Some(_) => Phrase::new("why-rats-loses-game"),
        None if resolved.duel.is_held() => Phrase::new("why-rats-holds"),
        None => {
            let key = if wins { "why-rats-wins-round" } else { "why-rats-loses-round" };
            Phrase::new(key).with("number", usize::from(resolved.gained))
        }
    }
}
