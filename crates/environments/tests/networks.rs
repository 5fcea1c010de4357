//! The player's networks compute what the trainer computed: golden files of its choices.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod support;

use interregnum_environments::{Arrays, Autoreset, Batch, Observed, VisitObserved, visit_observed};
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_players::policy::{Network, features};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::path::Path;
use support::options;

const TABLES: usize = 10;
const SEED: u64 = 2023;

/// Replays the choices of a network at all seats.
struct Replay<'a> {
    words: &'a str,
    network: &'a Network,
    golden: &'a str,
}

impl VisitObserved for Replay<'_> {
    type Output = usize;

    fn game<G: Observed>(self) -> usize {
        let seed = Seed::from_number(SEED);
        let mut batch = Batch::<G>::new(options::<G>(self.words), TABLES, seed, Autoreset::SameStep);
        let observer = G::observer(batch.players()).unwrap();
        let mut arrays = Arrays::new(batch.layout(), batch.players(), TABLES);
        batch.write(&mut arrays.slices());
        assert_eq!(self.network.columns(), batch.layout().size());
        assert_eq!(self.network.actions(), batch.layout().actions.len());
        let lines: Vec<(usize, f32)> = self.golden.lines().map(read).collect();
        for golden in lines.chunks(TABLES) {
            for (table, &(index, logit)) in golden.iter().enumerate() {
                let seat = Seat::new(usize::try_from(arrays.current[table]).unwrap());
                let view = batch.game(table).unwrap().view(Viewer::Seat(seat));
                let mut seen = vec![0; batch.layout().size()];
                let legal = features::<G>(&observer, &view, &mut seen);
                let logits = self.network.logits(&seen, legal.iter().map(|(index, _)| *index));
                let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let chosen = legal.iter().position(|(legal, _)| *legal == index).unwrap();
                assert!((logits[chosen] - logit).abs() < 2e-3, "{} and {logit}", logits[chosen]);
                assert!(best - logits[chosen] < 2e-3, "another action is likelier");
            }
            let chosen: Vec<i32> = golden.iter().map(|&(index, _)| i32::try_from(index).unwrap()).collect();
            batch.step(&chosen, &mut arrays.slices()).unwrap();
        }
        lines.len()
    }
}

fn read(line: &str) -> (usize, f32) {
    let (index, logit) = line.split_once(' ').unwrap();
    (index.parse().unwrap(), logit.parse().unwrap())
}

#[test]
fn the_networks_compute_what_the_trainer_computed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut networks = 0;
    for entry in std::fs::read_dir(root.join("crates/players/weights/policy")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "bin") {
            continue;
        }
        let name = path.file_stem().unwrap().to_str().unwrap();
        let (game, players) = name.split_once('-').unwrap();
        let set = if game == "claim" { ",kingdom=all" } else { "" };
        let file = std::fs::read(&path).unwrap();
        assert!(file.len() <= 1_000_000, "{name} has {} bytes", file.len());
        let readme = std::fs::read_to_string(path.with_file_name("README.md")).unwrap();
        let checksum = Sha256::digest(&file).iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        });
        assert!(readme.contains(&checksum), "{name} has the checksum {checksum}");
        let golden = std::fs::read_to_string(root.join(format!("golden/policies/{name}.txt"))).unwrap();
        let words = format!("players={players}{set}");
        let replay = Replay { words: &words, network: &Network::read(&file).unwrap(), golden: &golden };
        assert_eq!(visit_observed(game, replay).unwrap(), 260, "{name}");
        networks += 1;
    }
    assert!(networks > 0);
}
