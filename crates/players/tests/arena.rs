//! The arena plays every seating of a deal, asks simultaneous players before it applies a choice,
//! and names players that fail.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::braverats::{Action, BraveRats, BraveRatsView, Options};
use interregnum_games::claim::Claim;
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Game, Seat, SeatSet, Seed, View};
use interregnum_players::arena::{Deal, Stray, fair_share, play_set, seatings};
use interregnum_players::{Playable, Player, Random};
use rand_core::Rng;
use std::sync::atomic::{AtomicUsize, Ordering};

fn sides<G: Playable>(players: usize) -> Vec<Vec<usize>> {
    seatings::<G>(players).into_iter().map(|seats: SeatSet| seats.map(Seat::index).collect()).collect()
}

#[test]
fn everybody_sits_everywhere_and_partners_sit_together() {
    assert_eq!(sides::<Claim>(2), [[0], [1]]);
    assert_eq!(sides::<Claim>(3), [[0], [1], [2]]);
    assert_eq!(sides::<Claim>(4), [[0, 2], [1, 3]]);
    assert_eq!(sides::<Defaite>(5).len(), 5);
    assert!((fair_share::<Claim>(4) - 0.5).abs() < 1e-12);
    assert!((fair_share::<Defaite>(6) - 1.0 / 6.0).abs() < 1e-12);
}

fn standard(seed: u64) -> Deal<BraveRats> {
    let (options, seed) = (Options::STANDARD, Seed::from_number(seed));
    Deal { options, cards: BraveRats::deal(&options, seed), seed }
}

/// Counts how often it was asked after the other had chosen, although nobody shows first.
struct Watching<'a>(&'a AtomicUsize);

impl Player<BraveRats> for Watching<'_> {
    fn act(&mut self, view: &BraveRatsView, _rng: &mut dyn Rng) -> Option<Action> {
        let late = view.standing.first.is_none() && view.seats.iter().any(|seat| seat.chosen);
        self.0.fetch_add(usize::from(late), Ordering::Relaxed);
        view.legal().first().copied()
    }
}

#[test]
fn those_who_choose_together_are_asked_before_any_has_chosen() {
    let late = AtomicUsize::new(0);
    let played = play_set(&standard(1), &mut [&mut Watching(&late), &mut Random]).unwrap();
    assert!(played.thought[0].choices > 4);
    assert_eq!(late.into_inner(), 0);
}

/// Returns no action, or an illegal one.
struct Lost(Option<Action>);

impl Player<BraveRats> for Lost {
    fn act(&mut self, _view: &BraveRatsView, _rng: &mut dyn Rng) -> Option<Action> {
        self.0
    }
}

#[test]
fn a_player_that_strays_is_named_with_what_it_did() {
    let silent = play_set(&standard(1), &mut [&mut Random, &mut Lost(None)]);
    assert_eq!(silent, Err(Stray::Action { side: 1, action: None }));
    let keep: Action = "keep Pr".parse().unwrap();
    let illegal = play_set(&standard(1), &mut [&mut Lost(Some(keep)), &mut Random]);
    assert_eq!(illegal, Err(Stray::Action { side: 0, action: Some("keep Pr".into()) }));
}

#[test]
fn a_set_is_the_same_whenever_it_is_played() {
    let play = || play_set(&standard(7), &mut [&mut Random, &mut Random]).unwrap().shares;
    assert_eq!(play(), play());
    assert_eq!(play().len(), 2);
}
