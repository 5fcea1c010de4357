//! The laws on every combination of variants.

use interregnum_braverats::{BraveRats, DealVariant, Options};
use interregnum_kernel::{Game, Seed};
use interregnum_testkit::laws::{self, Tally};

/// Checks the laws on some games with each option set that satisfies `asked`.
fn on_all(games: u64, asked: impl Fn(&Options) -> bool) -> Tally {
    let mut tally = Tally::default();
    for (number, options) in BraveRats::option_sets().iter().filter(|options| asked(options)).enumerate() {
        for game in 0..games {
            let seed = Seed::from_number(1000 * number as u64 + game);
            match laws::check::<BraveRats>(options, seed) {
                Ok(one) => tally += one,
                Err(broken) => panic!("{options:?} with seed {seed}: {broken:?}"),
            }
        }
    }
    tally
}

/// Law 5 is vacuous if the imagined worlds equal the true one: where something is hidden, at least
/// two of three imagined worlds must have some card in another place. (In the others few worlds are
/// possible, or only one: near the end of a pile or of a packet.)
fn not_empty(tally: Tally) {
    assert!(tally.changed * 3 > tally.worlds * 2, "{tally:?}");
}

/// Law 8 is vacuous without pairs of different states: there must be at least one for every three
/// actions where cards are hidden from somebody.
fn has_pairs(tally: Tally) {
    assert!(tally.pairs * 3 > tally.actions, "{tally:?}");
}

#[test]
fn the_laws_hold_where_no_card_is_hidden_from_a_player() {
    let tally = on_all(8, |options| !options.draw && options.deal != DealVariant::Draft && options.wins == 1);
    not_empty(tally);
}

#[test]
fn the_laws_hold_in_drafts() {
    let tally =
        on_all(12, |options| !options.draw && options.deal == DealVariant::Draft && options.wins == 1);
    not_empty(tally);
    has_pairs(tally);
}

#[test]
fn the_laws_hold_with_piles() {
    let tally = on_all(8, |options| options.draw && options.wins == 1);
    not_empty(tally);
    has_pairs(tally);
}

#[test]
fn the_laws_hold_in_matches() {
    not_empty(on_all(4, |options| options.wins == 2));
}
