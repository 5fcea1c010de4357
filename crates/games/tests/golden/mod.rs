//! Golden playthroughs: games stored as a record and as prose in `golden/`. A difference fails the
//! test; `make bless` writes the files again.
#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod braverats;
mod claim;
mod defaite;
mod goofspiel;

use interregnum_kernel::{Lawful, Recorder, Seat, SeatEntry, Seed, pick};
use interregnum_testkit::{golden, laws};
use interregnum_text::{Catalogue, Lang, transcript};
use std::path::{Path, PathBuf};

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(game)
}

/// The number of golden files of a game.
fn kept(game: &str) -> usize {
    std::fs::read_dir(folder(game)).unwrap().count()
}

/// Plays a deal, first by the script (texts of actions), then at random; compares record and prose
/// with the golden files and checks all laws. Returns the prose.
fn keep<G: Lawful>(
    name: &str,
    options: G::Options,
    deal: G::Deal,
    script: &[&str],
    seed: Seed,
) -> Vec<String> {
    let mut game = G::start(&options, &deal).unwrap();
    let names = ["Ada", "Blaise", "Clara", "Denis", "Emmy", "Félix"];
    let seat = |name: &&str| SeatEntry { name: (*name).to_owned(), player: "random".into() };
    let seats = names[..game.players()].iter().map(seat).collect();
    let mut recorder = Recorder::<G>::new(options.clone(), deal.clone(), seats, true);
    let mut rng = seed.generator();
    let mut script = script.iter();
    let mut actions: Vec<(Seat, G::Action)> = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let told = script.next().map(|text| text.parse().unwrap());
        let action = told.unwrap_or_else(|| pick(&mut rng, game.legal(seat)).unwrap());
        recorder.note(&game, seat, action);
        actions.push((seat, action));
        game.apply(seat, action).unwrap();
    }
    let record = recorder.finish(&game);
    golden::check(&folder(G::NAME).join(format!("{name}.json")), &(record.write() + "\n"));
    let told = transcript(&record, None, Catalogue::of(Lang::En));
    assert!(told.fault.is_none());
    golden::check(&folder(G::NAME).join(format!("{name}.txt")), &(told.lines.join("\n") + "\n"));
    laws::check_played(&laws::Played::<G> { options, deal, actions }).unwrap();
    assert!(
        transcript(&record, None, Catalogue::of(Lang::Fr)).lines.iter().all(|line| !line.starts_with('['))
    );
    told.lines
}
