//! The small position for search and the whole game play phase two alike.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_claim::{Action, Claim, Options, Phase, PhaseTwo, kingdoms};
use interregnum_kernel::{Game, Seat, SeatSet, Seed, Viewer, pick};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How many games are played in every kingdom.
const GAMES: u64 = 25;

fn random_action(claim: &Claim, rng: &mut impl Rng) -> (Seat, Action) {
    let seat = claim.to_act().first().unwrap();
    (seat, pick(rng, claim.legal(seat)).unwrap())
}

/// Phase two from the true position; checks that both players' views give the same, and a
/// spectator's too if no card is hidden.
fn seen(claim: &Claim) -> PhaseTwo {
    let gathering = claim.phase_two().unwrap();
    for seat in Seat::all(2) {
        assert_eq!(claim.view(Viewer::Seat(seat)).phase_two(), Some(gathering));
    }
    let view = claim.view(Viewer::Spectator);
    let hidden = view.seats.iter().any(|seat| seat.hand.unknown > 0);
    assert_eq!(view.phase_two(), (!hidden).then_some(gathering));
    gathering
}

fn same_to_the_end(mut claim: Claim, rng: &mut impl Rng) {
    let mut gathering = seen(&claim);
    while let Some(turn) = gathering.turn() {
        assert_eq!(claim.to_act(), SeatSet::one(turn));
        let legal: Vec<Action> = gathering.playable().cards().map(Action::Play).collect();
        assert_eq!(claim.legal(turn).collect::<Vec<_>>(), legal);
        assert_eq!(seen(&claim), gathering);
        let (seat, action) = random_action(&claim, rng);
        claim.apply(seat, action).unwrap();
        let Action::Play(card) = action else { panic!("phase two only plays") };
        gathering.play(card);
    }
    let outcome = claim.outcome().unwrap();
    assert_eq!(claim.phase_two(), None, "a game that is over is no position to play");
    for vote in outcome.detail.votes {
        assert_eq!(vote.to.map(|side| Seat::new(usize::from(side))), gathering.vote(vote.faction));
    }
    let winner = match gathering.margin() {
        0 => SeatSet::NONE,
        margin => SeatSet::one(Seat::new(usize::from(margin < 0))),
    };
    assert_eq!(outcome.winners, winner, "the margin's sign is the winner");
}

#[test]
fn search_and_game_play_the_same_phase_two() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(40);
    for (number, kingdom) in kingdoms(2).into_iter().enumerate() {
        for game in 0..GAMES {
            let options = Options { players: 2, kingdom, leader: Seat::new(number % 2) };
            let seed = Seed::from_number(number as u64).child(game);
            let mut claim = Claim::start(&options, &Claim::deal(&options, seed)).unwrap();
            while claim.view(Viewer::Spectator).phase == Phase::One {
                assert_eq!(claim.phase_two(), None);
                let (seat, action) = random_action(&claim, &mut rng);
                claim.advance(seat, action);
            }
            same_to_the_end(claim, &mut rng);
        }
    }
}

#[test]
fn with_more_than_two_players_phase_two_hides_cards() {
    let text = "players 3; kingdom claim2; leader 0; hand 0: Gn1; hand 1: Gi9; hand 2: Se0";
    let claim = Claim::position(text).unwrap();
    assert_eq!(claim.phase_two(), None);
    assert_eq!(claim.view(Viewer::Seat(Seat::new(0))).phase_two(), None);
}
