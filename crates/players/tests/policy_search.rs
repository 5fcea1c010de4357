//! `policy:search` in positions of whole games.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::claim::{Claim, Options, kingdoms};
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Game, Seat, Seed, View, Viewer};
use interregnum_players::{Playable, Player, player};
use std::num::NonZero;

fn named<G: Playable>(word: &str) -> Box<dyn Player<G>> {
    player(word, NonZero::<usize>::MIN).unwrap()
}

/// Views of a game that the policy plays, each with several legal actions.
fn views<G: Playable>(options: &G::Options, seed: u64) -> Vec<G::View> {
    let seed = Seed::from_number(seed);
    let mut game = G::start(options, &G::deal(options, seed)).unwrap();
    let (mut policy, mut rng) = (named::<G>("policy"), seed.generator());
    let mut views = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = policy.act(&view, &mut rng).unwrap();
        game.apply(seat, action).unwrap();
        if view.legal().len() > 1 {
            views.push(view);
        }
    }
    views
}

fn claim(players: u8) -> Options {
    let kingdom = kingdoms(players).into_iter().next().unwrap();
    Options { players, kingdom, leader: Seat::new(0) }
}

/// In each view the search chooses among what the policy finds plausible, the same with the same seed; how often it
/// chooses something else than the likeliest.
fn departures<G: Playable>(views: &[G::View]) -> usize {
    let mut searching = named::<G>("policy:search:200w");
    let mut policy = named::<G>("policy:1");
    let mut departures = 0;
    for view in views {
        let chosen = searching.act(view, &mut Seed::from_number(5).generator()).unwrap();
        assert_eq!(searching.act(view, &mut Seed::from_number(5).generator()), Some(chosen));
        let place = view.legal().iter().position(|action| *action == chosen).expect("the action is legal");
        let Some(mix) = policy.mix(view) else { continue };
        let likeliest = mix.iter().copied().fold(0.0, f64::max);
        assert!(mix[place] > likeliest * 0.999 * (-3.0f64).exp(), "{mix:?} {place}");
        departures += usize::from(mix[place] < likeliest);
    }
    departures
}

#[test]
fn a_search_chooses_among_what_the_policy_finds_plausible() {
    let claim: usize =
        (2..=4).map(|players| departures::<Claim>(&views::<Claim>(&claim(players), 3)[..6])).sum();
    let options = Defaite::option_sets().into_iter().next().unwrap();
    let defaite = departures::<Defaite>(&views::<Defaite>(&options, 3)[..12]);
    assert!(claim > 0 && defaite > 0, "the search changes nothing: {claim}, {defaite}");
}

#[test]
fn the_values_are_of_all_legal_actions_and_the_chosen_one_has_most_tries() {
    let mut searching = named::<Claim>("policy:search:200w");
    for view in &views::<Claim>(&claim(3), 4)[..8] {
        let weighed = searching.weigh(view, &mut Seed::from_number(6).generator());
        let chosen = searching.act(view, &mut Seed::from_number(6).generator()).unwrap();
        assert!(weighed.iter().map(|weighed| weighed.action).eq(view.legal().iter().copied()));
        let most = weighed.iter().max_by_key(|weighed| weighed.tries).unwrap();
        assert_eq!(most.action, chosen);
        assert!(weighed.iter().all(|weighed| (0.0..=1.0).contains(&weighed.chance)));
    }
}
