//! The laws of the house on every kingdom and every number of players.

use interregnum_claim::Claim;
use interregnum_kernel::{Game, Seed};
use interregnum_testkit::laws::{self, Tally};

fn on_all(players: u8) -> Tally {
    let mut tally = Tally::default();
    for (number, options) in
        Claim::option_sets().iter().filter(|options| options.players == players).enumerate()
    {
        let seed = Seed::from_number(u64::from(players) * 1000 + number as u64);
        match laws::check::<Claim>(options, seed) {
            Ok(one) => tally += one,
            Err(broken) => panic!("{options:?} with seed {seed}: {broken:?}"),
        }
    }
    tally
}

/// Law 5 is empty if the imagined worlds are the true one: at least four of five worlds
/// imagined where something is hidden must lay some card elsewhere. (In the rest, near the
/// end of a phase, few worlds fit or only one.) Law 8 is empty without pairs of different
/// states: there must be at least one for every two actions.
fn not_empty(tally: Tally) {
    assert!(tally.changed * 5 > tally.worlds * 4, "{tally:?}");
    assert!(tally.pairs * 2 > tally.actions, "{tally:?}");
}

#[test]
fn the_laws_hold_in_all_kingdoms_for_two() {
    not_empty(on_all(2));
}

#[test]
fn the_laws_hold_in_all_kingdoms_for_three() {
    not_empty(on_all(3));
}

#[test]
fn the_laws_hold_in_all_kingdoms_for_four() {
    not_empty(on_all(4));
}
