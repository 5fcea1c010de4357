//! Samples worlds that agree with a view, from the view alone.
//!
//! An imagined world is a deck that agrees with everything seen of hands, with the game replayed on
//! it; so it has a past in which the viewer saw exactly what the viewer really saw.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::deal::Deck;
use crate::guess::{Guess, Guesser};
use crate::hand_constraints::{HandConstraints, Unseen};
use crate::notation::Action;
use crate::options::SEATS;
use crate::setup::Origin;
use crate::state::Defaite;
use crate::view::DefaiteView;
use crate::viewer_history::{Deed, Done};
use interregnum_kernel::{Game, Imagine, Silent, below};
use rand_core::Rng;

impl Imagine for Defaite {
    fn imagine(view: &DefaiteView, rng: &mut impl Rng) -> Self {
        let constraints = HandConstraints::of(&view.glimpses);
        let origin = origin(view);
        let guess = Guesser::new(&constraints, deck(view, &origin), usize::from(view.pile)).guess(rng);
        play_again(view, &origin, &guess, &constraints.unseen, rng)
    }
}

/// The public part of the beginning of the game.
fn origin(view: &DefaiteView) -> Origin {
    if let Some(began) = &view.began {
        return Origin::SetUp(began.clone());
    }
    let mut nobles = [Card::QUEEN; SEATS];
    nobles[..view.nobles.len()].copy_from_slice(&view.nobles);
    Origin::Dealt(nobles)
}

/// All cards of the deck: those of the game except those that were face up at the beginning.
fn deck(view: &DefaiteView, origin: &Origin) -> CardSet {
    let mut deck = view.deck;
    origin.open_cards(view.options).cards().for_each(|card| deck.remove(card));
    deck
}

/// Replays all actions with this deck.
fn play_again(
    view: &DefaiteView,
    origin: &Origin,
    guess: &Guess,
    unseen: &[Unseen],
    rng: &mut impl Rng,
) -> Defaite {
    let mut game = origin.begin(view.options, Deck::new(&guess.deck), &mut Silent);
    let moved = guess.moved.iter().zip(unseen).filter(|(_, unseen)| unseen.chosen);
    let mut moved = moved.map(|(moved, _)| moved.card(&guess.deck));
    let last = view.history.len();
    for (number, &Done { seat, deed }) in view.history.iter().enumerate() {
        let action = match deed {
            Deed::Seen(action) => Some(action),
            Deed::Play => moved.next().map(Action::Play),
            Deed::Take => moved.next().map(Action::Take),
            // The last challenge may still be undecided; in all others the card was taken back.
            Deed::Duel(opponent) if number + 1 == last && view.duel.is_some() => {
                moved.next().map(|card| Action::Duel(opponent, card))
            }
            Deed::Duel(opponent) => {
                let cards = game.hands[seat].within(CardSet::NUMBERS);
                let card = cards.cards().nth(below(rng, cards.len().max(1)));
                card.map(|card| Action::Duel(opponent, card))
            }
        };
        let Some(action) = action else { break };
        game.advance(seat, action);
    }
    game
}
