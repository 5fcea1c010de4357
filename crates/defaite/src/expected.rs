//! The actions that a player may expect to be legal.

use crate::card::Card;
use crate::card_stack::Means;
use crate::event::{countermand, masquerade};
use crate::held::Held;
use crate::illegal::Ask;
use crate::notation::{Action, Source, Spot};
use crate::state::Defaite;
use interregnum_kernel::{Seat, sort_short_by_key};

/// The actions that a seat may expect to be legal: in a turn actions of all kinds, else those of
/// the kind that is asked for. The rules refuse some of them.
pub(crate) fn expected(game: &Defaite, seat: Seat) -> Vec<Action> {
    if game.acting().is_none() {
        return Vec::new();
    }
    let hand: Vec<Card> = game.hands[seat].kinds().collect();
    let asked = game.asked().filter(|_| game.acting() == Some(seat)).unwrap_or(Ask::Turn);
    let each = |action: fn(Card) -> Action| hand.iter().map(|&card| action(card)).collect();
    match asked {
        Ask::Turn => expected_in_turn(game, seat, &hand),
        Ask::Lay | Ask::Contest => {
            let mut actions: Vec<Action> = each(|card| Action::Lay(Source::Hand, card));
            for means in [Means::Musketeers, Means::Gold] {
                let reserve = game.courts[seat].reserve(means).cards(means);
                actions.extend(reserve.map(|card| Action::Lay(Source::Reserve, card)));
            }
            actions.dedup();
            actions.push(Action::LetGo);
            actions.extend(countermand::is_held(game, seat).then_some(Action::Countermand));
            actions
        }
        Ask::Answer => each(Action::Answer),
        Ask::Raise => each(Action::Raise),
        Ask::Defend => {
            let lands: Vec<Held> = game.held_in(seat).collect();
            let put = |&card: &Card| lands.iter().map(move |&held| Action::Put(card, Spot::On(held)));
            let mut actions: Vec<Action> = hand
                .iter()
                .filter(|&&card| Means::of(card) == Some(Means::Musketeers))
                .flat_map(put)
                .collect();
            actions.extend(countermand::is_held(game, seat).then_some(Action::Countermand));
            actions
        }
        _ => Vec::new(),
    }
}

fn expected_in_turn(game: &Defaite, seat: Seat, hand: &[Card]) -> Vec<Action> {
    let mut actions: Vec<Action> = hand.iter().map(|&card| Action::Play(card)).collect();
    if game.acting() != Some(seat) {
        return actions;
    }
    actions.push(Action::Pass);
    actions.extend(masquerade::is_held(game, seat).then_some(Action::Masquerade));
    for other in game.opponents(seat) {
        for held in game.held_in(other) {
            actions.push(match Held::means(held.card) {
                Some(Means::Musketeers) => Action::Attack(other, held),
                _ => Action::Corrupt(other, held),
            });
        }
        actions.extend(hand.iter().map(|&card| Action::Duel(other, card)));
    }
    sort_short_by_key(&mut actions, |action| *action);
    actions.dedup();
    actions
}
