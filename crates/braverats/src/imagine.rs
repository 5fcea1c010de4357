//! Samples worlds that agree with a view, from the view alone.
//!
//! An imagined world has a past: for every game a deal that agrees with what the viewer saw (see
//! `guess`), on which all known actions are replayed. What the deal has not revealed yet is drawn
//! again, and a sealed choice is any card of the hand.

use crate::chance::Chance;
use crate::guess::RememberedGame;
use crate::notation::Action;
use crate::options::GAMES;
use crate::past::Story;
use crate::row::Row;
use crate::state::BraveRats;
use crate::view::{BraveRatsView, RoundView};
use interregnum_kernel::{BySeat, Imagine, Seat, Silent, pick};
use rand_core::Rng;

impl Imagine for BraveRats {
    fn imagine(view: &BraveRatsView, rng: &mut impl Rng) -> Self {
        let mut start = Self { deck: view.deck, began: view.began, ..Self::undealt(view.options) };
        Chance::draw_all(&mut start.chances, view.options, rng);
        let mut story = Story {
            kept: [Row::EMPTY; GAMES],
            rounds: [Row::EMPTY; GAMES],
            chosen: BySeat([view.seats[0].choice, view.seats[1].choice]),
            game: view.past.len(),
        };
        for (number, game) in view.past.iter().chain([&view.game]).enumerate() {
            (start.chances[number], story.kept[number]) = RememberedGame::new(view, game).guess(rng);
            story.rounds[number] = row(&game.rounds);
        }
        start.begin(&mut Silent);
        let mut rats = story.tell(start, |_, _| {});
        for (number, seat) in view.seats.iter().enumerate() {
            let seat = Some(Seat::new(number)).filter(|_| seat.chosen && seat.choice.is_none());
            if let Some((seat, card)) =
                seat.and_then(|seat| Some((seat, pick(rng, rats.hands[seat].cards())?)))
            {
                rats.act(seat, Action::Play(card), &mut Silent);
            }
        }
        rats
    }
}

fn row(rounds: &[RoundView]) -> Row {
    rounds.iter().flat_map(|round| round.cards).collect()
}
