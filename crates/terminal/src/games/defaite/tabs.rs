//! The tabs of La Défaite: the hand, and the actions without a card of the hand.

use super::face;
use crate::draw::context::DrawContext;
use crate::games::{Choice, Refused, Tab};
use interregnum_games::defaite::{Action, Ask, Card, Defaite, DefaiteView, EventCard, Illegal, Source, Spot};
use interregnum_kernel::{Describe, Seat};
use interregnum_text::{Names, Seats};

/// A tab beside the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Attack,
    Corrupt,
    Duel,
    Other,
}

/// The tabs of a view.
pub(super) fn of(view: &DefaiteView, context: &DrawContext, names: &Seats) -> Vec<Tab<Action>> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let hand = hand(view, seat, context, names);
    let shown: Vec<Action> = hand.choices.iter().map(|choice| choice.action).collect();
    let legal = view.decision.legal.iter().map(|&action| (action, None));
    let refused =
        view.decision.refused.iter().map(|refused| (refused.action, Some(Refused::of(&refused.why))));
    let rest: Vec<_> = legal.chain(refused).filter(|(action, _)| !shown.contains(action)).collect();
    let mut tabs = vec![hand];
    for kind in [Kind::Attack, Kind::Corrupt, Kind::Duel, Kind::Other] {
        let of_kind = rest.iter().filter(|(action, _)| self::kind(*action) == kind);
        let choices: Vec<_> =
            of_kind.map(|(action, why)| chip(*action, why.clone(), context, names)).collect();
        if choices.iter().any(|choice| choice.refused.is_none())
            || (kind != Kind::Other && !choices.is_empty())
        {
            tabs.push(Tab { title: title(kind, context), choices, is_hand: false });
        }
    }
    // Tabs with legal choices come first.
    tabs.sort_by_key(|tab| tab.choices.iter().all(|choice| choice.refused.is_some()));
    tabs
}

const fn kind(action: Action) -> Kind {
    match action {
        Action::Attack(..) => Kind::Attack,
        Action::Corrupt(..) => Kind::Corrupt,
        Action::Duel(..) => Kind::Duel,
        _ => Kind::Other,
    }
}

fn title(kind: Kind, context: &DrawContext) -> String {
    match kind {
        Kind::Attack => context.get("term-tab-attack"),
        Kind::Corrupt => context.get("term-tab-corrupt"),
        Kind::Duel => context.get("term-tab-duel"),
        Kind::Other => context.get("term-tab-choose"),
    }
}

/// The cards of the hand, each with what can be done with it now.
fn hand(view: &DefaiteView, seat: Seat, context: &DrawContext, names: &Seats) -> Tab<Action> {
    let cards = view.seats[seat.index()].hand.known.cards();
    let choices = cards.map(|card| held(view, card, context, names)).collect();
    Tab { title: context.get("term-tab-hand"), choices, is_hand: true }
}

fn held(view: &DefaiteView, card: Card, context: &DrawContext, names: &Seats) -> Choice<Action> {
    let plays = |action: &Action| played(*action) == Some(card);
    let legal = view.decision.legal.iter().copied().find(plays).map(|action| (action, None));
    let refused = || view.decision.refused.iter().find(|refused| plays(&refused.action));
    let (action, why) = legal
        .or_else(|| refused().map(|refused| (refused.action, Some(Refused::of(&refused.why)))))
        .unwrap_or_else(|| {
            // The refusal of a card that is not asked for.
            let asked = view.asked.map_or(Ask::Turn, |asked| asked.ask);
            (Action::Play(card), Some(Refused::of(&Illegal::NotAsked { asked })))
        });
    let mut choice = chip(action, why, context, names);
    choice.face = Some(face(card));
    choice
}

/// The card of the hand, if the action just plays it.
const fn played(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Answer(card) | Action::Raise(card) | Action::Lay(Source::Hand, card) => {
            Some(card)
        }
        Action::Masquerade => Some(EventCard::Masquerade.card()),
        Action::Countermand => Some(EventCard::Countermand.card()),
        _ => None,
    }
}

fn chip(action: Action, refused: Option<Refused>, context: &DrawContext, names: &Seats) -> Choice<Action> {
    Choice { action, label: label(action, context, names), face: None, refused }
}

/// A choice in short form, with the codes of cards; the status row has the full text.
fn label(action: Action, context: &DrawContext, names: &Seats) -> String {
    match action {
        Action::Attack(seat, held) | Action::Corrupt(seat, held) | Action::Choose(seat, held) => {
            format!("{} {held}", names.name(seat))
        }
        Action::Duel(seat, card) => format!("{} {card}", names.name(seat)),
        Action::Name(seat) | Action::King(seat) => names.name(seat),
        Action::Lose(held) | Action::Give(held) => held.to_string(),
        Action::Take(card) => card.to_string(),
        Action::Put(card, Spot::On(held)) => {
            format!("{card} {} {held}", context.palette.letters("→", "->"))
        }
        Action::Play(card) => context.say(&card.phrase()),
        other => context.say_to(&Defaite::action_label(other), names),
    }
}
