//! The laws on every kingdom and every number of players.

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

/// Law 5 is vacuous if the imagined worlds equal the true one: where something is hidden, at least
/// four of five imagined worlds must have some card in another place. (In the others, near the end
/// of a phase, few worlds are possible, or only one.) Law 8 is vacuous without pairs of different
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
