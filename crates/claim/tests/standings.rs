//! The state of the votes during a game.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Board, Claim, ClaimView, Standing};
use interregnum_kernel::{Game, Seed, Viewer, pick};

/// Plays a random game with every option set and calls `each` with every position and the last one.
fn at_every_position(mut each: impl FnMut(&ClaimView, &[Standing], &ClaimView)) {
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
        views.iter().for_each(|view| each(view, &Board::of(view).factions, &end));
    }
}

#[test]
fn at_the_end_the_votes_stand_as_they_are_counted() {
    at_every_position(|_, _, end| {
        let detail = &end.outcome.as_ref().unwrap().detail;
        let standings = Board::of(end).factions;
        assert_eq!(standings.len(), detail.votes.len());
        for (standing, vote) in standings.iter().zip(&detail.votes) {
            assert_eq!((standing.faction, standing.to), (vote.faction, vote.to));
            assert_eq!(standing.count, vote.count(detail.sides));
            assert!(standing.decided && standing.left == 0);
        }
    });
}

#[test]
fn what_is_decided_stays_so() {
    let mut decided = 0;
    at_every_position(|view, standings, end| {
        for (now, last) in standings.iter().zip(Board::of(end).factions) {
            if now.decided {
                assert_eq!(now.to, last.to, "{} in {view:?}", now.faction);
                decided += usize::from(view.outcome.is_none());
            }
        }
    });
    assert!(decided > 100, "some votes are decided before the end");
}

#[test]
fn no_more_cards_come_than_are_left() {
    at_every_position(|_, standings, end| {
        for (now, last) in standings.iter().zip(Board::of(end).factions) {
            let sum = |standing: &Standing| standing.count.iter().sum::<u8>();
            assert!(sum(&last) <= sum(now) + now.left);
        }
    });
}
