//! Every law on every option set.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_goofspiel::{Goofspiel, Options, Order};
use interregnum_kernel::{Game, Imagine, LAWS, Lawful, Seed, Viewer};
use interregnum_testkit::laws;

#[test]
fn the_laws_hold_with_every_option_set() {
    for (number, options) in Goofspiel::option_sets().iter().enumerate() {
        for game in 0..6 {
            let seed = Seed::from_number(1000 * number as u64 + game);
            if let Err(broken) = laws::check::<Goofspiel>(options, seed) {
                panic!("{options:?} with seed {seed}: {broken:?}");
            }
        }
    }
}

/// Law 5 compares zones, and the order of the pile is in none of them: this test shows that
/// imagined worlds still differ from the true one.
#[test]
fn imagined_piles_and_sealed_choices_differ_from_the_true_ones() {
    let options = Options { cards: 13, order: Order::Random };
    let mut game = Goofspiel::start(&options, &Goofspiel::deal(&options, Seed::from_number(1))).unwrap();
    let seat = game.to_act().first().unwrap();
    game.apply(seat, "7".parse().unwrap()).unwrap();
    let (deal, actions) = game.past(LAWS);
    let mut rng = laws::dice(1);
    let worlds = (0..100).map(|_| Goofspiel::imagine(&game.view(Viewer::Spectator), &mut rng).past(LAWS));
    let worlds: Vec<_> = worlds.collect();
    assert!(worlds.iter().all(|world| world.0.prizes[0] == deal.prizes[0]));
    assert!(worlds.iter().filter(|world| world.0.prizes != deal.prizes).count() > 95);
    assert!(worlds.iter().filter(|world| world.1 != actions).count() > 80);
}

/// In a fixed order nothing of the pile is hidden.
#[test]
fn an_imagined_pile_keeps_a_fixed_order() {
    for order in [Order::Ascending, Order::Descending] {
        let options = Options { cards: 8, order };
        let game = Goofspiel::random(&options, &mut laws::dice(2));
        let world = Goofspiel::imagine(&game.view(Viewer::Spectator), &mut laws::dice(3));
        assert_eq!(world, game);
    }
}

#[test]
fn the_form_allows_what_the_rules_admit() {
    assert!(interregnum_testkit::form::check_form::<Goofspiel>() > 50);
}
