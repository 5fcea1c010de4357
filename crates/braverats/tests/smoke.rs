//! Random games with every option set end, and end with an outcome that adds up.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{BraveRats, Options};
use interregnum_kernel::{Game, Lawful, Seat, SeatSet, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[test]
fn random_games_end_and_their_outcomes_add_up() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for options in BraveRats::option_sets() {
        for _ in 0..60 {
            let mut rats = BraveRats::random(&options, &mut rng);
            let mut actions = 0;
            while let Some(seat) = rats.to_act().first() {
                rats.advance(seat, pick(&mut rng, rats.legal(seat)).unwrap());
                actions += 1;
            }
            assert!(actions <= BraveRats::bound(&options));
            adds_up(&rats, options);
        }
    }
}

fn adds_up(rats: &BraveRats, options: Options) {
    let outcome = rats.outcome().unwrap();
    let detail = outcome.detail;
    assert_eq!(rats.winners(), Some(outcome.winners));
    assert_eq!(detail.games.last(), Some(&detail.victories));
    assert!(detail.games.len() <= if options.wins == 2 { 9 } else { 1 });
    let most = detail.won[0].max(detail.won[1]);
    assert!(most <= options.wins && usize::from(detail.won[0] + detail.won[1]) <= detail.games.len());
    let drawn = detail.won[0] == detail.won[1];
    assert_eq!(outcome.winners == SeatSet::NONE, drawn);
    assert_eq!(outcome.reason == "draw", drawn);
    if !drawn {
        let winner = usize::from(detail.won[1] > detail.won[0]);
        assert_eq!(outcome.winners.first().map(Seat::index), Some(winner));
        assert!(
            outcome.reason != "victories" || detail.games.iter().any(|game| game[winner] >= options.target)
        );
    }
}

#[test]
fn there_are_sixty_four_combinations_of_variants_and_some_of_rulings() {
    let sets = BraveRats::option_sets();
    let ruled = |options: &&Options| !options.musician_cancels && options.ambassador_keeps;
    assert_eq!(sets.iter().filter(ruled).count(), 64);
    assert!(sets.iter().enumerate().all(|(number, options)| !sets[..number].contains(options)));
    assert!(sets.iter().all(|options| options.check().is_ok()));
}
