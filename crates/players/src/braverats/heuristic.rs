//! BraveRats at first sight.
//!
//! What a card gains on average against all that the other may play: victories, the game
//! itself, and what a General or a Spy prepares. In a draft, the cards that are best to have
//! twice, as the solution of all deals tells.

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

    fn reasons(view: &BraveRatsView) -> Vec<Option<Phrase>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        view.decision.legal.iter().map(|&action| reason(view, me, action)).collect()
    }
}

/// What the other may play: the card shown, if the Spy made it show; else what it holds, as
/// far as that is remembered.
fn possible(view: &BraveRatsView, me: Seat, recall: Recall) -> CardSet {
    let seat = &view.seats[1 - me.index()];
    if let Some(card) = seat.choice {
        return CardSet::EMPTY.with(card);
    }
    let holds = seat.holds.known;
    if recall == Recall::OpenCards || holds.is_empty() { CardSet::CLAN } else { holds }
}

/// What the own card and the other's make of the round.
fn resolved(view: &BraveRatsView, me: Seat, own: Card, other: Card) -> Resolved {
    let cards = if me.index() == 0 { BySeat([own, other]) } else { BySeat([other, own]) };
    view.standing.resolve(&view.options, cards)
}

/// What these two cards bring in this round, in victories.
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

/// Why this action.
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

/// What comes of a round of which both cards are known.
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
