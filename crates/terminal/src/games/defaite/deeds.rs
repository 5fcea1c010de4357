//! What can be done in La Défaite, in words, and the sentences that rule it.

use crate::games::Explained;
use interregnum_games::defaite::{Action, Card, Source, Spot};
use interregnum_kernel::Phrase;

/// What an action is called.
pub(super) fn phrase(action: Action) -> Phrase {
    let bare = |key: &str| Phrase::new(key);
    match action {
        Action::Play(card) => card.phrase(),
        Action::Masquerade => bare("term-do-masquerade"),
        Action::Attack(seat, held) => bare("term-do-attack").with("seat", seat).with("card", held.phrase()),
        Action::Corrupt(seat, held) => bare("term-do-corrupt").with("seat", seat).with("card", held.phrase()),
        Action::Duel(seat, card) => bare("term-do-duel").with("seat", seat).with("card", card.phrase()),
        Action::Pass => bare("term-do-pass"),
        Action::Lay(Source::Hand, card) => bare("term-do-lay-hand").with("card", card.phrase()),
        Action::Lay(Source::Reserve, card) => bare("term-do-lay-reserve").with("card", card.phrase()),
        Action::LetGo => bare("term-do-let-go"),
        Action::Countermand => bare("term-do-countermand"),
        Action::Answer(card) => bare("term-do-answer").with("card", card.phrase()),
        Action::Raise(card) => bare("term-do-raise").with("card", card.phrase()),
        Action::Lose(held) => bare("term-do-lose").with("card", held.phrase()),
        Action::Name(seat) => bare("term-do-name").with("seat", seat),
        Action::Put(card, Spot::Reserve) => bare("term-do-put-reserve").with("card", card.phrase()),
        Action::Put(card, Spot::On(held)) => {
            bare("term-do-put-on").with("card", card.phrase()).with("on", held.phrase())
        }
        Action::Done => bare("term-do-done"),
        Action::King(seat) => bare("term-do-king").with("seat", seat),
        Action::Choose(seat, held) => bare("term-do-choose").with("seat", seat).with("card", held.phrase()),
        Action::Take(card) => bare("term-do-take").with("card", card.phrase()),
        Action::Give(held) => bare("term-do-give").with("card", held.phrase()),
        Action::Decline => bare("term-do-decline"),
    }
}

/// The card that an action is about, if it is about one.
fn subject(action: Action) -> Option<Card> {
    match action {
        Action::Play(card)
        | Action::Duel(_, card)
        | Action::Lay(_, card)
        | Action::Answer(card)
        | Action::Raise(card)
        | Action::Put(card, _)
        | Action::Take(card) => Some(card),
        Action::Attack(_, held)
        | Action::Corrupt(_, held)
        | Action::Lose(held)
        | Action::Choose(_, held)
        | Action::Give(held) => Some(held.card),
        _ => None,
    }
}

/// The sentences that rule an action.
const fn rules(action: Action) -> &'static [&'static str] {
    match action {
        Action::Play(_) | Action::Pass => &["L3.5"],
        Action::Masquerade => &["L9.2"],
        Action::Attack(..) => &["L4.1", "L4.2", "L4.4", "L4.5"],
        Action::Corrupt(..) => &["L5.1", "L4.1", "L5.3"],
        Action::Duel(..) => &["L6.1", "L6.2", "L6.3"],
        Action::Lay(..) => &["L4.2", "L4.3"],
        Action::LetGo => &["L4.4", "L6.4"],
        Action::Countermand => &["L9.3"],
        Action::Answer(_) => &["L6.3"],
        Action::Raise(_) => &["L6.4"],
        Action::Lose(_) => &["L6.5"],
        Action::Name(_) | Action::Done => &["L13.4", "L13.7"],
        Action::Put(..) => &["L7.1", "L13.6"],
        Action::King(_) | Action::Choose(..) => &["L13.5"],
        Action::Take(_) | Action::Give(_) | Action::Decline => &["L13.7"],
    }
}

/// What is to be known of an action.
pub(super) fn explained(action: Action) -> Explained {
    let power = subject(action).map(Card::power);
    Explained { title: phrase(action), power, rules: rules(action).to_vec() }
}
