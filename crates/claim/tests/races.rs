//! How the votes stand while a game goes on.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Claim, ClaimView, Race};
use interregnum_kernel::{Game, Lawful, Seed, Viewer, pick};

/// Plays a random game with every option set, and looks at every position and at the end.
fn at_every_position(mut each: impl FnMut(&ClaimView, &[Race], &ClaimView)) {
    for (number, options) in Claim::option_sets().iter().enumerate() {
        let seed = Seed::from_number(number as u64);
        let mut game = Claim::start(options, &Claim::deal(options, seed)).unwrap();
        let mut rng = seed.child(7).generator();
        let mut views = Vec::new();
        while let Some(seat) = game.to_act().first() {
            views.push(game.view(Viewer::Spectator));
            let action = pick(&mut rng, game.legal(seat)).unwrap();
            game.advance(seat, action);
        }
        let end = game.view(Viewer::Spectator);
        views.iter().for_each(|view| each(view, &view.races(), &end));
    }
}

#[test]
fn at_the_end_the_votes_stand_as_they_are_counted() {
    at_every_position(|_, _, end| {
        let counted: Vec<_> = end.races().iter().map(|race| race.vote).collect();
        assert_eq!(counted, end.outcome.as_ref().unwrap().detail.votes);
        assert!(end.races().iter().all(|race| race.decided && race.open == 0));
    });
}

#[test]
fn what_is_decided_stays_so() {
    let mut decided = 0;
    at_every_position(|view, races, end| {
        for (now, last) in races.iter().zip(end.races()) {
            if now.decided {
                assert_eq!(now.vote.to, last.vote.to, "{} in {view:?}", now.vote.faction);
                decided += usize::from(view.outcome.is_none());
            }
        }
    });
    assert!(decided > 100, "some votes are decided before the end");
}

#[test]
fn no_more_cards_come_than_are_open() {
    at_every_position(|view, races, end| {
        for (now, last) in races.iter().zip(end.races()) {
            let sum =
                |race: &Race| race.vote.count(view.sides()).iter().map(|n| usize::from(*n)).sum::<usize>();
            assert!(sum(&last) <= sum(now) + now.open);
        }
    });
}
