//! What a critic may see, and exact values of settled positions.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_environments::{Arrays, Autoreset, Batch, Horizon, Observed};
use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::Claim;
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Game, Seat, Seed, Viewer};
use interregnum_solve::claim::Solver;

fn of_two() -> Vec<<Claim as Game>::Options> {
    Claim::option_sets().into_iter().filter(|options| options.players == 2).collect()
}

/// Plays random actions until all games are over.
fn finish<G: Observed>(batch: &mut Batch<G>, arrays: &mut Arrays) {
    let mut actions = vec![0; batch.len()];
    batch.write(&mut arrays.slices());
    while arrays.current.iter().any(|&seat| seat >= 0) {
        batch.sample(&mut actions);
        batch.step(&actions, &mut arrays.slices()).unwrap();
    }
}

#[test]
fn a_settled_game_counts_as_over_and_is_solved_exactly() {
    let mut batch =
        Batch::<Claim>::new(of_two(), 24, Seed::from_number(9), Autoreset::Disabled).until(Horizon::Settled);
    let mut arrays = Arrays::new(batch.layout(), 2, 24);
    finish(&mut batch, &mut arrays);
    let size = batch.layout().size();
    let tables: Vec<usize> = (0..24).rev().collect();
    let shares = batch.exact(&tables, u64::MAX, 3);
    for (&table, &share) in tables.iter().zip(&shares) {
        let game = batch.game(table).unwrap();
        let position = game.phase_two().expect("phase two has begun");
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let held: Vec<usize> = view.seats.iter().map(|seat| seat.hand.known.len()).collect();
        assert_eq!(held, [13, 13], "and no card of it was played");
        let expected = match Solver::new().winner(&position).map(Seat::index) {
            Some(0) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        assert!((share - expected).abs() < f32::EPSILON);
        let mut seen = vec![0xaa; size];
        batch.observe(table, Seat::new(0), &mut seen);
        assert_eq!(seen, arrays.observations[table * size..][..size], "seat 0 observes the end");
    }
    assert!(arrays.rewards.iter().all(|&reward| reward == 0.0) && arrays.mask.iter().all(|&is| is == 0));
    assert!(batch.exact(&tables, 1, 1).iter().any(|share| share.is_nan()), "one position is too few");
    // Without the horizon the same games go on.
    let whole = Batch::<Claim>::new(of_two(), 24, Seed::from_number(9), Autoreset::Disabled);
    assert!(whole.exact(&tables, u64::MAX, 1).iter().all(|share| share.is_nan()), "nothing is settled yet");
}

fn hidden_is_what_the_others_observe<G: Observed>(options: Vec<G::Options>, names: &[&str]) {
    let mut batch = Batch::<G>::new(options, 11, Seed::from_number(4), Autoreset::SameStep);
    let mut arrays = Arrays::new(batch.layout(), batch.players(), 11);
    let (layout, players) = (batch.layout().clone(), batch.players());
    let field = |name: &str| layout.fields.iter().find(|field| field.name == name).unwrap();
    let each: usize = names.iter().map(|name| field(name).len).sum();
    assert_eq!(batch.hidden_size(), each * (players - 1));
    let mut actions = vec![0; 11];
    for _ in 0..250 {
        batch.sample(&mut actions);
        batch.step(&actions, &mut arrays.slices()).unwrap();
        let mut hidden = vec![0xaa; batch.hidden_size() * 11];
        batch.hidden(&mut hidden, 2);
        for (table, row) in hidden.chunks(batch.hidden_size()).enumerate() {
            let own = usize::try_from(arrays.current[table]).unwrap();
            for (steps, mut row) in row.chunks(each).enumerate() {
                let mut seen = vec![0; layout.size()];
                batch.observe(table, Seat::new((own + steps + 1) % players), &mut seen);
                for name in names {
                    let field = field(name);
                    let (now, rest) = row.split_at(field.len);
                    assert_eq!(now, &seen[field.start..field.start + field.len], "{name}");
                    row = rest;
                }
            }
        }
    }
}

#[test]
fn hidden_cards_are_those_that_the_other_seats_observe() {
    hidden_is_what_the_others_observe::<Claim>(of_two(), &["hand-0", "followers-0"]);
    let rats = vec![BraveRats::option_sets()[0]];
    hidden_is_what_the_others_observe::<BraveRats>(rats, &["hand-0", "holds-0", "choice-0", "packet"]);
    let defeat = vec![Defaite::option_sets()[0]];
    hidden_is_what_the_others_observe::<Defaite>(defeat, &["hand-0", "middle-0", "duel-face-down"]);
}
