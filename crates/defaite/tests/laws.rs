//! The laws, for three to six players.

use interregnum_defaite::{Defaite, Options};
use interregnum_kernel::Seed;
use interregnum_testkit::laws::{self, Tally};

fn on_games(players: u8, games: u64) -> Tally {
    let options = Options { players };
    let mut tally = Tally::default();
    for number in 0..games {
        let seed = Seed::from_number(u64::from(players) * 1000 + number);
        match laws::check::<Defaite>(&options, seed) {
            Ok(one) => tally += one,
            Err(broken) => panic!("{options:?} with seed {seed}: {broken:?}"),
        }
    }
    tally
}

/// Law 5 is vacuous if the imagined worlds equal the true one: where something is hidden, nine of
/// ten imagined worlds must have some card in another place. Law 8 is vacuous without pairs of
/// different states: there must be at least one for every two actions.
fn not_empty(tally: Tally) {
    assert!(tally.changed * 10 > tally.worlds * 9, "{tally:?}");
    assert!(tally.pairs * 2 > tally.actions, "{tally:?}");
}

#[test]
fn the_laws_hold_for_three() {
    not_empty(on_games(3, 2));
}

#[test]
fn the_laws_hold_for_four() {
    not_empty(on_games(4, 2));
}

#[test]
fn the_laws_hold_for_five() {
    not_empty(on_games(5, 2));
}

#[test]
fn the_laws_hold_for_six() {
    not_empty(on_games(6, 2));
}
