//! Compares the engine with a second, naive implementation that shares no code with it.
#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::BraveRats;
use interregnum_kernel::{Game, Recorder, SeatEntry, Seed, pick};
use interregnum_testkit::naive_rats;

#[test]
fn both_engines_play_the_same_games_with_all_options() {
    for (number, options) in BraveRats::option_sets().into_iter().enumerate() {
        for game in 0..20 {
            let seed = Seed::from_number(100 * number as u64 + game);
            let deal = BraveRats::deal(&options, seed);
            let mut rats = BraveRats::start(&options, &deal).unwrap();
            let seats = vec![SeatEntry { name: "name".into(), player: "random".into() }; 2];
            let mut recorder = Recorder::new(options, deal, seats, true);
            let mut rng = seed.child(0).generator();
            while let Some(seat) = rats.to_act().first() {
                let action = pick(&mut rng, rats.legal(seat)).unwrap();
                recorder.note(&rats, seat, action);
                rats.advance(seat, action);
            }
            let record = serde_json::from_str(&recorder.finish(&rats).write()).unwrap();
            let outcome = naive_rats::outcome(&record).unwrap_or_else(|why| panic!("{why}: {record}"));
            assert_eq!(outcome, record["outcome"], "{record}");
        }
    }
}
