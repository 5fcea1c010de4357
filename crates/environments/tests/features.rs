//! The player `policy` reads the same numbers as its trainer: a golden file, which the trainer wrote
//! from the environments, against features that are computed from views.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod support;

use interregnum_environments::{Arrays, Autoreset, Batch, Observed, VisitObserved, visit_observed};
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_players::policy::features;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use support::options;

const GOLDEN: &str = include_str!("../../../golden/policies/features.txt");
const SEED: u64 = 2022;

/// The checksum of features, masks and random choices of some steps at all tables.
struct Checksum<'a> {
    words: &'a str,
    tables: usize,
    steps: usize,
}

impl VisitObserved for Checksum<'_> {
    type Output = String;

    fn game<G: Observed>(self) -> String {
        let seed = Seed::from_number(SEED);
        let mut batch = Batch::<G>::new(options::<G>(self.words), self.tables, seed, Autoreset::SameStep);
        let observer = G::observer(batch.players()).unwrap();
        let mut arrays = Arrays::new(batch.layout(), batch.players(), self.tables);
        batch.write(&mut arrays.slices());
        let (size, actions) = (batch.layout().size(), batch.layout().actions.len());
        let mut chosen = vec![0; self.tables];
        let mut hashed = Sha256::new();
        for _ in 0..self.steps {
            let (mut seen, mut masks) = (vec![0x55; size * self.tables], vec![0; actions * self.tables]);
            for (table, &seat) in arrays.current.iter().enumerate() {
                let seat = Seat::new(usize::try_from(seat).unwrap());
                let view = batch.game(table).unwrap().view(Viewer::Seat(seat));
                let legal = features::<G>(&observer, &view, &mut seen[table * size..][..size]);
                legal.iter().for_each(|(index, _)| masks[table * actions + index] = 1);
            }
            hashed.update(&seen);
            hashed.update(&masks);
            batch.sample(&mut chosen);
            chosen.iter().for_each(|action: &i32| hashed.update(action.to_le_bytes()));
            batch.step(&chosen, &mut arrays.slices()).unwrap();
        }
        hashed.finalize().iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        })
    }
}

#[test]
fn player_and_trainer_read_the_same_numbers() {
    let mut choices = 0;
    for line in GOLDEN.lines() {
        let [game, words, tables, steps, checksum] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (tables, steps) = (tables.parse().unwrap(), steps.parse().unwrap());
        choices += tables * steps;
        let found = visit_observed(game, Checksum { words, tables, steps }).unwrap();
        assert_eq!(found, checksum, "{game} {words}");
    }
    assert_eq!(choices, 26_000);
}
