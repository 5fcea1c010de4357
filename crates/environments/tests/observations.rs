//! Observations hold what views show and nothing else; masks are the legal actions; batches repeat
//! with their seeds.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_environments::{Arrays, Autoreset, Batch, Legal, Memory, Observed, Observer};
use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::Claim;
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Game, Imagine, Seat, Seed, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type MemoryOf<G> = <<G as Observed>::Observer as Observer<G>>::Memory;

/// Plays random games of every option set and calls `each` in every position, with what the seats
/// remember.
fn positions<G: Observed>(games: u64, mut each: impl FnMut(&G, &MemoryOf<G>, &G::Observer)) {
    for (set, options) in G::option_sets().iter().enumerate() {
        let observer = G::observer(G::seats(options)).unwrap();
        for number in 0..games {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(set as u64 * 1000 + number);
            let mut game = G::random(options, &mut dice);
            let mut memory = MemoryOf::<G>::of(&game);
            loop {
                each(&game, &memory, &observer);
                let Some(seat) = game.to_act().first() else { break };
                let action = pick(&mut dice, game.legal(seat)).unwrap();
                memory.act(&mut game, seat, action);
            }
        }
    }
}

/// What a seat observes; the bytes before it are no zeros, so that none is left out.
fn observed<G: Observed>(game: &G, memory: &MemoryOf<G>, observer: &G::Observer, seat: Seat) -> Vec<u8> {
    let mut out = vec![0xaa; observer.layout().size()];
    observer.observe(game, memory, seat, &mut out);
    out
}

fn equal_to_views<G: Observed>(games: u64) {
    positions::<G>(games, |game, memory, observer| {
        for seat in Seat::all(game.players()) {
            let mut of_view = vec![0x55; observer.layout().size()];
            observer.observe_view(&game.view(Viewer::Seat(seat)), &mut of_view);
            assert_eq!(observed(game, memory, observer, seat), of_view, "{game:?}");
        }
    });
}

#[test]
fn an_observation_is_that_of_the_view() {
    equal_to_views::<Claim>(2);
    equal_to_views::<BraveRats>(1);
    equal_to_views::<Defaite>(1);
}

fn equal_in_imagined_worlds<G: Observed + Imagine>(every: usize) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut number, mut moved) = (0usize, 0usize);
    positions::<G>(1, |game, memory, observer| {
        number += 1;
        if !number.is_multiple_of(every) {
            return;
        }
        for seat in Seat::all(game.players()) {
            let world = G::imagine(&game.view(Viewer::Seat(seat)), &mut dice);
            moved += usize::from(world != *game);
            assert_eq!(
                observed(&world, &MemoryOf::<G>::of(&world), observer, seat),
                observed(game, memory, observer, seat),
                "{game:?} {world:?}"
            );
            let masks = [game, &world].map(|game| {
                let mut mask = vec![7; observer.layout().actions.len()];
                observer.legal(game, seat).write_mask(&mut mask);
                mask
            });
            assert_eq!(masks[0], masks[1]);
        }
    });
    assert!(moved > 100, "the law would be vacuous: only {moved} worlds differ");
}

/// Law 5 for observations.
#[test]
fn worlds_that_a_seat_cannot_tell_apart_give_equal_observations() {
    equal_in_imagined_worlds::<Claim>(3);
    equal_in_imagined_worlds::<BraveRats>(2);
    equal_in_imagined_worlds::<Defaite>(5);
}

fn masks_are_legal<G: Observed>() {
    positions::<G>(1, |game, _, observer| {
        let layout = observer.layout();
        for seat in Seat::all(game.players()) {
            let found = observer.legal(game, seat);
            let mut mask = vec![7; layout.actions.len()];
            found.write_mask(&mut mask);
            let legal: Vec<usize> = game.legal(seat).map(|action| found.index(action).unwrap()).collect();
            assert_eq!(mask.iter().map(|&legal| usize::from(legal)).sum::<usize>(), legal.len());
            for (action, &index) in game.legal(seat).zip(&legal) {
                assert_eq!(mask[index], 1, "{action} is {}", layout.actions[index]);
                assert_eq!(found.action(index), Some(action));
            }
            let mut all: Vec<usize> = (0..found.number()).map(|n| found.nth(n)).collect();
            all.sort_unstable();
            let ones = mask.iter().enumerate().filter(|(_, legal)| **legal == 1);
            assert_eq!(all, ones.map(|(index, _)| index).collect::<Vec<_>>());
            let refused = (0..layout.actions.len() + 2).filter(|index| !legal.contains(index));
            for index in refused.step_by(17) {
                assert_eq!(found.action(index), None);
            }
        }
    });
}

#[test]
fn the_mask_is_one_for_the_legal_actions_and_every_index_leads_back() {
    masks_are_legal::<Claim>();
    masks_are_legal::<BraveRats>();
    masks_are_legal::<Defaite>();
}

/// Different actions of a position have different names, and different states different
/// observations: otherwise a field would be missing.
#[test]
fn the_action_names_are_unique_and_name_the_card() {
    let claim = Claim::observer(2).unwrap().layout();
    assert_eq!(claim.actions.len(), 105);
    assert_eq!(claim.actions[104], "top");
    assert_eq!(claim.cards.iter().filter(|name| *name == "Go0").count(), 5);
    for players in 3..=6 {
        let layout = Defaite::observer(players).unwrap().layout();
        let mut names = layout.actions.clone();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), layout.actions.len());
    }
    positions::<Claim>(1, |game, (), observer| {
        let layout = observer.layout();
        for seat in game.to_act() {
            for action in game.legal(seat) {
                let name = &layout.actions[observer.legal(game, seat).index(action).unwrap()];
                assert_eq!(action.to_string().split(' ').next_back(), Some(name.as_str()));
            }
        }
    });
}

/// The observer's hand is written in its columns, by the names of the layout alone.
#[test]
fn the_fields_of_a_layout_are_where_it_says() {
    positions::<Claim>(1, |game, memory, observer| {
        let layout = observer.layout();
        let Some(seat) = game.to_act().first() else { return };
        let out = observed(game, memory, observer, seat);
        let field = |name: &str| {
            let field = layout.fields.iter().find(|field| field.name == name).unwrap();
            &out[field.start..field.start + field.len]
        };
        let view = game.view(Viewer::Seat(seat));
        let named = |bytes: &[u8]| -> Vec<String> {
            let cards = layout.cards.iter().zip(bytes).filter(|(_, byte)| **byte == 1);
            cards.map(|(name, _)| name.clone()).collect()
        };
        let cards = |set: interregnum_games::claim::CardSet| -> Vec<String> {
            set.cards().map(|card| card.to_string()).collect()
        };
        assert_eq!(named(field("hand-0")), cards(view.seats[seat.index()].hand.known));
        assert_eq!(named(field("discards")), cards(view.discards));
        let next = (seat.index() + 1) % view.seats.len();
        assert_eq!(named(field("score-1")), cards(view.seats[next].score));
        assert_eq!(field("hand-unknown-1"), [view.seats[next].hand.unknown]);
        assert_eq!(field("pile"), [view.pile]);
        assert_eq!(
            field("kingdom").iter().map(|&is| usize::from(is)).sum::<usize>(),
            view.options.kingdom.len()
        );
    });
}

fn played<G: Observed>(threads: usize, autoreset: Autoreset) -> (Vec<Arrays>, Batch<G>) {
    let mut batch = Batch::<G>::new(vec![G::option_sets()[0].clone()], 37, Seed::from_number(3), autoreset);
    let mut arrays = Arrays::new(batch.layout(), batch.players(), 37);
    batch.write(&mut arrays.slices());
    let mut actions = vec![0; 37];
    let mut all = Vec::new();
    for _ in 0..200 {
        batch.sample(&mut actions);
        batch.step_on(&actions, &mut arrays.slices(), threads).unwrap();
        all.push(arrays.clone());
    }
    (all, batch)
}

#[test]
fn a_batch_repeats_with_its_seed_whatever_the_number_of_threads() {
    for autoreset in [Autoreset::SameStep, Autoreset::NextStep, Autoreset::Disabled] {
        assert!(played::<Claim>(1, autoreset).0 == played::<Claim>(3, autoreset).0);
        assert!(played::<BraveRats>(1, autoreset).0 == played::<BraveRats>(2, autoreset).0);
        assert!(played::<Defaite>(1, autoreset).0 == played::<Defaite>(2, autoreset).0);
    }
}

#[test]
fn rewards_come_with_the_end_and_sum_to_zero() {
    for (all, players) in
        [(played::<Claim>(1, Autoreset::SameStep).0, 2), (played::<Defaite>(1, Autoreset::SameStep).0, 3)]
    {
        let mut ends = 0;
        for arrays in &all {
            for (rewards, &end) in arrays.rewards.chunks(players).zip(&arrays.terminations) {
                ends += usize::from(end);
                assert!(rewards.iter().sum::<f32>().abs() < 1e-6);
                assert!(end == 1 || rewards.iter().all(|&reward| reward == 0.0));
            }
            assert!(arrays.current.iter().all(|&seat| seat >= 0), "a new game begins in the same step");
        }
        assert!(ends > 30, "{ends}");
    }
}

#[test]
fn without_autoreset_a_game_that_is_over_stays_over() {
    let (all, _) = played::<Claim>(1, Autoreset::Disabled);
    let last = all.last().unwrap();
    assert!(last.current.iter().all(|&seat| seat == -1));
    assert!(last.mask.iter().chain(&last.observations).all(|&byte| byte == 0));
    assert!(last.terminations.iter().all(|&end| end == 0), "only the step that ends a game says so");
    let ends: usize =
        all.iter().map(|arrays| arrays.terminations.iter().map(|&end| usize::from(end)).sum::<usize>()).sum();
    assert_eq!(ends, 37);
}

#[test]
fn an_illegal_action_names_its_table() {
    let mut batch =
        Batch::<Claim>::new(vec![Claim::option_sets()[0]], 4, Seed::from_number(3), Autoreset::SameStep);
    let mut arrays = Arrays::new(batch.layout(), 2, 4);
    let mut actions = vec![0; 4];
    batch.sample(&mut actions);
    for bad in [-1, 104, 105, 1_000_000] {
        let mut wrong = actions.clone();
        wrong[2] = bad;
        let error = batch.clone().step(&wrong, &mut arrays.slices()).unwrap_err();
        assert_eq!((error.table, error.action), (2, bad));
    }
}
