//! In every position of every option set, every player returns a legal action, computed only from
//! what it may see.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::{Action, Claim, ClaimView};
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Game, LAWS, Lawful, Seat, Seed, View, Viewer};
use interregnum_players::{Playable, Player, player};
use interregnum_testkit::laws::dice;
use rand_core::Rng;
use std::num::NonZero;

fn named<G: Playable>(name: &str) -> Box<dyn Player<G>> {
    player(name, NonZero::<usize>::MIN).unwrap()
}

/// Lets a player take all seats of one game and calls `each` with every view it acts on and the
/// action.
fn along<G: Playable>(
    options: &G::Options,
    seed: Seed,
    who: &mut dyn Player<G>,
    mut each: impl FnMut(&G, &G::View, G::Action),
) {
    let mut game = G::start(options, &G::deal(options, seed)).unwrap();
    let mut rng = seed.child(1).generator();
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = who.act(&view, &mut rng);
        let action = action.unwrap_or_else(|| panic!("{options:?}, seed {seed}: no answer to {view:?}"));
        each(&game, &view, action);
        game.apply(seat, action).unwrap_or_else(|why| panic!("{options:?}, seed {seed}: {action}: {why}"));
    }
}

/// The number of actions of a player over all option sets that satisfy `wanted`.
fn answers<G: Playable>(name: &str, wanted: impl Fn(&G::Options) -> bool) -> usize {
    let mut actions = 0;
    for (number, options) in G::option_sets().iter().enumerate().filter(|(_, options)| wanted(options)) {
        let seed = Seed::from_number(number as u64);
        along::<G>(options, seed, named(name).as_mut(), |_, _, _| actions += 1);
    }
    actions
}

/// Players with budgets small enough for a test.
const QUICK: [&str; 7] = ["random", "greedy", "flat:2", "search:20w", "page", "squire", "herald"];

#[test]
fn every_player_answers_in_every_kingdom_of_claim() {
    for name in QUICK {
        // In two phases 52 or 72 cards are played at least.
        assert!(answers::<Claim>(name, |_| true) >= 40 * 52 + 24 * 72, "{name}");
    }
}

#[test]
fn every_player_answers_in_every_variant_of_braverats() {
    for name in QUICK {
        // No game ends before its second round.
        assert!(answers::<BraveRats>(name, |_| true) >= BraveRats::option_sets().len() * 2, "{name}");
    }
}

#[test]
fn every_player_answers_at_every_table_of_la_defaite() {
    for name in QUICK {
        // Every round each of three to six plays a card or passes, and there are several.
        assert!(answers::<Defaite>(name, |_| true) >= 4 * 18, "{name}");
    }
}

/// Matches solve a game for every score; `crates/solve` tests those.
#[test]
fn the_perfect_player_answers_in_every_variant_of_a_single_game() {
    let single = |options: &interregnum_games::braverats::Options| options.wins == 1;
    assert!(answers::<BraveRats>("perfect", single) >= 2 * 44);
}

/// The result of showing a player worlds that look the same to it.
#[derive(Default)]
struct Blindness {
    /// Worlds in which some card lies in another place than in truth.
    worlds: usize,
    /// Answers that differ between such a world and the true one.
    between: usize,
    /// Answers that differ between a fresh player and one that has been asked before.
    afterwards: usize,
}

/// Lets a player act in the true world and in an imagined one, both shown by `show`.
fn blindness<G: Playable + Lawful>(
    new: impl Fn() -> Box<dyn Player<G>>,
    show: impl Fn(&G, Viewer) -> G::View,
    options: &G::Options,
    seed: Seed,
) -> Blindness {
    let (mut found, mut old, mut dreams) = (Blindness::default(), new(), dice(1));
    let rng = || seed.child(2).generator();
    along::<G>(options, seed, named("random").as_mut(), |game, view, _| {
        let other = G::imagine(view, &mut dreams);
        let [true_view, other_view] = [game, &other].map(|world| show(world, view.viewer()));
        let answer = new().act(&true_view, &mut rng());
        found.worlds += usize::from(other.truth(LAWS) != game.truth(LAWS));
        found.between += usize::from(new().act(&other_view, &mut rng()) != answer);
        found.afterwards += usize::from(old.act(&true_view, &mut rng()) != answer);
    });
    found
}

fn is_blind<G: Playable + Lawful>(name: &str, every: usize) {
    let mut worlds = 0;
    for (number, options) in G::option_sets().iter().enumerate().step_by(every) {
        let seed = Seed::from_number(number as u64);
        let found = blindness::<G>(|| named(name), G::view, options, seed);
        assert_eq!((found.between, found.afterwards), (0, 0), "{name}, {options:?}, seed {seed}");
        worlds += found.worlds;
    }
    assert!(worlds > 100, "{name}: worlds that look the same did differ: {worlds}");
}

#[test]
fn a_player_does_the_same_in_worlds_that_look_the_same_to_it() {
    for name in QUICK {
        is_blind::<Claim>(name, 5);
        is_blind::<BraveRats>(name, 3);
        is_blind::<Defaite>(name, 3);
    }
}

/// A deliberate fault: the view shows the other's hand.
#[test]
fn a_view_that_shows_too_much_is_noticed() {
    let leaking = |game: &Claim, viewer: Viewer| {
        let mut view = game.view(viewer);
        for (number, seat) in view.seats.iter_mut().enumerate() {
            let own = game.view(Viewer::Seat(Seat::new(number)));
            seat.hand = own.seats[number].hand;
        }
        view
    };
    let found = blindness(|| named("greedy"), leaking, &Claim::option_sets()[0], Seed::from_number(1));
    assert!(found.worlds > 0 && found.between > 0 && found.afterwards == 0);
}

/// A deliberate fault: the player's answer depends on earlier views.
struct Remembering(usize);

impl Player<Claim> for Remembering {
    fn act(&mut self, view: &ClaimView, _rng: &mut dyn Rng) -> Option<Action> {
        self.0 += view.history.len();
        view.decision.legal.get(self.0 % view.decision.legal.len().max(1)).copied()
    }
}

#[test]
fn a_player_that_remembers_other_tables_is_noticed() {
    let new = || -> Box<dyn Player<Claim>> { Box::new(Remembering(0)) };
    let found = blindness(new, Claim::view, &Claim::option_sets()[0], Seed::from_number(1));
    assert!(found.between == 0 && found.afterwards > 0);
}

/// A player answers only for seats to act, and its values are in the order of the legal actions.
fn polite<G: Playable>(name: &str, options: &G::Options) {
    let seed = Seed::from_number(3);
    let mut who = named::<G>(name);
    along::<G>(options, seed, named("random").as_mut(), |game, view, _| {
        let mut rng = seed.child(2).generator();
        for viewer in Viewer::all(game.players()) {
            let other = game.view(viewer);
            if other.legal().is_empty() {
                assert_eq!(who.act(&other, &mut rng), None, "{name}");
                assert_eq!(who.weigh(&other, &mut rng), [], "{name}");
            }
        }
        let weighed = who.weigh(view, &mut rng);
        if !weighed.is_empty() {
            let actions: Vec<_> = weighed.iter().map(|weighed| weighed.action).collect();
            assert_eq!(actions, view.legal(), "{name}");
        }
        assert!(weighed.iter().all(|weighed| (0.0..=1.0).contains(&weighed.chance)), "{name}: {weighed:?}");
    });
}

#[test]
fn a_player_speaks_only_in_turn_and_weighs_every_legal_action() {
    for name in QUICK {
        Claim::option_sets().iter().step_by(9).for_each(|options| polite::<Claim>(name, options));
        BraveRats::option_sets().iter().step_by(9).for_each(|options| polite::<BraveRats>(name, options));
        Defaite::option_sets().iter().step_by(3).for_each(|options| polite::<Defaite>(name, options));
    }
}

/// A search with a number of worlds ends as soon as the rest cannot change its choice. `weigh` searches
/// all worlds with the same dice.
#[test]
fn a_search_that_ends_early_chooses_what_the_whole_search_would() {
    let options = &Claim::option_sets()[0];
    let mut compared = 0;
    for number in 0..2 {
        let seed = Seed::from_number(number);
        let mut whole = named::<Claim>("search:400w");
        let mut game = Claim::start(options, &Claim::deal(options, seed)).unwrap();
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Seat(seat));
            let chosen = whole.act(&view, &mut seed.generator()).unwrap();
            let weighed = whole.weigh(&view, &mut seed.generator());
            let most = weighed.into_iter().max_by_key(|weighed| weighed.tries).unwrap();
            assert_eq!(chosen, most.action, "{view:?}");
            game.apply(seat, chosen).unwrap();
            compared += 1;
        }
    }
    assert!(compared >= 104, "{compared} choices");
}
