//! How many worlds the search walks in a second, on one thread, in Claim's first phase.

use interregnum_games::claim::{Claim, NAMED, Options};
use interregnum_kernel::{Game, Seat, Seed, Viewer, pick};
use interregnum_players::player;
use rand_xoshiro::rand_core::Rng;
use std::num::NonZero;
use std::time::Instant;

/// What the figure is called.
pub(super) const LABEL: &str = "claim/2/claim";

/// Over how many positions the figure is a median: after this many actions and its multiples.
const POSITIONS: usize = 9;
const APART: usize = 2;

/// How many worlds are walked at a time.
const WORLDS: u64 = 20_000;

/// The median over positions of one game that was begun at random.
pub(super) fn worlds_a_second(seconds: f64) -> f64 {
    let options = Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) };
    let seed = Seed::from_number(1);
    let mut rng = seed.child(0).generator();
    let Ok(mut game) = Claim::start(&options, &Claim::deal(&options, seed)) else { return 0.0 };
    let mut rates: Vec<f64> = (0..POSITIONS)
        .map(|_| {
            let rate = at(&game, seconds / POSITIONS as f64, &mut rng);
            for _ in 0..APART {
                let Some(seat) = game.to_act().first() else { break };
                let Some(action) = pick(&mut rng, game.legal(seat)) else { break };
                game.advance(seat, action);
            }
            rate
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[POSITIONS / 2]
}

/// The rate in one position.
fn at(game: &Claim, seconds: f64, rng: &mut dyn Rng) -> f64 {
    let Some(seat) = game.to_act().first() else { return 0.0 };
    let Ok(mut bot) = player::<Claim>(&format!("search:{WORLDS}w"), NonZero::<usize>::MIN) else {
        return 0.0;
    };
    let view = game.view(Viewer::Seat(seat));
    let start = Instant::now();
    let mut worlds = 0;
    while worlds == 0 || start.elapsed().as_secs_f64() < seconds {
        std::hint::black_box(bot.weigh(&view, rng));
        worlds += WORLDS;
    }
    worlds as f64 / start.elapsed().as_secs_f64()
}
