//! What a player might like to do and may not, and why.

use crate::card::Card;
use crate::event::{countermand, masquerade};
use crate::heap::Means;
use crate::held::Held;
use crate::illegal::Ask;
use crate::notation::{Action, Source, Spot};
use crate::state::Defaite;
use crate::view::Refused;
use interregnum_kernel::Seat;

/// What the seat may not do of all that one might think of.
pub(crate) fn refused(game: &Defaite, seat: Seat) -> Vec<Refused> {
    if game.acting().is_none() {
        return Vec::new();
    }
    let why = |action| game.check(seat, action).err().map(|why| Refused { action, why });
    ideas(game, seat).into_iter().filter_map(why).collect()
}

/// What one might think of doing: in a turn everything, else what is like what is asked for.
fn ideas(game: &Defaite, seat: Seat) -> Vec<Action> {
    let hand: Vec<Card> = game.hands[seat].kinds().collect();
    let asked = game.asked().filter(|_| game.acting() == Some(seat)).unwrap_or(Ask::Turn);
    let each = |action: fn(Card) -> Action| hand.iter().map(|&card| action(card)).collect();
    match asked {
        Ask::Turn => turn_ideas(game, seat, &hand),
        Ask::Lay | Ask::Contest => {
            let mut ideas: Vec<Action> = each(|card| Action::Lay(Source::Hand, card));
            for means in [Means::Musketeers, Means::Gold] {
                let reserve = game.courts[seat].reserve(means).cards(means);
                ideas.extend(reserve.map(|card| Action::Lay(Source::Reserve, card)));
            }
            ideas.dedup();
            ideas.push(Action::LetGo);
            ideas.extend(countermand::is_held(game, seat).then_some(Action::Countermand));
            ideas
        }
        Ask::Answer => each(Action::Answer),
        Ask::Raise => each(Action::Raise),
        Ask::Defend => {
            let lands: Vec<Held> = game.held_in(seat).collect();
            let put = |&card: &Card| lands.iter().map(move |&held| Action::Put(card, Spot::On(held)));
            let mut ideas: Vec<Action> = hand
                .iter()
                .filter(|&&card| Means::of(card) == Some(Means::Musketeers))
                .flat_map(put)
                .collect();
            ideas.extend(countermand::is_held(game, seat).then_some(Action::Countermand));
            ideas
        }
        _ => Vec::new(),
    }
}

fn turn_ideas(game: &Defaite, seat: Seat, hand: &[Card]) -> Vec<Action> {
    let mut ideas: Vec<Action> = hand.iter().map(|&card| Action::Play(card)).collect();
    if game.acting() != Some(seat) {
        return ideas;
    }
    ideas.push(Action::Pass);
    ideas.extend(masquerade::is_held(game, seat).then_some(Action::Masquerade));
    for other in game.opponents(seat) {
        for held in game.held_in(other) {
            ideas.push(match Held::means(held.card) {
                Some(Means::Musketeers) => Action::Attack(other, held),
                _ => Action::Corrupt(other, held),
            });
        }
        ideas.extend(hand.iter().map(|&card| Action::Duel(other, card)));
    }
    ideas.sort_unstable();
    ideas.dedup();
    ideas
}
